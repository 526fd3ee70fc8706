# The game in the terminal, and the other commands. Words in ' ' are typed, the same in all languages.

# Playing
terminal-welcome = Project L: { $game }. Довідка — «?»; «quit» зберігає гру й виходить.
terminal-variant =
    { $players ->
        [one] { $mode }, { $players } гравець
        [few] { $mode }, { $players } гравці
        [many] { $mode }, { $players } гравців
       *[other] { $mode }, { $players } гравця
    }
terminal-variant-solo = { $mode }, { $difficulty }
terminal-thinking = { $name } думає...
terminal-adviser-thinking = Порадник думає...
# $task is one of the five that follow.
terminal-task = { $task } (Enter: що можна, ?: довідка)
terminal-task-act =
    { $person ->
        [you] { $count ->
            [one] Ваш хід: ще { $count } дія.
            [few] Ваш хід: ще { $count } дії.
            [many] Ваш хід: ще { $count } дій.
           *[other] Ваш хід: ще { $count } дії.
        }
       *[other] { $count ->
            [one] Ходить { $name }: ще { $count } дія.
            [few] Ходить { $name }: ще { $count } дії.
            [many] Ходить { $name }: ще { $count } дій.
           *[other] Ходить { $name }: ще { $count } дії.
        }
    }
terminal-task-master =
    { $person ->
        [you] Ваш дотик майстра: по фігурі на завдання, тоді «done».
       *[other] { $name }, дотик майстра: по фігурі на завдання, тоді «done».
    }
terminal-task-reward = У резерві немає вашої нагороди: виберіть іншу фігуру.
terminal-task-touch = Фінальний крок: кладіть фігури або введіть «done».
terminal-task-buy = Дій не лишилося: «insert» або «end».
terminal-ways = place { $slot } { $shape } на { $ways }
terminal-undone = Скасовано: { $action }.
terminal-nothing-to-undo = Скасовувати нічого.
terminal-nothing-happened = Ще нічого не сталося.

# The end. $others are the points of the others. Points may be negative.
terminal-verdict-you =
    { $result ->
        [won] { $points ->
            [one] Ви перемогли: { $points } очко проти { $others }.
            [few] Ви перемогли: { $points } очки проти { $others }.
            [many] Ви перемогли: { $points } очок проти { $others }.
           *[other] Ви перемогли: { $points } очка проти { $others }.
        }
        [shared] { $points ->
            [one] Ви ділите перемогу: { $points } очко проти { $others }.
            [few] Ви ділите перемогу: { $points } очки проти { $others }.
            [many] Ви ділите перемогу: { $points } очок проти { $others }.
           *[other] Ви ділите перемогу: { $points } очка проти { $others }.
        }
       *[lost] { $points ->
            [one] Ви програли: { $points } очко проти { $others }.
            [few] Ви програли: { $points } очки проти { $others }.
            [many] Ви програли: { $points } очок проти { $others }.
           *[other] Ви програли: { $points } очка проти { $others }.
        }
    }
terminal-verdict-mastermind =
    { $points ->
        [one] Перемагає ШІ: { $points } очко проти { $others }.
        [few] Перемагає ШІ: { $points } очки проти { $others }.
        [many] Перемагає ШІ: { $points } очок проти { $others }.
       *[other] Перемагає ШІ: { $points } очка проти { $others }.
    }
terminal-verdict =
    { $count ->
        [one] { $points ->
            [one] Перемагає { $winners }: { $points } очко.
            [few] Перемагає { $winners }: { $points } очки.
            [many] Перемагає { $winners }: { $points } очок.
           *[other] Перемагає { $winners }: { $points } очка.
        }
       *[other] { $points ->
            [one] { $winners } ділять перемогу: { $points } очко.
            [few] { $winners } ділять перемогу: { $points } очки.
            [many] { $winners } ділять перемогу: { $points } очок.
           *[other] { $winners } ділять перемогу: { $points } очка.
        }
    }

# The board
# Where there is room for half a line.
terminal-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }
terminal-standing =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }, { $puzzles ->
        [one] { $puzzles } завдання
        [few] { $puzzles } завдання
        [many] { $puzzles } завдань
       *[other] { $puzzles } завдання
    }
terminal-standing-coins =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }, { $puzzles ->
        [one] { $puzzles } завдання
        [few] { $puzzles } завдання
        [many] { $puzzles } завдань
       *[other] { $puzzles } завдання
    }, { $coins }{ $pending ->
        [0] { "" }
       *[other] +{ $pending }
    } { $coins ->
        [one] монета
        [few] монети
        [many] монет
       *[other] монети
    }
