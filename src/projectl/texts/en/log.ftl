# What happened, in words.

log-puzzle =
    { $colour ->
        [white] white
       *[black] black
    } { $name } ({ $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $reward })
log-take = { $name } took { $puzzle }.
log-piece = { $name } took { $shape }.
log-upgrade = { $name } exchanged { $give } for { $get }.
log-place = { $name } placed { $shape } on slot { $slot }.
log-reward = { $name } chose { $shape } instead of { $due }.
log-master = { $name } began a Master.
log-done = { $name } finished the Master.
log-done-touches = { $name } ended the touches.
log-insert = { $name } bought an action.
log-pass = { $name } passed.
log-end = { $name } ended the turn.
log-complete =
    { $name } completed a puzzle: { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $reward ->
        [none] .
       *[other] { " and " }{ $reward }.
    }
log-coin =
    { $sign ->
        [less] { $name } gave { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        }.
       *[more] { $name } got { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        }.
    }
log-mastermind = The mastermind took { $puzzles }.
log-mastermind-nothing = The mastermind took nothing.
log-round = Round { $round }
log-round-last = Round { $round }, the last
log-last-round = The deck has run out: round { $round } is the last.
log-touches = Finishing touches
log-over = The game is over.
log-undo =
    { $name } took back { $actions ->
        [one] an action
       *[other] { $actions } actions
    }.
log-join = { $name } sat down.
log-name = Now called { $name }.
log-leave = { $name } left; an agent plays on.
log-back = { $name } is back.
log-falter = { $name } hesitated; a simpler agent moved.
log-promise = The decks are shuffled; SHA-256 of the seed: { $commitment }…
