# The end of a game.

end-counting = Рахуємо очки…
end-you-won = Ви перемогли!
end-won = Перемагає { $winners }
end-shared = { $winners } ділять перемогу
end-mastermind = Перемагає ШІ
reason-black-deck-empty = Чорний стос вичерпано, і зіграно ще один раунд.
reason-deck-empty = Стос вичерпано, і зіграно ще один раунд.
reason-idle-rounds = П’ять раундів ніхто не брав завдань і не клав фігур.
reason-last-tile = Прибрано останній жетон.
decided-coins = Очок порівну: вирішили монети.
decided-puzzles = Очок порівну: вирішили виконані завдання.
decided-pieces = Очок і завдань порівну: вирішили фігури.
decided-shared = Усього порівну.
cost-touches = −{ $count } за фінальний крок
cost-unfinished = −{ $count } за невиконані завдання
score-small =
    { $puzzles ->
        [one] { $puzzles } завдання
        [few] { $puzzles } завдання
        [many] { $puzzles } завдань
       *[other] { $puzzles } завдання
    }, { $pieces ->
        [one] { $pieces } фігура
        [few] { $pieces } фігури
        [many] { $pieces } фігур
       *[other] { $pieces } фігури
    }
score-puzzles =
    { $puzzles ->
        [one] { $puzzles } завдання
        [few] { $puzzles } завдання
        [many] { $puzzles } завдань
       *[other] { $puzzles } завдання
    }
score-coins =
    , { $coins ->
        [one] { $coins } монета
        [few] { $coins } монети
        [many] { $coins } монет
       *[other] { $coins } монети
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
