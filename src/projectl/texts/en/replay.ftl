# Looking back at a game: every moment of it, and every turn judged.
look-back = Look back
replay-title = Looking back
why-past = This is a look back. To play, choose “Play on from here”.
replay-scrubber = Moment of the game
replay-moment = Action { $at } of { $last } · round { $round } · { $name }
replay-steps = Steps
replay-first = To the beginning
replay-turn-back = One turn back
replay-back = One action back
replay-forward = One action on
replay-turn-forward = One turn on
replay-last = To the end
replay-seen-from = Seen from
replay-link = Link to this moment

# A new game that begins with this moment
branch = Play on from here
branch-over = The game is over here; go back a little.
branch-seat = You play
branch-against = The others
branch-go = Begin
branch-words = A new game begins with this position. The cards lie as they lay then.

# The turn that is looked at. $percent and $points are what it gave away against the best turn that was found.
replay-turn-of = Round { $round }: { $name }
replay-touches-of = Finishing touches: { $name }
grade-best = Nothing better was found.
grade-good = A good turn; the best one promised { $percent }% more.
grade-slip =
    A slip: it gave away { $percent }% to win and { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
grade-blunder =
    A blunder: it gave away { $percent }% to win and { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
replay-show-better = Show the better turn
replay-show-played = Show what was played
judging = Judging every turn: { $done } of { $total }
judging-done = Every turn is judged.
judging-soon = The engine has not looked at this turn yet.
judging-failed = The engine could not be loaded.

# What one will remember. $round is the round or the finishing touches; $way is more, less or even.
replay-summary = To remember
replay-round = round { $round }
remember-best = Best turn: { $round }, { $percent }% more than expected
remember-costliest = Costliest turn: { $round }, { $percent }% given away
remember-no-slip = No turn that gave much away
remember-luck =
    Luck of the cards: { $way ->
        [more] +{ $percent }%
        [less] −{ $percent }%
       *[even] even
    }
replay-how = Per cent are of the chance to win, as a short search sees it. Luck is what the cards turned up brought, against others that might have come.
