# The game in the terminal, and the other commands. Words in « » are typed, the same in all languages.

# Playing
terminal-welcome = Project L: { $game }. Введите ? для справки; quit сохраняет игру.
terminal-variant =
    { $players ->
        [one] { $mode }, { $players } игрок
        [few] { $mode }, { $players } игрока
        [many] { $mode }, { $players } игроков
       *[other] { $mode }, { $players } игрока
    }
terminal-variant-solo = { $mode }, { $difficulty }
terminal-thinking = { $name } думает ...
terminal-adviser-thinking = Советчик думает ...
# $task is one of the five that follow.
terminal-task = { $task } (Enter: варианты, ?: справка)
terminal-task-act =
    { $person ->
        [you] Ваш ход
       *[other] Ходит { $name }
    }: осталось { $count ->
        [one] { $count } действие
        [few] { $count } действия
        [many] { $count } действий
       *[other] { $count } действия
    }.
terminal-task-master =
    { $person ->
        [you] Ваше действие мастера: по фигуре на задание, затем «done».
       *[other] { $name }, действие мастера: по фигуре на задание, затем «done».
    }
terminal-task-reward = В резерве нет вашей награды: выберите другую.
terminal-task-touch = Последние штрихи: выкладывайте фигуры или введите «done».
terminal-task-buy = Действий не осталось: «insert» или «end».
terminal-ways = place { $slot } { $shape } на { $ways }
terminal-undone = Отменено: { $action }.
terminal-nothing-to-undo = Отменять нечего.
terminal-nothing-happened = Ещё ничего не произошло.

# The end. $others are the points of the others. Points may be negative.
terminal-verdict-you =
    { $result ->
        [won] Вы победили
        [shared] Вы делите победу
       *[lost] Вы проиграли
    }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } против { $others }.
terminal-verdict-mastermind =
    Победил соперник: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } против { $others }.
terminal-verdict =
    { $count ->
        [1] Побеждает { $winners }
       *[other] Победу делят { $winners }
    }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.

# The board
# Where there is room for half a line.
terminal-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
terminal-standing =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }, { $puzzles ->
        [one] { $puzzles } задание
        [few] { $puzzles } задания
        [many] { $puzzles } заданий
       *[other] { $puzzles } задания
    }
terminal-standing-coins =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }, { $puzzles ->
        [one] { $puzzles } задание
        [few] { $puzzles } задания
        [many] { $puzzles } заданий
       *[other] { $puzzles } задания
    }, монет { $coins }{ $pending ->
        [0] { "" }
       *[other] +{ $pending }
    }
terminal-no-puzzle = нет заданий
# Where there is little room.
terminal-first-short = { $name } нач.
terminal-mastermind-takes =
    { $count ->
        [0] без замков
        [one] держит { $count } замок
        [few] держит { $count } замка
        [many] держит { $count } замков
       *[other] держит { $count } замка
    }; сейчас возьмёт { $places }
terminal-mastermind-passes =
    { $count ->
        [0] без замков
        [one] держит { $count } замок
        [few] держит { $count } замка
        [many] держит { $count } замков
       *[other] держит { $count } замка
    }; сейчас ничего не возьмёт

# Help at the prompt. Each line says what the words beside it do: "take W2" takes …
terminal-help-turn = Ход — это три действия в любом порядке (справа — коротко):
terminal-help-take = задание из ряда; в соло — с позиции от 1 до 9
terminal-help-piece = фигура уровня 1 из резерва
terminal-help-upgrade = обмен на фигуру следующего, того же или меньшего уровня
terminal-help-place = фигура на задание в слоте 1: эти клетки
terminal-help-place-where = покажет, куда она помещается; если способ один — выложит
terminal-help-master = раз в ход: по фигуре на каждое задание одним действием; «done» завершает
terminal-help-at-times = Иногда:
terminal-help-reward = вместо награды, которой нет в резерве
terminal-help-insert = «Уловки»: действие за 2 монеты; завершить ход
terminal-help-done = закончить последние штрихи; больше ничего сделать нельзя
terminal-help-always = Всегда (Tab дописывает то, что можно):
terminal-help-legal = что сейчас можно; «legal 1 I2»: все способы её выложить
terminal-help-hint = ходы, которые выглядят лучше всего: шанс победить и почему
terminal-help-undo = на действие назад, пока не открыта карта
terminal-help-board = стол ещё раз; стол игрока 2
terminal-help-log = что произошло; копия игры
terminal-help-language = другой язык: { $languages }
terminal-help-quit = выйти; игра сохранена, как и после каждого действия
terminal-help-board-signs = «2+I4» на задании: 2 очка и I4, когда выемка заполнена; фигуры с него возвращаются к вам. Фигуры нарисованы как 1 2 3 (полоски), V, 4 (полоска), L T S O.

