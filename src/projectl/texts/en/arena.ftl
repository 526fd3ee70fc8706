# The arena: what cannot be played, why an agent forfeits, and the report of a tournament.

# An agent that cannot be had. $error and $class are Python's own words.
agent-unknown = There is no agent '{ $name }'; agents are { $known }, or module:Class.
agent-no-level = There is no level '{ $level }'; levels are { $levels }.
agent-levels = '{ $spec }' has more than one level.
agent-budget = A budget is seconds such as 0.5s or nodes such as 2000n, not '{ $text }'.
agent-setup = The agent '{ $agent }' cannot be set up: { $error }
agent-no-choose = '{ $name }' is no agent: it has no method choose(view).
agent-import = The agent '{ $name }' cannot be imported: { $error }
agent-load = The agent '{ $agent }' cannot be loaded: it { $fault }
agent-no-class = The agent '{ $name }' is not there: { $module } has no class { $class }.

# A tournament that cannot be. Words after -- and words in ' ' are typed, the same in all languages.
arena-no-fork = The arena needs Linux or macOS: agents play in forked processes.
arena-no-agents = A tournament needs agents; name at least one.
arena-one-agent = The mode '{ $mode }' is played against others; name at least two agents.
arena-solo-gauntlet = In the solo modes every agent plays alone; there is no gauntlet.
arena-solo-sprt = SPRT compares two agents; in the solo modes they do not meet.
arena-sprt-agents = SPRT needs two agents, or a gauntlet (--gauntlet).
arena-bad-games = Games are 1 to { $most } a pairing, not { $games }.
arena-bad-limit = The limit for a move is more than 0 and at most { $most } seconds, not { $seconds }.
arena-bad-jobs = Games at once (--jobs) are 1 to { $most }, not { $jobs }.
arena-bad-sprt = SPRT takes two Elo differences, the smaller first, not { $given }.

# A folder in which a tournament cannot be kept. $error is Python's own words.
arena-folder-empty = There is no tournament in { $folder }.
arena-folder-in-use = { $folder } has other files in it; choose an empty folder.
arena-folder-busy = Another arena is playing in { $folder }.
arena-folder-version = { $folder } was written by another version of projectl.
arena-folder-unreadable = { $path } cannot be read: { $error }
arena-folder-line = { $file }, line { $line }: { $reason }
arena-no-result = This is no result of a game: { $error }
arena-folder-differs = { $folder } has another tournament in it; { $setting } there: { $there }; here: { $here }.
arena-setting =
    { $name ->
        [agents] agents
        [mode] mode
        [seats] seats
        [difficulty] difficulty
        [games] games a pairing
        [seed] seed
        [gauntlet] --gauntlet
        [sprt] SPRT
        [move_limit] limit a move
       *[strict_time] --strict-time
    }
arena-setting-on = yes
arena-setting-off = no

# Workers that cannot play. $error is what the system or Ray says.
arena-worker-start = A worker could not start: { $error }
arena-worker-silent = it said nothing
arena-ray-missing = --ray needs the package ray: { $command }
arena-no-ray = There is no Ray at '{ $address }': { $error }

# Faults: what an agent did instead of choosing a legal action. The agent is named before, as in
# "forfeit: `my:Agent` as seat 2, action 17: raised …". $error, $type and $text are not translated.
fault-raised = raised { $error }
fault-setup = raised { $error }, when it was set up
fault-text = returned the text { $text }; an agent returns an action
fault-type = returned { $type }, which is no action
fault-notation = chose '{ $text }', which is no action
fault-illegal = chose '{ $action }', which is not legal: { $reason }
fault-no-answer = sent an answer that is none
fault-timeout = had not answered after { $seconds } s and was stopped
fault-exit = ended its process, with exit code { $status }
fault-signal = ended its process by { $signal }
fault-lost = lost its process, or closed its connection
fault-closed = was not asked: the pool of agents is closed
fault-overrun =
    took { NUMBER($spent, minimumFractionDigits: 2) } s for a turn of { $budget } s (--strict-time)

