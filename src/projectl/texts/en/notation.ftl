# A text that is no action, and what would be one. Words in ' ' are notation, the same in all languages.

notation-no-action = There is no action '{ $word }'; actions are { $actions }.
notation-stands-alone = '{ $word }' stands alone, without '{ $rest }'.
notation-words =
    { $count ->
        [one] '{ $word }' takes one word after it, as in '{ $example }'.
       *[other] '{ $word }' takes { $count } words after it, as in '{ $example }'.
    }
notation-take = 'take' takes one place after it, as in '{ $example }'.
notation-place = 'place' takes a slot, a piece and its cells after it, as in '{ $example }'.
notation-no-piece = There is no piece '{ $name }'; pieces are { $pieces }.
notation-no-slot = There is no slot '{ $name }'; slots are { $slots }.
notation-no-place-rows = There is no place '{ $name }'; places are W1 to W4 and B1 to B4.
notation-no-place-grid = There is no place '{ $name }'; places are 1 to 9.
notation-no-cell = There is no cell '{ $name }'; cells are a1 to e5, as in b2.
notation-no-puzzle = There is no puzzle '{ $name }'; puzzles are W01 to W32 and B01 to B20.
notation-cell-count =
    { $needed ->
        [one] { $shape } covers one cell; { $given ->
            [0] none is named.
           *[other] '{ $cells }' names { $given }.
        }
       *[other] { $shape } covers { $needed } cells; { $given ->
            [0] none is named.
           *[other] '{ $cells }' names { $given }.
        }
    }
notation-cell-twice = '{ $cells }' names a cell twice.
notation-other-shape = '{ $cells }' is { $other }, not { $shape }.
notation-not-the-shape = '{ $cells }' is not { $shape }: that is { $rows } (one row over the other), turned or flipped at will.
notation-missing-action = An action is missing; a ';' stands between two actions.
