# The game in the terminal, and the other commands. Words in „ ” are typed, the same in all languages.

# Playing
terminal-welcome = Project L: { $game }. Súgó: ?; kilépés mentéssel: quit.
terminal-variant = { $mode }, { $players } játékos
terminal-variant-solo = { $mode }, { $difficulty }
terminal-thinking = { $name } gondolkodik ...
terminal-adviser-thinking = A tanácsadó gondolkodik ...
# $task is one of the five that follow.
terminal-task = { $task } (Enter: lehetőségek, ?: súgó)
terminal-task-act =
    { $person ->
        [you] Te jössz: { $count } akció maradt.
       *[other] { $name } köre: { $count } akció maradt.
    }
terminal-task-master =
    { $person ->
        [you] A te mesterakciód: feladványonként egy alkatrész, aztán „done”.
       *[other] { $name } mesterakciója: feladványonként egy alkatrész, aztán „done”.
    }
terminal-task-reward = A jutalmad nincs a tartalékban: válassz másikat.
terminal-task-touch = Végső rendrakás: tegyél le alkatrészeket, vagy „done”.
terminal-task-buy = Nincs több akciód: „insert” vagy „end”.
terminal-ways = place { $slot } { $shape } ide: { $ways }
terminal-undone = Visszavonva: { $action }.
terminal-nothing-to-undo = Nincs mit visszavonni.
terminal-nothing-happened = Még nem történt semmi.

# The end. $others are the points of the others. Points may be negative.
terminal-verdict-you =
    { $result ->
        [won] Győztél: { $points } pont { $others } ellen.
        [shared] Osztozol a győzelmen: { $points } pont { $others } ellen.
       *[lost] Vesztettél: { $points } pont { $others } ellen.
    }
terminal-verdict-mastermind = Az ellenfél győzött: { $points } pont { $others } ellen.
terminal-verdict =
    { $count ->
        [1] { $winners } győzött: { $points } pont.
       *[other] { $winners } osztozik a győzelmen: { $points } pont.
    }

# The board
# Where there is room for half a line.
terminal-points = { $points } pont
terminal-standing = { $points } pont, { $puzzles } feladvány
terminal-standing-coins =
    { $points } pont, { $puzzles } feladvány, { $coins }{ $pending ->
        [0] { "" }
       *[other] +{ $pending }
    } érme
terminal-no-puzzle = nincs feladvány
# Where there is little room.
terminal-first-short = { $name } 1.
terminal-mastermind-takes =
    { $count ->
        [0] nincs nála zár; most ezt vinné el: { $places }
       *[other] { $count } zár van nála; most ezt vinné el: { $places }
    }
terminal-mastermind-passes =
    { $count ->
        [0] nincs nála zár; most nem vinne el semmit
       *[other] { $count } zár van nála; most nem vinne el semmit
    }

# Help at the prompt. Each line says what the words beside it do: "take W2" takes …
terminal-help-turn = Egy kör három akció, tetszőleges sorrendben (jobbra a rövid alak):
terminal-help-take = feladvány elvétele egy sorból; egyedül: az 1–9. pozíció egyikéről
terminal-help-piece = 1. szintű alkatrész elvétele a tartalékból
terminal-help-upgrade = alkatrész cseréje eggyel magasabb, azonos vagy alacsonyabb szintűre
terminal-help-place = alkatrész az 1. hely feladványára: ezekre a mezőkre
terminal-help-place-where = megmutatja, hol fér el; ha csak egy mód van, leteszi
terminal-help-master = körönként egyszer: egy alkatrész minden feladványodra, egyetlen akcióként; a „done” zárja le
terminal-help-at-times = Néha:
terminal-help-reward = a tartalékból hiányzó jutalom helyett
terminal-help-insert = Finesse: 2 érméért még egy akció; a kör vége
terminal-help-done = a végső rendrakás vége; ha semmi más nem lehetséges
terminal-help-always = Bármikor (a Tab kiegészíti, ami lehetséges):
terminal-help-legal = mit tehetsz most; „legal 1 I2”: minden mód, ahogy letehető
terminal-help-hint = a legjobbnak látszó körök: mekkora eséllyel nyersz, és miért
terminal-help-undo = egy akciót vissza, amíg új lap nem jön
terminal-help-board = újra a tábla; a 2. játékos táblája
terminal-help-log = mi történt mostanában; másolat a játékról
terminal-help-language = másik nyelven beszél: { $languages }
terminal-help-quit = kilépés; a játék mentődik, mint minden akció után
terminal-help-board-signs = „2+I4” egy feladványon: 2 pont, és egy I4, ha betelt a süllyesztett rész; a rajta lévő alkatrészek visszakerülnek hozzád. Az alkatrészek jele 1 2 3 (rudak), V, 4 (rúd), L T S O.

