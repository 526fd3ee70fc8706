# The table: names of its parts, buttons, what to do, and what stands in the way besides the rules.

the-table = Стол
loading = Ищем стол…
to-start = На главную

round =
    { $last ->
        [now] раунд { $round }, последний
        [next] раунд { $round }, предпоследний
       *[no] раунд { $round }
    }
round-of-ten =
    { $last ->
        [now] раунд { $round } из 10, последний
        [next] раунд { $round } из 10, предпоследний
       *[no] раунд { $round } из 10
    }
round-touch = последние штрихи
round-over = игра окончена

turn-yours = Ваш ход
turn-of = Ходит { $name }
turn-over = Игра окончена
turn-waiting = Ждём игроков
actions-left =
    { $count ->
        [one] осталось { $count } действие
        [few] осталось { $count } действия
        [many] осталось { $count } действий
       *[other] осталось { $count } действия
    }
task-held =
    { $fits ->
        [0] обменяйте её в резерве
       *[other] { $exchanges ->
            [0] выложите её на задание
           *[other] выложите её на задание или обменяйте в резерве
        }
    }
task-fit = помещается: выложите или поверните
task-master = Мастер: по фигуре на каждое задание, и готово
task-reward = В резерве нет { $shape }: выберите другую фигуру
task-touch = Последние штрихи: каждая фигура стоит очко
task-touch-coins = Последние штрихи: каждая фигура стоит монету или очко
task-buy = Купите действие за две монеты или завершите ход
thinking =
    { $seconds ->
        [0] думает
       *[other] думает, { $seconds } с
    }

waiting =
    { $seconds ->
        [0] ждём
       *[other] ждём, { $seconds } с
    }

# Tools
tools = Инструменты
undo = Отменить
ask-undo = Просить отмену
reset-turn = Ход заново
hint = Подсказка
hint-coming = Думаем…
hint-title = Что выглядит неплохо
hint-none = Ничего лучше в голову не приходит.
menu = Меню
controls = Ваш ход
turn-left = Повернуть влево (Shift+R)
turn-right = Повернуть вправо (R)
flip = Перевернуть (F)
put-back = Вернуть
place-it = Выложить
master = Мастер
done-master = Мастер: готово
done-touch = Штрихов хватит
end-turn = Завершить ход
not-yet = Ещё нет
confirm-turn = Это действие завершает ваш ход.
next-step = Дальше
skip-steps = К моему ходу
insert = Купить действие
insert-short = Купить
pass = Пас
take = Взять
open-others = Игроки и журнал
others-and-log = Другие игроки и журнал
watching = Вы зритель
keys-help = Клавиши: R и Shift+R — повернуть, F — перевернуть, стрелки — двигать, 1–4 — выбрать слот, Enter — выложить, Esc — вернуть, Ctrl+Z — отменить. Колесо мыши поворачивает, правая кнопка переворачивает.

# Parts of the board
rows = Задания на выбор
grid = Задания на выбор, три колонки
reserve = Резерв
supply = Ваш запас
supply-of = Запас: { $name }
mat-of = Зона игрока: { $name }
slots-label = Ваши задания. С фигурой в руке: стрелки двигают её, R поворачивает, F переворачивает, Enter выкладывает, Escape возвращает.
log = Что произошло
tiles = Жетоны
empty = пусто
white-first = сначала белые
points-short =
    { $count ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }
points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
        [many] { $count } очков
       *[other] { $count } очка
    }
deck-left =
    { $colour ->
        [white] белая стопка
       *[black] чёрная стопка
    }
deck-label =
    { $colour ->
        [white] Белая стопка, осталось: { $left }
       *[black] Чёрная стопка, осталось: { $left }
    }
card-label =
    { $colour ->
        [white] { $place }: белое задание { $name }. Очков: { $points }. Награда: { $reward }. Клеток: { $squares }; { $hole }.
       *[black] { $place }: чёрное задание { $name }. Очков: { $points }. Награда: { $reward }. Клеток: { $squares }; { $hole }.
    }