terminal-no-puzzle = немає завдань
# Where there is little room.
terminal-first-short = { $name } поч.
terminal-mastermind-takes =
    { $count ->
        [0] не має замків; зараз узяв би { $places }
        [one] має { $count } замок; зараз узяв би { $places }
        [few] має { $count } замки; зараз узяв би { $places }
        [many] має { $count } замків; зараз узяв би { $places }
       *[other] має { $count } замка; зараз узяв би { $places }
    }
terminal-mastermind-passes =
    { $count ->
        [0] не має замків; зараз не взяв би нічого
        [one] має { $count } замок; зараз не взяв би нічого
        [few] має { $count } замки; зараз не взяв би нічого
        [many] має { $count } замків; зараз не взяв би нічого
       *[other] має { $count } замка; зараз не взяв би нічого
    }

# Help at the prompt. Each line says what the words beside it do: "take W2" takes …
terminal-help-turn = Хід — це три дії в будь-якому порядку (праворуч — скорочення):
terminal-help-take = узяти завдання з ряду; у соло: з позиції від 1 до 9
terminal-help-piece = узяти з резерву фігуру рівня 1
terminal-help-upgrade = обміняти фігуру на іншу наступного, того самого чи нижчого рівня
terminal-help-place = покласти фігуру на завдання у слоті 1, на ці клітинки
terminal-help-place-where = показати, де вона стане; якщо спосіб один — покласти
terminal-help-master = раз за хід: по фігурі на кожне ваше завдання за одну дію; «done» завершує
terminal-help-at-times = Часом:
terminal-help-reward = замість нагороди, якої в резерві немає
terminal-help-insert = Хитрощі: дія за 2 монети; завершити хід
terminal-help-done = завершити фінальний крок; коли нічого іншого не можна
terminal-help-always = Завжди (Tab доповнює тим, що можливо):
terminal-help-legal = що можна зробити зараз; «legal 1 I2»: усі способи її покласти
terminal-help-hint = найкращі на вигляд ходи: шанс перемогти і чому
terminal-help-undo = на дію назад, доки не відкрито карту
terminal-help-board = показати стіл знову; стіл гравця 2
terminal-help-log = що сталося нещодавно; зберегти копію гри
terminal-help-language = інша мова: { $languages }
terminal-help-quit = вийти; гра зберігається, як і після кожної дії
terminal-help-board-signs = «2+I4» на завданні: 2 очки та I4, коли заглиблення заповнене; фігури з нього повертаються до вас. Фігури малюються так: 1 2 3 (смужки), V, 4 (смужка), L T S O.

# What was typed is not understood
terminal-no-word = Слова «{ $word }» немає. Дії: { $actions }; а ще можна спитати { $questions }.
terminal-legal-usage = «legal» пишуть окремо або зі слотом і фігурою: «legal 1 I2».
terminal-board-usage = «board» пишуть окремо або з гравцем: { $players }.
terminal-hint-usage = «hint» пишуть окремо або з кількістю ходів: «hint 5», щонайбільше { $most }.
terminal-language-usage = Після «language» має йти мова: { $known }.
terminal-no-language = Мови «{ $language }» немає; є такі: { $known }.

# Saves. A command or a path stands in the line below those that end with a colon.
terminal-kept = Гру збережено. Щоб грати далі:
terminal-kept-as = Гру збережено як { $path }
terminal-to-see-again = Щоб переглянути її:
terminal-kept-in = Гра зберігається після кожної дії в цьому файлі:
terminal-copy-kept = Копію збережено. Щоб грати в неї:
terminal-not-kept = Гру не вдалося зберегти: { $trouble }
terminal-not-saved = не збережено: { $trouble }
terminal-no-saves = Ігри не можна зберігати: { $trouble }.
terminal-no-folder = Ігри не можна зберігати: { $trouble }; задайте XDG_DATA_HOME.
terminal-folder-not-writable = Ігри не можна зберігати: у { $folder } не можна писати; задайте XDG_DATA_HOME.
terminal-name-taken = { $name } вже є; виберіть іншу назву.
terminal-no-games = У { $folder } немає жодної гри.
terminal-no-unfinished-games = У { $folder } немає незавершених ігор.
terminal-no-game = Гри «{ $name }» немає; збережені ігри: { $kept }.
terminal-no-game-yet = Гри «{ $name }» немає; жодної гри ще не збережено.
terminal-is-folder = { $name } — це тека, а не файл гри.
terminal-bad-file = { $path }: { $reason }
terminal-game-is-over = Гру { $name } завершено; «{ $command }» покаже її.
terminal-resume-alone = Збережена гра має свій режим, місця, складність і зерно.

