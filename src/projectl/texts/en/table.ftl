# The table: names of its parts, buttons, what to do, and what stands in the way besides the rules.

the-table = The table
loading = Looking for the table …
to-start = To the start page

round =
    { $last ->
        [now] round { $round }, the last
        [next] round { $round }, the last but one
       *[no] round { $round }
    }
round-of-ten =
    { $last ->
        [now] round { $round } of 10, the last
        [next] round { $round } of 10, the last but one
       *[no] round { $round } of 10
    }
round-touch = finishing touches
round-over = game over

turn-yours = Your turn
turn-of = { $name }’s turn
turn-over = The game is over
turn-waiting = Waiting for players
actions-left =
    { $count ->
        [one] 1 action left
       *[other] { $count } actions left
    }
task-held =
    { $fits ->
        [0] exchange it in the reserve
       *[other] { $exchanges ->
            [0] put it on a puzzle
           *[other] put it on a puzzle, or exchange it in the reserve
        }
    }
task-fit = it fits here: place it, or turn it
task-master = Master: one piece on each puzzle, then finish
task-reward = The reserve has no { $shape }: choose another piece
task-touch = Finishing touches: each piece costs a point
task-touch-coins = Finishing touches: each piece costs a coin, or a point
task-buy = Two coins buy one more action, or end your turn
thinking =
    { $seconds ->
        [0] thinking
       *[other] thinking, { $seconds } s
    }

waiting =
    { $seconds ->
        [0] waiting
       *[other] waiting, { $seconds } s
    }

# Tools
tools = Tools
undo = Undo
ask-undo = Ask to undo
reset-turn = Reset turn
hint = Hint
hint-coming = Thinking …
hint-title = What looks good
hint-none = Nothing better comes to mind.
menu = Menu
controls = Your turn
turn-left = Turn left (Shift+R)
turn-right = Turn right (R)
flip = Flip (F)
put-back = Put back
place-it = Place
master = Master
done-master = Finish Master
done-touch = No more touches
end-turn = End turn
not-yet = Not yet
confirm-turn = This action ends your turn.
next-step = Next
skip-steps = To my turn
insert = Buy an action
insert-short = Buy
pass = Pass
take = Take
open-others = Others and log
others-and-log = Others and what happened
watching = You are watching
keys-help = Keys: R and Shift+R turn, F flips, arrows move, 1–4 choose a slot, Enter places, Esc puts back, Ctrl+Z takes back. The wheel turns, a right click flips.

# Parts of the board
rows = Puzzles on offer
grid = Puzzles on offer, three columns
reserve = Reserve
supply = Your supply
supply-of = Supply of { $name }
mat-of = In front of { $name }
slots-label = Your puzzles. With a piece in hand: arrow keys move it, R turns, F flips, Enter places, Escape puts it back.
log = What happened
tiles = Tiles
empty = empty
white-first = white ones first
points-short =
    { $count ->
        [-1] points
        [one] point
       *[other] points
    }
points =
    { $count ->
        [-1] { $count } points
        [one] { $count } point
       *[other] { $count } points
    }
deck-left =
    { $colour ->
        [white] white left
       *[black] black left
    }
deck-label =
    { $colour ->
        [white] White deck, { $left } left
       *[black] Black deck, { $left } left
    }
card-label =
    { $colour ->
        [white] { $place }: white puzzle { $name }. Points: { $points }. Reward: { $reward }. Squares: { $squares }; { $hole }.
       *[black] { $place }: black puzzle { $name }. Points: { $points }. Reward: { $reward }. Squares: { $squares }; { $hole }.
    }
place-empty = { $place }: empty
mastermind-wants = The mastermind wants it.
slot-label =
    { $count ->
        [0] Slot { $slot }: puzzle { $name }. Points: { $points }. Reward: { $reward }. Empty: { $left }. Nothing lies on it.
       *[other] Slot { $slot }: puzzle { $name }. Points: { $points }. Reward: { $reward }. Empty: { $left }. On it: { $laid }.
    }
slot-label-short = Slot { $slot }: puzzle { $name }. Points: { $points }. Empty: { $left }.
slot-free = Slot { $slot }: free
reserve-label =
    { $use ->
        [take] { $shape }, { $left } in the reserve. Take one.
        [exchange] { $shape }, { $left } in the reserve. Exchange for it.
        [reward] { $shape }, { $left } in the reserve. Choose it as the reward.
       *[none] { $shape }, { $left } in the reserve.
    }
reserve-take = Take { $shape }: one action
reserve-exchange = Exchange { $give } for { $shape }
reserve-reward = Choose { $shape } as your reward
supply-label = { $shape }, you have { $count }
supply-counts = Supply of { $name }: { $pieces }
no-pieces = no pieces
supply-counts-none = Supply of { $name }: no pieces
coins-label = Coins to spend: { $available }; pending until the end of the turn: { $pending }.
pile-label =
    { $count ->
        [one] 1 finished puzzle
       *[other] { $count } finished puzzles
    }
touches-cost =
    { $count ->
        [one] −1 for a touch
       *[other] −{ $count } for touches
    }
locks =
    { $count ->
        [0] open
        [one] 1 lock
       *[other] { $count } locks
    }
mastermind = Mastermind
holds-locks =
    { $count ->
        [0] holds no lock
        [one] holds 1 lock
       *[other] holds { $count } locks
    }
