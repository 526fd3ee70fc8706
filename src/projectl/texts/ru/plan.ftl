# The page: planning a turn while others move.

plan = Спланировать следующий ход
plan-short = План
plan-title = Ваш план
plan-begin = Сделайте на столе то, что сделали бы дальше. Это видите только вы.
plan-private = Его видите только вы. Он перейдёт в ваш ход.
plan-turn = Ваш ход: сыграйте план или планируйте дальше.
plan-gone = Ваш ход, но из плана уже ничего нельзя сделать.
plan-full = спланирован весь ход
plan-lost-short = Больше нельзя:
plan-lost =
    { $count ->
        [one] Больше нельзя: { $steps }.
        [few] Уже нельзя сделать { $count } шага: { $steps }.
       *[many] Уже нельзя сделать { $count } шагов: { $steps }.
    }
plan-play = Сыграть план
plan-clear = Отказаться от плана
plan-no-turn = Вашего хода больше не будет.
plan-no-hint = Подсказки бывают в ваш ход, не для плана.
