# The page: planning a turn while others move.

plan = Спланувати наступний хід
plan-short = План
plan-title = Ваш план
plan-begin = Зробіть на столі те, що зробили б далі. Це бачите лише ви.
plan-private = Його бачите лише ви. Він перейде у ваш хід.
plan-turn = Ваш хід: зіграйте план або плануйте далі.
plan-gone = Ваш хід, але з плану вже нічого не можна зробити.
plan-full = сплановано весь хід
plan-lost-short = Більше не можна:
plan-lost =
    { $count ->
        [one] Більше не можна: { $steps }.
        [few] Уже не можна зробити { $count } кроки: { $steps }.
       *[many] Уже не можна зробити { $count } кроків: { $steps }.
    }
plan-play = Зіграти план
plan-clear = Відмовитися від плану
plan-no-turn = Вашого ходу більше не буде.
plan-no-hint = Підказки бувають у ваш хід, не для плану.
