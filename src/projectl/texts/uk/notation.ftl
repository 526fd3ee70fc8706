# A text that is no action, and what would be one. Words in « » are notation, the same in all languages.

notation-no-action = Дії «{ $word }» немає; є такі: { $actions }.
notation-stands-alone = «{ $word }» пишуть окремо, без «{ $rest }».
notation-words =
    { $count ->
        [one] Після «{ $word }» має йти { $count } слово, як-от «{ $example }».
        [few] Після «{ $word }» мають іти { $count } слова, як-от «{ $example }».
        [many] Після «{ $word }» мають іти { $count } слів, як-от «{ $example }».
       *[other] Після «{ $word }» мають іти { $count } слова, як-от «{ $example }».
    }
notation-take = Після «take» має йти одна позиція, як-от «{ $example }».
notation-place = Після «place» мають іти слот, фігура та її клітинки, як-от «{ $example }».
notation-no-piece = Фігури «{ $name }» немає; є такі: { $pieces }.
notation-no-slot = Слота «{ $name }» немає; є такі: { $slots }.
notation-no-place-rows = Позиції «{ $name }» немає; є позиції від W1 до W4 та від B1 до B4.
notation-no-place-grid = Позиції «{ $name }» немає; є позиції від 1 до 9.
notation-no-cell = Клітинки «{ $name }» немає; є клітинки від a1 до e5, як-от b2.
notation-no-puzzle = Завдання «{ $name }» немає; є завдання від W01 до W32 та від B01 до B20.
notation-cell-count =
    { $shape } займає { $needed ->
        [one] { $needed } клітинку
        [few] { $needed } клітинки
        [many] { $needed } клітинок
       *[other] { $needed } клітинки
    }; { $given ->
        [0] жодної не названо.
       *[other] у «{ $cells }» їх { $given }.
    }
notation-cell-twice = У «{ $cells }» одну клітинку названо двічі.
notation-other-shape = «{ $cells }» — це { $other }, а не { $shape }.
notation-not-the-shape = «{ $cells }» — це не { $shape }; її форма — { $rows } (рядок над рядком), обертати й перевертати можна як завгодно.
notation-missing-action = Бракує дії; між двома діями ставлять «;».
