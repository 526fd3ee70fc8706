# Pictures: what is written in them, and what is read to those who cannot see them.

picture-players =
    { $count ->
        [one] { $count } гравець
        [few] { $count } гравці
        [many] { $count } гравців
       *[other] { $count } гравця
    }
picture-idle =
    { $rounds ->
        [one] { $rounds } порожній раунд із { $most }
        [few] { $rounds } порожні раунди з { $most }
        [many] { $rounds } порожніх раундів із { $most }
       *[other] { $rounds } порожнього раунду з { $most }
    }
# { $words } are a few short texts, such as "4 points and 2 finished puzzles".
picture-about = { $name }: { $words }.
picture-first = починає
picture-master = дотик майстра
picture-master-on =
    { $count ->
        [one] дотик майстра у слоті { $slots }
       *[other] дотик майстра у слотах { $slots }
    }
picture-master-used = дотик майстра використано
picture-task-reward = вибирає фігуру замість { $shape }
picture-task-touch = кожна покладена фігура коштує очко
picture-task-touch-coins = кожна покладена фігура коштує монету або очко

# The result, with the points of the first and, where there are only two, of the second.
picture-won =
    { $points ->
        [one] Перемагає { $name }: { $points } очко
        [few] Перемагає { $name }: { $points } очки
        [many] Перемагає { $name }: { $points } очок
       *[other] Перемагає { $name }: { $points } очка
    }
picture-won-of-two = Перемагає { $name }, { $points } : { $second }
picture-mastermind-won = Перемагає ШІ, { $points } : { $second }
picture-shared =
    { $points ->
        [one] { $names } ділять перемогу: { $points } очко
        [few] { $names } ділять перемогу: { $points } очки
        [many] { $names } ділять перемогу: { $points } очок
       *[other] { $names } ділять перемогу: { $points } очка
    }

# A piece and a puzzle
picture-piece = Фігура { $shape }
picture-piece-words =
    { $shape ->
        [I1] I1, фігура з однієї клітинки: жовта, з крапкою.
        [I2] I2, фігура з двох клітинок: зелена, з двома смужками.
        [I3] I3, фігура з трьох клітинок: синя, з трьома смужками.
        [V3] V3, фігура з трьох клітинок: бурштинова, із зафарбованим кутом.
        [I4] I4, фігура з чотирьох клітинок: фіолетова, з чотирма смужками.
        [L4] L4, фігура з чотирьох клітинок: блакитна, з літерою L.
        [T4] T4, фігура з чотирьох клітинок: пурпурова, з літерою T.
        [S4] S4, фігура з чотирьох клітинок: помаранчева, з літерою S.
       *[O4] O4, фігура з чотирьох клітинок: червона, з квадратом.
    }
picture-puzzle = Завдання { $puzzle }
picture-puzzle-words =
    { $colour ->
        [white] Біле завдання { $puzzle }. Очки: { $points }. Нагорода: { $reward }. Заглиблення: { $cells }.
       *[black] Чорне завдання { $puzzle }. Очки: { $points }. Нагорода: { $reward }. Заглиблення: { $cells }.
    }
picture-laid = { $shape } на { $cells }
picture-on-it = На ньому: { $laid }.
picture-nothing-on-it = На ньому: жодної фігури.

# The market and the reserve
picture-place-next = { $place }, наступне
picture-deck = стос
picture-deck-empty =
    { $colour ->
        [white] білих немає
       *[black] чорних немає
    }
picture-decks = Лишилося у стосах: білих { $white }, чорних { $black }.
picture-on-offer = Доступні:
picture-places-empty = Порожньо: { $places }.
picture-reserve = Резерв: { $pieces }.
picture-locks = замки { $locks }
picture-mastermind-locks = Замків у нього: { $held }. Замки над стовпцями: { $locks }.

# The tiles
picture-tile-over = { $round } минув
picture-tile-down = долілиць
picture-tile-blue = після ходу
picture-tile-pink = одразу

