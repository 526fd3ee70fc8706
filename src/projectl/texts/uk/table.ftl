# The table: names of its parts, buttons, what to do, and what stands in the way besides the rules.

the-table = Стіл
loading = Шукаємо стіл…
to-start = На початкову сторінку

round =
    { $last ->
        [now] раунд { $round }, останній
        [next] раунд { $round }, передостанній
       *[no] раунд { $round }
    }
round-of-ten =
    { $last ->
        [now] раунд { $round } з 10, останній
        [next] раунд { $round } з 10, передостанній
       *[no] раунд { $round } з 10
    }
round-touch = фінальний крок
round-over = гру завершено

turn-yours = Ваш хід
turn-of = Ходить { $name }
turn-over = Гру завершено
turn-waiting = Чекаємо на гравців
actions-left =
    { $count ->
        [one] ще { $count } дія
        [few] ще { $count } дії
        [many] ще { $count } дій
       *[other] ще { $count } дії
    }
task-held =
    { $fits ->
        [0] обміняйте її в резерві
       *[other] { $exchanges ->
            [0] покладіть її на завдання
           *[other] покладіть її на завдання або обміняйте в резерві
        }
    }
task-fit = тут підходить: покладіть її або оберніть
task-master = Дотик майстра: по фігурі на завдання, тоді завершіть
task-reward = У резерві немає { $shape }: виберіть іншу фігуру
task-touch = Фінальний крок: кожна фігура коштує очко
task-touch-coins = Фінальний крок: кожна фігура коштує монету або очко
task-buy = Купіть ще дію за дві монети або завершіть хід
thinking =
    { $seconds ->
        [0] думає
       *[other] думає, { $seconds } с
    }

waiting =
    { $seconds ->
        [0] чекаємо
       *[other] чекаємо, { $seconds } с
    }

# Tools
tools = Інструменти
undo = Скасувати
ask-undo = Просити скасувати
reset-turn = Хід спочатку
hint = Підказка
hint-coming = Думаю…
hint-title = Варті уваги ходи
hint-none = Нічого кращого не спадає на думку.
menu = Меню
controls = Ваш хід
turn-left = Обернути ліворуч (Shift+R)
turn-right = Обернути праворуч (R)
flip = Перевернути (F)
put-back = Відкласти
place-it = Покласти
master = Майстер
done-master = Завершити дотик
done-touch = Завершити крок
end-turn = Завершити хід
not-yet = Ще ні
confirm-turn = Ця дія завершує ваш хід.
next-step = Далі
skip-steps = До мого ходу
insert = Купити дію
insert-short = Купити
pass = Пас
take = Узяти
open-others = Інші та журнал
others-and-log = Інші гравці та що сталося
watching = Ви глядач
keys-help = Клавіші: R і Shift+R обертають, F перевертає, стрілки рухають, 1–4 вибирають слот, Enter кладе, Esc відкладає, Ctrl+Z скасовує. Коліщатко обертає, права кнопка миші перевертає.

# Parts of the board
rows = Доступні завдання
grid = Доступні завдання, три стовпці
reserve = Резерв
supply = Ваш запас
supply-of = Запас: { $name }
mat-of = Планшет: { $name }
slots-label = Ваші завдання. Коли фігура в руці: стрілки рухають її, R обертає, F перевертає, Enter кладе, Escape відкладає.
log = Що сталося
tiles = Жетони
empty = порожньо
white-first = спершу білі
points-short =
    { $count ->
        [one] очко
        [few] очки
        [many] очок
       *[other] очка
    }
points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очки
        [many] { $count } очок
       *[other] { $count } очка
    }
deck-left =
    { $colour ->
        [white] білий стос
       *[black] чорний стос
    }
deck-label =
    { $colour ->
        [white] Білий стос, плиток: { $left }
       *[black] Чорний стос, плиток: { $left }
    }
card-label =
    { $colour ->
        [white] { $place }: біле завдання { $name }. Очки: { $points }. Нагорода: { $reward }. Клітинки: { $squares }; { $hole }.
       *[black] { $place }: чорне завдання { $name }. Очки: { $points }. Нагорода: { $reward }. Клітинки: { $squares }; { $hole }.
    }
