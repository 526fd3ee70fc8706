# The page: hints on the board, how a puzzle can be filled, and warnings.

# A puzzle where its picture cannot be seen.
puzzle-words =
    { $colour ->
        [white] (біле, очки: { $points }, нагорода: { $reward })
       *[black] (чорне, очки: { $points }, нагорода: { $reward })
    }
advice-turn = Підказка { $number } з { $count }
advice-previous = Попередня підказка
advice-next = Наступна підказка
advice-play = Зіграти цей хід
advice-stop = Стоп
advice-step = Зробити крок { $number }
advice-steps = Кроки; їхні номери є й на столі

fill-title = Як це заповнити?
fill-short = Як?
fill-mine = Мої фігури
fill-whose = Чиї фігури
fill-can =
    { $count ->
        [one] Вистачить { $count } фігури.
       *[other] Вистачить { $count } фігур.
    }
fill-missing =
    { $count ->
        [one] Бракує { $count } фігури. Підійде будь-що з цього:
       *[other] Бракує { $count } фігур. Підійде будь-що з цього:
    }
fill-missing-drawn = Фігури, яких бракує, обведено.
fill-way = Спосіб { $number } з { $count }
fill-way-before = Попередній спосіб
fill-way-next = Інший спосіб
fill-puzzle-before = Попереднє завдання
fill-puzzle-next = Наступне завдання
fill-reserve = у резерві: { $left }
fill-pays =
    { $points ->
        [one] За виконання — { $points } очко і ця фігура:
        [few] За виконання — { $points } очки і ця фігура:
        [many] За виконання — { $points } очок і ця фігура:
       *[other] За виконання — { $points } очка і ця фігура:
    }
fill-pays-else = Зараз у резерві її немає: власник вибрав би іншу фігуру.
fill-costs =
    { $points ->
        [one] Невиконане, у кінці воно коштує { $points } очко.
        [few] Невиконане, у кінці воно коштує { $points } очки.
        [many] Невиконане, у кінці воно коштує { $points } очок.
       *[other] Невиконане, у кінці воно коштує { $points } очка.
    }
fill-key = H: як це заповнити?

warn-title = Ви певні?
warn-anyway = Усе одно зробити
warn-not = Краще ні
warn-setting = Попереджати, коли щось марнується

# Reasons, where one sees what they speak of.
board-fits-nowhere = { $shape } зараз не лягає на жодне ваше завдання.
board-place-empty = Тут більше немає завдання.