# A mat
picture-slot = слот { $slot }
picture-free = вільно
picture-pile =
    { $count ->
        [one] { $count } виконане
        [few] { $count } виконані
        [many] { $count } виконаних
       *[other] { $count } виконаного
    }
picture-pile-empty = ще жодного виконаного завдання
picture-coins =
    { $count ->
        [one] { $count } монета
        [few] { $count } монети
        [many] { $count } монет
       *[other] { $count } монети
    }
picture-pending = ще { $count } після ходу
picture-supply = Запас: { $pieces }.
picture-supply-none = Запас: фігур немає.

# A whole game as a sheet of small pictures
picture-sheet =
    { $count ->
        [one] Гра Project L: { $count } картинка
        [few] Гра Project L: { $count } картинки
        [many] Гра Project L: { $count } картинок
       *[other] Гра Project L: { $count } картинки
    }
picture-deal = Роздача
picture-after-round = Після раунду { $round }
picture-after-actions =
    { $count ->
        [one] Після { $count } дії
        [few] Після { $count } дій
        [many] Після { $count } дій
       *[other] Після { $count } дії
    }
picture-actions =
    { $count ->
        [one] { $count } дія
        [few] { $count } дії
        [many] { $count } дій
       *[other] { $count } дії
    }
picture-end = Кінець
picture-all-have =
    { $points ->
        [one] у всіх по { $points } очку
        [few] у всіх по { $points } очки
        [many] у всіх по { $points } очок
       *[other] у всіх по { $points } очка
    }
picture-lead-shared =
    { $points ->
        [one] лідерів { $count }: у них по { $points } очку
        [few] лідерів { $count }: у них по { $points } очки
        [many] лідерів { $count }: у них по { $points } очок
       *[other] лідерів { $count }: у них по { $points } очка
    }
picture-lead =
    { $points ->
        [one] попереду { $name }: { $points } очко
        [few] попереду { $name }: { $points } очки
        [many] попереду { $name }: { $points } очок
       *[other] попереду { $name }: { $points } очка
    }

# Plain text, in columns of fixed width. Capital letters, full stops and their absence are meant.
text-over =
    { $reason ->
        [black-deck-empty] Гру завершено: чорний стос вичерпано, і зіграно ще один раунд.
        [deck-empty] Гру завершено: стос вичерпано, і зіграно ще один раунд.
        [idle-rounds] Гру завершено: п’ять раундів ніхто не брав завдань і не клав фігур.
       *[last-tile] Гру завершено: прибрано останній жетон.
    }
text-round =
    { $last ->
        [now] Раунд { $round } (останній). { $turn }
        [next] Раунд { $round } (передостанній). { $turn }
       *[no] Раунд { $round }. { $turn }
    }
text-round-of =
    { $last ->
        [now] Раунд { $round } з { $rounds } (останній). { $turn }
        [next] Раунд { $round } з { $rounds } (передостанній). { $turn }
       *[no] Раунд { $round } з { $rounds }. { $turn }
    }
# $waiting is one of the five that follow, $left is actions-left.
text-turn = { $name }: { $waiting }
text-master-used = { $left }, дотик майстра використано
text-master =
    { $count ->
        [0] дотик майстра, { $left }
        [one] дотик майстра у слоті { $slots }, { $left }
       *[other] дотик майстра у слотах { $slots }, { $left }
    }
text-substitute = інша фігура замість { $shape }, { $left }
text-touches = фінальний крок, кожна покладена фігура коштує очко
text-touches-coins = фінальний крок, кожна покладена фігура коштує монету або очко
text-result = { $rank }. { $name }: { $points }
text-idle =
    { $rounds ->
        [one] { $rounds } порожній раунд; п’ять поспіль — і гру завершено
        [few] { $rounds } порожні раунди; п’ять поспіль — і гру завершено
        [many] { $rounds } порожніх раундів; п’ять поспіль — і гру завершено
       *[other] { $rounds } порожнього раунду; п’ять поспіль — і гру завершено
    }
