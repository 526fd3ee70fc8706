# What speaks for a turn that is advised. Each is a remark about the turn ("this turn … ").
# $slots, $rewards and $shapes are lists of slot numbers or piece names, ready to read.
# $place is a place of the market, such as W2 or 7.

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
    следующим ходом можно выполнить задание в слоте { $slot }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } и { $reward }
hint-ready-taken =
    следующим ходом можно выполнить задание с позиции { $place }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } и { $reward }
hint-ready-master = следующим ходом действие мастера может выполнить задания в слотах { $slots }
hint-denies-mastermind = забирает задание с позиции { $place }, на которое нацелился соперник
hint-denies-puzzle = забирает задание с позиции { $place } раньше, чем его заполнит игрок { $player }
hint-denies-piece = забирает последнюю { $shape }, которая нужна игроку { $player } в слоте { $slot }
hint-makes = обменом добывает { $shape }, которая нужна в слоте { $slot }
hint-makes-taken = обменом добывает { $shape }, которая нужна для задания с позиции { $place }
hint-gets = приносит { $shape }, которая нужна в слоте { $slot }
hint-gets-taken = приносит { $shape }, которая нужна для задания с позиции { $place }
hint-fills =
    ваши фигуры заполнят задание с позиции { $place } за { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
        [many] { $turns } ходов
       *[other] { $turns } хода
    }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } и { $reward }
hint-starts =
    начинает задание с позиции { $place }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } и { $reward }; { $pieces ->
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
hint-little = мало что меняет

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
