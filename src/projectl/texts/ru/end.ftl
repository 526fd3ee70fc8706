# The end of a game.

end-counting = Считаем очки…
end-you-won = Вы победили!
end-won = Побеждает { $winners }
end-shared = Общая победа: { $winners }
end-mastermind = Победил соперник
reason-black-deck-empty = Чёрная стопка закончилась, и сыгран ещё один раунд.
reason-deck-empty = Стопка закончилась, и сыгран ещё один раунд.
reason-idle-rounds = Пять раундов никто не брал заданий и не выкладывал фигур.
reason-last-tile = Убран последний жетон.
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
score-small =
    { $puzzles ->
        [one] { $puzzles } задание
        [few] { $puzzles } задания
        [many] { $puzzles } заданий
       *[other] { $puzzles } задания
    }, { $pieces ->
        [one] { $pieces } фигура
        [few] { $pieces } фигуры
        [many] { $pieces } фигур
       *[other] { $pieces } фигуры
    }
score-puzzles =
    { $puzzles ->
        [one] { $puzzles } задание
        [few] { $puzzles } задания
        [many] { $puzzles } заданий
       *[other] { $puzzles } задания
    }
score-coins =
    , { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
        [many] { $coins } монет
       *[other] { $coins } монеты
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