# $pieces come last, as in text-supply.
text-reserve = Резерв { $pieces }

# The market
text-white-row = Білий ряд, у стосі ще { $left }
text-black-row = Чорний ряд, у стосі ще { $left }
text-deck =
    { $white ->
        [0] { $black ->
            [0] Стос: порожній
           *[other] Стос: чорних { $black }
        }
       *[other] Стос: білих { $white }, тоді чорних { $black }
    }
# In 8 columns.
text-locks =
    { $count ->
        [0] відкрито
        [one] { $count } замок
        [few] { $count } замки
        [many] { $count } замків
       *[other] { $count } замка
    }
# Points and reward of a puzzle, in 7 columns.
text-worth = { $points }оч +{ $reward }

# A seat
text-none = нічого
text-first = { $name } (починає)
text-finished =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    } за { $puzzles ->
        [one] { $puzzles } виконане завдання
        [few] { $puzzles } виконані завдання
        [many] { $puzzles } виконаних завдань
       *[other] { $puzzles } виконаного завдання
    }
text-touches-cost =
    { $points ->
        [one] мінус { $points } очко за фінальний крок
        [few] мінус { $points } очки за фінальний крок
        [many] мінус { $points } очок за фінальний крок
       *[other] мінус { $points } очка за фінальний крок
    }
text-coins =
    { $coins ->
        [one] { $coins } монета
        [few] { $coins } монети
        [many] { $coins } монет
       *[other] { $coins } монети
    }{ $pending ->
        [0] { "" }
       *[other] , ще { $pending } після ходу
    }
text-supply = запас { $pieces }
# In 7 columns.
text-slot = слот { $slot }
text-free = нема

# The mastermind
text-mastermind-taken =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    } за { $puzzles ->
        [one] { $puzzles } завдання
        [few] { $puzzles } завдання
        [many] { $puzzles } завдань
       *[other] { $puzzles } завдання
    }
text-mastermind-locks =
    { $count ->
        [0] не має замків
        [one] має { $count } замок
        [few] має { $count } замки
        [many] має { $count } замків
       *[other] має { $count } замка
    }

# Tiles
text-bank = Банк { $coins }. Жетони { $tiles }
text-bank-alone = Банк { $coins }. Усі жетони прибрано
text-face-down =
    { $rounds ->
        [one] Поточний жетон лежить долілиць і ще { $rounds } раунд нічого не приносить
        [few] Поточний жетон лежить долілиць і ще { $rounds } раунди нічого не приносить
        [many] Поточний жетон лежить долілиць і ще { $rounds } раундів нічого не приносить
       *[other] Поточний жетон лежить долілиць і ще { $rounds } раунду нічого не приносить
    }
text-tile-placing = { $tile }: одразу монета за кожну покладену фігуру ({ $shapes })
text-tile-mastering = { $tile }: одразу монета за кожну фігуру дотику майстра
text-tile-completing = { $tile }: одразу монета за виконане завдання
text-tile-taking = { $tile }: одразу монета за взяте завдання
text-tile-trading = { $tile }: одразу монета за взяту фігуру рівня 1 або обмін
text-tile-pieces = { $tile }: наприкінці ходу монета за кожну вашу фігуру ({ $shapes })
text-tile-kinds = { $tile }: наприкінці ходу монета за кожну вашу форму ({ $shapes })
text-tile-puzzles = { $tile }: наприкінці ходу монета за кожне невиконане завдання

# Legal actions. The first word of a line is notation and stays as it is.
text-upgrade = upgrade { $gives } на { $gets }
text-fits = { $shape }: { $count }
text-more-ways =
    { $count ->
        [one] { $shown }, ... ({ $count } спосіб)
        [few] { $shown }, ... ({ $count } способи)
        [many] { $shown }, ... ({ $count } способів)
       *[other] { $shown }, ... ({ $count } способу)
    }
