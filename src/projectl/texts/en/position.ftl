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
