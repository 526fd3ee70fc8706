# A game file that cannot be read, and why.

file-turn-without-action = У ході { $turn } немає жодної дії; приберіть цей рядок.
file-turn-is-over = Хід { $turn } закінчується ще до «{ $action }»; наступний рядок — хід { $next }.
file-game-is-over = Гра закінчується ще до «{ $action }».
