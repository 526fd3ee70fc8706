# A game file that cannot be read, and why.

file-turn-without-action = В ходе { $turn } нет действий; уберите эту строку.
file-turn-is-over = Ход { $turn } заканчивается раньше, чем «{ $action }»; следующая строка — ход { $next }.
file-game-is-over = Игра заканчивается раньше, чем «{ $action }».