mastermind-next =
    { $points ->
        [one] If nothing changes, it takes the 1-point puzzle { $place }.
       *[other] If nothing changes, it takes the { $points }-point puzzle { $place }.
    }
mastermind-next-too =
    { $points ->
        [one] It also takes the 1-point puzzle { $place }.
       *[other] It also takes the { $points }-point puzzle { $place }.
    }
mastermind-next-nothing = If nothing changes, it takes nothing.
stand-in = an agent plays on
not-yet-here = not here yet
here-now = here
away = away
cover = Let an agent play
cover-name = Let an agent play for { $name } meanwhile

# Tiles
bank =
    { $coins ->
        [one] 1 coin in the bank
       *[other] { $coins } coins in the bank
    }
tiles-over = No tile pays any more.
tile-now-down = The tile lies face down: it pays nothing.
tile-down = Tile { $round }: face down, letter { $set }, pays nothing
tile-round = Round { $round }. { $pays }
pays-placing = At once: a coin for placing { $shapes }
pays-mastering = At once: a coin for each piece of a Master
pays-completing = At once: a coin for completing a puzzle
pays-taking = At once: a coin for taking a puzzle
pays-trading = At once: a coin for taking a piece or exchanging one
pays-pieces = End of turn: a coin for each { $shapes } owned
pays-kinds = End of turn: a coin for each kind owned of { $shapes }
pays-puzzles = End of turn: a coin for each unfinished puzzle
pays-short-placing = placed
pays-short-mastering = Master
pays-short-completing = complete
pays-short-taking = take
pays-short-trading = I1, trade
pays-short-pieces = owned
pays-short-kinds = kinds
pays-short-puzzles = puzzles

# A piece in hand, spoken
held-fits =
    { $count ->
        [one] { $shape } in hand. It fits on slot { $slots }.
       *[other] { $shape } in hand. It fits on slots { $slots }.
    }
held-fits-or-exchange =
    { $count ->
        [one] { $shape } in hand. It fits on slot { $slots }. It can be exchanged in the reserve.
       *[other] { $shape } in hand. It fits on slots { $slots }. It can be exchanged in the reserve.
    }
held-exchange = { $shape } in hand. It fits nowhere now. It can be exchanged in the reserve.
held-over = { $shape } on slot { $slot }: { $cells }
held-no-fit = { $shape } does not fit on slot { $slot }.
held-no-other-way = It fits no other way here.
held-edge = No more room that way.
held-dropped = { $shape } put back.

# Why not, besides the rules
why-loading = The table is not there yet.
why-spectator = You are watching.
why-not-started = The game begins when everybody is here.
why-stand-in = An agent plays for you; take your seat back first.
why-guided = Do what the coach shows, or leave the guided game.
why-busy = One moment …
why-not-your-turn = It is { $name }’s turn.
why-undo-none = At this table nothing is taken back.
why-undo-others = Only the last player can take back.
why-undo-revealed = Nothing to take back: a card was turned up, or the turn has just begun.
why-hold-first = Pick up a piece first.
why-no-fit-chosen = Choose where it should lie first.

# Links and seats
lobby-title =
    { $count ->
        [one] Waiting for one friend
       *[other] Waiting for { $count } friends
    }
invite-title = Send this link to { $name }
invite-renew = New link for { $name }
copy = Copy
copied = Copied
qr-alt = The link as a QR code
spectate-link = Link for watching
share-spectate = Whoever has this link can watch
recovery-link = My seat on another device
share-recovery = This link is your seat: keep it to yourself
rename = Save
leave = Leave, an agent plays on
come-back = Take my seat back
new-table = New table
commitment = The shuffle’s promise (SHA-256):

# News
reconnecting = Connection lost; trying again for { $seconds } s …
try-now = Try now
table-unknown = There is no such table, or it is gone.
takeback-asked = { $name } would like to take back the last action.
takeback-waiting = Waiting for consent: { $names } …
takeback-refused = { $name } would rather not.
allow = All right
refuse = Rather not
rematch-there = The next game is ready.
rematch-go = Go there

# What the server cannot tell
error-offline = The server does not answer.

# Actions in a hint
do-take = take the puzzle { $place }
do-piece = take { $first }
do-upgrade = exchange { $first } for { $second }
do-place = { $second } on slot { $first } ({ $cells })
do-master = Master
do-done = finish
do-reward = choose { $first }
do-insert = buy an action
do-end = end the turn
do-pass = pass

# Where one is, in the header
where = { $mode } · { $round }

# What happened at the table, besides the game
log-undo =
    { $person ->
        [you] { $actions ->
            [one] You took back an action.
           *[other] You took back { $actions } actions.
        }
       *[other] { $actions ->
            [one] { $name } took back an action.
           *[other] { $name } took back { $actions } actions.
        }
    }
log-join =
    { $person ->
        [you] You sat down.
       *[other] { $name } sat down.
    }
log-name =
    { $person ->
        [you] Your name is { $name } now.
       *[other] Somebody is called { $name } now.
    }
log-leave =
    { $person ->
        [you] You left; an agent plays on.
       *[other] { $name } left; an agent plays on.
    }
log-back =
    { $person ->
        [you] You are back.
       *[other] { $name } is back.
    }
log-undone = Taken back.
log-falter = { $name } hesitated; a simpler agent moved.
