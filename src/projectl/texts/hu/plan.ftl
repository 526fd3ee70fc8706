# The page: planning a turn while others move.

plan = Tervezés előre
plan-short = Terv
plan-title = A terved
plan-begin =
    { $next ->
        [touches] Tedd le, amit a végső rendrakáskor letennél. Csak te látod.
       *[turn] Tedd meg az asztalon, amit legközelebb tennél. Csak te látod.
    }
plan-private =
    { $next ->
        [touches] Csak te látod. A végső rendrakásodra vár.
       *[turn] Csak te látod. Átkerül a körödbe.
    }
plan-turn = Te jössz: játszd le, vagy tervezz tovább.
plan-gone = Te jössz, de a tervből már semmi sem lehetséges.
plan-full =
    { $next ->
        [touches] a végső rendrakás meg van tervezve
       *[turn] az egész kör meg van tervezve
    }
plan-lost-short = Már nem lehetséges:
plan-lost =
    { $count ->
        [one] Már nem lehetséges: { $steps }.
       *[other] { $count } lépés már nem lehetséges: { $steps }.
    }
plan-play = Játszd le a tervem
plan-clear = A terv elvetése
plan-no-hint = Tipp a körödben jár, tervhez nem.
