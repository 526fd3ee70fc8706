# The table: names of its parts, buttons, what to do, and what stands in the way besides the rules.

the-table = Az asztal
loading = Keressük az asztalt…
to-start = A kezdőlapra

round =
    { $last ->
        [now] { $round }. forduló, az utolsó
        [next] { $round }. forduló, az utolsó előtti
       *[no] { $round }. forduló
    }
round-of-ten =
    { $last ->
        [now] { $round }. forduló a 10-ből, az utolsó
        [next] { $round }. forduló a 10-ből, az utolsó előtti
       *[no] { $round }. forduló a 10-ből
    }
round-touch = végső rendrakás
round-over = játék vége

turn-yours = Te jössz
turn-of = { $name } köre
turn-over = Vége a játéknak
turn-waiting = Várunk a játékosokra
actions-left = { $count } akció maradt
task-held =
    { $fits ->
        [0] cseréld el a tartalékban
       *[other] { $exchanges ->
            [0] tedd egy feladványra
           *[other] tedd egy feladványra, vagy cseréld el a tartalékban
        }
    }
task-fit = itt elfér: tedd le, vagy forgasd
task-master = Mesterakció: feladványonként egy alkatrész, aztán fejezd be
task-reward = Nincs { $shape } a tartalékban: válassz másik alkatrészt
task-touch = Végső rendrakás: minden alkatrész egy pontba kerül
task-touch-coins = Végső rendrakás: minden alkatrész egy érmébe vagy egy pontba kerül
task-buy = Két érméért vehetsz még egy akciót, vagy fejezd be a köröd
thinking =
    { $seconds ->
        [0] gondolkodik
       *[other] gondolkodik, { $seconds } mp
    }

waiting =
    { $seconds ->
        [0] várunk
       *[other] várunk, { $seconds } mp
    }

# Tools
tools = Eszközök
undo = Visszavonás
ask-undo = Visszavonnám
reset-turn = Kör elölről
hint = Tipp
hint-coming = Gondolkodom…
hint-title = Ami jónak látszik
hint-none = Nincs ennél jobb ötletem.
menu = Menü
controls = A köröd
turn-left = Forgatás balra (Shift+R)
turn-right = Forgatás jobbra (R)
flip = Tükrözés (F)
put-back = Visszateszem
place-it = Leteszem
master = Mester
done-master = Mester vége
done-touch = Rendrakás vége
end-turn = Kör vége
not-yet = Még ne
confirm-turn = Ez az akció lezárja a körödet.
next-step = Tovább
skip-steps = Az én körömig
insert = Akciót veszek
insert-short = Veszek
pass = Passz
take = Elveszem
open-others = A többiek és a napló
others-and-log = A többiek és az események
watching = Néző vagy
keys-help = Billentyűk: az R és a Shift+R forgat, az F tükröz, a nyilak mozgatnak, az 1–4 helyet választ, az Enter letesz, az Esc visszatesz, a Ctrl+Z visszavon. A görgő forgat, a jobb gomb tükröz.

# Parts of the board
rows = Elvehető feladványok
grid = Elvehető feladványok, három oszlop
reserve = Tartalék
supply = A készleted
supply-of = { $name } készlete
mat-of = { $name } feladványai és készlete
slots-label = A feladványaid. Ha alkatrész van a kezedben: a nyilak mozgatják, az R forgatja, az F tükrözi, az Enter leteszi, az Escape visszateszi.
log = Események
tiles = Lapkák
empty = üres
white-first = előbb a fehérek
points-short = pont
points = { $count } pont
deck-left =
    { $colour ->
        [white] fehér maradt
       *[black] fekete maradt
    }
deck-label =
    { $colour ->
        [white] Fehér pakli, még { $left } lap
       *[black] Fekete pakli, még { $left } lap
    }
card-label =
    { $colour ->
        [white] { $place }: fehér feladvány, { $name }. Pont: { $points }. Jutalom: { $reward }. Mezők: { $squares }; { $hole }.
       *[black] { $place }: fekete feladvány, { $name }. Pont: { $points }. Jutalom: { $reward }. Mezők: { $squares }; { $hole }.
    }