place-empty = { $place }: пусто
mastermind-wants = Соперник нацелился на него.
slot-label =
    { $count ->
        [0] Слот { $slot }: задание { $name }. Очков: { $points }. Награда: { $reward }. Свободно: { $left }. Фигур на нём нет.
       *[other] Слот { $slot }: задание { $name }. Очков: { $points }. Награда: { $reward }. Свободно: { $left }. Выложено: { $laid }.
    }
slot-label-short = Слот { $slot }: задание { $name }. Очков: { $points }. Свободно: { $left }.
slot-free = Слот { $slot }: пуст
reserve-label =
    { $use ->
        [take] { $shape }, в резерве: { $left }. Взять.
        [exchange] { $shape }, в резерве: { $left }. Обменять на неё.
        [reward] { $shape }, в резерве: { $left }. Выбрать в награду.
       *[none] { $shape }, в резерве: { $left }.
    }
reserve-take = Взять { $shape }: одно действие
reserve-exchange = Обменять { $give } на { $shape }
reserve-reward = Выбрать { $shape } в награду
supply-label = { $shape }, у вас: { $count }
supply-counts = { $name }, запас: { $pieces }
no-pieces = нет фигур
supply-counts-none = { $name }, запас: фигур нет
coins-label = Доступно монет: { $available }; ждут конца хода: { $pending }.
pile-label =
    { $count ->
        [one] { $count } выполненное задание
        [few] { $count } выполненных задания
        [many] { $count } выполненных заданий
       *[other] { $count } выполненного задания
    }
touches-cost =
    { $count ->
        [1] −1 за штрих
       *[other] −{ $count } за штрихи
    }
locks =
    { $count ->
        [0] открыта
        [one] { $count } замок
        [few] { $count } замка
        [many] { $count } замков
       *[other] { $count } замка
    }
mastermind = Соперник
holds-locks =
    { $count ->
        [0] без замков
        [one] держит { $count } замок
        [few] держит { $count } замка
        [many] держит { $count } замков
       *[other] держит { $count } замка
    }
mastermind-next =
    { $points ->
        [one] Если ничего не изменится, он возьмёт задание на { $points } очко { $place }.
        [few] Если ничего не изменится, он возьмёт задание на { $points } очка { $place }.
        [many] Если ничего не изменится, он возьмёт задание на { $points } очков { $place }.
       *[other] Если ничего не изменится, он возьмёт задание на { $points } очка { $place }.
    }
mastermind-next-too =
    { $points ->
        [one] Ещё он возьмёт задание на { $points } очко { $place }.
        [few] Ещё он возьмёт задание на { $points } очка { $place }.
        [many] Ещё он возьмёт задание на { $points } очков { $place }.
       *[other] Ещё он возьмёт задание на { $points } очка { $place }.
    }
mastermind-next-nothing = Если ничего не изменится, он ничего не возьмёт.
stand-in = играет бот
not-yet-here = ещё не здесь
here-now = здесь
away = не в сети
cover = Пусть играет бот
cover-name = { $name }: пусть пока играет бот

# Tiles
bank =
    { $coins ->
        [one] { $coins } монета в банке
        [few] { $coins } монеты в банке
        [many] { $coins } монет в банке
       *[other] { $coins } монеты в банке
    }
tiles-over = Жетоны больше не приносят монет.
tile-now-down = Жетон закрыт и монет не приносит.
tile-down = Жетон { $round }: закрыт, буква { $set }, монет не приносит
tile-round = Раунд { $round }. { $pays }
pays-placing = Сразу: монета за каждую выложенную { $shapes }
pays-mastering = Сразу: монета за каждую фигуру действия мастера
pays-completing = Сразу: монета за выполненное задание
pays-taking = Сразу: монета за взятое задание
pays-trading = Сразу: монета за взятую фигуру или обмен
pays-pieces = В конце хода: монета за каждую свою { $shapes }
pays-kinds = В конце хода: монета за каждую свою форму среди { $shapes }
pays-puzzles = В конце хода: монета за каждое невыполненное задание
pays-short-placing = выложить
pays-short-mastering = Мастер
pays-short-completing = выполнить
pays-short-taking = взять
pays-short-trading = I1, обмен
pays-short-pieces = свои
pays-short-kinds = формы
pays-short-puzzles = задания

