# What speaks for a turn that is advised. Each is a remark about the turn ("this turn … ").
# $slots, $rewards and $shapes are lists of slot numbers or piece names, ready to read.
# $place is a place of the market, such as W2 or 7.
# $when is now, in what is left of this turn, or next, in the next turn.

hint-completes =
    { $count ->
        [1] сразу выполняет задание в слоте { $slots }
       *[other] сразу выполняет задания в слотах { $slots }
    }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } и в награду { $rewards }
hint-completes-only =
    { $count ->
        [1] сразу выполняет задание в слоте { $slots }
       *[other] сразу выполняет задания в слотах { $slots }
    }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
# $standing: after this turn, the player is ahead, behind or level with the best other.
hint-ends =
    { $standing ->
        [ahead] опустошает чёрную стопку и начинает концовку с перевесом в { $points ->
            [one] { $points } очко
            [few] { $points } очка
            [many] { $points } очков
           *[other] { $points } очка
        }
        [behind] опустошает чёрную стопку и начинает концовку с отставанием в { $points ->
            [one] { $points } очко
            [few] { $points } очка
            [many] { $points } очков
           *[other] { $points } очка
        }
       *[level] опустошает чёрную стопку и начинает концовку при равном счёте
    }
hint-ends-solo = стопка заканчивается, и начинается концовка
hint-ready =
    { $when ->
        [now] ещё этим ходом
       *[next] следующим ходом
    } можно выполнить задание в слоте { $slot }: { $worth }
hint-ready-taken =
    { $when ->
        [now] ещё этим ходом
       *[next] следующим ходом
    } можно выполнить задание { $place }: { $worth }
hint-ready-master =
    { $when ->
        [now] ещё этим ходом
       *[next] следующим ходом
    } действие мастера может выполнить задания в слотах { $slots }
hint-denies-mastermind = забирает задание { $place }, на которое нацелился соперник
hint-denies-puzzle = забирает задание { $place } раньше, чем его заполнит игрок { $player }
hint-denies-piece = забирает последнюю { $shape } — единственную фигуру, которой игроку { $player } не хватает для слота { $slot }
hint-makes = обменом добывает { $shape }, которая поможет заполнить слот { $slot }
hint-makes-taken = обменом добывает { $shape }, которая поможет заполнить задание { $place }
hint-gets = приносит { $shape }, которая поможет заполнить слот { $slot }
hint-gets-taken = приносит { $shape }, которая поможет заполнить задание { $place }
hint-fills =
    { $pieces ->
        [one] у вас есть { $pieces } фигура, которая заполнит
        [few] у вас есть { $pieces } фигуры, которые заполнят
        [many] у вас есть { $pieces } фигур, которые заполнят
       *[other] у вас есть { $pieces } фигуры, которые заполнят
    } задание { $place }: { $worth }
hint-starts =
    начинает задание { $place } ({ $worth }); { $pieces ->
        [one] нужна ещё { $pieces } фигура
        [few] нужны ещё { $pieces } фигуры
        [many] нужно ещё { $pieces } фигур
       *[other] нужно ещё { $pieces } фигуры
    }
hint-coins =
    приносит { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
        [many] { $coins } монет
       *[other] { $coins } монеты
    }
hint-buys = покупает ещё одно действие
hint-lock = передаёт сопернику замок с колонки { $column }
hint-covers =
    оставляет { $cells ->
        [one] { $cells } свободную клетку
        [few] { $cells } свободные клетки
        [many] { $cells } свободных клеток
       *[other] { $cells } свободной клетки
    } в слоте { $slot }
hint-keeps = бережёт { $shapes } на потом
hint-keeps-touches = бережёт { $shapes } для последних штрихов
hint-little = ничего особенного не выделяется

# Finishing touches
hint-touches =
    { $count ->
        [1] выполняет задание в слоте { $slots }
       *[other] выполняет задания в слотах { $slots }
    }: в итоге на { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } больше
hint-touches-even =
    { $count ->
        [1] задание в слоте { $slots } ровно окупается, а при равенстве очков решают выполненные задания
       *[other] задания в слотах { $slots } ровно окупаются, а при равенстве очков решают выполненные задания
    }
hint-touches-none = ни один новый штрих не принесёт больше очков, чем стоит

# What the search expects: $percent is the chance to win, $lead is how far the player will be ahead (hint-lead).
hint-odds = шанс победить — { $percent }{ "\u00A0" }%, в среднем { $lead }
hint-odds-solo = шанс победить соперника — { $percent }{ "\u00A0" }%, в среднем { $lead }
# $standing: at the end, the player is ahead, behind or level with the best other.
hint-lead =
    { $standing ->
        [ahead] на { $points ->
            [one] { $points } очко
            [few] { $points } очка
            [many] { $points } очков
           *[other] { $points } очка
        } впереди
        [behind] на { $points ->
            [one] { $points } очко
            [few] { $points } очка
            [many] { $points } очков
           *[other] { $points } очка
        } позади
       *[level] счёт равный
    }
# When only finishing touches are left, the outcome is known.
hint-outcome =
    { $outcome ->
        [won] победа в партии
        [shared] общая победа
       *[lost] поражение
    }: { $lead }
hint-outcome-solo =
    { $outcome ->
        [won] победа над соперником
       *[lost] поражение от соперника
    }: { $lead }
# Said after the actions of a turn that stops at a card nobody knows yet.
hint-goes-on = а дальше — смотря что откроется
# What a puzzle is worth; $worth in other messages.
hint-worth =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }, награда { $reward }
hint-worth-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }

# Warnings before an action that wastes something; only what is certain is said.
waste-nothing = Ничего не пропадает.
waste-breaks =
    { $pieces ->
        [one] Сейчас ваших фигур хватает на слот { $slot }. Если выложить { $shape } так, не хватит ещё { $pieces } фигуры.
       *[other] Сейчас ваших фигур хватает на слот { $slot }. Если выложить { $shape } так, не хватит ещё { $pieces } фигур.
    }
waste-strands = Если выложить { $shape } так, слот { $slot } не заполнить даже со всеми фигурами резерва.
waste-trades-away = Сейчас ваших фигур хватает на слот { $slot }. Без { $shape } не хватит.
waste-too-late =
    { $actions ->
        [0] Для задания { $place } поздно: действий на него нужно не меньше { $pieces }, а после этого не останется ни одного. Очков оно уже не принесёт.
       *[other] Для задания { $place } поздно: действий на него нужно не меньше { $pieces }, а после этого останется { $actions }. Очков оно уже не принесёт.
    }
waste-too-late-solo =
    Для задания { $place } поздно: действий на него нужно не меньше { $pieces }, а после этого останется { $actions }. Невыполненное, оно будет стоить { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
waste-misses = Задание в слоте { $slot } ещё можно выполнить, а это ваш последний ход. После этого действия уже не получится.
waste-master-alone = Это действие мастера выложит только одну фигуру. Выложить её без мастера стоит столько же.
waste-touch-lost = После этого вашими фигурами слот { $slot } не заполнить: штрих пропадёт зря.
waste-touch-costs =
    { $points ->
        [0] Заполнить слот { $slot } стоит ещё { $pieces } очк., а не приносит ничего.
       *[other] Заполнить слот { $slot } стоит ещё { $pieces } очк., а приносит только { $points }.
    }
waste-touch-left =
    Ещё можно заполнить слот { $slot } и выиграть на этом { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
