# Pictures: what is written in them, and what is read to those who cannot see them.

picture-players = { $count } játékos
picture-idle = { $rounds }/{ $most } tétlen forduló
# { $words } are a few short texts, such as "4 pont és 2 megoldott feladvány".
picture-about = { $name }: { $words }.
picture-first = kezdőjátékos
picture-master = mesterakció
picture-master-on =
    { $count ->
        [1] mesterakció ({ $slots }. hely)
       *[other] mesterakció (helyek: { $slots })
    }
picture-master-used = mesterakció már volt
picture-task-reward = másik alkatrészt választ { $shape } helyett
picture-task-touch = minden letett alkatrész egy pontba kerül
picture-task-touch-coins = minden letett alkatrész egy érmébe vagy egy pontba kerül

# The result, with the points of the first and, where there are only two, of the second.
picture-won = { $name } győzött: { $points } pont
picture-won-of-two = { $name } győzött, { $points } : { $second }
picture-mastermind-won = Az ellenfél győzött, { $points } : { $second }
picture-shared = { $names } osztozik a győzelmen: { $points } pont

# A piece and a puzzle
picture-piece = { $shape } alkatrész
picture-piece-words =
    { $shape ->
        [I1] I1, egymezős alkatrész: sárga, a jele egy pont.
        [I2] I2, kétmezős alkatrész: zöld, a jele két csík.
        [I3] I3, hárommezős alkatrész: kék, a jele három csík.
        [V3] V3, hárommezős alkatrész: borostyánsárga, a jele egy kitöltött sarok.
        [I4] I4, négymezős alkatrész: lila, a jele négy csík.
        [L4] L4, négymezős alkatrész: ciánkék, a jele az L betű.
        [T4] T4, négymezős alkatrész: bíbor, a jele a T betű.
        [S4] S4, négymezős alkatrész: narancssárga, a jele az S betű.
       *[O4] O4, négymezős alkatrész: piros, a jele egy négyzet.
    }
picture-puzzle = { $puzzle } feladvány
picture-puzzle-words =
    { $colour ->
        [white] Fehér feladvány, { $puzzle }. Pont: { $points }. Jutalom: { $reward }. A süllyesztett rész: { $cells }.
       *[black] Fekete feladvány, { $puzzle }. Pont: { $points }. Jutalom: { $reward }. A süllyesztett rész: { $cells }.
    }
picture-laid = { $shape } ({ $cells })
picture-on-it = Rajta: { $laid }.
picture-nothing-on-it = Még nincs rajta alkatrész.

# The market and the reserve
picture-place-next = { $place }, ezt viszi
picture-deck = pakli
picture-deck-empty =
    { $colour ->
        [white] nincs több fehér
       *[black] nincs több fekete
    }
picture-decks = A paklikban maradt: { $white } fehér, { $black } fekete.
picture-on-offer = Elvehető:
picture-places-empty = Üres: { $places }.
picture-reserve = Tartalék: { $pieces }.
picture-locks = zárak: { $locks }
picture-mastermind-locks = Zárak a kezében: { $held }. Zárak az oszlopok fölött: { $locks }.

# The tiles
picture-tile-over = { $round }. elmúlt
picture-tile-down = lefordítva
picture-tile-blue = kör vége
picture-tile-pink = azonnal

# A mat
picture-slot = { $slot }. hely
picture-free = szabad
picture-pile = { $count } megoldott
picture-pile-empty = még nincs megoldott feladvány
picture-coins = { $count } érme
picture-pending = { $count } függőben
picture-supply = Készlet: { $pieces }.
picture-supply-none = Készlet: nincs alkatrész.

# A whole game as a sheet of small pictures
picture-sheet =
    { $count ->
        [1] Egy Project L-játék egyetlen képen
       *[other] Egy Project L-játék { $count } képen
    }
picture-deal = Az osztás
picture-after-round = { $round }. forduló után
picture-after-actions = { $count } akció után
picture-actions = { $count } akció
picture-end = A játék vége
picture-all-have = mindenkinek { $points } pontja van
picture-lead-shared = az élen { $count } játékos: { $points } pont
picture-lead = az élen { $name }: { $points } pont
