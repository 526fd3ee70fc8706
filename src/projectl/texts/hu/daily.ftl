# The page: the deal of the day, and the puzzle of the day.

today = Ma
new-day = Új nap kezdődött. Amit elkezdtél, erre a napra számít: { $date }

daily-deal = A nap osztása
daily-of = A nap osztása, { $day }
daily-words = Egyszemélyes, mindenkinek ugyanaz. Nehézség: { $difficulty }.
daily-result =
    { $result ->
        [won] Győztél, { $points } : { $against }.
       *[lost] Az ellenfél győzött, { $points } : { $against }.
    }
daily-streak = Egymás utáni napok: { $played } játék, { $won } győzelem
daily-best = Legjobb eredményed: { $points }
daily-again = Még egyszer, gyakorlásnak
daily-new = A mai osztás
daily-line =
    { $result ->
        [won] Project L, a nap osztása { $day }: győzelem { $points } : { $against }
       *[lost] Project L, a nap osztása { $day }: vereség { $points } : { $against }
    }

fewest-title = A nap feladványa
fewest-words = Töltsd ki a lehető legkevesebb alkatrésszel.
fewest-fill = Kitöltés
fewest-task = Töltsd ki a süllyesztett részt a lehető legkevesebb alkatrésszel. Mindenből van elég.
fewest-hole = A süllyesztett rész
fewest-left = Még üres: { $cells }
fewest-pieces = Alkatrészek
fewest-piece = { $shape }, ahány csak kell
fewest-laid = Eddig { $count } alkatrész
fewest-empty = A süllyesztett rész üres.
fewest-again = Elölről
fewest-show = Mutasd meg
fewest-done = { $pieces } alkatrész. Kevesebbel nem megy!
fewest-more = { $pieces } alkatrész. { $more } alkatrésszel kevesebb is elég.
fewest-shown = { $pieces } alkatrész elég.
fewest-solved =
    { $tries ->
        [one] A legkevesebb, { $pieces }, elsőre.
       *[other] A legkevesebb, { $pieces }, { $tries } próbálkozással.
    }
fewest-open = { $pieces } alkatrésszel kitöltve; kevesebb is elég.
fewest-streak = { $days } napja megszakítás nélkül
fewest-new = A mai feladvány
fewest-line =
    { $result ->
        [solved] Project L, feladvány { $day }: a legkevesebb alkatrész, próbálkozás: { $tries }
       *[open] Project L, feladvány { $day }: még nem a legkevesebb alkatrész, próbálkozás: { $tries }
    }
