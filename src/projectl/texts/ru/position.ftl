# Pictures: what is written in them, and what is read to those who cannot see them.

picture-players =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
        [many] { $count } игроков
       *[other] { $count } игрока
    }
picture-idle =
    { $rounds ->
        [one] { $rounds } пустой раунд из { $most }
        [few] { $rounds } пустых раунда из { $most }
        [many] { $rounds } пустых раундов из { $most }
       *[other] { $rounds } пустого раунда из { $most }
    }
# { $words } are a few short texts, such as "4 points and 2 finished puzzles".
picture-about = { $name }: { $words }.
picture-first = начинает
picture-master = Мастер
picture-master-on =
    { $count ->
        [1] Мастер в слоте { $slots }
       *[other] Мастер в слотах { $slots }
    }
picture-master-used = Мастер уже был
picture-task-reward = выбирает фигуру вместо { $shape }
picture-task-touch = каждая выложенная фигура стоит очко
picture-task-touch-coins = каждая выложенная фигура стоит монету или очко

# The result, with the points of the first and, where there are only two, of the second.
picture-won =
    { $points ->
        [one] Побеждает { $name }, { $points } очко
        [few] Побеждает { $name }, { $points } очка
        [many] Побеждает { $name }, { $points } очков
       *[other] Побеждает { $name }, { $points } очка
    }
picture-won-of-two = Побеждает { $name }, { $points } : { $second }
picture-mastermind-won = Победил соперник, { $points } : { $second }
picture-shared =
    { $points ->
        [one] Победу делят { $names }, { $points } очко
        [few] Победу делят { $names }, { $points } очка
        [many] Победу делят { $names }, { $points } очков
       *[other] Победу делят { $names }, { $points } очка
    }

# A piece and a puzzle
picture-piece = Фигура { $shape }
picture-piece-words =
    { $shape ->
        [I1] I1, фигура из одной клетки: жёлтая, со знаком «точка».
        [I2] I2, фигура из двух клеток: зелёная, со знаком «две полоски».
        [I3] I3, фигура из трёх клеток: синяя, со знаком «три полоски».
        [V3] V3, фигура из трёх клеток: янтарная, со знаком «закрашенный угол».
        [I4] I4, фигура из четырёх клеток: фиолетовая, со знаком «четыре полоски».
        [L4] L4, фигура из четырёх клеток: голубая, с буквой L.
        [T4] T4, фигура из четырёх клеток: пурпурная, с буквой T.
        [S4] S4, фигура из четырёх клеток: оранжевая, с буквой S.
       *[O4] O4, фигура из четырёх клеток: красная, со знаком «квадрат».
    }
picture-puzzle = Задание { $puzzle }
picture-puzzle-words =
    { $colour ->
        [white] Белое задание { $puzzle }. Очков: { $points }. Награда: { $reward }. Выемка: { $cells }.
       *[black] Чёрное задание { $puzzle }. Очков: { $points }. Награда: { $reward }. Выемка: { $cells }.
    }
picture-laid = { $shape } на { $cells }
picture-on-it = Выложено: { $laid }.
picture-nothing-on-it = Фигур на нём нет.

# The market and the reserve
picture-place-next = { $place }, возьмёт
picture-deck = стопка
picture-deck-empty =
    { $colour ->
        [white] белых больше нет
       *[black] чёрных больше нет
    }
picture-decks = Осталось в стопках: белых { $white }, чёрных { $black }.
picture-on-offer = Задания на выбор:
picture-places-empty = Пусто: { $places }.
picture-reserve = Резерв: { $pieces }.
picture-locks = замки { $locks }
picture-mastermind-locks = Замков в запасе: { $held }. Замков над колонками: { $locks }.

# The tiles
picture-tile-over = { $round } убран
picture-tile-down = закрыт
picture-tile-blue = конец хода
picture-tile-pink = сразу

# A mat
picture-slot = слот { $slot }
picture-free = пуст
picture-pile = выполнено: { $count }
picture-pile-empty = ещё нет выполненных заданий
picture-coins =
    { $count ->
        [one] { $count } монета
        [few] { $count } монеты
        [many] { $count } монет
       *[other] { $count } монеты
    }
picture-pending = ждут: { $count }
picture-supply = Запас: { $pieces }.
picture-supply-none = Запас: фигур нет.

# A whole game as a sheet of small pictures
picture-sheet =
    { $count ->
        [one] Партия в Project L: { $count } картинка
        [few] Партия в Project L: { $count } картинки
        [many] Партия в Project L: { $count } картинок
       *[other] Партия в Project L: { $count } картинки
    }
picture-deal = Раздача
picture-after-round = После раунда { $round }
picture-after-actions =
    { $count ->
        [one] После { $count } действия
        [few] После { $count } действий
        [many] После { $count } действий
       *[other] После { $count } действия
    }
picture-actions =
    { $count ->
        [one] { $count } действие
        [few] { $count } действия
        [many] { $count } действий
       *[other] { $count } действия
    }
picture-end = Конец
picture-all-have =
    { $points ->
        [one] у всех { $points } очко
        [few] у всех { $points } очка
        [many] у всех { $points } очков
       *[other] у всех { $points } очка
    }
picture-lead-shared =
    { $points ->
        [one] лидеров { $count }, у каждого { $points } очко
        [few] лидеров { $count }, у каждого { $points } очка
        [many] лидеров { $count }, у каждого { $points } очков
       *[other] лидеров { $count }, у каждого { $points } очка
    }
