# Pictures: what is written in them, and what is read to those who cannot see them.

picture-players =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
picture-idle =
    { $rounds ->
        [one] 1 idle round of { $most }
       *[other] { $rounds } idle rounds of { $most }
    }
# { $words } are a few short texts, such as "4 points and 2 finished puzzles".
picture-about = { $name }: { $words }.
picture-first = first player
picture-master = Master
picture-master-on =
    { $count ->
        [one] Master on slot { $slots }
       *[other] Master on slots { $slots }
    }
picture-master-used = Master used
picture-task-reward = chooses a piece instead of { $shape }
picture-task-touch = each piece placed costs a point
picture-task-touch-coins = each piece placed costs a coin or a point

# The result, with the points of the first and, where there are only two, of the second.
picture-won =
    { $points ->
        [one] { $name } won with 1 point
       *[other] { $name } won with { $points } points
    }
picture-won-of-two = { $name } won, { $points } to { $second }
picture-mastermind-won = The mastermind won, { $points } to { $second }
picture-shared =
    { $points ->
        [one] { $names } share the victory with 1 point
       *[other] { $names } share the victory with { $points } points
    }

# A piece and a puzzle
picture-piece = Piece { $shape }
picture-piece-words =
    { $shape ->
        [I1] I1, a piece of one square: yellow, marked with a dot.
        [I2] I2, a piece of two squares: green, marked with two bars.
        [I3] I3, a piece of three squares: blue, marked with three bars.
        [V3] V3, a piece of three squares: amber, marked with a filled corner.
        [I4] I4, a piece of four squares: purple, marked with four bars.
        [L4] L4, a piece of four squares: cyan, marked with the letter L.
        [T4] T4, a piece of four squares: magenta, marked with the letter T.
        [S4] S4, a piece of four squares: orange, marked with the letter S.
       *[O4] O4, a piece of four squares: red, marked with a square.
    }
picture-puzzle = Puzzle { $puzzle }
picture-puzzle-words =
    { $colour ->
        [white] White puzzle { $puzzle }. Points: { $points }. Reward: { $reward }. The hole is { $cells }.
       *[black] Black puzzle { $puzzle }. Points: { $points }. Reward: { $reward }. The hole is { $cells }.
    }
picture-laid = { $shape } on { $cells }
picture-on-it = On it: { $laid }.
picture-nothing-on-it = On it: no piece.

# The market and the reserve
picture-place-next = { $place }, next for it
picture-deck = deck
picture-deck-empty =
    { $colour ->
        [white] no white left
       *[black] no black left
    }
picture-decks = Left in the decks: { $white } white, { $black } black.
picture-on-offer = On offer:
picture-places-empty = Empty: { $places }.
picture-reserve = Reserve: { $pieces }.
picture-locks = locks { $locks }
picture-mastermind-locks = Locks in hand: { $held }. Locks above the columns: { $locks }.

# The tiles
picture-tile-over = { $round } is over
picture-tile-down = face down
picture-tile-blue = turn end
picture-tile-pink = at once

# A mat
picture-slot = slot { $slot }
picture-free = free
picture-pile =
    { $count ->
        [one] 1 finished
       *[other] { $count } finished
    }