place-empty = { $place }: порожньо
mastermind-wants = ШІ хоче його взяти.
slot-label =
    { $count ->
        [0] Слот { $slot }: завдання { $name }. Очки: { $points }. Нагорода: { $reward }. Вільно: { $left }. Фігур на ньому немає.
       *[other] Слот { $slot }: завдання { $name }. Очки: { $points }. Нагорода: { $reward }. Вільно: { $left }. На ньому: { $laid }.
    }
slot-label-short = Слот { $slot }: завдання { $name }. Очки: { $points }. Вільно: { $left }.
slot-free = Слот { $slot }: вільний
reserve-label =
    { $use ->
        [take] { $shape }, у резерві: { $left }. Узяти одну.
        [exchange] { $shape }, у резерві: { $left }. Обміняти на неї.
        [reward] { $shape }, у резерві: { $left }. Вибрати в нагороду.
       *[none] { $shape }, у резерві: { $left }.
    }
reserve-take = Узяти { $shape }: одна дія
reserve-exchange = Обміняти { $give } на { $shape }
reserve-reward = Вибрати { $shape } в нагороду
supply-label = { $shape }, у вас: { $count }
supply-counts = Запас ({ $name }): { $pieces }
no-pieces = немає фігур
supply-counts-none = Запас ({ $name }): фігур немає
coins-label = Доступних монет: { $available }; стануть доступні після ходу: { $pending }.
pile-label =
    { $count ->
        [one] { $count } виконане завдання
        [few] { $count } виконані завдання
        [many] { $count } виконаних завдань
       *[other] { $count } виконаного завдання
    }
touches-cost = −{ $count } за фінальний крок
locks =
    { $count ->
        [0] відкрито
        [one] { $count } замок
        [few] { $count } замки
        [many] { $count } замків
       *[other] { $count } замка
    }
mastermind = ШІ
holds-locks =
    { $count ->
        [0] не має замків
        [one] має { $count } замок
        [few] має { $count } замки
        [many] має { $count } замків
       *[other] має { $count } замка
    }
mastermind-next =
    { $points ->
        [one] Якщо нічого не зміниться, візьме завдання на { $points } очко { $place }.
        [few] Якщо нічого не зміниться, візьме завдання на { $points } очки { $place }.
        [many] Якщо нічого не зміниться, візьме завдання на { $points } очок { $place }.
       *[other] Якщо нічого не зміниться, візьме завдання на { $points } очка { $place }.
    }
mastermind-next-too =
    { $points ->
        [one] А ще візьме завдання на { $points } очко { $place }.
        [few] А ще візьме завдання на { $points } очки { $place }.
        [many] А ще візьме завдання на { $points } очок { $place }.
       *[other] А ще візьме завдання на { $points } очка { $place }.
    }
mastermind-next-nothing = Якщо нічого не зміниться, не візьме нічого.
stand-in = далі грає бот
not-yet-here = ще не тут
here-now = тут
away = не на зв’язку
cover = Хай грає бот
cover-name = { $name }: хай поки грає бот

# Tiles
bank =
    { $coins ->
        [one] { $coins } монета в банку
        [few] { $coins } монети в банку
        [many] { $coins } монет у банку
       *[other] { $coins } монети в банку
    }
tiles-over = Жетони більше нічого не приносять.
tile-now-down = Жетон лежить долілиць: він нічого не приносить.
tile-down = Жетон { $round }: долілиць, літера { $set }, нічого не приносить
tile-round = Раунд { $round }. { $pays }
pays-placing = Одразу: монета за кожну покладену фігуру ({ $shapes })
pays-mastering = Одразу: монета за кожну фігуру дотику майстра
pays-completing = Одразу: монета за виконане завдання
pays-taking = Одразу: монета за взяте завдання
pays-trading = Одразу: монета за взяту фігуру або обмін
pays-pieces = Наприкінці ходу: монета за кожну вашу фігуру ({ $shapes })
pays-kinds = Наприкінці ходу: монета за кожну вашу форму ({ $shapes })
pays-puzzles = Наприкінці ходу: монета за кожне невиконане завдання
pays-short-placing = покласти
pays-short-mastering = майстер
pays-short-completing = виконати
pays-short-taking = узяти
pays-short-trading = I1, обмін
pays-short-pieces = у вас
pays-short-kinds = форми
pays-short-puzzles = завдання

# A piece in hand, spoken
held-fits =
    { $count ->
        [one] { $shape } у руці. Можна покласти у слот { $slots }.
       *[other] { $shape } у руці. Можна покласти у слоти { $slots }.
    }
