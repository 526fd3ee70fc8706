# The arena: what cannot be played, why an agent forfeits, and the report of a tournament.

# An agent that cannot be had. $error and $class are Python's own words.
agent-unknown = Бота «{ $name }» немає; є { $known } або module:Class.
agent-no-level = Сили «{ $level }» немає; є { $levels }.
agent-levels = У «{ $spec }» більше ніж одна сила.
agent-budget = Обсяг роздумів — це секунди, як-от 0.5s, або вузли, як-от 2000n, а не «{ $text }».
agent-setup = Бота «{ $agent }» не вдалося підготувати: { $error }
agent-no-choose = «{ $name }» — не бот: немає методу choose(view).
agent-import = Бота «{ $name }» не вдалося завантажити: { $error }
agent-load = Бота «{ $agent }» не вдалося завантажити: { $fault }
agent-no-class = Бота «{ $name }» немає: у { $module } немає класу { $class }.

# A tournament that cannot be. Words after -- and words in « » are typed, the same in all languages.
arena-no-fork = Арені потрібен Linux або macOS: боти грають в окремих процесах (fork).
arena-no-agents = Для турніру потрібні боти; назвіть хоча б одного.
arena-one-agent = У режимі «{ $mode }» грають проти інших; назвіть щонайменше двох ботів.
arena-solo-gauntlet = У режимах соло кожен бот грає сам; --gauntlet тут не діє.
arena-solo-sprt = SPRT порівнює двох ботів, а в режимах соло вони не зустрічаються.
arena-sprt-agents = Для SPRT потрібні два боти або --gauntlet.
arena-bad-games = Ігор на пару може бути від 1 до { $most }, а не { $games }.
arena-bad-limit = Ліміт на дію — більше за 0 і щонайбільше { $most } с, а не { $seconds }.
arena-bad-jobs = Водночас може йти від 1 до { $most } ігор (--jobs), а не { $jobs }.
arena-bad-sprt = Для SPRT потрібні дві різниці Elo, спершу менша, а не { $given }.

# A folder in which a tournament cannot be kept. $error is Python's own words.
arena-folder-empty = У { $folder } немає турніру.
arena-folder-in-use = У { $folder } є інші файли; виберіть порожню теку.
arena-folder-busy = У { $folder } вже грає інша арена.
arena-folder-version = Теку { $folder } записала інша версія projectl.
arena-folder-unreadable = { $path } не вдалося прочитати: { $error }
arena-folder-line = { $file }, рядок { $line }: { $reason }
arena-no-result = Це не результат гри: { $error }
arena-folder-differs = У { $folder } інший турнір; { $setting } там: { $there }; тут: { $here }.
arena-setting =
    { $name ->
        [agents] боти
        [mode] режим
        [seats] місця
        [difficulty] складність
        [games] ігор на пару
        [seed] зерно
        [gauntlet] --gauntlet
        [sprt] SPRT
        [move_limit] ліміт на дію
       *[strict_time] --strict-time
    }
arena-setting-on = так
arena-setting-off = ні

# Workers that cannot play. $error is what the system or Ray says.
arena-worker-start = Робочий процес не запустився: { $error }
arena-worker-silent = він нічого не повідомив
arena-ray-missing = Для --ray потрібен пакет ray: { $command }
arena-no-ray = За адресою «{ $address }» немає Ray: { $error }

# Faults: what an agent did instead of choosing a legal action. The agent is named before, as in
# "forfeit: `my:Agent` as seat 2, action 17: raised …". $error, $type and $text are not translated.
fault-raised = помилка { $error }
fault-setup = під час підготовки: помилка { $error }
fault-text = повертає текст { $text }, а бот має повертати дію
fault-type = повертає { $type }, а це не дія
fault-notation = вибирає «{ $text }», а це не дія
fault-illegal = вибирає «{ $action }», а ця дія неможлива: { $reason }
fault-no-answer = надсилає відповідь, яка нею не є
fault-timeout = не відповідає вже { $seconds } с, тому його зупинено
fault-exit = завершує свій процес із кодом { $status }
fault-signal = його процес завершено сигналом { $signal }
fault-lost = його процес утрачено або з’єднання закрито
fault-closed = його не запитано: пул ботів закрито
fault-overrun =
    витрачає { NUMBER($spent, minimumFractionDigits: 2) } с на хід, для якого є { $budget } с (--strict-time)

arena-forfeit =
    технічна поразка: `{ $agent }` на місці { $seat }, дія { $action }: { $reason } [роздача { $deal }, гра { $game }]
arena-void = не зараховано: роздача { $deal }, гра { $game } ({ $agents }): { $reason }
arena-void-worker =
    { $times ->
        [one] її процес переривався { $times } раз
        [few] її процес переривався { $times } рази
        [many] її процес переривався { $times } разів
       *[other] її процес переривався { $times } раза
    }