# What was typed is not understood
terminal-no-word = Nincs ilyen szó: „{ $word }”. Az akciók: { $actions }; vagy kérdezz: { $questions }.
terminal-legal-usage = „legal” egymagában áll, vagy egy hellyel és egy alkatrésszel: „legal 1 I2”.
terminal-board-usage = „board” egymagában áll, vagy egy játékos számával: { $players }.
terminal-hint-usage = „hint” egymagában áll, vagy azzal, hány kört mutasson: „hint 5”, legfeljebb { $most }.
terminal-language-usage = „language” után a nyelv áll: { $known }.
terminal-no-language = Nincs ilyen nyelv: „{ $language }”; ezek vannak: { $known }.

# Saves. A command or a path stands in the line below those that end with a colon.
terminal-kept = A játék elmentve. Így folytathatod:
terminal-kept-as = A játék ide van elmentve: { $path }
terminal-to-see-again = Így nézheted meg újra:
terminal-kept-in = A játék minden akció után ebbe a fájlba mentődik:
terminal-copy-kept = A másolat elkészült. Így játszhatod:
terminal-not-kept = A játékot nem sikerült elmenteni: { $trouble }
terminal-not-saved = nincs elmentve: { $trouble }
terminal-no-saves = A játékok nem menthetők: { $trouble }.
terminal-no-folder = A játékok nem menthetők: { $trouble }; állítsd be ezt: XDG_DATA_HOME.
terminal-folder-not-writable = A játékok nem menthetők: { $folder } nem írható; állítsd be ezt: XDG_DATA_HOME.
terminal-name-taken = Már van ilyen: { $name }; válassz másik nevet.
terminal-no-games = Ebben a mappában nincs játék: { $folder }.
terminal-no-unfinished-games = Ebben a mappában nincs befejezetlen játék: { $folder }.
terminal-no-game = Nincs ilyen játék: „{ $name }”; az elmentett játékok: { $kept }.
terminal-no-game-yet = Nincs ilyen játék: „{ $name }”; még nincs elmentett játék.
terminal-is-folder = { $name } mappa, nem játékfájl.
terminal-bad-file = { $path }: { $reason }
terminal-game-is-over = Ez a játék véget ért: { $name }; „{ $command }” megmutatja.
terminal-resume-alone = A folytatott játék magával hozza a játékmódját, székeit, nehézségét és kezdőértékét.

# Players
bad-seed = A kezdőérték egész szám 0 és 2**{ $bits } - 1 között, nem { $seed }.
terminal-no-player = Nincs ilyen játékos: „{ $player }”. { $known }
terminal-known-players = A játékosok: { $names } vagy module:Class; a szintek: { $levels }, például search:sharp.
terminal-player-count =
    { $seats ->
        [1] Ebben a játékban 1 szék van: a --players után egy nevet adj meg (most { $given } van ott).
       *[other] Ebben a játékban { $seats } szék van: a --players után { $seats } nevet adj meg (most { $given } van ott).
    }
terminal-agent-fault = { $name }: { $fault }. A játék elmentve; így folytathatod: „{ $command }”.

