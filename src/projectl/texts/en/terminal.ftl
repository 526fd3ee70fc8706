# The game in the terminal, and the other commands. Words in ' ' are typed, the same in all languages.

# Playing
terminal-welcome = Project L: { $game }. Type ? for help; quit keeps the game.
terminal-variant =
    { $players ->
        [one] { $mode }, 1 player
       *[other] { $mode }, { $players } players
    }
terminal-variant-solo = { $mode }, { $difficulty }
terminal-thinking = { $name } is thinking ...
terminal-adviser-thinking = The adviser is thinking ...
# $task is one of the five that follow.
terminal-task = { $task } (Enter: options, ?: help)
terminal-task-act =
    { $person ->
        [you] { $count ->
            [one] Your turn: 1 action left.
           *[other] Your turn: { $count } actions left.
        }
       *[other] { $count ->
            [one] { $name }'s turn: 1 action left.
           *[other] { $name }'s turn: { $count } actions left.
        }
    }
terminal-task-master =
    { $person ->
        [you] Your Master: one piece a puzzle, then 'done'.
       *[other] { $name }'s Master: one piece a puzzle, then 'done'.
    }
terminal-task-reward = The reserve lacks your reward: choose another.
terminal-task-touch = Finishing touches: place pieces, or 'done'.
terminal-task-buy = No action left: 'insert' or 'end'.
terminal-ways = place { $slot } { $shape } on { $ways }
terminal-undone = Undone: { $action }.
terminal-nothing-to-undo = There is nothing to undo.
terminal-nothing-happened = Nothing has happened yet.

# The end. $others are the points of the others. Points may be negative.
terminal-verdict-you =
    { $result ->
        [won] { $points ->
            [one] You have won: { $points } point to { $others }.
           *[other] You have won: { $points } points to { $others }.
        }
        [shared] { $points ->
            [one] You share the victory: { $points } point to { $others }.
           *[other] You share the victory: { $points } points to { $others }.
        }
       *[lost] { $points ->
            [one] You have lost: { $points } point to { $others }.
           *[other] You have lost: { $points } points to { $others }.
        }
    }
terminal-verdict-mastermind =
    { $points ->
        [one] The mastermind has won: { $points } point to { $others }.
       *[other] The mastermind has won: { $points } points to { $others }.
    }
terminal-verdict =
    { $count ->
        [one] { $points ->
            [one] { $winners } has won with { $points } point.
           *[other] { $winners } has won with { $points } points.
        }
       *[other] { $points ->
            [one] { $winners } share the victory with { $points } point.
           *[other] { $winners } share the victory with { $points } points.
        }
    }

# The board
# Where there is room for half a line.
terminal-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
terminal-standing =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $puzzles ->
        [one] 1 puzzle
       *[other] { $puzzles } puzzles
    }
terminal-standing-coins =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $puzzles ->
        [one] 1 puzzle
       *[other] { $puzzles } puzzles
    }, { $coins }{ $pending ->
        [0] { "" }
       *[other] +{ $pending }
    } { $coins ->
        [one] coin
       *[other] coins
    }
terminal-no-puzzle = no puzzle
# Where there is little room.
terminal-first-short = { $name } 1st
terminal-mastermind-takes =
    { $count ->
        [one] holds 1 lock; now it would take { $places }
       *[other] holds { $count } locks; now it would take { $places }
    }
terminal-mastermind-passes =
    { $count ->
        [one] holds 1 lock; now it would take nothing
       *[other] holds { $count } locks; now it would take nothing
    }

# Help at the prompt. Each line says what the words beside it do: "take W2" takes …
terminal-help-turn = A turn is three actions, in any order (short forms on the right):
terminal-help-take = a puzzle from a row; solo: from a place 1 to 9
terminal-help-piece = a level-1 piece from the reserve
terminal-help-upgrade = a piece for one of the next level, of the same level, or lower
terminal-help-place = a piece on your puzzle in slot 1: these cells
terminal-help-place-where = shows where it fits; plays it if there is one way
terminal-help-master = once a turn: one piece on each of your puzzles, as one action; 'done' closes it
terminal-help-at-times = Now and then:
terminal-help-reward = instead of a reward the reserve lacks
terminal-help-insert = Finesse: 2 coins buy an action; end the turn
terminal-help-done = end your finishing touches; nothing else is possible
terminal-help-always = Always (Tab completes what is legal):
terminal-help-legal = what you can do now; 'legal 1 I2': every way to place it
terminal-help-hint = the turns that look best: the chance to win, and why
terminal-help-undo = one action back, until a card is turned up
terminal-help-board = the board again; the board of player 2
terminal-help-log = what happened lately; a copy of the game
terminal-help-language = speaks another language: { $languages }
terminal-help-quit = stop; the game is kept, as it is after every action
terminal-help-board-signs = '2+I4' on a puzzle: 2 points, and an I4 when its hole is full; the pieces on it come back to you. Pieces are drawn as 1 2 3 (bars), V, 4 (bar), L T S O.

