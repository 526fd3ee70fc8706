# The arena: what cannot be played, why an agent forfeits, and the report of a tournament.

# An agent that cannot be had. $error and $class are Python's own words.
agent-unknown = Нет бота «{ $name }»; есть { $known } или module:Class.
agent-no-level = Нет силы «{ $level }»; есть { $levels }.
agent-levels = У «{ $spec }» больше одной силы.
agent-budget = Объём раздумий — это секунды, например 0.5s, или узлы, например 2000n, а не «{ $text }».
agent-setup = Бота «{ $agent }» не удаётся подготовить: { $error }
agent-no-choose = «{ $name }» — не бот: нет метода choose(view).
agent-import = Бота «{ $name }» не удаётся загрузить: { $error }
agent-load = Бота «{ $agent }» не удаётся загрузить: { $fault }
agent-no-class = Нет бота «{ $name }»: в { $module } нет класса { $class }.

# A tournament that cannot be. Words after -- and words in « » are typed, the same in all languages.
arena-no-fork = Арене нужен Linux или macOS: боты играют в отдельных процессах (fork).
arena-no-agents = Для турнира нужны боты; назовите хотя бы одного.
arena-one-agent = В режиме «{ $mode }» играют против других; назовите хотя бы двух ботов.
arena-solo-gauntlet = В соло каждый бот играет один; --gauntlet здесь не действует.
arena-solo-sprt = SPRT сравнивает двух ботов, а в соло они не встречаются.
arena-sprt-agents = Для SPRT нужны два бота или --gauntlet.
arena-bad-games = Партий на пару может быть от 1 до { $most }, а не { $games }.
arena-bad-limit = Предел на действие — больше 0 и не больше { $most } с, а не { $seconds }.
arena-bad-jobs = Одновременно может идти от 1 до { $most } партий (--jobs), а не { $jobs }.
arena-bad-sprt = Для SPRT нужны две разницы Elo, сначала меньшая, а не { $given }.

# A folder in which a tournament cannot be kept. $error is Python's own words.
arena-folder-empty = В { $folder } нет турнира.
arena-folder-in-use = В { $folder } есть другие файлы; выберите пустую папку.
arena-folder-busy = В { $folder } уже играет другая арена.
arena-folder-version = Папка { $folder } записана другой версией projectl.
arena-folder-unreadable = Не удаётся прочитать { $path }: { $error }
arena-folder-line = { $file }, строка { $line }: { $reason }
arena-no-result = Это не результат партии: { $error }
arena-folder-differs = В { $folder } другой турнир; { $setting } там: { $there }; здесь: { $here }.
arena-setting =
    { $name ->
        [agents] боты
        [mode] режим
        [seats] мест
        [difficulty] соперник
        [games] партий на пару
        [seed] зерно
        [gauntlet] --gauntlet
        [sprt] SPRT
        [move_limit] предел на действие
       *[strict_time] --strict-time
    }
arena-setting-on = да
arena-setting-off = нет

# Workers that cannot play. $error is what the system or Ray says.
arena-worker-start = Рабочий процесс не запустился: { $error }
arena-worker-silent = он ничего не сообщил
arena-ray-missing = Для --ray нужен пакет ray: { $command }
arena-no-ray = По адресу «{ $address }» нет Ray: { $error }

# Faults: what an agent did instead of choosing a legal action. The agent is named before, as in
# "forfeit: `my:Agent` as seat 2, action 17: raised …". $error, $type and $text are not translated.
fault-raised = ошибка { $error }
fault-setup = ошибка { $error } при подготовке
fault-text = возвращает текст { $text }, а должен возвращать действие
fault-type = возвращает { $type }, а это не действие
fault-notation = выбирает «{ $text }», а это не действие
fault-illegal = выбирает «{ $action }», а это не по правилам: { $reason }
fault-no-answer = присылает то, что нельзя счесть ответом
fault-timeout = за { $seconds } с ответа нет, бот остановлен
fault-exit = завершает свой процесс с кодом { $status }
fault-signal = процесс завершён сигналом { $signal }
fault-lost = процесс потерян, или соединение закрыто
fault-closed = вопрос не задан: пул ботов закрыт
fault-overrun =
    тратит { NUMBER($spent, minimumFractionDigits: 2) } с на ход, когда дано { $budget } с (--strict-time)

arena-forfeit =
    техническое поражение: `{ $agent }`, место { $seat }, действие { $action }: { $reason } [раздача { $deal }, партия { $game }]
