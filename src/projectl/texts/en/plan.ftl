# The page: planning a turn while others move.

plan = Plan ahead
plan-short = Plan
plan-title = Your plan
plan-begin =
    { $next ->
        [touches] Lay what you would lay as finishing touches. Only you see it.
       *[turn] Do on the board what you would do next. Only you see it.
    }
plan-private =
    { $next ->
        [touches] Only you see it. It waits for your finishing touches.
       *[turn] Only you see it. It is carried into your turn.
    }
plan-turn = It is your turn: play it, or go on planning.
plan-gone = It is your turn, and nothing of it is possible any more.
plan-full =
    { $next ->
        [touches] your finishing touches are planned
       *[turn] the whole turn is planned
    }
plan-lost-short = No longer possible:
plan-lost =
    { $count ->
        [one] No longer possible: { $steps }.
       *[other] { $count } steps are no longer possible: { $steps }.
    }
plan-play = Play my plan
plan-clear = Give the plan up
plan-no-hint = Hints are for your turn, not for a plan.