picture-lead =
    { $points ->
        [one] впереди { $name }, { $points } очко
        [few] впереди { $name }, { $points } очка
        [many] впереди { $name }, { $points } очков
       *[other] впереди { $name }, { $points } очка
    }

# Plain text, in columns of fixed width. Capital letters, full stops and their absence are meant.
text-over =
    { $reason ->
        [black-deck-empty] Игра окончена: чёрная стопка закончилась, и сыгран ещё один раунд.
        [deck-empty] Игра окончена: стопка закончилась, и сыгран ещё один раунд.
        [idle-rounds] Игра окончена: пять раундов никто не брал заданий и не выкладывал фигур.
       *[last-tile] Игра окончена: убран последний жетон.
    }
text-round =
    { $last ->
        [now] Раунд { $round } (последний). { $turn }
        [next] Раунд { $round } (предпоследний). { $turn }
       *[no] Раунд { $round }. { $turn }
    }
text-round-of =
    { $last ->
        [now] Раунд { $round } из { $rounds } (последний). { $turn }
        [next] Раунд { $round } из { $rounds } (предпоследний). { $turn }
       *[no] Раунд { $round } из { $rounds }. { $turn }
    }
# $waiting is one of the five that follow, $left is actions-left.
text-turn = { $name }: { $waiting }
text-master-used = { $left }, мастер уже был
text-master =
    { $count ->
        [0] действие мастера, { $left }
        [1] действие мастера (слот { $slots }), { $left }
       *[other] действие мастера (слоты { $slots }), { $left }
    }
text-substitute = замена вместо { $shape }, { $left }
text-touches = последние штрихи, очко за каждую выложенную фигуру
text-touches-coins = последние штрихи, монета или очко за каждую выложенную фигуру
text-result = { $rank }. { $name }: { $points }
text-idle =
    { $rounds ->
        [one] { $rounds } пустой раунд; пять подряд завершают игру
        [few] { $rounds } пустых раунда; пять подряд завершают игру
        [many] { $rounds } пустых раундов; пять подряд завершают игру
       *[other] { $rounds } пустого раунда; пять подряд завершают игру
    }
# $pieces come last, as in text-supply.
text-reserve = Резерв: { $pieces }

# The market
text-white-row = Белый ряд, в стопке ещё { $left }
text-black-row = Чёрный ряд, в стопке ещё { $left }
text-deck =
    { $white ->
        [0] { $black ->
            [0] Стопка: пуста
           *[other] Стопка: чёрных { $black }
        }
       *[other] Стопка: белых { $white }, затем чёрных { $black }
    }
# In 8 columns.
text-locks =
    { $count ->
        [0] открыта
        [one] { $count } замок
        [few] { $count } замка
        [many] { $count } замков
       *[other] { $count } замка
    }
# Points and reward of a puzzle, in 7 columns.
text-worth = { $points }оч +{ $reward }

# A seat
text-none = нет фигур
text-first = { $name } (начинает)
text-finished =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } за { $puzzles ->
        [one] { $puzzles } выполненное задание
        [few] { $puzzles } выполненных задания
        [many] { $puzzles } выполненных заданий
       *[other] { $puzzles } выполненного задания
    }
text-touches-cost =
    { $points ->
        [one] минус { $points } очко за штрихи
        [few] минус { $points } очка за штрихи
        [many] минус { $points } очков за штрихи
       *[other] минус { $points } очка за штрихи
    }
text-coins =
    { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
        [many] { $coins } монет
       *[other] { $coins } монеты
    }{ $pending ->
        [0] { "" }
       *[other] , ждут конца хода: { $pending }
    }
text-supply = запас: { $pieces }
# In 7 columns.
text-slot = слот { $slot }
text-free = пуст

# The mastermind
text-mastermind-taken =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } за { $puzzles ->
        [one] { $puzzles } задание
        [few] { $puzzles } задания
        [many] { $puzzles } заданий
       *[other] { $puzzles } задания
    }
text-mastermind-locks =
    { $count ->
        [0] без замков
        [one] держит { $count } замок
        [few] держит { $count } замка
        [many] держит { $count } замков
       *[other] держит { $count } замка
    }

# Tiles
text-bank = Банк { $coins }. Жетоны { $tiles }
text-bank-alone = Банк { $coins }. Все жетоны убраны
text-face-down =
    { $rounds ->
        [one] Жетон закрыт и не приносит монет ещё { $rounds } раунд
        [few] Жетон закрыт и не приносит монет ещё { $rounds } раунда
        [many] Жетон закрыт и не приносит монет ещё { $rounds } раундов
       *[other] Жетон закрыт и не приносит монет ещё { $rounds } раунда
    }
text-tile-placing = { $tile }: сразу монета за каждую выложенную { $shapes }
text-tile-mastering = { $tile }: сразу монета за каждую фигуру действия мастера
text-tile-completing = { $tile }: сразу монета за выполненное задание
text-tile-taking = { $tile }: сразу монета за взятое задание
text-tile-trading = { $tile }: сразу монета за взятую фигуру уровня 1 или обмен
text-tile-pieces = { $tile }: в конце хода монета за каждую свою { $shapes }
text-tile-kinds = { $tile }: в конце хода монета за каждую свою форму среди { $shapes }
text-tile-puzzles = { $tile }: в конце хода монета за каждое своё невыполненное задание

# Legal actions. The first word of a line is notation and stays as it is.
text-upgrade = upgrade { $gives } на { $gets }
text-fits = { $shape }: { $count }
text-more-ways = { $shown }, ... (всего { $count })