# What was typed is not understood
terminal-no-word = There is no word '{ $word }'. Actions are { $actions }; or ask { $questions }.
terminal-legal-usage = 'legal' stands alone, or with a slot and a piece: 'legal 1 I2'.
terminal-board-usage = 'board' stands alone, or with a player: { $players }.
terminal-hint-usage = 'hint' stands alone, or with how many turns: 'hint 5', up to { $most }.
terminal-language-usage = 'language' takes the language after it: { $known }.
terminal-no-language = There is no language '{ $language }'; there are { $known }.

# Saves. A command or a path stands in the line below those that end with a colon.
terminal-kept = The game is kept. To go on:
terminal-kept-as = The game is kept as { $path }
terminal-to-see-again = To see it again:
terminal-kept-in = The game is kept after every action, in this file:
terminal-copy-kept = A copy is kept. To play it:
terminal-not-kept = The game could not be kept: { $trouble }
terminal-not-saved = not saved: { $trouble }
terminal-no-saves = Games cannot be kept: { $trouble }.
terminal-no-folder = Games cannot be kept: { $trouble }; set XDG_DATA_HOME.
terminal-folder-not-writable = Games cannot be kept: { $folder } is not writable; set XDG_DATA_HOME.
terminal-name-taken = There is a { $name } already; choose another name.
terminal-no-games = There is no game in { $folder }.
terminal-no-unfinished-games = There is no unfinished game in { $folder }.
terminal-no-game = There is no game '{ $name }'; kept games: { $kept }.
terminal-no-game-yet = There is no game '{ $name }'; no game is kept yet.
terminal-is-folder = { $name } is a folder, not a game file.
terminal-bad-file = { $path }: { $reason }
terminal-game-is-over = The game { $name } is over; '{ $command }' shows it.
terminal-resume-alone = A resumed game brings its own mode, seats, difficulty and seed.

# Players
bad-seed = A seed is a whole number from 0 to 2**{ $bits } - 1, not { $seed }.
terminal-no-player = There is no player '{ $player }'. { $known }
terminal-known-players = Players are { $names }, or module:Class; levels are { $levels }, as in search:sharp.
terminal-player-count =
    { $seats ->
        [one] This game has 1 seat: give one name in --players, not { $given }.
       *[other] This game has { $seats } seats: give { $seats } names in --players, not { $given }.
    }
terminal-agent-fault = { $name } { $fault }. The game is kept; go on with '{ $command }'.

# Replay and show
terminal-replay-help = Enter next turn, p previous, a number jumps to that action, q quits.
terminal-replay-prompt = after action { $count } of { $last }
terminal-replay-unknown = There is no key '{ $typed }'.
terminal-replay-end = This is the end.
terminal-replay-there = You are there.
terminal-no-action =
    { $last ->
        [one] There is no action { $number }; this game has 1.
       *[other] There is no action { $number }; this game has { $last }.
    }
terminal-not-over = The game is not over yet.
terminal-touches-label = touches
terminal-written = written: { $path }
terminal-no-theme = There is no theme '{ $theme }'; themes are { $themes }.
terminal-sheet-output = A sheet is a picture: say where to write it, as in -o game.svg.

# Solve
terminal-solve-usage = solve takes a puzzle such as B05, or a hole such as --hole '##./.##'.
terminal-hole-signs = A hole is drawn with '.' and '#', rows between '/', as in '##./.##'.
terminal-hole-size = A hole has at most { $side } rows of { $side } cells.
terminal-this-hole = This hole
terminal-cells =
    { $cells ->
        [one] 1 cell
       *[other] { $cells } cells
    }
terminal-ways-any =
    { $ways ->
        [one] 1 way with any pieces.
       *[other] { $ways } ways with any pieces.
    }
terminal-ways-with =
    { $ways ->
        [one] 1 way with { $pieces }; pieces may be left over.
       *[other] { $ways } ways with { $pieces }; pieces may be left over.
    }
