# A text that is no action, and what would be one. Words in « » are notation, the same in all languages.

notation-no-action = Нет действия «{ $word }»; есть { $actions }.
notation-stands-alone = «{ $word }» пишется без продолжения; «{ $rest }» здесь лишнее.
notation-words =
    { $count ->
        [one] После «{ $word }» идёт { $count } слово, например «{ $example }».
        [few] После «{ $word }» идут { $count } слова, например «{ $example }».
        [many] После «{ $word }» идут { $count } слов, например «{ $example }».
       *[other] После «{ $word }» идут { $count } слова, например «{ $example }».
    }
notation-take = После «take» идёт одна позиция, например «{ $example }».
notation-place = После «place» идут слот, фигура и её клетки, например «{ $example }».
notation-no-piece = Нет фигуры «{ $name }»; есть { $pieces }.
notation-no-slot = Нет слота «{ $name }»; есть { $slots }.
notation-no-place-rows = Нет позиции «{ $name }»; есть W1–W4 и B1–B4.
notation-no-place-grid = Нет позиции «{ $name }»; есть 1–9.
notation-no-cell = Нет клетки «{ $name }»; есть клетки от a1 до e5, например b2.
notation-no-puzzle = Нет задания «{ $name }»; есть W01–W32 и B01–B20.
notation-cell-count =
    { $shape } занимает { $needed ->
        [one] { $needed } клетку
        [few] { $needed } клетки
        [many] { $needed } клеток
       *[other] { $needed } клетки
    }; { $given ->
        [0] не названо ни одной.
       *[other] в «{ $cells }» их { $given }.
    }
notation-cell-twice = В «{ $cells }» одна клетка названа дважды.
notation-other-shape = «{ $cells }» — это { $other }, а не { $shape }.
notation-not-the-shape = «{ $cells }» — не { $shape }. Её форма: { $rows } (ряд под рядом), как угодно повёрнутая и перевёрнутая.
notation-missing-action = Не хватает действия; «;» ставится между двумя действиями.
