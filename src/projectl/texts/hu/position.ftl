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

# Plain text, in columns of fixed width. Capital letters, full stops and their absence are meant.
text-over =
    { $reason ->
        [black-deck-empty] A játék véget ért: elfogyott a fekete pakli, utána még egy forduló következett.
        [deck-empty] A játék véget ért: elfogyott a pakli, utána még egy forduló következett.
        [idle-rounds] A játék véget ért: öt fordulón át senki sem vett el feladványt, és nem tett le alkatrészt.
       *[last-tile] A játék véget ért: elfogytak a lapkák.
    }
text-round =
    { $last ->
        [now] { $round }. forduló (az utolsó). { $turn }
        [next] { $round }. forduló (az utolsó előtti). { $turn }
       *[no] { $round }. forduló. { $turn }
    }
text-round-of =
    { $last ->
        [now] { $round }/{ $rounds }. forduló (az utolsó). { $turn }
        [next] { $round }/{ $rounds }. forduló (az utolsó előtti). { $turn }
       *[no] { $round }/{ $rounds }. forduló. { $turn }
    }
# $waiting is one of the five that follow, $left is actions-left.
text-turn = { $name }: { $waiting }
text-master-used = { $left }, mesterakció már volt
text-master =
    { $count ->
        [0] mesterakció, { $left }
        [1] mesterakció (eddig: { $slots }. hely), { $left }
       *[other] mesterakció (eddigi helyek: { $slots }), { $left }
    }
text-substitute = másik alkatrész { $shape } helyett, { $left }
text-touches = végső rendrakás, minden letett alkatrész egy pontba kerül
text-touches-coins = végső rendrakás, minden letett alkatrész egy érmébe vagy egy pontba kerül
text-result = { $rank }. helyezett: { $name }, { $points }
text-idle = { $rounds } tétlen forduló; öt egymás után véget vet a játéknak
# $pieces come last, as in text-supply.
text-reserve = Tartalék { $pieces }

# The market
text-white-row = Fehér sor, még { $left } lap a pakliban
text-black-row = Fekete sor, még { $left } lap a pakliban
text-deck =
    { $white ->
        [0] { $black ->
            [0] Pakli: üres
           *[other] Pakli: { $black } fekete
        }
       *[other] Pakli: { $white } fehér, aztán { $black } fekete
    }
# In 8 columns.
text-locks =
    { $count ->
        [0] nyitva
       *[other] { $count } zár
    }
# Points and reward of a puzzle, in 7 columns.
text-worth = { $points }p +{ $reward }

# A seat
text-none = üres
text-first = { $name } (kezdő)
text-finished = { $points } pont, { $puzzles } megoldott feladvány
text-touches-cost = { $points } pont levonás a rendrakásért
text-coins =
    { $coins } érme{ $pending ->
        [0] { "" }
       *[other] , { $pending } függőben
    }
text-supply = készlet { $pieces }
# In 7 columns.
text-slot = { $slot }. hely
text-free = szabad

# The mastermind
text-mastermind-taken = { $points } pont, { $puzzles } feladvány
text-mastermind-locks =
    { $count ->
        [0] nincs nála zár
       *[other] { $count } zár van nála
    }

# Tiles
text-bank = Bank: { $coins }. Lapkák: { $tiles }
text-bank-alone = Bank: { $coins }. Minden lapka elfogyott
text-face-down =
    { $rounds ->
        [1] A mostani lapka le van fordítva, és még egy fordulón át nem fizet
       *[other] A mostani lapka le van fordítva, és még { $rounds } fordulón át nem fizet
    }
text-tile-placing = { $tile }: azonnal egy érme minden letett { $shapes } után
text-tile-mastering = { $tile }: azonnal egy érme a mesterakció minden alkatrésze után
text-tile-completing = { $tile }: azonnal egy érme egy feladvány megoldásáért
text-tile-taking = { $tile }: azonnal egy érme egy feladvány elvételéért
text-tile-trading = { $tile }: azonnal egy érme egy 1. szintű alkatrész elvételéért vagy egy cseréért
text-tile-pieces = { $tile }: a kör végén egy érme minden nálad lévő { $shapes } után
text-tile-kinds = { $tile }: a kör végén egy érme minden nálad lévő fajta után ezekből: { $shapes }
text-tile-puzzles = { $tile }: a kör végén egy érme minden nálad lévő befejezetlen feladvány után

# Legal actions. The first word of a line is notation and stays as it is.
text-upgrade = upgrade { $gives } erre: { $gets }
text-fits = { $shape }: { $count } módon
text-more-ways = { $shown }, ... (összesen { $count } mód)