arena-void = не засчитано: раздача { $deal }, партия { $game } ({ $agents }): { $reason }
arena-void-worker =
    { $times ->
        [one] её процесс прерван { $times } раз
        [few] её процесс прерван { $times } раза
        [many] её процесс прерван { $times } раз
       *[other] её процесс прерван { $times } раза
    }

# The game that was played
arena-game-solo = { $mode }, { $difficulty }
arena-game =
    { $mode }, { $seats ->
        [one] { $seats } место
        [few] { $seats } места
        [many] { $seats } мест
       *[other] { $seats } места
    }

# Tables
arena-agent = бот
arena-seats = мест
arena-games = партий
arena-won = побед
arena-tied = ничьих
arena-lost = пораж.
arena-win-rate = доля побед, 95 %
arena-elo = Elo, 95 %
arena-score = очки
arena-mastermind = соперник
arena-margin = перевес
arena-rounds = раунды
arena-a-move = действие
arena-slowest = макс.
arena-late = поздно
arena-forfeits = техпор.
arena-against = доля побед против

arena-seconds = { $seconds } с
arena-milliseconds = { $milliseconds } мс

# How to read them
arena-note-intervals = Интервал доли побед — по Уилсону; победа, разделённая на k игроков, считается за 1/k.
arena-note-elo = Elo — относительно { $agent }, по методу максимального правдоподобия.
arena-note-seatings = Каждая раздача играется в обеих рассадках.
arena-note-pairings =
    В паре один бот играет среди { $others } экземпляров другого, по очереди на каждом месте: при равной силе доля побед — { $even }. В перекрёстной таблице сторона строки играет против стороны столбца; сторона с несколькими местами побеждает, если побеждает одно из них.

# The verdict of a sequential test
arena-sprt-open =
    SPRT [{ $low }, { $high }] { $one } против { $other }: не решено (логарифм отношения { NUMBER($ratio, minimumFractionDigits: 2) } в пределах от { NUMBER($lower, minimumFractionDigits: 2) } до { NUMBER($upper, minimumFractionDigits: 2) })
arena-sprt-decided =
    SPRT [{ $low }, { $high }] { $one } против { $other }: решено после { $deals ->
        [one] { $deals } раздачи
        [few] { $deals } раздач
        [many] { $deals } раздач
       *[other] { $deals } раздачи
    }, { $better } Elo подходит лучше, чем { $worse }

# The page
arena-title = Арена: { $agents }
arena-kicker = арена projectl
arena-many-agents =
    { $count ->
        [one] { $count } бот
        [few] { $count } бота
        [many] { $count } ботов
       *[other] { $count } бота
    }
# $kind: round-robin, gauntlet or solo
arena-summary =
    { $games ->
        [one] { $games } партия
        [few] { $games } партии
        [many] { $games } партий
       *[other] { $games } партии
    } ({ $game }){ $forfeited ->
        [0] { "" }
       *[other] , технических поражений: { $forfeited }
    }; { $kind ->
        [solo] в одиночку против соперника
        [gauntlet] первый бот против каждого
       *[round-robin] каждый с каждым
    }{ $finished ->
        [yes] .
       *[no] , не завершено.
    }
arena-results = Результаты
arena-forfeits-heading = Технические поражения
arena-printed-heading = Что напечатали боты
arena-printed = `{ $agent }`, место { $seat } [раздача { $deal }, партия { $game }]
arena-config = Настройки
arena-cross = Доля побед строки против столбца
arena-plot-solo = Доля побед над соперником, с интервалами 95 %
arena-plot-elo = Elo относительно { $agent }, с интервалами 95 %
arena-plot-points = Очки за партию
arena-plot-rates = Доля побед по мере сыгранных партий
arena-plot-mean = в среднем { $mean }
arena-plot-bar =
    { $points ->
        [one] { $points } очко: { $games }
        [few] { $points } очка: { $games }
        [many] { $points } очков: { $games }
       *[other] { $points } очка: { $games }
    }
arena-plot-bar-range = очки от { $first } до { $last }: { $games }
arena-plot-games = партий
arena-nobody-forfeited = Технических поражений нет.
arena-more-forfeits = Ещё { $count } — в games.csv.
arena-config-agents = боты
arena-config-game = игра
arena-config-games = партий на пару
arena-config-games-value =
    { $games } ({ $deals ->
        [one] { $deals } раздача
        [few] { $deals } раздачи
        [many] { $deals } раздач
       *[other] { $deals } раздачи
    })
arena-config-seed = зерно
arena-config-limit = предел на действие
arena-config-late = ходы дольше срока
arena-config-late-forfeit = техническое поражение
arena-config-late-counted = только считаются
arena-again = Сыграть ещё раз
