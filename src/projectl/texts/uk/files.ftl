# A game file that cannot be read, and why. Words in ' ' are as in the file, the same in all languages.

file-error = рядок { $line }: { $reason }

file-not-text = Файл гри — це простий текст у UTF-8, а це щось інше.
file-not-printable = Файл гри — це простий текст, а тут є { $character }.
file-too-large =
    { $bytes ->
        [one] У файлі гри щонайбільше { $bytes } байт; у цьому більше.
        [few] У файлі гри щонайбільше { $bytes } байти; у цьому більше.
        [many] У файлі гри щонайбільше { $bytes } байтів; у цьому більше.
       *[other] У файлі гри щонайбільше { $bytes } байта; у цьому більше.
    }
file-empty = Тут порожньо; файл гри починається з «{ $begins }».
file-other = Це не файл гри; файл гри починається з «{ $begins }».
file-version-no-number = Версія — це число, а не «{ $version }»; файл гри починається з «{ $begins }».
file-version-other = Це файл версії { $version }; програма читає { $known }.

file-no-tag = Мітки «{ $tag }» немає; є такі: { $tags }.
file-tag-twice = Мітка «{ $tag }» вже є в рядку { $earlier }.
file-tag-missing = Бракує мітки «{ $tag }»; у кожній грі є { $tags }.
file-no-mode = Режиму «{ $name }» немає; є такі: { $names }.
file-seats-no-number =
    { $digits ->
        [one] Кількість місць — це ціле число, щонайбільше { $digits } цифра, а не «{ $text }».
        [few] Кількість місць — це ціле число, щонайбільше { $digits } цифри, а не «{ $text }».
        [many] Кількість місць — це ціле число, щонайбільше { $digits } цифр, а не «{ $text }».
       *[other] Кількість місць — це ціле число, щонайбільше { $digits } цифри, а не «{ $text }».
    }
file-seats-solo = Режим «{ $mode }» — для одного гравця, а не для { $seats }.
file-seats = Режим «{ $mode }» — для 2–{ $most } гравців, а не для { $seats }.
file-difficulty-not-solo = Складність є лише в режимах соло, а не в «{ $mode }».
file-difficulty-missing = Бракує мітки «difficulty»; складності такі: { $names }.
file-no-difficulty = Складності «{ $name }» немає; є такі: { $names }.
file-seed-no-number =
    { $digits ->
        [one] Зерно — це ціле число, щонайбільше { $digits } цифра, а не «{ $text }».
        [few] Зерно — це ціле число, щонайбільше { $digits } цифри, а не «{ $text }».
        [many] Зерно — це ціле число, щонайбільше { $digits } цифр, а не «{ $text }».
       *[other] Зерно — це ціле число, щонайбільше { $digits } цифри, а не «{ $text }».
    }
file-seed-too-large = Зерно — це ціле число, менше за 2 у степені { $bits }.
file-no-result-yet = Мітки «{ $tag }» ще не може бути: гру не завершено, вона спиняється на ході { $turn }.
file-other-result = За ходами «{ $tag }» — це «{ $found }», а не «{ $said }».

file-turn-without-action = У ході { $turn } немає жодної дії; приберіть цей рядок.
file-turn-is-over = Хід { $turn } закінчується ще до «{ $action }»; наступний рядок — хід { $next }.
file-game-is-over = Гра закінчується ще до «{ $action }».
file-turn-stops-short =
    { $count ->
        [0] Хід { $turn } обривається; так може лише останній хід файлу.
        [one] Хід { $turn } обривається, коли лишилася ще { $count } дія; так може лише останній хід файлу.
        [few] Хід { $turn } обривається, коли лишилися ще { $count } дії; так може лише останній хід файлу.
        [many] Хід { $turn } обривається, коли лишилося ще { $count } дій; так може лише останній хід файлу.
       *[other] Хід { $turn } обривається, коли лишилося ще { $count } дії; так може лише останній хід файлу.
    }
file-nothing-follows = Гру завершено; ходів більше бути не може.
file-touches-without-heading = Почався фінальний крок; перед ним має бути рядок «{ $heading }».
file-heading-twice = Рядок «{ $heading }» вже є.
file-heading-early = До фінального кроку ще не дійшло: це хід { $turn }.
file-other-turn = Це хід { $turn }, а не { $label }.
file-tag-below = Мітки стоять над першим ходом.
file-no-label = Це хід { $turn }, тож рядок починається з «{ $turn }», а не з «{ $word }».
