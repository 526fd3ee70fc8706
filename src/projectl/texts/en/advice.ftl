# The page: hints on the board, how a puzzle can be filled, and warnings.

# A puzzle where its picture cannot be seen.
puzzle-words =
    { $colour ->
        [white] (white, points: { $points }, reward: { $reward })
       *[black] (black, points: { $points }, reward: { $reward })
    }
advice-turn = Hint { $number } of { $count }
advice-previous = The hint before
advice-next = The next hint
advice-play = Play this turn
advice-stop = Stop
advice-step = Do step { $number }
advice-steps = The steps, also numbered on the board

fill-title = How can this be filled?
fill-short = Fill?
fill-mine = My pieces
fill-whose = Whose pieces
fill-can =
    { $count ->
        [one] One piece fills it.
       *[other] { $count } pieces fill it.
    }
fill-missing =
    { $count ->
        [one] One piece is missing. Any of these will do:
       *[other] { $count } pieces are missing. Any of these will do:
    }
fill-missing-drawn = Missing pieces are outlined.
fill-way = Way { $number } of { $count }
fill-way-before = The way before
fill-way-next = Another way
fill-puzzle-before = The puzzle before
fill-puzzle-next = The next puzzle
fill-reserve = { $left } in the reserve
fill-pays =
    { $points ->
        [one] Completing it pays 1 point and this piece:
       *[other] Completing it pays { $points } points and this piece:
    }
fill-pays-else = The reserve has none of it now: its owner would choose another piece.
fill-costs =
    { $points ->
        [one] Left unfinished, it costs 1 point at the end.
       *[other] Left unfinished, it costs { $points } points at the end.
    }
fill-key = H: how can this be filled?

warn-title = Are you sure?
warn-anyway = Do it anyway
warn-not = Better not
warn-setting = Warn me before I waste something

# Reasons, where one sees what they speak of.
board-fits-nowhere = { $shape } fits on none of your puzzles now.
board-place-empty = No puzzle lies here any more.