# Replay and show
terminal-replay-help = Enter: következő kör, p: előző, egy szám: ugrás arra az akcióra, q: kilépés.
terminal-replay-prompt = { $count }/{ $last } akció után
terminal-replay-unknown = Nincs ilyen billentyű: „{ $typed }”.
terminal-replay-end = Ez a játék vége.
terminal-replay-there = Már itt vagy.
terminal-no-action = Nincs { $number }. akció; ebben a játékban { $last } van.
terminal-not-over = A játék még nem ért véget.
terminal-touches-label = rendrakás
terminal-written = elkészült: { $path }
terminal-no-theme = Nincs ilyen téma: „{ $theme }”; a témák: { $themes }.
terminal-sheet-output = Az áttekintő lap egy kép: mondd meg, hova kerüljön, például -o game.svg.

# Solve
terminal-solve-usage = A solve után egy feladvány áll, például B05, vagy egy süllyesztett rész, például --hole '##./.##'.
terminal-hole-signs = A süllyesztett rész jelei „.” és „#”, a sorok között „/” áll, például „##./.##”.
terminal-hole-size = A süllyesztett rész legfeljebb { $side } sor, soronként { $side } mezővel.
terminal-this-hole = Ez a süllyesztett rész
terminal-cells = { $cells } mező
terminal-ways-any = { $ways } megoldás van, ha bármilyen alkatrész használható.
terminal-ways-with = { $ways } megoldás van ezekkel: { $pieces }; alkatrész ki is maradhat.
terminal-fewest = A legkevesebb { $count } alkatrész: { $pieces }, a rajz szerint.
terminal-no-way = Alkatrészek nélkül nincs megoldás. { $missing }
terminal-no-way-with = Ezekkel nincs megoldás: { $pieces }. { $missing }
terminal-missing =
    { $count ->
        [1] Legalább még egy alkatrész kell: { $offers }
       *[other] Legalább még { $count } alkatrész kell: { $offers }
    }{ $more ->
        [0] .
       *[other] , vagy más ({ $more } további lehetőség).
    }

# Puzzles: columns of the table, and what they mean
terminal-column-name = név
terminal-column-points = pont
terminal-column-pays = jutalom
terminal-column-cells = mező
terminal-column-pieces = alkatrész
terminal-column-difficulty = nehézség
terminal-column-ways = megoldás
terminal-note-pieces = alkatrész: a legkevesebb, amellyel kitölthető
terminal-note-difficulty = nehézség: ahány akció kell hozzá a semmiből, plusz ami egy véletlen kézből hiányzik
terminal-note-ways = megoldás: hányféleképpen tölthető ki a játék alkatrészeivel
terminal-no-order = A feladványok nem rendezhetők így: „{ $order }”; a sorrendek: { $orders }.

# Arena
terminal-arena-stopped-early = Leállt, mielőtt egy játék is véget ért volna.
terminal-arena-stopped = Leállt; minden befejezett játék elmentve. Így folytathatod:
terminal-arena-kept-in = Minden játék ide mentődik: { $folder }
terminal-arena-sprt = A --sprt után két Elo-különbség áll, például 0,30, nem „{ $text }”.
terminal-arena-starting = indul
terminal-arena-preparing = a gépek előkészítése, eddig { $time } (első alkalommal fordítás is, egy-két perc)
terminal-arena-bar = játék, { $left }
terminal-arena-progress = { $done } / { $total } játék, { $left }
terminal-arena-left =
    { $forfeits ->
        [0] még kb. { $time }
       *[other] még kb. { $time }, { $forfeits } kizárás
    }
terminal-arena-done =
    { $forfeits ->
        [0] kész
       *[other] kész, { $forfeits } kizárás
    }
terminal-seconds = { $number } mp
terminal-minutes = { $number } perc
terminal-hours = { $number } óra
terminal-arena-heading =
    { $game }: { $games } játék{ $finished ->
        [yes] { "" }
       *[no] , nem ért véget
    }
terminal-arena-more = ... és még { $count }, az összes itt: { $page }
terminal-arena-tables = Táblázatok és ábrák: { $path }