held-fits-or-exchange =
    { $count ->
        [one] { $shape } у руці. Можна покласти у слот { $slots }. Можна обміняти в резерві.
       *[other] { $shape } у руці. Можна покласти у слоти { $slots }. Можна обміняти в резерві.
    }
held-exchange = { $shape } у руці. Зараз її нема куди покласти. Можна обміняти в резерві.
held-over = { $shape } у слоті { $slot }: { $cells }
held-no-fit = { $shape } не підходить до слота { $slot }.
held-no-other-way = Інакше вона сюди не підходить.
held-edge = Далі в цей бік немає місця.
held-dropped = { $shape } відкладено.

# Why not, besides the rules
why-loading = Стіл іще не готовий.
why-spectator = Ви глядач.
why-not-started = Гра почнеться, коли всі зберуться.
why-stand-in = За вас грає бот; спершу поверніться на своє місце.
why-guided = Зробіть те, що показує наставник, або вийдіть із навчальної гри.
why-busy = Одну мить…
why-not-your-turn = Зараз ходить { $name }.
why-undo-none = За цим столом дій не скасовують.
why-undo-others = Скасувати може лише той, хто ходив останнім.
why-undo-revealed = Скасовувати нічого: відкрито нову плитку або хід щойно почався.
why-hold-first = Спершу візьміть фігуру в руку.
why-no-fit-chosen = Спершу виберіть, куди її покласти.

# Links and seats
lobby-title =
    { $count ->
        [one] Чекаємо на { $count } друга
        [few] Чекаємо на { $count } друзів
        [many] Чекаємо на { $count } друзів
       *[other] Чекаємо на { $count } друга
    }
invite-title = Надішліть посилання — { $name } чекає
invite-renew = Нове посилання: { $name }
copy = Копіювати
copied = Скопійовано
qr-alt = Посилання як QR-код
spectate-link = Посилання для глядачів
share-spectate = Кожен, хто має це посилання, може дивитися
recovery-link = Моє місце на іншому пристрої
share-recovery = Це посилання — ваше місце: нікому його не показуйте
rename = Зберегти
leave = Піти, далі грає бот
come-back = Повернутися на місце
new-table = Новий стіл
commitment = Обіцяне тасування (SHA-256):

# News
reconnecting = Зв’язок утрачено; пробуємо знову вже { $seconds } с…
try-now = Спробувати зараз
table-unknown = Такого столу немає або його вже прибрано.
takeback-asked = { $name } просить скасувати останню дію.
takeback-waiting = Чекаємо на згоду: { $names }…
takeback-refused = { $name } не погоджується.
allow = Гаразд
refuse = Краще ні
rematch-there = Наступна гра готова.
rematch-go = Перейти

# What the server cannot tell
error-offline = Сервер не відповідає.

# Actions in a hint
do-take = узяти завдання { $place }
do-piece = узяти { $first }
do-upgrade = обміняти { $first } на { $second }
do-place = { $second } у слот { $first } ({ $cells })
do-master = дотик майстра
do-done = завершити
do-reward = вибрати { $first }
do-insert = купити дію
do-end = завершити хід
do-pass = пасувати

# Where one is, in the header
where = { $mode } · { $round }

# What happened at the table, besides the game
log-undo =
    { $person ->
        [you] { $actions ->
            [one] Ви скасовуєте { $actions } дію.
            [few] Ви скасовуєте { $actions } дії.
            [many] Ви скасовуєте { $actions } дій.
           *[other] Ви скасовуєте { $actions } дії.
        }
       *[other] { $actions ->
            [one] { $name } скасовує { $actions } дію.
            [few] { $name } скасовує { $actions } дії.
            [many] { $name } скасовує { $actions } дій.
           *[other] { $name } скасовує { $actions } дії.
        }
    }
log-join =
    { $person ->
        [you] Ви сідаєте за стіл.
       *[other] { $name } сідає за стіл.
    }
log-name =
    { $person ->
        [you] Тепер ваше ім’я — { $name }.
       *[other] Тепер хтось має ім’я { $name }.
    }
log-leave =
    { $person ->
        [you] Ви виходите; далі грає бот.
       *[other] { $name } виходить; далі грає бот.
    }
log-back =
    { $person ->
        [you] Ви знову тут.
       *[other] { $name } знову тут.
    }
log-undone = Скасовано.
log-falter = { $name } вагається; ходить простіший бот.
