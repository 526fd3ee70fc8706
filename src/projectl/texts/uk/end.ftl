# The end of a game.

end-counting = Рахуємо очки…
end-you-won = Ви перемогли!
end-won = Перемагає { $name }
end-shared = { $names } ділять перемогу
end-mastermind = Перемагає ШІ
ended-black-deck-empty = Чорний стос вичерпано, і зіграно ще один раунд.
ended-deck-empty = Стос вичерпано, і зіграно ще один раунд.
ended-idle-rounds = П’ять раундів ніхто не брав завдань і не клав фігур.
ended-last-tile = Прибрано останній жетон.
decided-coins = Очок порівну: вирішили монети.
decided-puzzles = Очок порівну: вирішили виконані завдання.
decided-pieces = Очок і завдань порівну: вирішили фігури.
decided-shared = Усього порівну.
cost-touches = −{ $count } за фінальний крок
cost-unfinished = −{ $count } за невиконані завдання
score-puzzles =
    { $count ->
        [one] { $count } завдання
        [few] { $count } завдання
        [many] { $count } завдань
       *[other] { $count } завдання
    }
score-pieces =
    { $count ->
        [one] { $count } фігура
        [few] { $count } фігури
        [many] { $count } фігур
       *[other] { $count } фігури
    }
score-coins =
    { $count ->
        [one] { $count } монета
        [few] { $count } монети
        [many] { $count } монет
       *[other] { $count } монети
    }
rematch = Зіграти ще
look-at-board = Глянути на стіл
show-scores = Показати рахунок
download = Файл гри
shuffle-title = Чи чесне було тасування?
seed = Зерно
verify = Перевірити
verified-true = Так: це те саме зерно, яке було обіцяно.
verified-false = Ні: обіцяно було інше зерно.
