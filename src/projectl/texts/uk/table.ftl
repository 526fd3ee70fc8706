# The table: names of its parts, buttons, what to do, and why something is not possible.

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
        [one] Лишилася { $count } дія
        [few] Лишилися { $count } дії
        [many] Лишилося { $count } дій
       *[other] Лишилося { $count } дії
    }
task-act =
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
supply-of = Запас: { $name }
mat-of = Планшет: { $name }
slots-label = Ваші завдання. Коли фігура в руці: стрілки рухають її, R обертає, F перевертає, Enter кладе, Escape відкладає.
log = Що сталося
tiles = Жетони
empty = порожньо
offer-aside = Доступні завдання: відкладіть фігуру, щоб їх побачити
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
    { $place }: { $colour ->
        [white] біле
       *[black] чорне
    } завдання { $name }, { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }, нагорода { $reward }, { $squares ->
        [one] { $squares } клітинка
        [few] { $squares } клітинки
        [many] { $squares } клітинок
       *[other] { $squares } клітинки
    }.
place-empty = { $place }: порожньо
mastermind-wants = ШІ хоче його взяти.
next-for-it = наступне
slot-label =
    Слот { $slot }: завдання { $name }, { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }, нагорода { $reward }. Вільно: { $left }. Лежить: { $laid }.
slot-label-short =
    Слот { $slot }: завдання { $name }, { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }, вільно: { $left }
slot-free = Слот { $slot }: вільний
slot-free-short = слот { $slot }
reserve-label =
    { $shape }, у резерві: { $left }{ $use ->
        [take] . Узяти одну
        [exchange] . Обміняти на неї
        [reward] . Вибрати в нагороду
       *[none] { "" }
    }
reserve-take = Узяти { $shape }: одна дія
reserve-exchange = Обміняти { $give } на { $shape }
reserve-reward = Вибрати { $shape } в нагороду
supply-label = { $shape }, у вас: { $count }
supply-counts = Запас ({ $name }): { $pieces }
no-pieces = немає фігур
coins-label = Доступних монет: { $available }, стануть доступні після ходу: { $pending }
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
mastermind-next = Якщо нічого не зміниться, візьме { $puzzles }.
mastermind-next-one =
    { $points ->
        [one] завдання на { $points } очко з позиції { $place }
        [few] завдання на { $points } очки з позиції { $place }
        [many] завдання на { $points } очок з позиції { $place }
       *[other] завдання на { $points } очка з позиції { $place }
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
tile-now =
    { $when ->
        [blue] Наприкінці ходу: монета за { $pays }
       *[pink] Одразу: монета за { $pays }
    }
tile-now-down = Жетон лежить долілиць: він нічого не приносить.
tile-gone = Жетон { $round }: прибрано
tile-down = Жетон { $round }: долілиць, нічого не приносить
tile-words =
    { $when ->
        [blue] Раунд { $round }, наприкінці ходу: монета за { $pays }
       *[pink] Раунд { $round }, одразу: монета за { $pays }
    }
pays-placing = кожну покладену фігуру ({ $shapes })
pays-mastering = кожну фігуру дотику майстра
pays-completing = виконане завдання
pays-taking = узяте завдання
pays-trading = узяту I1 або обмін
pays-pieces = кожну вашу фігуру ({ $shapes })
pays-kinds = кожну вашу форму ({ $shapes })
pays-puzzles = кожне невиконане завдання
pays-short-placing = покласти
pays-short-mastering = майстер
pays-short-completing = виконати
pays-short-taking = узяти
pays-short-trading = I1, обмін
pays-short-pieces = у вас
pays-short-kinds = форми
pays-short-puzzles = завдання

# A piece in hand, spoken
held-picked =
    { $shape } у руці. { $fits ->
        [0] Зараз її нема куди покласти.
       *[other] Можна покласти у слот: { $slots }.
    }{ $exchanges ->
        [0] { "" }
       *[other] { " " }Можна обміняти в резерві.
    }
held-over = { $shape } у слоті { $slot }: { $cells }
held-no-fit = { $shape } не підходить до слота { $slot }.
held-no-other-way = Інакше вона сюди не підходить.
held-edge = Далі в цей бік немає місця.
held-dropped = { $shape } відкладено.

# Why not
why-loading = Стіл іще не готовий.
why-over = Гру завершено.
why-spectator = Ви глядач.
why-not-started = Гра почнеться, коли всі зберуться.
why-stand-in = За вас грає бот; спершу поверніться на своє місце.
why-busy = Одну мить…
why-not-your-turn = Зараз ходить { $name }.
why-reward = Спершу виберіть фігуру замість { $shape }.
why-master = Під час дотику майстра лише кладуть фігури; спершу завершіть його.
why-touch = Фінальний крок: тепер можна лише класти фігури.
why-no-actions = Дій не лишилося; купіть ще одну або завершіть хід.
why-place-empty = Тут немає завдання.
why-slots-full = Усі чотири ваші слоти зайняті; спершу виконайте якесь завдання.
why-reserve-none = У резерві немає { $shape }.
why-same-shape = Ви вже тримаєте { $shape }.
why-too-large = { $get } більш ніж на крок вище за { $give }.
why-not-direct = Більші фігури здобувають обміном і в нагороду: спершу візьміть у руку одну зі своїх.
why-not-now = Зараз це неможливо.
why-none-of = У вас немає { $shape }.
why-fits-nowhere = { $shape } зараз нема куди покласти й не можна обміняти.
why-master-used = Цього ходу дотик майстра вже використано.
why-master-no-fit = Дотик майстра потребує щонайменше однієї фігури, а жодну з ваших нема куди покласти.
why-coins =
    Дія коштує дві монети; { $coins ->
        [0] у вас немає доступних.
        [one] вам доступна { $coins }.
        [few] вам доступні { $coins }.
        [many] вам доступно { $coins }.
       *[other] вам доступно { $coins }.
    }
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
spectate-title = Кожен, хто має це посилання, може дивитися
recovery-link = Моє місце на іншому пристрої
recovery-title = Це посилання — ваше місце: нікому його не показуйте
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

# Errors by their code
error-offline = Сервер не відповідає.
error-stale = Запізно: на столі вже все інакше.
error-not_your_turn = Зараз не ваш хід.
error-not_your_seat = Це не ваше місце.
error-not_started = Гра ще не почалася.
error-too_fast = Зашвидко; зачекайте мить.

# Actions in a hint
do-take = узяти { $first }
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