place-empty = { $place }: üres
mastermind-wants = Az ellenfél ezt nézte ki magának.
slot-label =
    { $count ->
        [0] { $slot }. hely: { $name } feladvány. Pont: { $points }. Jutalom: { $reward }. Üres: { $left }. Még nincs rajta semmi.
       *[other] { $slot }. hely: { $name } feladvány. Pont: { $points }. Jutalom: { $reward }. Üres: { $left }. Rajta: { $laid }.
    }
slot-label-short = { $slot }. hely: { $name } feladvány. Pont: { $points }. Üres: { $left }.
slot-free = { $slot }. hely: szabad
reserve-label =
    { $use ->
        [take] { $shape }, a tartalékban: { $left }. Vegyél el egyet.
        [exchange] { $shape }, a tartalékban: { $left }. Cserélj erre.
        [reward] { $shape }, a tartalékban: { $left }. Válaszd jutalmul.
       *[none] { $shape }, a tartalékban: { $left }.
    }
reserve-take = { $shape } elvétele: egy akció
reserve-exchange =
    { $give } cseréje { $shape }{ $shape ->
        [I3] -ra
        [V3] -ra
       *[other] -re
    }
reserve-reward = { $shape } választása jutalmul
supply-label = { $shape }, a készletedben: { $count }
supply-counts = { $name } készlete: { $pieces }
no-pieces = nincs alkatrész
supply-counts-none = { $name } készlete: nincs alkatrész
coins-label = Elkölthető érme: { $available }; a kör végéig függőben: { $pending }.
pile-label = { $count } megoldott feladvány
touches-cost = −{ $count } a rendrakásért
locks =
    { $count ->
        [0] nyitva
       *[other] { $count } zár
    }
mastermind = Ellenfél
holds-locks =
    { $count ->
        [0] nincs nála zár
       *[other] { $count } zár van nála
    }
mastermind-next = Ha semmi sem változik, elvisz egy { $points } pontos feladványt ({ $place }).
mastermind-next-too = Elvisz még egy { $points } pontos feladványt is ({ $place }).
mastermind-next-nothing = Ha semmi sem változik, nem visz el semmit.
stand-in = gép játszik helyette
not-yet-here = még nincs itt
here-now = itt van
away = távol
cover = Játsszon egy gép
cover-name = Addig gép játsszon helyette: { $name }

# Tiles
bank = { $coins } érme a bankban
tiles-over = Már egyik lapka sem fizet.
tile-now-down = A lapka le van fordítva: nem fizet.
tile-down = { $round }. lapka: lefordítva, betűje { $set }, nem fizet
tile-round = { $round }. forduló. { $pays }
pays-placing = Azonnal: egy érme { $shapes } letételéért
pays-mastering = Azonnal: egy érme a mesterakció minden alkatrésze után
pays-completing = Azonnal: egy érme egy feladvány megoldásáért
pays-taking = Azonnal: egy érme egy feladvány elvételéért
pays-trading = Azonnal: egy érme egy alkatrész elvételéért vagy cseréjéért
pays-pieces = A kör végén: egy érme minden nálad lévő { $shapes } után
pays-kinds = A kör végén: egy érme minden nálad lévő fajta után ezekből: { $shapes }
pays-puzzles = A kör végén: egy érme minden befejezetlen feladvány után
pays-short-placing = letéve
pays-short-mastering = Mester
pays-short-completing = megold
pays-short-taking = elvesz
pays-short-trading = I1, csere
pays-short-pieces = nálad
pays-short-kinds = fajta
pays-short-puzzles = feladvány

# A piece in hand, spoken
held-fits =
    { $count ->
        [1] { $shape } a kezedben. Itt fér el: { $slots }. hely.
       *[other] { $shape } a kezedben. Ezeken a helyeken fér el: { $slots }.
    }
held-fits-or-exchange =
    { $count ->
        [1] { $shape } a kezedben. Itt fér el: { $slots }. hely. A tartalékban elcserélhető.
       *[other] { $shape } a kezedben. Ezeken a helyeken fér el: { $slots }. A tartalékban elcserélhető.
    }
