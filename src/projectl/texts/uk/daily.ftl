# The page: the deal of the day, and the puzzle of the day.

today = Сьогодні
new-day = Настав новий день. Розпочате зарахується за { $date }.

daily-deal = Гра дня
daily-of = Гра дня, { $day }
daily-words = Соло, одна для всіх. Складність: { $difficulty }.
daily-result =
    { $result ->
        [won] Ви перемогли, { $points } : { $against }.
       *[lost] Переміг ШІ, { $points } : { $against }.
    }
daily-streak = Днів поспіль: зіграно { $played }, виграно { $won }
daily-best = Ваш рекорд: { $points }
daily-again = Ще раз, для вправи
daily-new = Сьогоднішня гра
daily-line =
    { $result ->
        [won] Project L, гра дня { $day }: перемога { $points } : { $against }
       *[lost] Project L, гра дня { $day }: поразка { $points } : { $against }
    }

fewest-title = Завдання дня
fewest-words = Заповніть заглиблення найменшою кількістю фігур.
fewest-fill = Заповнити
fewest-task = Заповніть заглиблення якомога меншою кількістю фігур. Кожної фігури вдосталь.
fewest-hole = Заглиблення
fewest-left = Ще порожньо: { $cells }
fewest-pieces = Фігури
fewest-piece = { $shape }, скільки завгодно
fewest-laid =
    { $count ->
        [one] Поки що { $count } фігура
        [few] Поки що { $count } фігури
       *[many] Поки що { $count } фігур
    }
fewest-empty = Заглиблення порожнє.
fewest-again = Спочатку
fewest-show = Показати як
fewest-done =
    { $pieces ->
        [one] { $pieces } фігура. Менше не буває!
        [few] { $pieces } фігури. Менше не буває!
       *[many] { $pieces } фігур. Менше не буває!
    }
fewest-more =
    { $pieces ->
        [one] { $pieces } фігура. Можна на { $more } менше.
        [few] { $pieces } фігури. Можна на { $more } менше.
       *[many] { $pieces } фігур. Можна на { $more } менше.
    }
fewest-shown =
    { $pieces ->
        [one] Вистачить { $pieces } фігури.
       *[other] Вистачить { $pieces } фігур.
    }
fewest-solved =
    { $tries ->
        [one] Найменше, { $pieces }, з першої спроби.
        [few] Найменше, { $pieces }, за { $tries } спроби.
       *[many] Найменше, { $pieces }, за { $tries } спроб.
    }
fewest-open =
    { $pieces ->
        [one] Заповнено { $pieces } фігурою; можна й менше.
       *[other] Заповнено { $pieces } фігурами; можна й менше.
    }
fewest-streak =
    { $days ->
        [one] { $days } день поспіль
        [few] { $days } дні поспіль
       *[many] { $days } днів поспіль
    }
fewest-new = Сьогоднішнє завдання
fewest-line =
    { $result ->
        [solved] Project L, завдання { $day }: найменше фігур, спроб: { $tries }
       *[open] Project L, завдання { $day }: ще не найменше фігур, спроб: { $tries }
    }