arena-forfeit =
    forfeit: `{ $agent }` as seat { $seat }, action { $action }: { $reason } [deal { $deal }, game { $game }]
arena-void = void: deal { $deal }, game { $game } ({ $agents }): { $reason }
arena-void-worker =
    { $times ->
        [one] its worker was ended once
       *[other] its worker was ended { $times } times
    }

# The game that was played
arena-game-solo = { $mode }, { $difficulty }
arena-game =
    { $mode }, { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }

# Tables
arena-agent = agent
arena-seats = seats
arena-games = games
arena-won = won
arena-tied = tied
arena-lost = lost
arena-win-rate = win rate, 95 %
arena-elo = Elo, 95 %
arena-score = score
arena-mastermind = mastermind
arena-margin = margin
arena-rounds = rounds
arena-a-move = a move
arena-slowest = slowest
arena-late = late
arena-forfeits = forfeits
arena-against = win rate against

arena-seconds = { $seconds } s
arena-milliseconds = { $milliseconds } ms

# How to read them
arena-note-intervals = The interval of a win rate is Wilson's; a victory shared by k counts 1/k.
arena-note-elo = Elo is relative to { $agent }, by maximum likelihood.
arena-note-seatings = Every deal is played with both seatings.
arena-note-pairings =
    A pairing is one agent among { $others } of the other, in every seat in turn: an even win rate is { $even }. The cross table has the row's side against the column's; the side with several seats wins if one does.

# The verdict of a sequential test
arena-sprt-open =
    SPRT [{ $low }, { $high }] { $one } against { $other }: not decided (log ratio { NUMBER($ratio, minimumFractionDigits: 2) } in { NUMBER($lower, minimumFractionDigits: 2) } to { NUMBER($upper, minimumFractionDigits: 2) })
arena-sprt-decided =
    SPRT [{ $low }, { $high }] { $one } against { $other }: decided after { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    }, { $better } Elo fits better than { $worse }

# The page
arena-title = Arena: { $agents }
arena-kicker = projectl arena
arena-many-agents =
    { $count ->
        [one] 1 agent
       *[other] { $count } agents
    }
# $kind: round-robin, gauntlet or solo
arena-summary =
    { $games ->
        [one] 1 game of { $game }
       *[other] { $games } games of { $game }
    }{ $forfeited ->
        [0] { "" }
        [one] , 1 forfeited
       *[other] , { $forfeited } forfeited
    }; { $kind ->
        [solo] alone against the mastermind
        [gauntlet] gauntlet of the first agent
       *[round-robin] round-robin
    }{ $finished ->
        [yes] .
       *[no] , not finished.
    }
arena-results = Results
arena-forfeits-heading = Forfeits
arena-printed-heading = What agents printed
arena-printed = `{ $agent }` as seat { $seat } [deal { $deal }, game { $game }]
arena-config = Settings
arena-cross = Win rate of the row against the column
arena-plot-solo = Win rate against the mastermind, with 95 % intervals
arena-plot-elo = Elo relative to { $agent }, with 95 % intervals
arena-plot-points = Points a game
arena-plot-rates = Win rate over games played
arena-plot-mean = mean { $mean }
arena-plot-bar =
    { $points ->
        [one] 1 point: { $games }
       *[other] { $points } points: { $games }
    }
arena-plot-bar-range = { $first } to { $last } points: { $games }
arena-plot-games = games
arena-nobody-forfeited = Nobody forfeited a game.
arena-more-forfeits =
    { $count ->
        [one] 1 more is in games.csv.
       *[other] { $count } more are in games.csv.
    }
arena-config-agents = agents
arena-config-game = game
arena-config-games = games a pairing
arena-config-games-value =
    { $games } ({ $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    })
arena-config-seed = seed
arena-config-limit = limit a move
arena-config-late = turns beyond their budget
arena-config-late-forfeit = forfeit
arena-config-late-counted = are counted
arena-again = To play it again