# Players
bad-seed = Зерно — це ціле число від 0 до 2**{ $bits } − 1, а не { $seed }.
terminal-no-player = Гравця «{ $player }» немає. { $known }
terminal-known-players = Гравці: { $names } або module:Class; сила: { $levels }, як-от search:sharp.
terminal-player-count =
    { $seats ->
        [one] У цій грі { $seats } місце, тож і імен у --players має бути { $seats }, а не { $given }.
        [few] У цій грі { $seats } місця, тож і імен у --players має бути { $seats }, а не { $given }.
        [many] У цій грі { $seats } місць, тож і імен у --players має бути { $seats }, а не { $given }.
       *[other] У цій грі { $seats } місця, тож і імен у --players має бути { $seats }, а не { $given }.
    }
terminal-agent-fault = { $name }: { $fault }. Гру збережено; грати далі: «{ $command }».

# Replay and show
terminal-replay-help = Enter — наступний хід, p — попередній, число — до цієї дії, q — вихід.
terminal-replay-prompt = після дії { $count } з { $last }
terminal-replay-unknown = Клавіші «{ $typed }» немає.
terminal-replay-end = Це кінець.
terminal-replay-there = Ви вже тут.
terminal-no-action =
    { $last ->
        [one] Дії { $number } немає; у цій грі { $last } дія.
        [few] Дії { $number } немає; у цій грі { $last } дії.
        [many] Дії { $number } немає; у цій грі { $last } дій.
       *[other] Дії { $number } немає; у цій грі { $last } дії.
    }
terminal-not-over = Гру ще не завершено.
terminal-touches-label = фінал
terminal-written = записано: { $path }
terminal-no-theme = Теми «{ $theme }» немає; є такі: { $themes }.
terminal-sheet-output = Аркуш — це картинка: вкажіть, куди її записати, як-от -o game.svg.

# Solve
terminal-solve-usage = solve потребує завдання, як-от B05, або заглиблення, як-от --hole '##./.##'.
terminal-hole-signs = Заглиблення малюють знаками «.» і «#», між рядками — «/», як-от '##./.##'.
terminal-hole-size = У заглибленні щонайбільше { $side } рядків по { $side } клітинок.
terminal-this-hole = Це заглиблення
terminal-cells =
    { $cells ->
        [one] { $cells } клітинка
        [few] { $cells } клітинки
        [many] { $cells } клітинок
       *[other] { $cells } клітинки
    }
terminal-ways-any =
    { $ways ->
        [one] { $ways } спосіб з будь-якими фігурами.
        [few] { $ways } способи з будь-якими фігурами.
        [many] { $ways } способів з будь-якими фігурами.
       *[other] { $ways } способу з будь-якими фігурами.
    }
terminal-ways-with =
    { $ways ->
        [one] { $ways } спосіб із фігурами { $pieces }; частина може лишитися.
        [few] { $ways } способи з фігурами { $pieces }; частина може лишитися.
        [many] { $ways } способів із фігурами { $pieces }; частина може лишитися.
       *[other] { $ways } способу з фігурами { $pieces }; частина може лишитися.
    }
terminal-fewest =
    { $count ->
        [one] Найменше — { $count } фігура: { $pieces }, як на малюнку.
        [few] Найменше — { $count } фігури: { $pieces }, як на малюнку.
        [many] Найменше — { $count } фігур: { $pieces }, як на малюнку.
       *[other] Найменше — { $count } фігури: { $pieces }, як на малюнку.
    }
terminal-no-way = Без фігур не заповнити. { $missing }
terminal-no-way-with = Фігурами { $pieces } не заповнити. { $missing }
terminal-missing =
    { $count ->
        [one] Бракує щонайменше { $count } фігури: { $offers }
        [few] Бракує щонайменше { $count } фігур: { $offers }
        [many] Бракує щонайменше { $count } фігур: { $offers }
       *[other] Бракує щонайменше { $count } фігури: { $offers }
    }{ $more ->
        [0] .
        [one] , або ще { $more } варіант.
        [few] , або ще { $more } варіанти.
        [many] , або ще { $more } варіантів.
       *[other] , або ще { $more } варіанта.
    }

# Puzzles: columns of the table, and what they mean
terminal-column-name = назва
terminal-column-points = очки
terminal-column-pays = дає
terminal-column-cells = клітинки
terminal-column-pieces = фігури
terminal-column-difficulty = складність
terminal-column-ways = способи
terminal-note-pieces = фігури: найменше, скількома можна заповнити
terminal-note-difficulty = складність: скільки дій треба з нуля та чого бракує випадковому запасу
terminal-note-ways = способи: скількома способами можна заповнити фігурами гри
terminal-no-order = За «{ $order }» завдання не впорядкувати; можна за { $orders }.

