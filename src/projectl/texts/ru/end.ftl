# The end of a game.

end-counting = Считаем очки…
end-you-won = Вы победили!
end-won = Побеждает { $name }
end-shared = Общая победа: { $names }
end-mastermind = Победил соперник
ended-black-deck-empty = Чёрная стопка закончилась, и сыгран ещё один раунд.
ended-deck-empty = Стопка закончилась, и сыгран ещё один раунд.
ended-idle-rounds = Пять раундов никто не брал заданий и не выкладывал фигур.
ended-last-tile = Убран последний жетон.
decided-coins = Очков поровну: решили монеты.
decided-puzzles = Очков поровну: решило число выполненных заданий.
decided-pieces = Очков и заданий поровну: решило число фигур.
decided-shared = Поровну во всём.
cost-touches =
    { $count ->
        [1] −1 за штрих
       *[other] −{ $count } за штрихи
    }
cost-unfinished = −{ $count } за невыполненные задания
score-puzzles =
    { $count ->
        [one] { $count } задание
        [few] { $count } задания
        [many] { $count } заданий
       *[other] { $count } задания
    }
score-pieces =
    { $count ->
        [one] { $count } фигура
        [few] { $count } фигуры
        [many] { $count } фигур
       *[other] { $count } фигуры
    }
score-coins =
    { $count ->
        [one] { $count } монета
        [few] { $count } монеты
        [many] { $count } монет
       *[other] { $count } монеты
    }
rematch = Ещё партию
look-at-board = Посмотреть на стол
show-scores = Показать счёт
download = Файл партии
shuffle-title = Честно ли перемешано?
seed = Зерно
verify = Проверить
verified-true = Да: зерно то самое, что было обещано.
verified-false = Нет: обещано было другое зерно.