held-exchange = { $shape } a kezedben. Most sehol sem fér el. A tartalékban elcserélhető.
held-over = { $shape }, { $slot }. hely: { $cells }
held-no-fit = { $shape } nem fér el itt: { $slot }. hely.
held-no-other-way = Itt másképp nem fér el.
held-edge = Arra már nem mozdul tovább.
held-dropped = { $shape } visszatéve.

# Why not, besides the rules
why-loading = Az asztal még nem töltődött be.
why-spectator = Nézőként vagy itt.
why-not-started = A játék akkor kezdődik, ha mindenki itt van.
why-stand-in = Gép játszik helyetted; előbb ülj vissza a székedbe.
why-guided = Tedd, amit az oktató mutat, vagy lépj ki a vezetett játékból.
why-busy = Egy pillanat…
why-not-your-turn = Most { $name } jön.
why-undo-none = Ennél az asztalnál nincs visszavonás.
why-undo-others = Csak az vonhat vissza, aki utoljára lépett.
why-undo-revealed = Nincs mit visszavonni: felfordult egy új lap, vagy most kezdődött a kör.
why-hold-first = Előbb vegyél kézbe egy alkatrészt.
why-no-fit-chosen = Előbb válaszd ki, hova kerüljön.

# Links and seats
lobby-title =
    { $count ->
        [1] Egy barátra várunk
       *[other] { $count } barátra várunk
    }
invite-title = Küldd el neki ezt a linket: { $name }
invite-renew = Új link neki: { $name }
copy = Másolás
copied = Másolva
qr-alt = A link QR-kódként
spectate-link = Link nézőknek
share-spectate = Akinek megvan ez a link, nézheti a játékot
recovery-link = A székem egy másik eszközön
share-recovery = Ez a link a te széked: ne add oda senkinek
rename = Mentés
leave = Elmegyek, gép játszik tovább
come-back = Visszaülök a székembe
new-table = Új asztal
commitment = A keverés lenyomata (SHA-256):

# News
reconnecting = Megszakadt a kapcsolat; { $seconds } mp óta próbálkozunk…
try-now = Próbáld most
table-unknown = Nincs ilyen asztal, vagy már megszűnt.
takeback-asked = { $name } szeretné visszavonni az utolsó akciót.
takeback-waiting = Beleegyezésre várunk: { $names }…
takeback-refused = { $name } inkább nem szeretné.
allow = Rendben
refuse = Inkább ne
rematch-there = Készen áll a következő játék.
rematch-go = Menjünk

# What the server cannot tell
error-offline = A szerver nem válaszol.

# Actions in a hint
do-take = feladvány elvétele: { $place }
do-piece = { $first } elvétele
do-upgrade =
    { $first } cseréje { $second }{ $second ->
        [I3] -ra
        [V3] -ra
       *[other] -re
    }
do-place = { $second } letétele: { $first }. hely ({ $cells })
do-master = mesterakció
do-done = befejezés
do-reward = { $first } választása
do-insert = akcióvásárlás
do-end = kör vége
do-pass = passz

# Where one is, in the header
where = { $mode } · { $round }

# What happened at the table, besides the game
log-undo =
    { $person ->
        [you] { $actions ->
            [1] Visszavontál egy akciót.
           *[other] Visszavontál { $actions } akciót.
        }
       *[other] { $actions ->
            [1] { $name } visszavont egy akciót.
           *[other] { $name } visszavont { $actions } akciót.
        }
    }
log-join =
    { $person ->
        [you] Leültél az asztalhoz.
       *[other] { $name } leült az asztalhoz.
    }
log-name =
    { $person ->
        [you] Mostantól { $name } a neved.
       *[other] Valakinek mostantól { $name } a neve.
    }
log-leave =
    { $person ->
        [you] Elmentél; gép játszik tovább.
       *[other] { $name } elment; gép játszik tovább.
    }
log-back =
    { $person ->
        [you] Visszajöttél.
       *[other] { $name } visszajött.
    }
log-undone = Visszavonva.
log-falter = { $name } elbizonytalanodott; egy egyszerűbb gép lépett helyette.