# Arena
terminal-arena-stopped-early = Зупинено, перш ніж закінчилася хоч одна гра.
terminal-arena-stopped = Зупинено; усі закінчені ігри збережено. Щоб продовжити:
terminal-arena-kept-in = Кожна гра зберігається в { $folder }
terminal-arena-sprt = Після --sprt мають іти дві різниці Elo, як-от 0,30, а не «{ $text }».
terminal-arena-starting = починаємо
terminal-arena-preparing = готуємо ботів, минуло { $time } (першого разу їх компілюють, це хвилина-дві)
terminal-arena-bar = ігор, { $left }
terminal-arena-progress =
    { $total ->
        [one] { $done } з { $total } гри, { $left }
        [few] { $done } з { $total } ігор, { $left }
        [many] { $done } з { $total } ігор, { $left }
       *[other] { $done } з { $total } гри, { $left }
    }
terminal-arena-left =
    { $forfeits ->
        [0] лишилося близько { $time }
       *[other] лишилося близько { $time }, техпоразок: { $forfeits }
    }
terminal-arena-done =
    { $forfeits ->
        [0] готово
       *[other] готово, техпоразок: { $forfeits }
    }
terminal-seconds = { $number } с
terminal-minutes = { $number } хв
terminal-hours = { $number } год
terminal-arena-heading =
    { $games ->
        [one] { $game }: { $games } гра
        [few] { $game }: { $games } гри
        [many] { $game }: { $games } ігор
       *[other] { $game }: { $games } гри
    }{ $finished ->
        [yes] { "" }
       *[no] , не завершено
    }
terminal-arena-more = ... і ще { $count }, усі — у { $page }
terminal-arena-tables = Таблиці й графіки: { $path }

# Serve
terminal-command-missing = Для команди потрібен пакет { $package }; він входить до: { $command }
terminal-serve-missing = Для столу потрібен пакет { $package }; він входить до: { $command }
terminal-processes-database = Кільком процесам потрібна спільна база даних: --database-url postgresql://user@host/name
terminal-serving = Project L чекає на { $address } (Ctrl-C зупиняє)

# A file or folder the system refuses. $text is the system's own English.
terminal-file-trouble = { $path }: { $trouble }
terminal-system-error =
    { $code ->
        [ENOENT] Немає такого файлу чи теки
        [EACCES] Немає доступу
        [EPERM] Операцію не дозволено
        [EEXIST] Файл уже існує
        [EISDIR] Це тека
        [ENOTDIR] Це не тека
        [ENOSPC] На диску не лишилося місця
        [EROFS] Файлова система лише для читання
       *[other] { $text }
    }

# A command line that cannot be
terminal-usage-hint = { $fault } Див. projectl --help.
terminal-no-command = Команди «{ $command }» немає; є такі: { $commands }.
terminal-no-option = Параметра { $option } немає.
terminal-missing-argument = Бракує { $name }.
terminal-bad-number =
    { $kind ->
        [whole] { $name } потребує цілого числа.
       *[any] { $name } потребує числа.
    }
terminal-number-too-small = { $name } потребує числа від { $least }.
terminal-number-outside = { $name } потребує числа від { $least } до { $most }.
terminal-no-value = Після { $name } має йти значення.

# The help of the commands, which `projectl --help` shows. An empty line ends the first paragraph,
# which stands in the list of all commands too. Options, names and what is typed stay as they are.
command-usage = Використання:
command-options = Параметри
command-arguments = Аргументи
command-commands = Команди
command-default = типово: { $value }
command-variable = змінна: { $name }
command-required = обов’язково
command-projectl =
    Настільна гра Project L: грайте тут або у браузері, переглядайте ігри, розв’язуйте завдання.
command-play =
    Зіграти в терміналі.

    Наодинці, проти ботів або кілька людей за однією клавіатурою.

    Без параметрів ви граєте в базову гру проти search:steady. Сила буває beginner, gentle, steady, sharp, fierce і champion; лише champion думає довше, до секунди на хід. За столом кожна сила має своє ім’я. «random» і «weighted» кидають кубик, «network» грає без пошуку. Жоден бот не бачить закритих плиток. У режимах соло ШІ діє за своїми правилами.

    Гра зберігається після кожної дії. Вийти — quit або Ctrl-C, грати далі — --resume last.