# What was typed is not understood
terminal-no-word = Нет слова «{ $word }». Действия: { $actions }; ещё можно спросить: { $questions }.
terminal-legal-usage = «legal» пишется без продолжения или со слотом и фигурой: «legal 1 I2».
terminal-board-usage = «board» пишется без продолжения или с игроком: { $players }.
terminal-hint-usage = «hint» пишется без продолжения или с числом ходов: «hint 5», не больше { $most }.
terminal-language-usage = После «language» идёт язык: { $known }.
terminal-no-language = Нет языка «{ $language }»; есть { $known }.

# Saves. A command or a path stands in the line below those that end with a colon.
terminal-kept = Игра сохранена. Продолжить:
terminal-kept-as = Игра сохранена: { $path }
terminal-to-see-again = Посмотреть её ещё раз:
terminal-kept-in = После каждого действия игра сохраняется в этот файл:
terminal-copy-kept = Копия сохранена. Сыграть её:
terminal-not-kept = Игру не удалось сохранить: { $trouble }
terminal-not-saved = не сохранено: { $trouble }
terminal-no-saves = Игры нельзя сохранять: { $trouble }.
terminal-no-folder = Игры нельзя сохранять: { $trouble }; задайте XDG_DATA_HOME.
terminal-folder-not-writable = Игры нельзя сохранять: в { $folder } нельзя писать; задайте XDG_DATA_HOME.
terminal-name-taken = { $name } уже есть; выберите другое имя.
terminal-no-games = В { $folder } нет игр.
terminal-no-unfinished-games = В { $folder } нет незаконченных игр.
terminal-no-game = Нет игры «{ $name }»; сохранены { $kept }.
terminal-no-game-yet = Нет игры «{ $name }»; пока ничего не сохранено.
terminal-is-folder = { $name } — папка, а не файл игры.
terminal-bad-file = { $path }: { $reason }
terminal-game-is-over = Игра { $name } окончена; «{ $command }» покажет её.
terminal-resume-alone = У сохранённой игры уже есть режим, места, соперник и зерно.

# Players
bad-seed = Зерно — целое число от 0 до 2**{ $bits } - 1, а не { $seed }.
terminal-no-player = Нет игрока «{ $player }». { $known }
terminal-known-players = Игроки: { $names } или module:Class; сила: { $levels }, например search:sharp.
terminal-player-count =
    { $seats ->
        [1] В этой игре одно место: укажите в --players одно имя, а не { $given }.
        [one] В этой игре { $seats } место: укажите в --players столько же имён, а не { $given }.
        [few] В этой игре { $seats } места: укажите в --players столько же имён, а не { $given }.
        [many] В этой игре { $seats } мест: укажите в --players столько же имён, а не { $given }.
       *[other] В этой игре { $seats } места: укажите в --players столько же имён, а не { $given }.
    }
terminal-agent-fault = { $name }: { $fault }. Игра сохранена; чтобы продолжить, введите «{ $command }».

# Replay and show
terminal-replay-help = Enter — следующий ход, p — предыдущий, число — к этому действию, q — выход.
terminal-replay-prompt = после действия { $count } из { $last }
terminal-replay-unknown = Нет клавиши «{ $typed }».
terminal-replay-end = Это конец.
terminal-replay-there = Вы уже здесь.
terminal-no-action =
    { $last ->
        [one] Нет действия { $number }; в этой игре { $last } действие.
        [few] Нет действия { $number }; в этой игре { $last } действия.
        [many] Нет действия { $number }; в этой игре { $last } действий.
       *[other] Нет действия { $number }; в этой игре { $last } действия.
    }
