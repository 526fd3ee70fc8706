# What speaks for a turn that is advised. Each is a remark about the turn ("this turn … ").
# $slots, $rewards and $shapes are lists of slot numbers or piece names, ready to read.
# $place is a place of the market, such as W2 or 7.

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
    can complete slot { $slot } next turn for { $points ->
        [one] 1 point
       *[other] { $points } points
    } and { $reward }
hint-ready-taken =
    can complete the puzzle on { $place } next turn for { $points ->
        [one] 1 point
       *[other] { $points } points
    } and { $reward }
hint-ready-master = can complete slots { $slots } next turn, with a Master
hint-denies-mastermind = takes the puzzle on { $place }, which the mastermind would take next
hint-denies-puzzle = takes the puzzle on { $place } before player { $player } can fill it
hint-denies-piece = gets the last { $shape }, which player { $player } needs in slot { $slot }
hint-makes = makes { $shape }, which slot { $slot } needs
hint-makes-taken = makes { $shape }, which the puzzle on { $place } needs
hint-gets = gets { $shape }, which slot { $slot } needs
hint-gets-taken = gets { $shape }, which the puzzle on { $place } needs
hint-fills =
    your pieces fill the puzzle on { $place } in { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    } for { $points ->
        [one] 1 point
       *[other] { $points } points
    } and { $reward }
hint-starts =
    starts the puzzle on { $place } for { $points ->
        [one] 1 point
       *[other] { $points } points
    } and { $reward }; it takes { $pieces ->
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
hint-little = changes little

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