terminal-fewest =
    { $count ->
        [one] The fewest are 1 piece: { $pieces }, as drawn.
       *[other] The fewest are { $count } pieces: { $pieces }, as drawn.
    }
terminal-no-way = No way without pieces. { $missing }
terminal-no-way-with = No way with { $pieces }. { $missing }
terminal-missing =
    { $count ->
        [one] It takes at least 1 more piece: { $offers }
       *[other] It takes at least { $count } more pieces: { $offers }
    }{ $more ->
        [0] .
        [one] , or 1 other choice.
       *[other] , or { $more } other choices.
    }

# Puzzles: columns of the table, and what they mean
terminal-column-name = name
terminal-column-points = points
terminal-column-pays = pays
terminal-column-cells = cells
terminal-column-pieces = pieces
terminal-column-difficulty = difficulty
terminal-column-ways = ways
terminal-note-pieces = pieces: the fewest that fill it
terminal-note-difficulty = difficulty: the actions it takes from nothing, plus what a random hand lacks
terminal-note-ways = ways: how many ways there are to fill it with the pieces of the game
terminal-no-order = Puzzles cannot be sorted by '{ $order }'; orders are { $orders }.

# Arena
terminal-arena-stopped-early = Stopped before a game was over.
terminal-arena-stopped = Stopped; all games that were over are kept. To go on:
terminal-arena-kept-in = Every game is kept in { $folder }
terminal-arena-sprt = --sprt takes two Elo differences such as 0,30, not '{ $text }'.
terminal-arena-starting = starting
terminal-arena-preparing = preparing the agents, { $time } so far (the first time they are compiled, a minute or two)
terminal-arena-bar = games, { $left }
terminal-arena-progress =
    { $total ->
        [one] { $done } of 1 game, { $left }
       *[other] { $done } of { $total } games, { $left }
    }
terminal-arena-left =
    { $forfeits ->
        [0] about { $time } left
       *[other] about { $time } left, { $forfeits } forfeited
    }
terminal-arena-done =
    { $forfeits ->
        [0] done
       *[other] done, { $forfeits } forfeited
    }
terminal-seconds = { $number } s
terminal-minutes = { $number } min
terminal-hours = { $number } h
terminal-arena-heading =
    { $games ->
        [one] { $game }: 1 game
       *[other] { $game }: { $games } games
    }{ $finished ->
        [yes] { "" }
       *[no] , not finished
    }
terminal-arena-more =
    { $count ->
        [one] ... and 1 more, all of them in { $page }
       *[other] ... and { $count } more, all of them in { $page }
    }
terminal-arena-tables = Tables and plots: { $path }

# Serve
terminal-command-missing = The command needs the package { $package }; it comes with: { $command }
terminal-serve-missing = The table needs the package { $package }; it comes with: { $command }
terminal-processes-database = Several processes need a database that they can share: --database-url postgresql://user@host/name
terminal-serving = Project L is at { $address } (Ctrl-C stops it)

# A file or folder the system refuses. $text is the system's own English.
terminal-file-trouble = { $path }: { $trouble }
terminal-system-error =
    { $code ->
        [ENOENT] No such file or directory
        [EACCES] Permission denied
        [EPERM] Operation not permitted
        [EEXIST] File exists
        [EISDIR] Is a directory
        [ENOTDIR] Not a directory
        [ENOSPC] No space left on device
        [EROFS] Read-only file system
       *[other] { $text }
    }

# A command line that cannot be
terminal-usage-hint = { $fault } See projectl --help.
terminal-no-command = There is no command '{ $command }'; commands are { $commands }.
terminal-no-option = There is no option { $option }.
terminal-missing-argument = { $name } is missing.
terminal-bad-number =
    { $kind ->
        [whole] { $name } takes a whole number.
       *[any] { $name } takes a number.
    }
terminal-number-too-small = { $name } takes a number from { $least }.
terminal-number-outside = { $name } takes a number from { $least } to { $most }.
terminal-no-value = { $name } takes a value after it.

# The help of the commands, which `projectl --help` shows. An empty line ends the first paragraph,
# which stands in the list of all commands too. Options, names and what is typed stay as they are.
command-usage = Usage:
command-options = Options
command-arguments = Arguments
command-commands = Commands
command-default = default: { $value }
command-variable = env var: { $name }
command-required = required
command-projectl =
    The board game Project L: play it here or in the browser, look at games, solve puzzles.
