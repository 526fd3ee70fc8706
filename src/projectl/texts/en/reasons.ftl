# Why an action is not legal now, and what would be.

illegal-action = '{ $action }' is not legal now. { $reason }

reason-none = This can be done now.
reason-over = The game is over.
reason-reward-due = The reserve has no { $shape } for your reward; choose { $choices }.
reason-no-reward-due = No reward is to be chosen; rewards come by themselves while the reserve has them.
reason-master-place = You are in a Master: place a piece.
reason-master-end = You are in a Master: end it.
reason-master-place-or-end = You are in a Master: place a piece, or end it.
reason-touches = These are the finishing touches: place pieces, or end your touches.
reason-no-actions = You have no action left; buy one for { $coins } coins, or end your turn.
reason-slots-full = Your four slots are full; complete a puzzle first.
reason-place-empty = { $place } is empty; puzzles lie on { $places }.
reason-market-empty = No puzzle is left to take.
reason-reserve-empty = The reserve is empty.
reason-piece-level-one = The piece to take is { $shape }; larger ones come by exchange and as rewards.
reason-piece-lowest = The reserve has no piece below level { $level }; take { $choices }.
reason-no-piece = Your supply has no { $shape }; it has { $held }.
reason-no-piece-at-all = Your supply has no { $shape }; it is empty.
reason-same-shape = An exchange gives one shape for another, not { $shape } for itself.
reason-upgrade-missing = The reserve has no { $get }; { $give } can become { $choices } now.
reason-upgrade-missing-all = The reserve has no { $get }, nor anything else for { $give }.
reason-upgrade-too-far = { $get } is more than one step up from { $give }; it can become { $choices } now.
reason-upgrade-too-far-all = { $get } is more than one step up from { $give }.
reason-slot-empty =
    { $count ->
        [one] Slot { $slot } is empty; your puzzle is in slot { $slots }.
       *[other] Slot { $slot } is empty; your puzzles are in slots { $slots }.
    }
reason-no-puzzle = Slot { $slot } is empty; you have no puzzle yet.
reason-slot-mastered = This Master has already placed a piece on slot { $slot }; at most one on each puzzle.
reason-fits-nowhere = { $shape } fits nowhere on slot { $slot }; empty: { $empty }.
reason-hole-full = The hole of slot { $slot } is full.
reason-outside =
    { $count ->
        [one] { $cells } is outside the hole; empty: { $empty }.
       *[other] { $cells } are outside the hole; empty: { $empty }.
    }
reason-covered =
    { $count ->
        [one] { $cells } is covered; empty: { $empty }.
       *[other] { $cells } are covered; empty: { $empty }.
    }
reason-outside-and-covered = Outside the hole: { $outside }; covered: { $covered }; empty: { $empty }.
reason-master-used = You have used your Master this turn.
reason-master-no-fit = A Master places at least one piece, and none of yours fits.
reason-master-first = A Master places at least one piece before it ends.
reason-nothing-to-end =
    { $count ->
        [one] There is no Master to end; your turn ends by itself, after one more action.
       *[other] There is no Master to end; your turn ends by itself, after { $count } more actions.
    }
reason-finesse-only = Actions can be bought only in Finesse.
reason-coins =
    { $coins ->
        [0] An action costs { $price } coins; you can spend none.
        [one] An action costs { $price } coins; you can spend 1.
       *[other] An action costs { $price } coins; you can spend { $coins }.
    }
reason-actions-left =
    { $count ->
        [one] You still have an action, and it must be taken.
       *[other] You still have { $count } actions, and all must be taken.
    }
reason-pass = Passing is only for when nothing else is possible.
