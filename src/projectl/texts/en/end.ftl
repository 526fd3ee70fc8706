# The end of a game.

end-counting = Counting points …
end-you-won = You won!
end-won = { $winners } won
end-shared = { $winners } share the victory
end-mastermind = The mastermind won
reason-black-deck-empty = The black deck ran out and one more round was played.
reason-deck-empty = The deck ran out and one more round was played.
reason-idle-rounds = For five rounds nobody took a puzzle or placed a piece.
reason-last-tile = The last tile was removed.
decided-coins = Equal points: more coins decided.
decided-puzzles = Equal points: more finished puzzles decided.
decided-pieces = Equal points and puzzles: more pieces decided.
decided-shared = Equal in everything.
cost-touches =
    { $count ->
        [one] −1 for a touch
       *[other] −{ $count } for touches
    }
cost-unfinished = −{ $count } for unfinished puzzles
score-small =
    { $puzzles ->
        [one] 1 puzzle
       *[other] { $puzzles } puzzles
    }, { $pieces ->
        [one] 1 piece
       *[other] { $pieces } pieces
    }
score-puzzles =
    { $puzzles ->
        [one] 1 puzzle
       *[other] { $puzzles } puzzles
    }
score-coins =
    , { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
rematch = Play again
look-at-board = Look at the board
show-scores = Show the scores
download = Game file
shuffle-title = Was the shuffle fair?
seed = Seed
verify = Verify
verified-true = Yes: the seed is the one that was promised.
verified-false = No: this seed was not the one that was promised.