picture-pile-empty = no finished puzzle yet
picture-coins =
    { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
picture-pending = { $count } pending
picture-supply = Supply: { $pieces }.
picture-supply-none = Supply: no pieces.

# A whole game as a sheet of small pictures
picture-sheet =
    { $count ->
        [one] A game of Project L in one picture
       *[other] A game of Project L in { $count } pictures
    }
picture-deal = The deal
picture-after-round = After round { $round }
picture-after-actions =
    { $count ->
        [one] After 1 action
       *[other] After { $count } actions
    }
picture-actions =
    { $count ->
        [one] 1 action
       *[other] { $count } actions
    }
picture-end = The end
picture-all-have =
    { $points ->
        [one] all have 1 point
       *[other] all have { $points } points
    }
picture-lead-shared =
    { $points ->
        [one] { $count } lead with 1 point
       *[other] { $count } lead with { $points } points
    }
picture-lead =
    { $points ->
        [one] { $name } leads with 1 point
       *[other] { $name } leads with { $points } points
    }

# Plain text, in columns of fixed width. Capital letters, full stops and their absence are meant.
text-over =
    { $reason ->
        [black-deck-empty] The game is over: the black deck ran out and one more round was played.
        [deck-empty] The game is over: the deck ran out and one more round was played.
        [idle-rounds] The game is over: for five rounds nobody took a puzzle or placed a piece.
       *[last-tile] The game is over: the last tile was removed.
    }
text-round =
    { $last ->
        [now] Round { $round } (the last). { $turn }
        [next] Round { $round } (last but one). { $turn }
       *[no] Round { $round }. { $turn }
    }
text-round-of =
    { $last ->
        [now] Round { $round } of { $rounds } (the last). { $turn }
        [next] Round { $round } of { $rounds } (last but one). { $turn }
       *[no] Round { $round } of { $rounds }. { $turn }
    }
# $waiting is one of the five that follow, $left is actions-left.
text-turn = { $name }: { $waiting }
text-master-used = { $left }, Master used
text-master =
    { $count ->
        [0] Master, { $left }
        [one] Master on slot { $slots }, { $left }
       *[other] Master on slots { $slots }, { $left }
    }
text-substitute = a substitute for { $shape }, { $left }
text-touches = finishing touches, a point for each piece placed
text-touches-coins = finishing touches, a coin or a point for each piece placed
text-result = { $rank }. { $name }: { $points }
text-idle =
    { $rounds ->
        [one] 1 idle round; five in a row end the game
       *[other] { $rounds } idle rounds; five in a row end the game
    }
# $pieces come last, as in text-supply.
text-reserve = Reserve { $pieces }

# The market
text-white-row = White row, { $left } more in the deck
text-black-row = Black row, { $left } more in the deck
text-deck =
    { $white ->
        [0] { $black ->
            [0] Deck: empty
           *[other] Deck: { $black } black
        }
       *[other] Deck: { $white } white, then { $black } black
    }
# In 8 columns.
text-locks =
    { $count ->
        [0] open
        [one] 1 lock
       *[other] { $count } locks
    }
# Points and reward of a puzzle, in 7 columns.
text-worth = { $points }p +{ $reward }

# A seat
text-none = none
text-first = { $name } (first)
text-finished =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    } in { $puzzles ->
        [one] 1 finished puzzle
       *[other] { $puzzles } finished puzzles
    }
text-touches-cost =
    { $points ->
        [one] 1 point off for touches
       *[other] { $points } points off for touches
    }
text-coins =
    { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }{ $pending ->
        [0] { "" }
       *[other] , { $pending } pending
    }
text-supply = supply { $pieces }
# In 7 columns.
text-slot = slot { $slot }
text-free = free

# The mastermind
text-mastermind-taken =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    } in { $puzzles ->
        [one] 1 puzzle
       *[other] { $puzzles } puzzles
    }
text-mastermind-locks =
    { $count ->
        [one] holds 1 lock
       *[other] holds { $count } locks
    }

# Tiles
text-bank = Bank { $coins }. Tiles { $tiles }
text-bank-alone = Bank { $coins }. Tiles all removed
text-face-down =
    { $rounds ->
        [one] The current tile lies face down and pays nothing, for 1 more round
       *[other] The current tile lies face down and pays nothing, for { $rounds } more rounds
    }
text-tile-placing = { $tile }: at once a coin for each { $shapes } placed
text-tile-mastering = { $tile }: at once a coin for each piece placed by a Master
text-tile-completing = { $tile }: at once a coin for completing a puzzle
text-tile-taking = { $tile }: at once a coin for taking a puzzle
text-tile-trading = { $tile }: at once a coin for taking a level-1 piece or upgrading
text-tile-pieces = { $tile }: at the end of the turn a coin for each { $shapes } you have
text-tile-kinds = { $tile }: at the end of the turn a coin for each kind you have of { $shapes }
text-tile-puzzles = { $tile }: at the end of the turn a coin for each unfinished puzzle you have

# Legal actions. The first word of a line is notation and stays as it is.
text-upgrade = upgrade { $gives } to { $gets }
text-fits = { $shape } in { $count }
text-more-ways = { $shown }, ... ({ $count } ways)