terminal-not-over = Игра ещё не окончена.
terminal-touches-label = штрихи
terminal-written = записано: { $path }
terminal-no-theme = Нет темы «{ $theme }»; есть { $themes }.
terminal-sheet-output = Лист — это картинка: укажите, куда её записать, например -o game.svg.

# Solve
terminal-solve-usage = solve ждёт задание, например B05, или выемку, например --hole '##./.##'.
terminal-hole-signs = Выемку рисуют знаками «.» и «#», между рядами «/», например '##./.##'.
terminal-hole-size = В выемке не больше { $side } рядов по { $side } клеток.
terminal-this-hole = Эта выемка
terminal-cells =
    { $cells ->
        [one] { $cells } клетка
        [few] { $cells } клетки
        [many] { $cells } клеток
       *[other] { $cells } клетки
    }
terminal-ways-any =
    { $ways ->
        [one] { $ways } способ с любыми фигурами.
        [few] { $ways } способа с любыми фигурами.
        [many] { $ways } способов с любыми фигурами.
       *[other] { $ways } способа с любыми фигурами.
    }
terminal-ways-with =
    { $ways ->
        [one] { $ways } способ с { $pieces }; фигуры могут остаться.
        [few] { $ways } способа с { $pieces }; фигуры могут остаться.
        [many] { $ways } способов с { $pieces }; фигуры могут остаться.
       *[other] { $ways } способа с { $pieces }; фигуры могут остаться.
    }
terminal-fewest =
    { $count ->
        [one] Самое меньшее — { $count } фигура: { $pieces }, как нарисовано.
        [few] Самое меньшее — { $count } фигуры: { $pieces }, как нарисовано.
        [many] Самое меньшее — { $count } фигур: { $pieces }, как нарисовано.
       *[other] Самое меньшее — { $count } фигуры: { $pieces }, как нарисовано.
    }
terminal-no-way = Без фигур не заполнить. { $missing }
terminal-no-way-with = С { $pieces } не заполнить. { $missing }
terminal-missing =
    { $count ->
        [one] Нужна ещё хотя бы { $count } фигура: { $offers }
        [few] Нужны ещё хотя бы { $count } фигуры: { $offers }
        [many] Нужно ещё хотя бы { $count } фигур: { $offers }
       *[other] Нужно ещё хотя бы { $count } фигуры: { $offers }
    }{ $more ->
        [0] .
        [one] , или ещё { $more } вариант.
        [few] , или ещё { $more } варианта.
        [many] , или ещё { $more } вариантов.
       *[other] , или ещё { $more } варианта.
    }

# Puzzles: columns of the table, and what they mean
terminal-column-name = имя
terminal-column-points = очки
terminal-column-pays = награда
terminal-column-cells = клетки
terminal-column-pieces = фигуры
terminal-column-difficulty = сложность
terminal-column-ways = способы
terminal-note-pieces = фигуры: сколько их нужно самое меньшее
terminal-note-difficulty = сложность: сколько нужно действий с нуля, плюс чего не хватает случайному запасу
terminal-note-ways = способы: сколькими способами задание заполняют фигуры игры
terminal-no-order = Задания нельзя упорядочить по «{ $order }»; можно по { $orders }.

# Arena
terminal-arena-stopped-early = Остановлено раньше, чем закончилась хоть одна партия.
terminal-arena-stopped = Остановлено; все законченные партии сохранены. Продолжить:
terminal-arena-kept-in = Каждая партия сохраняется в { $folder }
terminal-arena-sprt = --sprt ждёт две разницы Elo, например 0,30, а не «{ $text }».
terminal-arena-starting = начинаем
terminal-arena-preparing = готовим ботов, прошло { $time } (в первый раз они компилируются, это минута-две)
terminal-arena-bar = партий, { $left }
terminal-arena-progress =
    { $total ->
        [one] { $done } из { $total } партии, { $left }
        [few] { $done } из { $total } партий, { $left }
        [many] { $done } из { $total } партий, { $left }
       *[other] { $done } из { $total } партии, { $left }
    }
