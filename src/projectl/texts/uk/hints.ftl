# What speaks for a turn that is advised. Each is a remark about the turn ("this turn … ").
# $slots, $rewards and $shapes are lists of slot numbers or piece names, ready to read.
# $place is a place of the market, such as W2 or 7.

hint-completes =
    { $count ->
        [one] одразу виконує завдання у слоті { $slots }
       *[other] одразу виконує завдання у слотах { $slots }
    }: { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }, у нагороду { $rewards }
hint-completes-only =
    { $count ->
        [one] одразу виконує завдання у слоті { $slots }
       *[other] одразу виконує завдання у слотах { $slots }
    }: { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }
# $standing: after this turn, the player is ahead, behind or level with the best other.
hint-ends =
    { $standing ->
        [ahead] вичерпує чорний стос, і гра йде до кінця: ви попереду на { $points ->
            [one] { $points } очко
            [few] { $points } очки
            [many] { $points } очок
           *[other] { $points } очка
        }
        [behind] вичерпує чорний стос, і гра йде до кінця: ви позаду на { $points ->
            [one] { $points } очко
            [few] { $points } очки
            [many] { $points } очок
           *[other] { $points } очка
        }
       *[level] вичерпує чорний стос, і гра йде до кінця: рахунок рівний
    }
hint-ends-solo = стос вичерпується, і гра йде до кінця
hint-ready =
    наступного ходу можна виконати завдання у слоті { $slot }: { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    } та { $reward }
hint-ready-taken =
    наступного ходу можна виконати завдання з позиції { $place }: { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    } та { $reward }
hint-ready-master = наступного ходу дотиком майстра можна виконати завдання у слотах { $slots }
hint-denies-mastermind = забирає завдання з позиції { $place }, яке ШІ взяв би наступним
hint-denies-puzzle = забирає завдання з позиції { $place }, перш ніж його заповнить гравець { $player }
hint-denies-piece = забирає останню { $shape }, потрібну гравцеві { $player } для слота { $slot }
hint-makes = здобуває обміном { $shape }, потрібну для слота { $slot }
hint-makes-taken = здобуває обміном { $shape }, потрібну для завдання з позиції { $place }
hint-gets = дає { $shape }, потрібну для слота { $slot }
hint-gets-taken = дає { $shape }, потрібну для завдання з позиції { $place }
hint-fills =
    ваші фігури заповнять завдання з позиції { $place } за { $turns ->
        [one] { $turns } хід
        [few] { $turns } ходи
        [many] { $turns } ходів
       *[other] { $turns } ходу
    }: { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    } та { $reward }
hint-starts =
    починає завдання з позиції { $place } ({ $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    } та { $reward }); { $pieces ->
        [one] потрібна ще { $pieces } фігура
        [few] потрібні ще { $pieces } фігури
        [many] потрібно ще { $pieces } фігур
       *[other] потрібно ще { $pieces } фігури
    }
hint-coins =
    приносить { $coins ->
        [one] { $coins } монету
        [few] { $coins } монети
        [many] { $coins } монет
       *[other] { $coins } монети
    }
hint-buys = купує ще одну дію
hint-lock = віддає ШІ замок зі стовпця { $column }
hint-covers =
    у слоті { $slot } { $cells ->
        [one] лишається { $cells } вільна клітинка
        [few] лишаються { $cells } вільні клітинки
        [many] лишається { $cells } вільних клітинок
       *[other] лишається { $cells } вільної клітинки
    }
hint-keeps = береже { $shapes } на потім
hint-keeps-touches = береже { $shapes } для фінального кроку
hint-little = мало що змінює

# Finishing touches
hint-touches =
    { $count ->
        [one] виконує завдання у слоті { $slots }
       *[other] виконує завдання у слотах { $slots }
    }: загалом на { $points ->
        [one] { $points } очко більше
        [few] { $points } очки більше
        [many] { $points } очок більше
       *[other] { $points } очка більше
    }
hint-touches-even =
    { $count ->
        [one] виконує завдання у слоті { $slots }: воно лише окупиться, але за рівного рахунку вирішують виконані завдання
       *[other] виконує завдання у слотах { $slots }: вони лише окупляться, але за рівного рахунку вирішують виконані завдання
    }
hint-touches-none = жодна наступна фігура не дасть більше очок, ніж коштує
