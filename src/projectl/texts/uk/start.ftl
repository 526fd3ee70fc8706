# The start page, joining by link, and words used everywhere.

# Glossary
# piece = фігура; level = рівень; shape = форма
# puzzle = завдання; its card = плитка; to complete = виконати; unfinished = невиконане
# hole = заглиблення; cell, square = клітинка
# reserve (shared) = резерв; supply (own) = запас
# row = ряд; deck = стос; place (of the market) = позиція; slot (of a player) = слот
# mat = планшет; seat = місце (за столом); table = стіл
# reward = нагорода; point = очко
# round = раунд; turn = хід; action = дія
# to take = узяти; to place = покласти; to exchange, upgrade = обміняти; exchange = обмін
# to turn = обернути; to flip = перевернути; to put back = відкласти
# Master = дотик майстра (button: Майстер); finishing touches = фінальний крок
# to pass = пасувати; to take back, undo = скасувати; hint = підказка
# mastermind = ШІ; agent = бот
# grid = квадрат; column = стовпець; lock = замок
# Finesse = Хитрощі; tile = жетон; coin = монета; bank = банк
# standard, challenging, unbeatable (difficulty) = звичайна, висока, надзвичайна (складність)
# base game = базова гра; solo = соло
# seed = зерно; shuffle = тасування

title = Project L
title-your-turn = ● Ваш хід · Project L
tagline = Заповнюйте завдання фігурами, здобувайте кращі фігури, беріться за складніші завдання.
play = Грати
play-words = Ви проти { $name } ({ $level }), просто зараз.
you = Ви
friend = Друг
close = Закрити
language = Мова
your-name = Ваше ім’я

# Learning the game
guide = Навчальна гра
guide-next = Далі
guide-leave = Вийти
guide-play = Зіграти справжню партію
guide-again = Ще раз
learn-title = Ви тут уперше?
learn-first = Навчитися за п’ять хвилин
learn-first-words = Перша партія крок за кроком.
learn-go-on = Продовжити навчання
learn-more = Навчання
learn-again = Перша партія
rules = Правила

setup-title = Або створіть свій стіл
mode = Гра
mode-base = Базова гра
mode-base-words = Від двох до чотирьох гравців, доки не вичерпається чорний стос.
mode-finesse = Хитрощі
mode-finesse-words = Десять жетонів приносять монети; дві монети — це ще одна дія.
mode-solo = Соло
mode-solo-words = Наодинці проти ШІ та його замків.
mode-finesse-solo = Хитрощі соло
mode-finesse-solo-words = Наодинці, з жетонами й монетами, проти ШІ, що бере по два завдання.
difficulty = Складність
difficulty-standard = Звичайна
difficulty-standard-words = ШІ починає із шістьма замками.
difficulty-challenging = Висока
difficulty-challenging-words = ШІ починає з трьома замками.
difficulty-unbeatable = Надзвичайна
difficulty-unbeatable-words = ШІ починає без жодного замка.

seats = Місця
seat-number = Місце { $number }
seat-kind = Хто сидить на місці { $number }
seat-agent = Бот на місці { $number }
seat-level = Сила бота на місці { $number }
seat-name = Ім’я на місці { $number }
player-number = Гравець { $number }
kind-here = Гравець тут
kind-link = Друг за посиланням
kind-agent = Бот
add-seat = Додати місце
remove-seat = Прибрати місце { $number }
agent-name =
    { $agent ->
        [search] Пошук
        [network] Мережа
        [weighted] Зважений кубик
        [random] Кубик
       *[other] { $agent }
    }
agent-title =
    { $level ->
        [beginner] { agent-name }, новачок
        [gentle] { agent-name }, лагідний
        [steady] { agent-name }, розважливий
        [sharp] { agent-name }, кмітливий
        [fierce] { agent-name }, лютий
       *[champion] { agent-name }, чемпіон
    }
level-beginner = новачок
level-gentle = лагідний
level-steady = розважливий
level-sharp = кмітливий
level-fierce = лютий
level-champion = чемпіон
level-beginner-words = Ще придивляється до гри. Якраз для першої партії.
level-gentle-words = Має задум, але часто проминає нагоду.
level-steady-words = Грає надійно, хоча часом помиляється.
level-sharp-words = Помиляється рідко, тож плануйте наперед.
level-fierce-words = Щоразу грає на повну силу, не вагаючись.
level-champion-words = Обдумує хід до секунди; найсильніший з усіх.
character = { $name }, { $level }
character-words = { $name }, { $level }. { $words }

undo-title = Скасування дій
undo-free = Вільне
undo-free-words = Будь-яку дію свого ходу, доки не відкрито нову плитку.
undo-consent = За згодою
undo-consent-words = І свій минулий хід, якщо решта згодна; боти згодні завжди.
undo-none = Ніколи
undo-none-words = Що зроблено, те зроблено.
undo-rule =
    { $rule ->
        [free] Можна скасувати будь-яку дію свого ходу, доки не відкрито нову плитку.
        [consent] Щоб скасувати дію, потрібна згода решти гравців; боти згодні завжди.
       *[none] За цим столом дій не скасовують.
    }
open-table = Відкрити стіл

go-on = Продовжити
my-games = Мої ігри ({ $count })
game-title = { $mode }: { $names }
game-stands = Раунд { $round }, { $points }
game-ended = { $winner }, { $points }
remove-game = Видалити цю гру
remove-game-sure = Видалити цю гру назавжди
forget-table = Забути цей стіл
open-game-file = Відкрити файл гри
no-server = Тут немає сервера, тож друзі не можуть прийти за посиланням.

join-title = Для вас притримали місце
join-words = Гра: { $mode }. За столом: { $names }.
join-words-alone = Гра: { $mode }. За столом іще нікого немає.
join = Сісти за стіл
recover-title = З поверненням
recover = Знову на своє місце
only-watch = Я лише подивлюся
used-title = Це запрошення вже використано
used-title-mine = Ви вже маєте тут місце
used-title-void = Це запрошення більше не дійсне
used-words = Це були ви? Тоді відкрийте стіл у тому самому браузері або за посиланням «Моє місце на іншому пристрої» з його меню. Якщо ні, попросіть нове запрошення.
used-to-seat = На моє місце
used-watch = Дивитися гру

# An address that leads nowhere
nowhere-title = Тут нічого немає
nowhere-words = Сторінки з такою адресою немає. Можливо, бракує частини посилання.
