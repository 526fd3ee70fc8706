# A text that is no action, and what would be one. Words in “ ” are notation, the same in all languages.

notation-no-action = Não existe a ação “{ $word }”; as ações são { $actions }.
notation-stands-alone = “{ $word }” vem sozinha, sem “{ $rest }”.
notation-words =
    { $count ->
        [1] “{ $word }” pede uma palavra depois, como em “{ $example }”.
       *[other] “{ $word }” pede { $count } palavras depois, como em “{ $example }”.
    }
notation-take = “take” pede uma posição depois, como em “{ $example }”.
notation-place = “place” pede um espaço, uma peça e suas casas depois, como em “{ $example }”.
notation-no-piece = Não existe a peça “{ $name }”; as peças são { $pieces }.
notation-no-slot = Não existe o espaço “{ $name }”; os espaços são { $slots }.
notation-no-place-rows = Não existe a posição “{ $name }”; as posições vão de W1 a W4 e de B1 a B4.
notation-no-place-grid = Não existe a posição “{ $name }”; as posições vão de 1 a 9.
notation-no-cell = Não existe a casa “{ $name }”; as casas vão de a1 a e5, como b2.
notation-no-puzzle = Não existe o quebra-cabeça “{ $name }”; eles vão de W01 a W32 e de B01 a B20.
notation-cell-count =
    { $needed ->
        [1] { $shape } cobre uma casa; { $given ->
            [0] nenhuma foi indicada.
           *[other] “{ $cells }” indica { $given }.
        }
       *[other] { $shape } cobre { $needed } casas; { $given ->
            [0] nenhuma foi indicada.
           *[other] “{ $cells }” indica { $given }.
        }
    }
notation-cell-twice = “{ $cells }” indica uma casa duas vezes.
notation-other-shape = “{ $cells }” é { $other }, não { $shape }.
notation-not-the-shape = “{ $cells }” não é { $shape }, que é { $rows } (uma linha sobre a outra), girada ou virada à vontade.
notation-missing-action = Falta uma ação; entre duas ações vai um “;”.
