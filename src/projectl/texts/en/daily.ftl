# The page: the deal of the day, and the puzzle of the day.

today = Today
new-day = It is a new day. What you began counts for { $date }.

daily-deal = Daily deal
daily-of = Daily deal of { $day }
daily-words = Solo, the same for everybody. Difficulty: { $difficulty }.
daily-result =
    { $result ->
        [won] You won, { $points } : { $against }.
       *[lost] The mastermind won, { $points } : { $against }.
    }
daily-streak = Days in a row: { $played } played, { $won } won
daily-best = Your best: { $points }
daily-again = Once more, for practice
daily-new = The deal of today
daily-line =
    { $result ->
        [won] Project L, daily deal { $day }: won { $points } : { $against }
       *[lost] Project L, daily deal { $day }: lost { $points } : { $against }
    }

fewest-title = Puzzle of the day
fewest-words = Fill a hole with the fewest pieces.
fewest-fill = Fill it
fewest-task = Fill the hole with as few pieces as you can. There is no end of any piece.
fewest-hole = The hole
fewest-left = Still empty: { $cells }
fewest-pieces = Pieces
fewest-piece = { $shape }, as many as you like
fewest-laid =
    { $count ->
        [one] { $count } piece so far
       *[other] { $count } pieces so far
    }
fewest-empty = The hole is empty.
fewest-again = Start over
fewest-show = Show how
fewest-done =
    { $pieces ->
        [one] { $pieces } piece. Nobody needs fewer!
       *[other] { $pieces } pieces. Nobody needs fewer!
    }
fewest-more =
    { $pieces ->
        [one] { $pieces } piece. { $more } fewer would do.
       *[other] { $pieces } pieces. { $more } fewer would do.
    }
fewest-shown =
    { $pieces ->
        [one] { $pieces } piece is enough.
       *[other] { $pieces } pieces are enough.
    }
fewest-solved =
    { $tries ->
        [one] The fewest, { $pieces }, at the first try.
       *[other] The fewest, { $pieces }, after { $tries } tries.
    }
fewest-open =
    { $pieces ->
        [one] Filled with { $pieces } piece; it can be done with fewer.
       *[other] Filled with { $pieces } pieces; it can be done with fewer.
    }
fewest-streak =
    { $days ->
        [one] { $days } day in a row
       *[other] { $days } days in a row
    }
fewest-new = The puzzle of today
fewest-line =
    { $result ->
        [solved] Project L, puzzle { $day }: the fewest pieces, tries: { $tries }
       *[open] Project L, puzzle { $day }: not the fewest pieces yet, tries: { $tries }
    }
