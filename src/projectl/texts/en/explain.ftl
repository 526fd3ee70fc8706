# What a thing on the board is, and what it does now: told when one points at it, focuses it or keeps a finger on it.

tip-rule = Rule { $rule }
explain-help = Point at anything on the board, focus it or keep a finger on it: it tells what it is. Tab goes from area to area, arrow keys within one.

# A hole, line by line
hole-row = row { $row }: { $columns }
hole-run = { $from } to { $to }

# Pieces
piece-words =
    { $shape }, { $shape ->
        [I1] a single square
        [I2] a bar of two
        [I3] a bar of three
        [V3] a corner of three
        [I4] a bar of four
        [L4] an L of four
        [T4] a T of four
        [S4] a zigzag of four
       *[O4] a block of four
    }: level { $level }.
about-reserve = { $piece } The reserve is everybody’s; { $left } of the 10 there are lie in it.
about-supply =
    { $person ->
        [you] { $piece } You have { $count }; turn and flip it as you like.
       *[other] { $piece } { $name } has { $count }.
    }
about-supply-whole =
    { $person ->
        [you] Pieces you own that lie on no puzzle.
       *[other] Pieces of { $name } that lie on no puzzle.
    }
now-supply =
    { $fits ->
        [0] Pick it up: it can be exchanged in the reserve.
       *[other] { $exchanges ->
            [0] Pick it up: it fits on a puzzle.
           *[other] Pick it up: it fits on a puzzle, and can be exchanged in the reserve.
        }
    }

# Puzzles
about-place =
    { $colour ->
        [white] A white puzzle with a hole of { $squares } squares. Fill it and get { $points }, the piece { $reward }, and your pieces back.
       *[black] A black puzzle with a hole of { $squares } squares. Fill it and get { $points }, the piece { $reward }, and your pieces back.
    }
about-place-empty = No puzzle lies here any more: the deck has run out.
now-place = Press it, and once more to take it into slot { $slot }: one action.
about-slot =
    { $person ->
        [you] Your puzzle; empty squares: { $left }. When it is full you get { $points }, the piece { $reward }, and your pieces back.
       *[other] A puzzle of { $name }; empty squares: { $left }. When it is full it pays { $points } and the piece { $reward }.
    }
about-slot-free =
    { $person ->
        [you] A free slot. A puzzle you take goes to the first free one; there are four.
       *[other] A free slot of { $name }.
    }
about-pile =
    { $count ->
        [0] Finished puzzles come here, a chip each: its number is the points.
       *[other] Finished puzzles, a chip each: its number is the points, and its frame tells white from black.
    }
about-deck =
    { $colour ->
        [white] The white deck, { $left } left: easy puzzles that pay good pieces. It refills the white row.
       *[black] The black deck, { $left } left: hard puzzles that pay points. When it is empty, this round and one more are played.
    }
about-deck-solo =
    { $colour ->
        [white] White puzzles, { $left } left. They refill the grid before the black ones.
       *[black] Black puzzles, { $left } left. When the last one is dealt, this round and one more are played.
    }

# A turn and the score
about-pips = Each dot is an action. A turn has three: take a puzzle, take a small piece, exchange a piece, place one, or once a turn Master.
about-round =
    { $last ->
        [now] This is the last round. Finishing touches follow.
        [next] The deck is empty: after this round one more is played.
       *[no] In a round everybody has one turn.
    }
about-score = The points of finished puzzles, less one for each finishing touch.
about-score-solo = The points of finished puzzles, less those of unfinished ones and one for each finishing touch.
about-score-mastermind = The points of the puzzles it took. You win only with more.
about-touches = Finishing touches: after the last round each piece still placed costs a point.
about-touches-coins = Finishing touches: after the last round each piece still placed costs a coin, or a point if there is none.

# Solo
column-locks = Column { $column }: { $locks }
about-locks =
    { $count ->
        [0] No lock: the mastermind can take from this column.
       *[other] Locked: the mastermind takes nothing from this column. Each puzzle you take from it moves a lock to the mastermind.
    }
about-mastermind = The mastermind takes the puzzle with the most points from the columns without locks, the first in reading order among equals.
about-mastermind-two = The mastermind takes the puzzle with the most points from the columns without locks, and then the one with the fewest from the same column.
about-holds =
    { $count ->
        [0] The mastermind holds no lock. Locks of columns you take from come to it.
       *[other] Locks the mastermind holds. They go above the column it takes from next.
    }

# Finesse
about-coins = Two coins buy one more action. To spend: { $available }. Pending, to be spent from the next turn on: { $pending }.
about-bank = Coins in the bank: { $coins } of 35. If it is empty when a coin is due, whoever has the most gives one back first.
about-tile =
    { $when ->
        [now] { $words }. It counts in this round, for each player’s own turn.
        [later] { $words }. Its round is still to come: each round the next tile counts.
       *[down] { $words }.
    }

# Tools
about-tool-master = One action: put a piece on as many of your puzzles as you like, at most one on each. Once a turn.
about-tool-done-master = Ends the Master. What it filled is paid now.
about-tool-done-touch = Ends your finishing touches. What they filled is counted.
about-tool-insert = Two coins for one more action in this turn.
about-tool-end = Ends your turn. You keep your coins.
about-tool-pass = There is nothing else you can do: passing uses up one action.
about-tool-confirm = Puts the piece where it is shown: one action. It stays there until the puzzle is full.
about-tool-undo = Takes back your last action, until a card is turned up.
about-tool-reset = Takes back all you did in this turn, as far as the last card turned up.
about-tool-hint = Shows turns that look good, and why.
about-tool-plan = Your next turn, or your finishing touches, tried out while others move. Nobody else sees it.
