# The end of a game.

end-counting = Counting points …
end-you-won = You won!
end-won = { $name } won
end-shared = { $names } share the victory
end-mastermind = The mastermind won
ended-black-deck-empty = The black deck ran out and one more round was played.
ended-deck-empty = The deck ran out and one more round was played.
ended-idle-rounds = For five rounds nobody took a puzzle or placed a piece.
ended-last-tile = The last tile was removed.
decided-coins = Equal points: more coins decided.
decided-puzzles = Equal points: more finished puzzles decided.
decided-pieces = Equal points and puzzles: more pieces decided.
decided-shared = Equal in everything.
cost-touches =
    { $count ->
        [one] −1 for a touch
       *[other] −{ $count } for touches
    }
cost-unfinished =
    { $count ->
        [one] −1 for unfinished puzzles
       *[other] −{ $count } for unfinished puzzles
    }
score-puzzles =
    { $count ->
        [one] 1 puzzle
       *[other] { $count } puzzles
    }
score-pieces =
    { $count ->
        [one] 1 piece
       *[other] { $count } pieces
    }
score-coins =
    { $count ->
        [one] 1 coin
       *[other] { $count } coins
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