command-replay =
    Переглянути гру хід за ходом.

    Enter — наступний хід, p — попередній, число — до цієї дії, q — вихід.

    Якщо вивід іде не в термінал, кожен хід натомість описано словами.
command-show =
    Показати позицію гри або записати її картинку.

    Без -o позицію буде намальовано в терміналі.
command-solve =
    Заповнити завдання або сказати, чого бракує.

    Показує один спосіб із найменшою кількістю фігур і рахує всі способи. Приклад: projectl solve B05 --with I4,L4,O4,T4
command-puzzles =
    Перелічити 52 завдання та їхню складність.

    Складність — це скільки дій треба з нуля та чого бракує випадковому запасу.
command-arena =
    Влаштувати турнір ботів і оцінити їх.

    Кожну роздачу грають в усіх розсадках, щоб удача зрівнялася. У режимах соло кожен бот грає наодинці проти ШІ.

    Результати зберігаються після кожної гри: зупинити — Ctrl-C, продовжити — та сама команда з --out. Тоді в теці є таблиці та сторінка з графіками.
command-serve = Відкрити стіл у браузері: грайте наодинці, проти ботів або з друзями за посиланням.

# Options and arguments
option-help = Показати цю довідку й вийти.
option-version = Показати версію.
option-language = { $languages }; вибір запам’ятовується. «auto»: як у системі.
option-install-completion = Установити доповнення для поточної оболонки.
option-show-completion = Показати доповнення для поточної оболонки, щоб скопіювати його чи змінити встановлення.
option-ascii = Малювати в ASCII, без кольорів.
option-file = Файл гри, назва збереженої гри або «last».
option-mode = base, solo, finesse, finesse-solo.
option-seats = Від 2 до 4.
option-players = Хто на якому місці, через кому: human, random, weighted, network, search або module:Class; search:sharp@0.2s додає силу й секунди на хід.
option-difficulty = Для режимів соло: standard, challenging, unbeatable.
option-seed = Роздати гру з цим номером, щоб повторити її.
option-resume = Продовжити збережену гру: її назва, файл або «last».
option-at = Після стількох дій.
option-output = Записати картинку SVG.
option-theme = Тема картинки: dark або light.
option-sheet = Картинка всієї гри, раунд за раундом.
option-puzzle = Завдання, як-от B05.
option-with = Які є фігури, як-от I4,L4,I2; 2xI4 — це дві такі.
option-hole = Заглиблення замість завдання: до п’яти рядків зі знаків «.» і «#» через «/».
option-sort = За name, points, cells, difficulty.
option-arena-seed = Визначає роздачі й кубики ботів.
option-games = На кожну пару, цілими роздачами.
option-gauntlet = Перший бот проти кожного з решти.
option-jobs = Скільки ігор водночас.
option-out = Де зберігати результати; та сама команда там і продовжить.
option-sprt = Зупинити, коли вирішено між двома різницями Elo.
option-move-limit = Секунди; хто думає довше, дістає технічну поразку.
option-strict-time = Хід понад відведений час — технічна поразка.
option-save-games = Зберігати запис кожної гри.
option-ray = Грати на Ray цього комп’ютера.
option-ray-address = Грати на кластері Ray за цією адресою.
option-host = Адреса, на якій слухати; 0.0.0.0 — для мережі.
option-port = Порт, на якому слухати.
option-database-url = Де зберігати столи, як-от postgresql://user@host/name.
option-processes = Скільки процесів обслуговує стіл; більше одного — лише з PostgreSQL.
option-workers = Скільки процесів думає.
option-pace = Скільки секунд щонайменше триває дія бота.
option-log-json = Журнал рядками JSON.
option-hosts = Імена, на які відгукується сервер, крім імен його комп’ютера; через кому.
option-trusted-proxies = Адреси проксі, чиїм заголовкам X-Forwarded можна вірити.
option-public-counts = Показувати /host усім адресам.
option-metrics-from = Адреси чи мережі, яким, крім цього комп’ютера, видно /metrics.
option-connections = Скільки з’єднань може мати одна адреса.
option-warm-up = Завантажити звичного бота заздалегідь.
option-open = Відкрити сторінку у браузері.
option-agents = random, weighted, network, search або module:Class; search:sharp@0.2s додає силу й секунди на хід.

# What holds when an option is not given
default-seats = 2, соло 1
default-players = human, тоді search:steady
default-at = після останньої
default-with = будь-які
default-arena-seed = випадково
default-jobs = усі ядра
default-out = нова тека
default-database-url = SQLite в теці даних користувача
default-workers = усі ядра, крім одного
