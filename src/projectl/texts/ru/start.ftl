# The start page, joining by link, and words used everywhere.

# Glossary of the Russian texts. The player is addressed as «вы», in lower case.
# piece = фигура (feminine, so are I1, V3 …); level = уровень; shape = форма
# puzzle = задание (взять, выполнить); unfinished = невыполненное; card = карточка
# hole = выемка; cell, square = клетка; to place = выложить; to turn = повернуть; to flip = перевернуть
# reserve (shared) = резерв; supply (own) = запас
# row = ряд; deck = стопка (белая, чёрная); place of the market = позиция
# slot (a player's place for a puzzle) = слот; seat = место; board, table = стол
# reward = награда; Master = действие мастера, on buttons «Мастер»
# finishing touches = последние штрихи, in short «штрихи»
# round = раунд; turn = ход; action = действие; game = игра, one played = партия
# exchange, upgrade = обмен, обменять; step (up) = шаг; to pass = пас, пасовать
# mastermind = соперник; solo = соло
# grid = квадрат; column = колонка; lock = замок
# Finesse = «Уловки»; tile = жетон (face down = закрыт); coin = монета; bank = банк
# standard, challenging, unbeatable = стандартный, трудный, непобедимый (соперник)
# point = очко; agent = бот
# beginner, gentle, steady, sharp, fierce, champion = новичок, мягкий, уверенный, цепкий, грозный, чемпион
# to take back, undo = отменить, отмена; hint = подсказка; log = журнал; seed = зерно

title = Project L
title-your-turn = ● Ваш ход · Project L
tagline = Заполняйте задания фигурами, получайте фигуры получше, беритесь за задания посложнее.
play = Играть
play-words = Вы против { $name } ({ $level }), прямо сейчас.
you = Вы
friend = Друг
close = Закрыть
language = Язык
your-name = Ваше имя

# Learning the game
guide = Обучающая партия
guide-next = Дальше
guide-leave = Выйти
guide-play = Сыграть настоящую партию
guide-again = Ещё раз
learn-title = Вы здесь впервые?
learn-first = Научиться за пять минут
learn-first-words = Первая партия шаг за шагом.
learn-go-on = Продолжить обучение
learn-more = Обучение
learn-again = Первая партия
rules = Правила

setup-title = Или соберите свой стол
mode = Игра
mode-base = Базовая игра
mode-base-words = От двух до четырёх игроков, пока не закончится чёрная стопка.
mode-finesse = Уловки
mode-finesse-words = Десять жетонов приносят монеты; за две монеты — ещё одно действие.
mode-solo = Соло
mode-solo-words = В одиночку против соперника и его замков.
mode-finesse-solo = Соло с уловками
mode-finesse-solo-words = В одиночку, с жетонами и монетами, против соперника, который берёт по два задания.
difficulty = Соперник
difficulty-standard = Стандартный
difficulty-standard-words = Соперник начинает с шестью замками в запасе.
difficulty-challenging = Трудный
difficulty-challenging-words = Соперник начинает с тремя замками в запасе.
difficulty-unbeatable = Непобедимый
difficulty-unbeatable-words = Соперник начинает без замков в запасе.

seats = Места
seat-number = Место { $number }
seat-kind = Кто на месте { $number }
seat-agent = Бот на месте { $number }
seat-level = Сила бота на месте { $number }
seat-name = Имя на месте { $number }
player-number = Игрок { $number }
kind-here = Человек здесь
kind-link = Друг по ссылке
kind-agent = Бот
add-seat = Добавить место
remove-seat = Убрать место { $number }
agent-name =
    { $agent ->
        [search] Поиск
        [network] Сеть
        [weighted] Взвешенные кости
        [random] Кости
       *[other] { $agent }
    }
agent-title =
    { $level ->
        [beginner] { agent-name }, новичок
        [gentle] { agent-name }, мягкий
        [steady] { agent-name }, уверенный
        [sharp] { agent-name }, цепкий
        [fierce] { agent-name }, грозный
       *[champion] { agent-name }, чемпион
    }
level-beginner = новичок
level-gentle = мягкий
level-steady = уверенный
level-sharp = цепкий
level-fierce = грозный
level-champion = чемпион
level-beginner-words = Ещё присматривается к игре. В самый раз для первой партии.
level-gentle-words = Играет с планом, но часто упускает шанс.
level-steady-words = Играет надёжно, хотя порой ошибается.
level-sharp-words = Ошибается редко, так что планируйте наперёд.
level-fierce-words = Каждый раз играет в полную силу, не раздумывая.
level-champion-words = Обдумывает ход до секунды; самый сильный из всех.
character = { $name }, { $level }
character-words = { $name }, { $level }. { $words }

undo-title = Отмена действий
undo-free = Свободно
undo-free-words = Любое действие вашего хода, пока не открыта новая карточка.
undo-consent = По согласию
undo-consent-words = И свой прошлый ход, если остальные согласны; боты согласны всегда.
undo-none = Никогда
undo-none-words = Что сделано, то сделано.
undo-rule =
    { $rule ->
        [free] Можно отменить любое действие своего хода, пока не открыта новая карточка.
        [consent] Отменять можно с согласия остальных; боты согласны всегда.
       *[none] За этим столом ничего не отменяют.
    }
open-table = Открыть стол

go-on = Продолжить
my-games = Мои партии ({ $count })
game-title = { $mode }: { $names }
game-stands = Раунд { $round }, { $points }
game-ended = { $winner }, { $points }
remove-game = Удалить эту партию
remove-game-sure = Удалить эту партию навсегда
forget-table = Забыть этот стол
open-game-file = Открыть файл партии
no-server = Здесь нет сервера, поэтому друзья не могут прийти по ссылке.

join-title = Вас ждёт место за столом
join-words = Игра: { $mode }. За столом: { $names }.
join-words-alone = Игра: { $mode }. За столом пока никого.
join = Сесть за стол
recover-title = С возвращением!
recover = Вернуться на место
only-watch = Я только посмотрю
used-title = Это приглашение уже использовано
used-title-mine = У вас уже есть здесь место
used-title-void = Это приглашение больше не действует
used-words = Это были вы? Тогда откройте стол в том же браузере или по ссылке «Моё место на другом устройстве» из его меню. Если нет, попросите новое приглашение.
used-to-seat = На моё место
used-watch = Смотреть партию

# An address that leads nowhere
nowhere-title = Здесь ничего нет
nowhere-words = Страницы с таким адресом нет. Возможно, не хватает части ссылки.