# The game that was played
arena-game-solo = { $mode }, { $difficulty }
arena-game =
    { $mode }, { $seats ->
        [one] { $seats } місце
        [few] { $seats } місця
        [many] { $seats } місць
       *[other] { $seats } місця
    }

# Tables
arena-agent = бот
arena-seats = місця
arena-games = ігри
arena-won = вигр.
arena-tied = нічиї
arena-lost = прогр.
arena-win-rate = перемоги, 95 %
arena-elo = Elo, 95 %
arena-score = очки
arena-mastermind = ШІ
arena-margin = різниця
arena-rounds = раунди
arena-a-move = на дію
arena-slowest = макс.
arena-late = запізно
arena-forfeits = техпор.
arena-against = перемоги проти

arena-seconds = { $seconds } с
arena-milliseconds = { $milliseconds } мс

# How to read them
arena-note-intervals = Інтервал частки перемог — за Вілсоном; перемогу, яку ділять k гравців, рахують як 1/k.
arena-note-elo = Elo — відносно { $agent }, за методом найбільшої правдоподібності.
arena-note-seatings = Кожну роздачу грають двічі, міняючись місцями.
arena-note-pairings =
    У парі один бот сидить на одному місці, а інший — на решті ({ $others }), і так по черзі для кожного місця: рівна частка перемог — { $even }. У перехресній таблиці — сторона рядка проти сторони стовпця; сторона з кількома місцями перемагає, якщо перемагає хоч одне з них.

# The verdict of a sequential test
arena-sprt-open =
    SPRT [{ $low }, { $high }] { $one } проти { $other }: не вирішено (логарифм відношення { NUMBER($ratio, minimumFractionDigits: 2) }, межі від { NUMBER($lower, minimumFractionDigits: 2) } до { NUMBER($upper, minimumFractionDigits: 2) })
arena-sprt-decided =
    SPRT [{ $low }, { $high }] { $one } проти { $other }: вирішено після { $deals ->
        [one] { $deals } роздачі
        [few] { $deals } роздач
        [many] { $deals } роздач
       *[other] { $deals } роздачі
    }, { $better } Elo підходить краще, ніж { $worse }

# The page
arena-title = Арена: { $agents }
arena-kicker = арена projectl
arena-many-agents =
    { $count ->
        [one] { $count } бот
        [few] { $count } боти
        [many] { $count } ботів
       *[other] { $count } бота
    }
# $kind: round-robin, gauntlet or solo
arena-summary =
    { $games ->
        [one] { $games } гра
        [few] { $games } гри
        [many] { $games } ігор
       *[other] { $games } гри
    } ({ $game }){ $forfeited ->
        [0] { "" }
       *[other] , технічних поразок: { $forfeited }
    }; { $kind ->
        [solo] наодинці проти ШІ
        [gauntlet] перший бот проти кожного
       *[round-robin] кожен із кожним
    }{ $finished ->
        [yes] .
       *[no] , не завершено.
    }
arena-results = Результати
arena-forfeits-heading = Технічні поразки
arena-printed-heading = Що надрукували боти
arena-printed = `{ $agent }`, місце { $seat } [роздача { $deal }, гра { $game }]
arena-config = Налаштування
arena-cross = Частка перемог: рядок проти стовпця
arena-plot-solo = Частка перемог проти ШІ, з інтервалами 95 %
arena-plot-elo = Elo відносно { $agent }, з інтервалами 95 %
arena-plot-points = Очки за гру
arena-plot-rates = Частка перемог від гри до гри
arena-plot-mean = у середньому { $mean }
arena-plot-bar =
    { $points ->
        [one] { $points } очко, ігор: { $games }
        [few] { $points } очки, ігор: { $games }
        [many] { $points } очок, ігор: { $games }
       *[other] { $points } очка, ігор: { $games }
    }
arena-plot-bar-range = очки від { $first } до { $last }, ігор: { $games }
arena-plot-games = ігри
arena-nobody-forfeited = Технічних поразок немає.
arena-more-forfeits = Ще { $count } — у games.csv.
arena-config-agents = боти
arena-config-game = гра
arena-config-games = ігор на пару
arena-config-games-value =
    { $games } ({ $deals ->
        [one] { $deals } роздача
        [few] { $deals } роздачі
        [many] { $deals } роздач
       *[other] { $deals } роздачі
    })
arena-config-seed = зерно
arena-config-limit = ліміт на дію
arena-config-late = ходи понад відведений час
arena-config-late-forfeit = технічна поразка
arena-config-late-counted = рахуються
arena-again = Щоб зіграти так само ще раз
