# A game file that cannot be read, and why.

file-turn-without-action = O turno { $turn } não tem ação; deixe a linha de fora.
file-turn-is-over = O turno { $turn } acaba antes de “{ $action }”; a próxima linha é o turno { $next }.
file-game-is-over = A partida acaba antes de “{ $action }”.
