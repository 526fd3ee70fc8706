# The page: planning a turn while others move.

plan = A következő köröd megtervezése
plan-short = Terv
plan-title = A terved
plan-begin = Tedd meg az asztalon, amit legközelebb tennél. Csak te látod.
plan-private = Csak te látod. Átkerül a körödbe.
plan-turn = Te jössz: játszd le, vagy tervezz tovább.
plan-gone = Te jössz, de a tervből már semmi sem lehetséges.
plan-full = az egész kör meg van tervezve
plan-lost-short = Már nem lehetséges:
plan-lost =
    { $count ->
        [one] Már nem lehetséges: { $steps }.
       *[other] { $count } lépés már nem lehetséges: { $steps }.
    }
plan-play = Játszd le a tervem
plan-clear = A terv elvetése
plan-no-turn = Már nem következik több köröd.
plan-no-hint = Tipp a körödben jár, tervhez nem.
