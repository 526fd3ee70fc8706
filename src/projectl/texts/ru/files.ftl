# A game file that cannot be read, and why. Words in « » are as in the file, the same in all languages.

file-error = строка { $line }: { $reason }

file-not-text = Файл игры — простой текст в UTF-8; этот — нет.
file-not-printable = Файл игры — простой текст; в этом есть { $character }.
file-too-large =
    { $bytes ->
        [one] В файле игры не больше { $bytes } байта; в этом больше.
        [few] В файле игры не больше { $bytes } байт; в этом больше.
        [many] В файле игры не больше { $bytes } байт; в этом больше.
       *[other] В файле игры не больше { $bytes } байта; в этом больше.
    }
file-empty = Он пуст; файл игры начинается с «{ $begins }».
file-other = Это не файл игры; файл игры начинается с «{ $begins }».
file-version-no-number = Версия — это число, а не «{ $version }»; файл игры начинается с «{ $begins }».
file-version-other = Версия этого файла — { $version }; эта программа читает { $known }.

file-no-tag = Нет тега «{ $tag }»; есть { $tags }.
file-tag-twice = Тег «{ $tag }» уже стоит в строке { $earlier }.
file-tag-missing = Не хватает тега «{ $tag }»; в каждой игре есть { $tags }.
file-no-mode = Нет режима «{ $name }»; есть { $names }.
file-seats-no-number = Число мест — целое, цифр в нём не больше { $digits }, а здесь «{ $text }».
file-seats-solo = Режим «{ $mode }» — на одного игрока, а не на { $seats }.
file-seats = Режим «{ $mode }» — на 2–{ $most } игроков, а не на { $seats }.
file-difficulty-not-solo = Соперника выбирают только в соло, а не в режиме «{ $mode }».
file-difficulty-missing = Не хватает тега «difficulty»; соперник бывает { $names }.
file-no-difficulty = Нет соперника «{ $name }»; есть { $names }.
file-seed-no-number = Зерно — целое число, цифр в нём не больше { $digits }, а здесь «{ $text }».
file-seed-too-large = Зерно — целое число меньше 2 в степени { $bits }.
file-no-result-yet = Тега «{ $tag }» ещё быть не может: игра не окончена, она прервана в ходе { $turn }.
file-other-result = Судя по ходам, «{ $tag }» — это «{ $found }», а не «{ $said }».

file-turn-without-action = В ходе { $turn } нет действий; уберите эту строку.
file-turn-is-over = Ход { $turn } заканчивается раньше, чем «{ $action }»; следующая строка — ход { $next }.
file-game-is-over = Игра заканчивается раньше, чем «{ $action }».
file-turn-stops-short =
    { $count ->
        [0] Ход { $turn } не доигран; так может быть только с последним ходом файла.
        [one] Ход { $turn } не доигран, осталось { $count } действие; так может быть только с последним ходом файла.
        [few] Ход { $turn } не доигран, осталось { $count } действия; так может быть только с последним ходом файла.
        [many] Ход { $turn } не доигран, осталось { $count } действий; так может быть только с последним ходом файла.
       *[other] Ход { $turn } не доигран, осталось { $count } действия; так может быть только с последним ходом файла.
    }
file-nothing-follows = Игра окончена; ходов больше быть не может.
file-touches-without-heading = Начались последние штрихи; перед ними стоит строка «{ $heading }».
file-heading-twice = Строка «{ $heading }» уже есть.
file-heading-early = Последние штрихи ещё не начались: это ход { $turn }.
file-other-turn = Это ход { $turn }, а не { $label }.
file-tag-below = Теги стоят выше первого хода.
file-no-label = Это ход { $turn }, поэтому строка начинается с «{ $turn }», а не с «{ $word }».
