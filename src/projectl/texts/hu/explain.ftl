# What a thing on the board is, and what it does now: told when one points at it, focuses it or keeps a finger on it.

tip-rule = { $rule }. szabály
explain-help = Mutass rá bármire az asztalon, lépj rá billentyűvel, vagy tartsd rajta az ujjad: elmondja, mi az. A Tab területről területre visz, a nyilak azon belül.

# A hole, line by line
hole-row = { $row }. sor: { $columns }
hole-run = { $from }–{ $to }

# Pieces
piece-words =
    { $shape }, { $shape ->
        [I1] egyetlen mező
        [I2] két mezős rúd
        [I3] három mezős rúd
        [V3] három mezős sarok
        [I4] négy mezős rúd
        [L4] négy mezős L
        [T4] négy mezős T
        [S4] négy mezős lépcső
       *[O4] négy mezős négyzet
    }: { $level }. szint.
about-reserve = { $piece } A tartalék közös; a 10 ilyenből { $left } van benne.
about-supply =
    { $person ->
        [you] { $piece } Nálad: { $count }; tetszés szerint forgathatod és tükrözheted.
       *[other] { $piece } { $name } készletében: { $count }.
    }
about-supply-whole =
    { $person ->
        [you] Az alkatrészeid, amelyek nem feladványon vannak.
       *[other] { $name } alkatrészei, amelyek nem feladványon vannak.
    }
now-supply =
    { $fits ->
        [0] Vedd kézbe: elcserélheted a tartalékban.
       *[other] { $exchanges ->
            [0] Vedd kézbe: elfér egy feladványon.
           *[other] Vedd kézbe: elfér egy feladványon, és el is cserélheted a tartalékban.
        }
    }

# Puzzles
about-place =
    { $colour ->
        [white] Fehér feladvány, mezői: { $squares }. Ha megoldod, a tiéd { $points } és egy { $reward }, és visszakapod az alkatrészeidet.
       *[black] Fekete feladvány, mezői: { $squares }. Ha megoldod, a tiéd { $points } és egy { $reward }, és visszakapod az alkatrészeidet.
    }
about-place-empty = Itt már nincs feladvány: a pakli elfogyott.
now-place = Nyomd meg, majd még egyszer, és elveszed ide: { $slot }. hely. Egy akció.
about-slot =
    { $person ->
        [you] A feladványod; üres mezők: { $left }. Ha betelik, a tiéd { $points } és egy { $reward }, és visszakapod az alkatrészeidet.
       *[other] { $name } feladványa; üres mezők: { $left }. Ha betelik, { $points } és egy { $reward } jár érte.
    }
about-slot-free =
    { $person ->
        [you] Szabad hely. Az elvett feladvány az első szabad helyre kerül; összesen négy van.
       *[other] { $name } szabad helye.
    }
about-pile =
    { $count ->
        [0] Ide kerülnek a megoldott feladványok; a jelen a szám a pont.
       *[other] Megoldott feladványok: a jelen a szám a pont, a keret pedig fehéret és feketét különböztet meg.
    }
about-deck =
    { $colour ->
        [white] A fehér pakli, még { $left } lap: könnyű feladványok, amelyek jó alkatrészt adnak. Ebből töltődik a fehér sor.
       *[black] A fekete pakli, még { $left } lap: nehéz feladványok, amelyek pontot adnak. Ha elfogy, ez a forduló és még egy van hátra.
    }
about-deck-solo =
    { $colour ->
        [white] Fehér feladványok, még { $left }. A játéktér előbb ezekből töltődik, aztán a feketékből.
       *[black] Fekete feladványok, még { $left }. Ha az utolsó is asztalra kerül, ez a forduló és még egy van hátra.
    }

# A turn and the score
about-pips = Minden pötty egy akció. Egy körben három van: elveszel egy feladványt, elveszel egy kis alkatrészt, cserélsz, leteszel egyet, vagy körönként egyszer mesterakció.
about-round =
    { $last ->
        [now] Ez az utolsó forduló. Utána végső rendrakás.
        [next] A pakli elfogyott: e forduló után még egy következik.
       *[no] Egy fordulóban mindenki egyszer kerül sorra.
    }
about-score = A megoldott feladványok pontjai, mínusz egy a rendrakás minden alkatrészéért.
about-score-solo = A megoldott feladványok pontjai, mínusz a befejezetlenekéi és egy a rendrakás minden alkatrészéért.
about-score-mastermind = Az elvitt feladványok pontjai. Csak több ponttal győzöl.
about-touches = Végső rendrakás: az utolsó forduló után minden letett alkatrész egy pontba kerül.
about-touches-coins = Végső rendrakás: az utolsó forduló után minden letett alkatrész egy érmébe kerül, vagy ha nincs, egy pontba.

# Solo
column-locks = { $column }. oszlop: { $locks }
about-locks =
    { $count ->
        [0] Nincs zár: az ellenfél elvihet ebből az oszlopból.
       *[other] Zárva: az ellenfél nem visz el semmit ebből az oszlopból. Ha innen veszel el feladványt, egy zár hozzá kerül.
    }
about-mastermind = Az ellenfél a zár nélküli oszlopok legtöbb pontos feladványát viszi el, egyenlők közül az olvasás szerinti elsőt.
about-mastermind-two = Az ellenfél a zár nélküli oszlopok legtöbb pontos feladványát viszi el, majd ugyanabból az oszlopból a legkevesebb pontosat.
about-holds =
    { $count ->
        [0] Az ellenfélnél nincs zár. Azoknak az oszlopoknak a zárai kerülnek hozzá, amelyekből elveszel.
       *[other] Az ellenfélnél lévő zárak. Az az oszlop kapja őket, amelyikből legközelebb elvisz.
    }

# Finesse
about-coins = Két érméért vehetsz még egy akciót. Elkölthető: { $available }. Függőben, a következő körtől költhető: { $pending }.
about-bank = Érme a bankban: { $coins } a 35-ből. Ha fizetéskor üres, előbb az ad vissza egyet, akinek a legtöbb van.
about-tile =
    { $when ->
        [now] { $words }. Ebben a fordulóban számít, mindenkinek a saját körében.
        [later] { $words }. A fordulója még hátravan: fordulónként a következő lapka számít.
       *[down] { $words }.
    }

# Tools
about-tool-master = Egy akció: tegyél alkatrészt akárhány feladványodra, mindegyikre legfeljebb egyet. Körönként egyszer.
about-tool-done-master = Befejezi a mesterakciót. Amit megoldott, most fizet.
about-tool-done-touch = Befejezi a rendrakásodat. Amit megoldott, beszámít.
about-tool-insert = Két érme még egy akcióért ebben a körben.
about-tool-end = Befejezi a köröd. Az érméid megmaradnak.
about-tool-pass = Semmi mást nem tehetsz: a passz elhasznál egy akciót.
about-tool-confirm = Leteszi az alkatrészt oda, ahol látszik: egy akció. Ott marad, amíg a feladvány meg nincs oldva.
about-tool-undo = Visszavonja az utolsó akciódat, amíg fel nem fordul egy új lap.
about-tool-reset = Visszavonja mindazt, amit ebben a körben tettél, az utolsó felfordított lapig.
about-tool-hint = Jónak látszó köröket mutat, és megmondja, miért jók.
about-tool-plan = A következő köröd vagy a végső rendrakásod, kipróbálva, amíg mások jönnek. Más nem látja.
