# The start page, joining by link, and words used everywhere.

title = Project L
title-your-turn = ● Your turn · Project L
tagline = Fill puzzles with pieces, win better pieces, fill harder puzzles.
play = Play
play-words = You against { $name } ({ $level }), right away.
you = You
friend = Friend
close = Close
language = Language
your-name = Your name

# Learning the game
guide = Guided game
guide-next = Go on
guide-leave = Leave
guide-play = Play a real game
guide-again = Once more
learn-title = New here?
learn-first = Learn in five minutes
learn-first-words = A guided first game, step by step.
learn-go-on = Go on learning
learn-more = Learn
learn-again = First game
rules = Rules

setup-title = Or set a table up
mode = Game
mode-base = Base game
mode-base-words = Two to four players, until the black deck runs out.
mode-finesse = Finesse
mode-finesse-words = Ten tiles pay coins; two coins buy one more action.
mode-solo = Solo
mode-solo-words = Alone against the mastermind and its locks.
mode-finesse-solo = Finesse solo
mode-finesse-solo-words = Alone, with tiles and coins, against a mastermind that takes two puzzles.
difficulty = Difficulty
difficulty-standard = Standard
difficulty-standard-words = The mastermind begins with six locks in hand.
difficulty-challenging = Challenging
difficulty-challenging-words = The mastermind begins with three locks in hand.
difficulty-unbeatable = Unbeatable
difficulty-unbeatable-words = The mastermind begins with no lock in hand.

seats = Seats
seat-number = Seat { $number }
seat-kind = Who sits on seat { $number }
seat-agent = Agent on seat { $number }
seat-level = Strength of the agent on seat { $number }
seat-name = Name on seat { $number }
player-number = Player { $number }
kind-here = Person here
kind-link = Friend by link
kind-agent = Agent
add-seat = Add a seat
remove-seat = Remove seat { $number }
agent-name =
    { $agent ->
        [search] Search
        [network] Network
        [weighted] Weighted dice
        [random] Dice
       *[other] { $agent }
    }
agent-title =
    { $level ->
        [beginner] { agent-name }, beginner
        [gentle] { agent-name }, gentle
        [steady] { agent-name }, steady
        [sharp] { agent-name }, sharp
        [fierce] { agent-name }, fierce
       *[champion] { agent-name }, champion
    }
level-beginner = beginner
level-gentle = gentle
level-steady = steady
level-sharp = sharp
level-fierce = fierce
level-champion = champion
level-beginner-words = Tries things out. Just right for your first game.
level-gentle-words = Has a plan, and often lets a chance go by.
level-steady-words = Plays soundly, with a slip now and then.
level-sharp-words = Rarely slips, so plan ahead.
level-fierce-words = Plays its best every time, without a pause.
level-champion-words = Thinks for up to a second a turn; the strongest of all.
character = { $name }, { $level }
character-words = { $name }, { $level }. { $words }

undo-title = Taking back
undo-free = Free
undo-free-words = Any action of your turn, until a new card is turned up.
undo-consent = By consent
undo-consent-words = Your last turn too, if the others agree; agents always do.
undo-none = Never
undo-none-words = What is done is done.
undo-rule =
    { $rule ->
        [free] Any action of your turn can be taken back, until a new card is turned up.
        [consent] Taking back needs the consent of the others; agents always agree.
       *[none] At this table nothing is taken back.
    }
open-table = Open the table

go-on = Go on
my-games = My games ({ $count })
game-title = { $mode }: { $names }
game-stands = Round { $round }, { $points }
game-ended = { $winner }, { $points }
remove-game = Remove this game
remove-game-sure = Remove this game for good
forget-table = Forget this table
open-game-file = Open a game file
no-server = There is no server here: friends cannot come by a link.

join-title = A seat is kept for you
join-words = Game: { $mode }. At the table: { $names }.
join-words-alone = Game: { $mode }. Nobody is at the table yet.
join = Sit down
recover-title = Welcome back
recover = Take my seat again
only-watch = I only want to watch
used-title = This invitation has been used
used-title-mine = You already have a seat here
used-title-void = This invitation is not good any more
used-words = Was it you? Then open the table in the same browser, or by the link “My seat on another device” from its menu. Else ask for a fresh invitation.
used-to-seat = To my seat
used-watch = Watch the game

# An address that leads nowhere
nowhere-title = There is nothing here
nowhere-words = No page has this address. Perhaps a part of the link is missing.
