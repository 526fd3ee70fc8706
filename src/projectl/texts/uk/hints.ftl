# What speaks for a turn that is advised. Each is a remark about the turn ("this turn … ").
# $slots, $rewards and $shapes are lists of slot numbers or piece names, ready to read.
# $place is a place of the market, such as W2 or 7.
# $when is now, in what is left of this turn, or next, in the next turn.

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
    { $when ->
        [now] ще цього ходу
       *[next] наступного ходу
    } можна виконати завдання у слоті { $slot }: { $worth }
hint-ready-taken =
    { $when ->
        [now] ще цього ходу
       *[next] наступного ходу
    } можна виконати завдання { $place }: { $worth }
hint-ready-master =
    { $when ->
        [now] ще цього ходу
       *[next] наступного ходу
    } дотиком майстра можна виконати завдання у слотах { $slots }
hint-denies-mastermind = забирає завдання { $place }, яке ШІ взяв би наступним
hint-denies-puzzle = забирає завдання { $place }, перш ніж його заповнить гравець { $player }
hint-denies-piece = забирає останню { $shape } — єдину фігуру, якої бракує гравцеві { $player } для слота { $slot }
hint-makes = здобуває обміном { $shape }, яка допоможе заповнити слот { $slot }
hint-makes-taken = здобуває обміном { $shape }, яка допоможе заповнити завдання { $place }
hint-gets = дає { $shape }, яка допоможе заповнити слот { $slot }
hint-gets-taken = дає { $shape }, яка допоможе заповнити завдання { $place }
hint-fills =
    { $pieces ->
        [one] у вас є { $pieces } фігура, що заповнить
        [few] у вас є { $pieces } фігури, що заповнять
        [many] у вас є { $pieces } фігур, що заповнять
       *[other] у вас є { $pieces } фігури, що заповнять
    } завдання { $place }: { $worth }
hint-starts =
    починає завдання { $place } ({ $worth }); { $pieces ->
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
hint-little = жодна окрема перевага не вирізняється

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

# What the search expects: $percent is the chance to win, $lead is how far the player will be ahead (hint-lead).
hint-odds = шанс перемогти — { $percent }{ "\u00A0" }%, у середньому { $lead }
hint-odds-solo = шанс перемогти ШІ — { $percent }{ "\u00A0" }%, у середньому { $lead }
# $standing: at the end, the player is ahead, behind or level with the best other.
hint-lead =
    { $standing ->
        [ahead] на { $points ->
            [one] { $points } очко
            [few] { $points } очки
            [many] { $points } очок
           *[other] { $points } очка
        } попереду
        [behind] на { $points ->
            [one] { $points } очко
            [few] { $points } очки
            [many] { $points } очок
           *[other] { $points } очка
        } позаду
       *[level] рахунок рівний
    }
# When only finishing touches are left, the outcome is known.
hint-outcome =
    { $outcome ->
        [won] перемога в грі
        [shared] спільна перемога
       *[lost] поразка
    }: { $lead }
hint-outcome-solo =
    { $outcome ->
        [won] перемога над ШІ
       *[lost] поразка від ШІ
    }: { $lead }
# Said after the actions of a turn that stops at a card nobody knows yet.
hint-goes-on = а далі — дивлячись, що відкриється
# What a puzzle is worth; $worth in other messages.
hint-worth =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }, нагорода { $reward }
hint-worth-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }

# Warnings before an action that wastes something; only what is certain is said.
waste-nothing = Нічого не марнується.
waste-breaks =
    { $pieces ->
        [one] Зараз ваших фігур вистачає на слот { $slot }. Якщо покласти { $shape } так, бракуватиме ще { $pieces } фігури.
       *[other] Зараз ваших фігур вистачає на слот { $slot }. Якщо покласти { $shape } так, бракуватиме ще { $pieces } фігур.
    }
waste-strands = Якщо покласти { $shape } так, слот { $slot } не заповнити навіть з усіма фігурами резерву.
waste-trades-away = Зараз ваших фігур вистачає на слот { $slot }. Без { $shape } не вистачить.
waste-too-late =
    { $actions ->
        [0] Для завдання { $place } запізно: дій на нього треба щонайменше { $pieces }, а після цієї не залишиться жодної. Очок воно вже не принесе.
       *[other] Для завдання { $place } запізно: дій на нього треба щонайменше { $pieces }, а після цієї залишиться { $actions }. Очок воно вже не принесе.
    }
waste-too-late-solo =
    Для завдання { $place } запізно: дій на нього треба щонайменше { $pieces }, а після цієї залишиться { $actions }. Невиконане, воно коштуватиме { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }.
waste-misses = Завдання у слоті { $slot } ще можна виконати, а це ваш останній хід. Після цієї дії вже не вийде.
waste-master-alone = Цей дотик майстра покладе лише одну фігуру. Покласти її без нього коштує стільки ж.
waste-touch-lost = Після цього вашими фігурами слот { $slot } не заповнити: фігура ляже намарно.
waste-touch-costs =
    { $points ->
        [0] Заповнити слот { $slot } коштує ще { $pieces } очк., а не приносить нічого.
       *[other] Заповнити слот { $slot } коштує ще { $pieces } очк., а приносить лише { $points }.
    }
waste-touch-left =
    Ще можна заповнити слот { $slot } і здобути { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }.