# Serve
terminal-command-missing = A parancshoz a(z) { $package } csomag kell; ezzel jön: { $command }
terminal-serve-missing = Az asztalhoz a(z) { $package } csomag kell; ezzel jön: { $command }
terminal-processes-database = Több folyamathoz közös adatbázis kell: --database-url postgresql://user@host/name
terminal-serving = A Project L itt fut: { $address } (a Ctrl-C leállítja)

# A file or folder the system refuses. $text is the system's own English.
terminal-file-trouble = { $path }: { $trouble }
terminal-system-error =
    { $code ->
        [ENOENT] Nincs ilyen fájl vagy mappa
        [EACCES] Hozzáférés megtagadva
        [EPERM] A művelet nem engedélyezett
        [EEXIST] A fájl már létezik
        [EISDIR] Ez egy mappa
        [ENOTDIR] Ez nem mappa
        [ENOSPC] Nincs több hely az eszközön
        [EROFS] A fájlrendszer csak olvasható
       *[other] { $text }
    }

# A command line that cannot be
terminal-usage-hint = { $fault } Lásd: projectl --help.
terminal-no-command = Nincs ilyen parancs: „{ $command }”; a parancsok: { $commands }.
terminal-no-option = Nincs ilyen kapcsoló: { $option }.
terminal-missing-argument = Hiányzik: { $name }.
terminal-bad-number =
    { $kind ->
        [whole] { $name } után egész számnak kell állnia.
       *[any] { $name } után számnak kell állnia.
    }
terminal-number-too-small = { $name } értéke legalább { $least }.
terminal-number-outside = { $name } értéke legalább { $least }, legfeljebb { $most }.
terminal-no-value = { $name } után egy értéknek kell állnia.

# The help of the commands, which `projectl --help` shows. An empty line ends the first paragraph,
# which stands in the list of all commands too. Options, names and what is typed stay as they are.
command-usage = Használat:
command-options = Kapcsolók
command-arguments = Argumentumok
command-commands = Parancsok
command-default = alapérték: { $value }
command-variable = környezeti változó: { $name }
command-required = kötelező
command-projectl =
    A Project L társasjáték: játssz itt vagy a böngészőben, nézz vissza játékokat, oldj meg feladványokat.
command-play =
    Játék a terminálban.

    Egyedül, gépek ellen, vagy többen egy billentyűzetnél.

    Kapcsolók nélkül az alapjátékot játszod search:steady ellen. A szintek: beginner, gentle, steady, sharp, fierce és champion; csak a champion gondolkodik tovább, körönként legfeljebb egy másodpercig. Az asztalnál minden szintnek saját neve van. „random” és „weighted” kockát dob, „network” keresés nélkül játszik. Rejtett lapokat egyik gép sem lát. Az egyszemélyes módokban az ellenfél a saját szabályait követi.

    A játék minden akció után mentődik. Kilépni a quit szóval vagy Ctrl-C-vel lehet, folytatni így: --resume last.
command-replay =
    Egy játék visszanézése körről körre.

    Az Enter a következő körre lép, a p az előzőre, egy szám arra az akcióra, a q kilép.

    Ha a kimenet nem terminál, minden kör szavakban jelenik meg.
command-show =
    Egy játék egyik állásának megmutatása vagy képe.

    A -o nélkül a terminálban jelenik meg.
command-solve =
    Egy feladvány kitöltése, vagy az, hogy mi hiányzik hozzá.

    Lerajzol egy megoldást a legkevesebb alkatrésszel, és megszámolja az összeset. Például: projectl solve B05 --with I4,L4,O4,T4
command-puzzles =
    Az 52 feladvány listája és nehézsége.

    A nehézség: ahány akció kell hozzá a semmiből, plusz ami egy véletlen kézből hiányzik.
command-arena =
    Gépek játszanak egymás ellen, és kiderül, milyen erősek.

    Minden osztást a székek minden forgatásával lejátszanak, így kiegyenlítődik a szerencse. Az egyszemélyes módokban minden gép egyedül játszik az ellenfél ellen.

    Az eredmények minden játék után mentődnek: állítsd le Ctrl-C-vel, és folytasd ugyanezzel a paranccsal és a --out kapcsolóval. A mappában ekkor táblázatok és egy ábrákkal ellátott oldal van.
