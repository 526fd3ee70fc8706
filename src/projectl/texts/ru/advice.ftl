# The page: hints on the board, how a puzzle can be filled, and warnings.

# A puzzle where its picture cannot be seen.
puzzle-words =
    { $colour ->
        [white] (белое, очки: { $points }, награда: { $reward })
       *[black] (чёрное, очки: { $points }, награда: { $reward })
    }
advice-turn = Подсказка { $number } из { $count }
advice-previous = Предыдущая подсказка
advice-next = Следующая подсказка
advice-play = Сыграть этот ход
advice-stop = Стоп
advice-step = Сделать шаг { $number }
advice-steps = Шаги; их номера есть и на столе

fill-title = Как это заполнить?
fill-short = Как?
fill-mine = Мои фигуры
fill-whose = Чьи фигуры
fill-can =
    { $count ->
        [one] Хватит { $count } фигуры.
       *[other] Хватит { $count } фигур.
    }
fill-missing =
    { $count ->
        [one] Не хватает { $count } фигуры. Подойдёт любое из этого:
       *[other] Не хватает { $count } фигур. Подойдёт любое из этого:
    }
fill-missing-drawn = Недостающие фигуры обведены.
fill-way = Способ { $number } из { $count }
fill-way-before = Предыдущий способ
fill-way-next = Другой способ
fill-puzzle-before = Предыдущее задание
fill-puzzle-next = Следующее задание
fill-reserve = в резерве: { $left }
fill-pays =
    { $points ->
        [one] За выполнение — { $points } очко и эта фигура:
        [few] За выполнение — { $points } очка и эта фигура:
        [many] За выполнение — { $points } очков и эта фигура:
       *[other] За выполнение — { $points } очка и эта фигура:
    }
fill-pays-else = Сейчас в резерве её нет: владелец выбрал бы другую фигуру.
fill-costs =
    { $points ->
        [one] Невыполненное, в конце оно стоит { $points } очко.
        [few] Невыполненное, в конце оно стоит { $points } очка.
        [many] Невыполненное, в конце оно стоит { $points } очков.
       *[other] Невыполненное, в конце оно стоит { $points } очка.
    }
fill-key = H: как это заполнить?

warn-title = Вы уверены?
warn-anyway = Всё равно сделать
warn-not = Лучше нет
warn-setting = Предупреждать, когда что-то пропадает зря

# Reasons, where one sees what they speak of.
board-fits-nowhere = { $shape } сейчас не помещается ни на одно ваше задание.
board-place-empty = Здесь больше нет задания.