terminal-arena-left =
    { $forfeits ->
        [0] осталось около { $time }
       *[other] осталось около { $time }, технических поражений: { $forfeits }
    }
terminal-arena-done =
    { $forfeits ->
        [0] готово
       *[other] готово, технических поражений: { $forfeits }
    }
terminal-seconds = { $number } с
terminal-minutes = { $number } мин
terminal-hours = { $number } ч
terminal-arena-heading =
    { $games ->
        [one] { $game }: { $games } партия
        [few] { $game }: { $games } партии
        [many] { $game }: { $games } партий
       *[other] { $game }: { $games } партии
    }{ $finished ->
        [yes] { "" }
       *[no] , не завершено
    }
terminal-arena-more = ... и ещё { $count }, все они в { $page }
terminal-arena-tables = Таблицы и графики: { $path }

# Serve
terminal-command-missing = Для команды нужен пакет { $package }; он входит в: { $command }
terminal-serve-missing = Для стола нужен пакет { $package }; он входит в: { $command }
terminal-processes-database = Нескольким процессам нужна общая база данных: --database-url postgresql://user@host/name
terminal-serving = Project L: { $address } (Ctrl-C остановит)

# A file or folder the system refuses. $text is the system's own English.
terminal-file-trouble = { $path }: { $trouble }
terminal-system-error =
    { $code ->
        [ENOENT] нет такого файла или папки
        [EACCES] нет доступа
        [EPERM] это не разрешено
        [EEXIST] файл уже есть
        [EISDIR] это папка
        [ENOTDIR] это не папка
        [ENOSPC] на диске нет места
        [EROFS] диск только для чтения
       *[other] { $text }
    }

# A command line that cannot be
terminal-usage-hint = { $fault } См. projectl --help.
terminal-no-command = Нет команды «{ $command }»; есть { $commands }.
terminal-no-option = Нет параметра { $option }.
terminal-missing-argument = Не хватает { $name }.
terminal-bad-number =
    { $kind ->
        [whole] После { $name } нужно целое число.
       *[any] После { $name } нужно число.
    }
terminal-number-too-small = После { $name } нужно число не меньше { $least }.
terminal-number-outside = После { $name } нужно число от { $least } до { $most }.
terminal-no-value = После { $name } нужно значение.

# The help of the commands, which `projectl --help` shows. An empty line ends the first paragraph,
# which stands in the list of all commands too. Options, names and what is typed stay as they are.
command-usage = Запуск:
command-options = Параметры
command-arguments = Аргументы
command-commands = Команды
command-default = по умолчанию: { $value }
command-variable = переменная: { $name }
command-required = обязательно
command-projectl =
    Настольная игра Project L: играть здесь или в браузере, смотреть партии, решать задания.
command-play =
    Сыграть в терминале.

    В одиночку, против ботов или нескольким людям за одной клавиатурой.

    Без параметров вы играете в базовую игру против search:steady. Сила бывает beginner, gentle, steady, sharp, fierce и champion; дольше, до секунды на ход, думает только champion. За столом у каждой силы своё имя. «random» и «weighted» бросают кости, «network» играет без поиска. Закрытых карточек не видит ни один бот. В соло соперник следует своим правилам.

    Игра сохраняется после каждого действия. Выйти можно через quit или Ctrl-C, а продолжить — с --resume last.
command-replay =
    Просмотреть партию ход за ходом.

    Enter ведёт к следующему ходу, p — к предыдущему, число — к этому действию, q — выход.

    Если вывод идёт не в терминал, каждый ход пересказывается словами.
command-show =
    Показать положение в партии или записать его картинкой.

    Без -o оно рисуется в терминале.
