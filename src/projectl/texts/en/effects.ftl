# What happened, one sentence an effect. $person is "you" where the reader is meant, else "other".

effect-take =
    { $person ->
        [you] You took a { $points }-point puzzle with reward { $reward }.
       *[other] { $name } took a { $points }-point puzzle with reward { $reward }.
    }
effect-piece =
    { $person ->
        [you] You took { $shape }.
       *[other] { $name } took { $shape }.
    }
effect-upgrade =
    { $person ->
        [you] You exchanged { $given } for { $shape }.
       *[other] { $name } exchanged { $given } for { $shape }.
    }
effect-place =
    { $person ->
        [you] You placed { $shape } on slot { $slot } ({ $cells }).
       *[other] { $name } placed { $shape } on slot { $slot } ({ $cells }).
    }
effect-reward =
    { $person ->
        [you] You chose { $shape } instead of { $given }.
       *[other] { $name } chose { $shape } instead of { $given }.
    }
effect-master =
    { $person ->
        [you] You began a Master.
       *[other] { $name } began a Master.
    }
effect-done =
    { $person ->
        [you] You ended the Master.
       *[other] { $name } ended the Master.
    }
effect-done-touches =
    { $person ->
        [you] You ended your finishing touches.
       *[other] { $name } ended the finishing touches.
    }
effect-insert =
    { $person ->
        [you] You paid { $coins } coins for one more action.
       *[other] { $name } paid { $coins } coins for one more action.
    }
effect-pass =
    { $person ->
        [you] You passed.
       *[other] { $name } passed.
    }
effect-end =
    { $person ->
        [you] You ended your turn.
       *[other] { $name } ended the turn.
    }
effect-complete =
    { $person ->
        [you] { $points ->
            [one] You completed a puzzle: 1 point.
           *[other] You completed a puzzle: { $points } points.
        }
       *[other] { $points ->
            [one] { $name } completed a puzzle: 1 point.
           *[other] { $name } completed a puzzle: { $points } points.
        }
    }
effect-reward-paid =
    { $person ->
        [you] You got { $shape } as the reward.
       *[other] { $name } got { $shape } as the reward.
    }
effect-reward-due =
    { $person ->
        [you] The reserve has no { $shape } for your reward: choose another piece.
       *[other] The reserve has no { $shape } for the reward: { $name } may choose another piece.
    }
effect-reward-missing =
    { $person ->
        [you] The reserve has no { $shape } for your reward, and nothing instead.
       *[other] The reserve has no { $shape } for the reward of { $name }, and nothing instead.
    }
effect-coins =
    { $change ->
        [less] { $person ->
            [you] { $coins ->
                [one] You gave back 1 coin.
               *[other] You gave back { $coins } coins.
            }
           *[other] { $coins ->
                [one] { $name } gave back 1 coin.
               *[other] { $name } gave back { $coins } coins.
            }
        }
       *[more] { $person ->
            [you] { $coins ->
                [one] You got 1 coin.
               *[other] You got { $coins } coins.
            }
           *[other] { $coins ->
                [one] { $name } got 1 coin.
               *[other] { $name } got { $coins } coins.
            }
        }
    }
effect-mastermind-take = The mastermind took a { $points }-point puzzle with reward { $reward }.
effect-mastermind-pass = The mastermind took nothing.
effect-last-round =
    { $deck ->
        [black] The black deck has run out: round { $round } is the last.
       *[grid] The deck has run out: round { $round } is the last.
    }
effect-idle-rounds =
    { $rounds ->
        [one] Nobody took a puzzle or placed a piece: an idle round; { $most } in a row end the game.
       *[other] Nobody took a puzzle or placed a piece: { $rounds } idle rounds; { $most } in a row end the game.
    }
effect-round = Round { $round }.
effect-touches = The finishing touches begin.
effect-over = The game is over.
