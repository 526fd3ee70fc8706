# What speaks for a turn that is advised. Each is a remark about the turn ("this turn … ").
# $slots, $rewards and $shapes are lists of slot numbers or piece names, ready to read.
# $place is a place of the market, such as W2 or 7.
# $when is now, in what is left of this turn, or next, in the next turn.

hint-completes =
    { $count ->
        [one] completes slot { $slots } now
       *[other] completes slots { $slots } now
    } for { $points ->
        [one] 1 point
       *[other] { $points } points
    }, and brings { $rewards }
hint-completes-only =
    { $count ->
        [one] completes slot { $slots } now
       *[other] completes slots { $slots } now
    } for { $points ->
        [one] 1 point
       *[other] { $points } points
    }
# $standing: after this turn, the player is ahead, behind or level with the best other.
hint-ends =
    { $standing ->
        [ahead] empties the black deck, which starts the end, { $points ->
            [one] 1 point ahead
           *[other] { $points } points ahead
        }
        [behind] empties the black deck, which starts the end, { $points ->
            [one] 1 point behind
           *[other] { $points } points behind
        }
       *[level] empties the black deck, which starts the end, with level scores
    }
hint-ends-solo = the deck runs out, which starts the end
hint-ready =
    can complete slot { $slot } { $when ->
        [now] still this turn
       *[next] next turn
    }: { $worth }
hint-ready-taken =
    can complete the puzzle { $place } { $when ->
        [now] still this turn
       *[next] next turn
    }: { $worth }
hint-ready-master =
    can complete slots { $slots } { $when ->
        [now] still this turn
       *[next] next turn
    }, with a Master
hint-denies-mastermind = takes the puzzle { $place }, which the mastermind would take next
hint-denies-puzzle = takes the puzzle { $place } before player { $player } can fill it
hint-denies-piece = gets the last { $shape }, the one piece that player { $player } lacks for slot { $slot }
hint-makes = makes { $shape }, which helps to fill slot { $slot }
hint-makes-taken = makes { $shape }, which helps to fill the puzzle { $place }
hint-gets = gets { $shape }, which helps to fill slot { $slot }
hint-gets-taken = gets { $shape }, which helps to fill the puzzle { $place }
hint-fills =
    { $pieces ->
        [one] you have the piece that fills the puzzle { $place }
       *[other] you have the { $pieces } pieces that fill the puzzle { $place }
    }: { $worth }
hint-starts =
    starts the puzzle { $place } ({ $worth }); it takes { $pieces ->
        [one] 1 more piece
       *[other] { $pieces } more pieces
    }
hint-coins =
    earns { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
hint-buys = buys one more action
hint-lock = moves a lock from column { $column } to the mastermind
hint-covers =
    leaves { $cells ->
        [one] 1 cell
       *[other] { $cells } cells
    } of slot { $slot } empty
hint-keeps = keeps { $shapes } for later
hint-keeps-touches = keeps { $shapes } for finishing touches
hint-little = no single thing stands out

# Finishing touches
hint-touches =
    { $count ->
        [one] completes slot { $slots }
       *[other] completes slots { $slots }
    }: { $points ->
        [one] 1 point more in all
       *[other] { $points } points more in all
    }
hint-touches-even =
    { $count ->
        [one] completes slot { $slots } for what it costs, and finished puzzles break ties
       *[other] completes slots { $slots } for what they cost, and finished puzzles break ties
    }
hint-touches-none = no further touch brings more points than it costs

# What the search expects: $percent is the chance to win, $lead is how far the player will be ahead (hint-lead).
hint-odds = { $percent }% to win, on average { $lead }
hint-odds-solo = { $percent }% to win against the mastermind, on average { $lead }
# $standing: at the end, the player is ahead, behind or level with the best other.
hint-lead =
    { $standing ->
        [ahead] { $points ->
            [one] 1 point ahead
           *[other] { $points } points ahead
        }
        [behind] { $points ->
            [one] 1 point behind
           *[other] { $points } points behind
        }
       *[level] level
    }
# When only finishing touches are left, the outcome is known.
hint-outcome =
    { $outcome ->
        [won] wins the game
        [shared] shares the win
       *[lost] does not win
    }, { $lead }
hint-outcome-solo =
    { $outcome ->
        [won] wins against the mastermind
       *[lost] does not win against the mastermind
    }, { $lead }
# Said after the actions of a turn that stops at a card nobody knows yet.
hint-goes-on = then see what turns up
# What a puzzle is worth; $worth in other messages.
hint-worth =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }, reward { $reward }
hint-worth-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }

# Warnings before an action that wastes something; only what is certain is said.
waste-nothing = Nothing is wasted.
waste-breaks =
    { $pieces ->
        [one] Your pieces can fill slot { $slot } now. With { $shape } laid like this one more will be missing.
       *[other] Your pieces can fill slot { $slot } now. With { $shape } laid like this { $pieces } more will be missing.
    }
waste-strands = With { $shape } laid like this, not even all the pieces of the reserve could fill slot { $slot }.
waste-trades-away = Your pieces can fill slot { $slot } now. Without { $shape } they cannot.
waste-too-late =
    { $actions ->
        [0] It is too late for the puzzle { $place }: filling it takes { $pieces ->
        [one] 1 action
       *[other] { $pieces } actions
    } or more, and after this you have none. It brings no points any more.
       *[other] It is too late for the puzzle { $place }: filling it takes { $pieces ->
        [one] 1 action
       *[other] { $pieces } actions
    } or more, and after this you have { $actions }. It brings no points any more.
    }
waste-too-late-solo =
    It is too late for the puzzle { $place }: filling it takes { $pieces ->
        [one] 1 action
       *[other] { $pieces } actions
    } or more, and after this you have { $actions ->
        [0] none
       *[other] { $actions }
    }. Unfinished, it costs you { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
waste-misses = You can still complete slot { $slot }, and this is your last turn. After this action you cannot.
waste-master-alone = This Master could place one piece only. Placing it without a Master costs the same.
waste-touch-lost = After this your pieces cannot fill slot { $slot }: the touch would be for nothing.
waste-touch-costs =
    { $points ->
        [0] Filling slot { $slot } still costs { $pieces ->
        [one] 1 point
       *[other] { $pieces } points
    }, and brings none.
       *[other] Filling slot { $slot } still costs { $pieces ->
        [one] 1 point
       *[other] { $pieces } points
    }, and brings only { $points }.
    }
waste-touch-left =
    You can still fill slot { $slot }, and gain { $points ->
        [one] 1 point
       *[other] { $points } points
    } by it.