command-solve =
    Заполнить задание или сказать, чего не хватает.

    Один способ с наименьшим числом фигур рисуется, а все способы подсчитываются. Пример: projectl solve B05 --with I4,L4,O4,T4
command-puzzles =
    Перечислить 52 задания и их сложность.

    Сложность — это сколько нужно действий с нуля, плюс чего не хватает случайному запасу.
command-arena =
    Свести ботов друг с другом и оценить их.

    Каждая раздача играется при всех поворотах рассадки, чтобы удача уравнялась. В соло каждый бот играет один против соперника.

    Результаты сохраняются после каждой партии: остановите через Ctrl-C и продолжите той же командой с --out. В папке будут таблицы и страница с графиками.
command-serve = Открыть стол в браузере: играть в одиночку, против ботов или с друзьями по ссылке.

# Options and arguments
option-help = Показать эту справку и выйти.
option-version = Показать версию.
option-language = { $languages }; выбор запоминается. «auto»: как в системе.
option-install-completion = Установить дополнение команд для этой оболочки.
option-show-completion = Показать дополнение команд для этой оболочки, чтобы скопировать или изменить его.
option-ascii = Рисовать знаками ASCII, без цвета.
option-file = Файл игры, имя сохранённой игры или «last».
option-mode = base, solo, finesse, finesse-solo.
option-seats = От 2 до 4.
option-players = Кто на каком месте, через запятую: human, random, weighted, network, search или module:Class; search:sharp@0.2s добавляет силу и секунды на ход.
option-difficulty = Соперник в соло: standard, challenging, unbeatable.
option-seed = Раздать игру с этим номером, чтобы её повторить.
option-resume = Продолжить сохранённую игру: её имя, файл или «last».
option-at = После стольких действий.
option-output = Записать картинку SVG.
option-theme = Тема картинки: dark или light.
option-sheet = Картинка всей партии, раунд за раундом.
option-puzzle = Задание, например B05.
option-with = Какие есть фигуры, например I4,L4,I2; 2xI4 — две такие.
option-hole = Выемка вместо задания: до пяти рядов из «.» и «#», между ними «/».
option-sort = По name, points, cells, difficulty.
option-arena-seed = Из него следуют раздачи и кости ботов.
option-games = На каждую пару, целыми раздачами.
option-gauntlet = Первый бот против каждого из остальных.
option-jobs = Партий одновременно.
option-out = Где хранить результаты; та же команда продолжит там.
option-sprt = Остановиться, когда выбор между двумя разницами Elo решён.
option-move-limit = Секунды; за более долгое действие — техническое поражение.
option-strict-time = За ход дольше срока — техническое поражение.
option-save-games = Сохранять запись каждой партии.
option-ray = Играть на Ray этого компьютера.
option-ray-address = Играть на кластере Ray по этому адресу.
option-host = Какой адрес слушать; 0.0.0.0 — для сети.
option-port = Какой порт слушать.
option-database-url = Где хранить столы, например postgresql://user@host/name.
option-processes = Сколько процессов обслуживает стол; больше одного — только с PostgreSQL.
option-workers = Сколько процессов думает.
option-pace = Сколько секунд, не меньше, длится действие бота.
option-log-json = Вести журнал строками JSON.
option-hosts = Имена, на которые отзывается сервер, кроме имён его компьютера; через запятую.
option-trusted-proxies = Адреса прокси, чьим заголовкам X-Forwarded можно верить.
option-public-counts = Показывать /host любому адресу.
option-metrics-from = Адреса или сети, которым, кроме этого компьютера, виден /metrics.
option-connections = Сколько подключений может быть с одного адреса.
option-warm-up = Загрузить обычного бота заранее.
option-open = Открыть страницу в браузере.
option-agents = random, weighted, network, search или module:Class; search:sharp@0.2s добавляет силу и секунды на ход.

# What holds when an option is not given
default-seats = 2, в соло 1
default-players = human, затем search:steady
default-at = до конца
default-with = любые
default-arena-seed = случайное
default-jobs = все ядра
default-out = новая
default-database-url = SQLite в папке данных пользователя
default-workers = ядра без одного