command-serve = Az asztal kiszolgálása: játék a böngészőben egyedül, gépek ellen, vagy barátokkal linken át.

# Options and arguments
option-help = Ennek a súgónak a megjelenítése.
option-version = A verzió megjelenítése.
option-language = { $languages }; a program megjegyzi. „auto”: a rendszer nyelve.
option-install-completion = A kiegészítés telepítése a mostani parancsértelmezőhöz.
option-show-completion = A mostani parancsértelmező kiegészítésének megjelenítése, másoláshoz vagy a telepítés testreszabásához.
option-ascii = Rajzolás ASCII-jelekkel, színek nélkül.
option-file = Egy játékfájl, egy elmentett játék neve, vagy „last”.
option-mode = base, solo, finesse, finesse-solo.
option-seats = 2–4.
option-players = Kié melyik szék, vesszőkkel elválasztva: human, random, weighted, network, search vagy module:Class; search:sharp@0.2s szintet és körönkénti másodpercet is megad.
option-difficulty = Egyszemélyes módok: standard, challenging, unbeatable.
option-seed = Az ilyen számú játék kiosztása, hogy megismételhető legyen.
option-resume = Egy elmentett játék folytatása: a neve, a fájlja, vagy „last”.
option-at = Ennyi akció után.
option-output = SVG-kép írása.
option-theme = A kép témája: dark vagy light.
option-sheet = Kép az egész játékról, fordulóról fordulóra.
option-puzzle = Egy feladvány, például B05.
option-with = A meglévő alkatrészek, például I4,L4,I2; 2xI4 kettőt jelent.
option-hole = Feladvány helyett süllyesztett rész: legfeljebb öt sor „.” és „#” jelekből, „/” jelekkel elválasztva.
option-sort = Rendezés: name, points, cells, difficulty.
option-arena-seed = Az osztások és a gépek kockái ebből következnek.
option-games = Párosításonként, egész osztásokban.
option-gauntlet = Az első gép az összes többi ellen.
option-jobs = Egyszerre futó játékok.
option-out = Az eredmények mappája; ugyanaz a parancs ott folytatja.
option-sprt = Megáll, ha eldőlt két Elo-különbség között.
option-move-limit = Másodperc; a lassabb lépés kizárással jár.
option-strict-time = Az időkeretet túllépő kör kizárással jár.
option-save-games = Minden játék lejegyzésének mentése.
option-ray = Játék e számítógép Ray-példányán.
option-ray-address = Játék az ottani Ray-fürtön.
option-host = A cím, ahol figyel; 0.0.0.0 a hálózatnak.
option-port = A port, ahol figyel.
option-database-url = Az asztalok adatbázisa, például postgresql://user@host/name.
option-processes = Hány folyamat szolgál ki; egynél többhöz PostgreSQL kell.
option-workers = Gondolkodó folyamatok száma.
option-pace = Legalább ennyi másodpercig tart a gép egy akciója.
option-log-json = Napló JSON-sorokban.
option-hosts = Nevek, amelyekre a szerver hallgat a gépének nevein kívül; vesszővel elválasztva.
option-trusted-proxies = Proxyk címei, amelyek X-Forwarded fejléceit elhiszi.
option-public-counts = A /host oldal minden címről látható.
option-metrics-from = Címek vagy hálózatok, amelyek e gépen kívül olvashatják a /metrics oldalt.
option-connections = Egy cím ennyi kapcsolatot tarthat.
option-warm-up = A szokásos gép betöltése, mielőtt szükség van rá.
option-open = Az oldal megnyitása böngészőben.
option-agents = random, weighted, network, search vagy module:Class; search:sharp@0.2s szintet és körönkénti másodpercet is megad.

# What holds when an option is not given
default-seats = 2, egyedül 1
default-players = human, aztán search:steady
default-at = az utolsó
default-with = bármilyen
default-arena-seed = véletlen
default-jobs = minden mag
default-out = új mappa
default-database-url = SQLite a felhasználó adatmappájában
default-workers = a magoknál eggyel kevesebb
