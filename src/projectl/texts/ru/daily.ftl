# The page: the deal of the day, and the puzzle of the day.

today = Сегодня
new-day = Наступил новый день. Начатое засчитается за { $date }.

daily-deal = Партия дня
daily-of = Партия дня, { $day }
daily-words = Соло, одна для всех. Соперник: { $difficulty }.
daily-result =
    { $result ->
        [won] Вы победили, { $points } : { $against }.
       *[lost] Победил соперник, { $points } : { $against }.
    }
daily-streak = Дней подряд: сыграно { $played }, выиграно { $won }
daily-best = Ваш рекорд: { $points }
daily-again = Ещё раз, для тренировки
daily-new = Партия на сегодня
daily-line =
    { $result ->
        [won] Project L, партия дня { $day }: победа { $points } : { $against }
       *[lost] Project L, партия дня { $day }: поражение { $points } : { $against }
    }

fewest-title = Задание дня
fewest-words = Заполните выемку наименьшим числом фигур.
fewest-fill = Заполнить
fewest-task = Заполните выемку как можно меньшим числом фигур. Любых фигур сколько угодно.
fewest-hole = Выемка
fewest-left = Ещё пусто: { $cells }
fewest-pieces = Фигуры
fewest-piece = { $shape }, сколько угодно
fewest-laid =
    { $count ->
        [one] Пока { $count } фигура
        [few] Пока { $count } фигуры
       *[many] Пока { $count } фигур
    }
fewest-empty = Выемка пуста.
fewest-again = Заново
fewest-show = Показать как
fewest-done =
    { $pieces ->
        [one] { $pieces } фигура. Меньше не бывает!
        [few] { $pieces } фигуры. Меньше не бывает!
       *[many] { $pieces } фигур. Меньше не бывает!
    }
fewest-more =
    { $pieces ->
        [one] { $pieces } фигура. Можно на { $more } меньше.
        [few] { $pieces } фигуры. Можно на { $more } меньше.
       *[many] { $pieces } фигур. Можно на { $more } меньше.
    }
fewest-shown =
    { $pieces ->
        [one] Хватит { $pieces } фигуры.
       *[other] Хватит { $pieces } фигур.
    }
fewest-solved =
    { $tries ->
        [one] Меньше всего, { $pieces }, с первой попытки.
        [few] Меньше всего, { $pieces }, за { $tries } попытки.
       *[many] Меньше всего, { $pieces }, за { $tries } попыток.
    }
fewest-open =
    { $pieces ->
        [one] Заполнено { $pieces } фигурой; можно и меньше.
       *[other] Заполнено { $pieces } фигурами; можно и меньше.
    }
fewest-streak =
    { $days ->
        [one] { $days } день подряд
        [few] { $days } дня подряд
       *[many] { $days } дней подряд
    }
fewest-new = Задание на сегодня
fewest-line =
    { $result ->
        [solved] Project L, задание { $day }: меньше всего фигур, попыток: { $tries }
       *[open] Project L, задание { $day }: можно меньше фигур, попыток: { $tries }
    }