command-play =
    Play a game in the terminal.

    Alone, against agents, or several people at one keyboard.

    Without options you play the base game against search:steady. Levels are beginner, gentle, steady, sharp, fierce and champion; only a champion thinks longer, up to a second a turn. Each level has a name of its own at the table. 'random' and 'weighted' throw dice, 'network' plays without a search. No agent sees hidden cards. In the solo modes the mastermind follows its rules.

    The game is kept after every action. Leave it with quit or Ctrl-C, and go on with --resume last.
command-replay =
    Step through a game, turn by turn.

    Enter goes to the next turn, p to the previous one, a number to that action, and q quits.

    When the output is no terminal, every turn is told in words instead.
command-show =
    Show a position of a game, or write a picture of it.

    Without -o it is drawn in the terminal.
command-solve =
    Fill a puzzle, or say what is missing.

    One way with the fewest pieces is drawn, and all ways are counted. Example: projectl solve B05 --with I4,L4,O4,T4
command-puzzles =
    List the 52 puzzles and how hard they are.

    Difficulty is the actions it takes from nothing, plus what a random hand lacks.
command-arena =
    Let agents play each other, and rate them.

    Every deal is played in every rotation of the seats, so that luck evens out. In the solo modes each agent plays alone against the mastermind.

    Results are kept after every game: stop with Ctrl-C, and go on with the same command and --out. The folder then has tables and a page with plots.
command-serve = Serve the table: play in the browser, alone, against agents, or with friends by a link.

# Options and arguments
option-help = Show this message and exit.
option-version = Show the version.
option-language = { $languages }; it is remembered. 'auto': as the system says.
option-install-completion = Install completion for the current shell.
option-show-completion = Show completion for the current shell, to copy it or customize the installation.
option-ascii = Draw in ASCII, without colour.
option-file = A game file, the name of a kept game, or 'last'.
option-mode = base, solo, finesse, finesse-solo.
option-seats = 2 to 4.
option-players = Who has each seat, between commas: human, random, weighted, network, search, or module:Class; search:sharp@0.2s adds a level and seconds a turn.
option-difficulty = Solo modes: standard, challenging, unbeatable.
option-seed = Deal the game of this number, to repeat it.
option-resume = Go on with a kept game: its name, its file, or 'last'.
option-at = After so many actions.
option-output = Write an SVG picture.
option-theme = Of the picture: dark or light.
option-sheet = A picture of the whole game, round by round.
option-puzzle = A puzzle, such as B05.
option-with = The pieces there are, such as I4,L4,I2; 2xI4 is two of them.
option-hole = A hole instead of a puzzle: up to five rows of '.' and '#' between '/'.
option-sort = By name, points, cells, difficulty.
option-arena-seed = Deals and dice of the agents follow from it.
option-games = For each pairing, in whole deals.
option-gauntlet = The first agent against each other one.
option-jobs = Games at once.
option-out = Where results are kept; the same command goes on there.
option-sprt = Stop when it is decided between two Elo differences.
option-move-limit = Seconds; a slower move forfeits the game.
option-strict-time = A turn beyond its budget forfeits the game.
option-save-games = Keep every game's notation.
option-ray = Play on a Ray of this machine.
option-ray-address = Play on the Ray cluster there.
option-host = The address to listen at; 0.0.0.0 for the network.
option-port = The port to listen at.
option-database-url = Where tables are kept, such as postgresql://user@host/name.
option-processes = How many processes serve; more than one need PostgreSQL.
option-workers = Processes that think.
option-pace = Seconds an agent's action takes at least.
option-log-json = Log JSON lines.
option-hosts = Names the server goes by, beside those of its machine; with commas between them.
option-trusted-proxies = Addresses of proxies whose X-Forwarded headers are believed.
option-public-counts = Show /host to every address.
option-metrics-from = Addresses or networks that may read /metrics, besides this machine.
option-connections = Connections one address may have.
option-warm-up = Load the usual agent before it is needed.
option-open = Open the page in a browser.
option-agents = random, weighted, network, search, or module:Class; search:sharp@0.2s adds level and seconds a turn.

# What holds when an option is not given
default-seats = 2, solo 1
default-players = human, then search:steady
default-at = the last
default-with = any
default-arena-seed = random
default-jobs = all cores
default-out = a new one
default-database-url = SQLite in the user's data folder
default-workers = cores but one
