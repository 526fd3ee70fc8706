# The table: names of its parts, buttons, what to do, and why something is not possible.

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
task-act =
    { $count ->
        [one] one action left
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
supply-of = Supply of { $name }
mat-of = In front of { $name }
slots-label = Your puzzles. With a piece in hand: arrow keys move it, R turns, F flips, Enter places, Escape puts it back.
log = What happened
tiles = Tiles
empty = empty
offer-aside = Puzzles on offer: put the piece back to see them
white-first = white ones first
points-short =
    { $count ->
        [one] point
       *[other] points
    }
points =
    { $count ->
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
    { $place }: { $colour ->
        [white] white
       *[black] black
    } puzzle { $name }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }, reward { $reward }, { $squares } squares.
place-empty = { $place }: empty
mastermind-wants = The mastermind wants it.
next-for-it = next
slot-label = Slot { $slot }: puzzle { $name }, { $points } points, reward { $reward }. Empty: { $left }. On it: { $laid }.
slot-label-short = Slot { $slot }: puzzle { $name }, { $points } points, empty: { $left }
slot-free = Slot { $slot }: free
slot-free-short = slot { $slot }
reserve-label =
    { $shape }, { $left } in the reserve{ $use ->
        [take] . Take one
        [exchange] . Exchange for it
        [reward] . Choose it as reward
       *[none] { "" }
    }
reserve-take = Take { $shape }: one action
reserve-exchange = Exchange { $give } for { $shape }
reserve-reward = Choose { $shape } as your reward
supply-label = { $shape }, you have { $count }
supply-counts = Supply of { $name }: { $pieces }
no-pieces = no pieces
coins-label =
    { $available ->
        [one] 1 coin to spend
       *[other] { $available } coins to spend
    }, { $pending } pending until the end of the turn
pile-label =
    { $count ->
        [one] 1 finished puzzle
       *[other] { $count } finished puzzles
    }
touches-cost = −{ $count } for touches
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
mastermind-next = If nothing changes it takes { $puzzles }.
mastermind-next-one =
    { $points ->
        [one] the 1-point puzzle on { $place }
       *[other] the { $points }-point puzzle on { $place }
    }
mastermind-next-nothing = If nothing changes it takes nothing.
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
tile-now =
    { $when ->
        [blue] End of turn: a coin for { $pays }
       *[pink] At once: a coin for { $pays }
    }
tile-now-down = The tile lies face down: it pays nothing.
tile-gone = Tile { $round }: gone
tile-down = Tile { $round }: face down, pays nothing
tile-words =
    { $when ->
        [blue] Round { $round }, at the end of the turn: a coin for { $pays }
       *[pink] Round { $round }, at once: a coin for { $pays }
    }
pays-placing = each { $shapes } placed
pays-mastering = each piece of a Master
pays-completing = completing a puzzle
pays-taking = taking a puzzle
pays-trading = taking I1 or exchanging
pays-pieces = each { $shapes } owned
pays-kinds = each kind owned of { $shapes }
pays-puzzles = each unfinished puzzle
pays-short-placing = placed
pays-short-mastering = Master
pays-short-completing = complete
pays-short-taking = take
pays-short-trading = I1, trade
pays-short-pieces = owned
pays-short-kinds = kinds
pays-short-puzzles = puzzles

# A piece in hand, spoken
held-picked =
    { $shape } in hand. { $fits ->
        [0] It fits nowhere now.
       *[other] It fits on slot { $slots }.
    }{ $exchanges ->
        [0] { "" }
       *[other] { " " }It can be exchanged in the reserve.
    }
held-over = { $shape } on slot { $slot }: { $cells }
held-no-fit = { $shape } does not fit on slot { $slot }.
held-no-other-way = It fits no other way here.
held-edge = No more room that way.
held-dropped = { $shape } put back.

# Why not
why-loading = The table is not there yet.
why-over = The game is over.
why-spectator = You are watching.
why-not-started = The game begins when everybody is here.
why-stand-in = An agent plays for you; take your seat back first.
why-busy = One moment …
why-not-your-turn = It is { $name }’s turn.
why-reward = First choose a piece instead of { $shape }.
why-master = In a Master you only place pieces; finish it first.
why-touch = Finishing touches: only placing is possible now.
why-no-actions = No action left; buy one or end your turn.
why-place-empty = No puzzle lies here.
why-slots-full = Your four slots are full; complete a puzzle first.
why-reserve-none = The reserve has no { $shape }.
why-same-shape = You already hold { $shape }.
why-too-large = { $get } is more than one step up from { $give }.
why-not-direct = Larger pieces come by exchange and as rewards: pick up one of yours first.
why-not-now = Not possible now.
why-none-of = You have no { $shape }.
why-fits-nowhere = { $shape } fits nowhere and cannot be exchanged now.
why-master-used = You have used your Master this turn.
why-master-no-fit = A Master places at least one piece, and none of yours fits.
why-coins =
    { $coins ->
        [0] An action costs two coins; you can spend none.
        [one] An action costs two coins; you can spend one.
       *[other] An action costs two coins; you can spend { $coins }.
    }
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
spectate-title = Whoever has this link can watch
recovery-link = My seat on another device
recovery-title = This link is your seat: keep it to yourself
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
takeback-waiting = Waiting for the consent of { $names } …
takeback-refused = { $name } would rather not.
allow = All right
refuse = Rather not
rematch-there = The next game is ready.
rematch-go = Go there

# Errors by their code
error-offline = The server does not answer.
error-stale = That was too late; the board has changed.
error-not_your_turn = It is not your turn.
error-not_your_seat = This is not your seat.
error-not_started = The game has not begun yet.
error-too_fast = Too fast; one moment.

# Actions in a hint
do-take = take { $first }
do-piece = take an { $first }
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
