# A game file that cannot be read, and why.

file-turn-without-action = Ebben a körben ({ $turn }) nincs akció; hagyd ki a sort.
file-turn-is-over = A kör ({ $turn }) „{ $action }” előtt véget ér; a következő sor köre: { $next }.
file-game-is-over = A játék „{ $action }” előtt véget ér.