# A piece in hand, spoken
held-fits =
    { $count ->
        [1] { $shape } в руке. Помещается в слот { $slots }.
       *[other] { $shape } в руке. Помещается в слоты { $slots }.
    }
held-fits-or-exchange =
    { $count ->
        [1] { $shape } в руке. Помещается в слот { $slots }. Её можно обменять в резерве.
       *[other] { $shape } в руке. Помещается в слоты { $slots }. Её можно обменять в резерве.
    }
held-exchange = { $shape } в руке. Сейчас никуда не помещается. Её можно обменять в резерве.
held-over = { $shape } в слоте { $slot }: { $cells }
held-no-fit = { $shape } не помещается в слот { $slot }.
held-no-other-way = Иначе здесь не поместится.
held-edge = Дальше в эту сторону места нет.
held-dropped = { $shape } снова в запасе.

# Why not, besides the rules
why-loading = Стол ещё не загрузился.
why-spectator = Вы зритель.
why-not-started = Игра начнётся, когда все соберутся.
why-stand-in = За вас играет бот; сначала вернитесь на место.
why-guided = Сделайте то, что показывает наставник, или выйдите из обучающей партии.
why-busy = Минутку…
why-not-your-turn = Сейчас ходит { $name }.
why-undo-none = За этим столом ничего не отменяют.
why-undo-others = Отменить может только тот, кто действовал последним.
why-undo-revealed = Отменять нечего: открыта новая карточка или ход только начался.
why-hold-first = Сначала возьмите фигуру в руку.
why-no-fit-chosen = Сначала выберите, куда её выложить.

# Links and seats
lobby-title =
    { $count ->
        [1] Ждём друга
        [one] Ждём { $count } друга
        [few] Ждём { $count } друзей
        [many] Ждём { $count } друзей
       *[other] Ждём { $count } друга
    }
invite-title = Отправьте ссылку, её ждёт { $name }
invite-renew = Новая ссылка: { $name }
copy = Копировать
copied = Скопировано
qr-alt = Ссылка в виде QR-кода
spectate-link = Ссылка для зрителей
share-spectate = По этой ссылке может смотреть любой
recovery-link = Моё место на другом устройстве
share-recovery = Эта ссылка — ваше место: никому её не давайте
rename = Сохранить
leave = Уйти, доиграет бот
come-back = Вернуться на место
new-table = Новый стол
commitment = Залог честности (SHA-256):

# News
reconnecting = Связь потеряна; восстанавливаем уже { $seconds } с…
try-now = Повторить
table-unknown = Такого стола нет, или его уже убрали.
takeback-asked = { $name } просит отменить последнее действие.
takeback-waiting = Ждём согласия: { $names }…
takeback-refused = { $name } предпочитает не отменять.
allow = Хорошо
refuse = Не стоит
rematch-there = Следующая партия готова.
rematch-go = Перейти

# What the server cannot tell
error-offline = Сервер не отвечает.

# Actions in a hint
do-take = взять задание { $place }
do-piece = взять { $first }
do-upgrade = обменять { $first } на { $second }
do-place = { $second } в слот { $first } ({ $cells })
do-master = Мастер
do-done = готово
do-reward = выбрать { $first }
do-insert = купить действие
do-end = завершить ход
do-pass = пас

# Where one is, in the header
where = { $mode } · { $round }

# What happened at the table, besides the game
log-undo =
    { $person ->
        [you] Вы отменяете
       *[other] { $name } отменяет
    } { $actions ->
        [one] { $actions } действие
        [few] { $actions } действия
        [many] { $actions } действий
       *[other] { $actions } действия
    }.
log-join =
    { $person ->
        [you] Вы садитесь за стол.
       *[other] { $name } садится за стол.
    }
log-name =
    { $person ->
        [you] Теперь ваше имя — { $name }.
       *[other] Новое имя за столом: { $name }.
    }
log-leave =
    { $person ->
        [you] Вы уходите; доиграет бот.
       *[other] { $name } уходит; доиграет бот.
    }
log-back =
    { $person ->
        [you] Вы снова за столом.
       *[other] { $name } снова за столом.
    }
log-undone = Отменено.
log-falter = { $name } медлит; ходит бот попроще.
