# The arena: what cannot be played, why an agent forfeits, and the report of a tournament.

# An agent that cannot be had. $error and $class are Python's own words.
agent-unknown = Nincs ilyen gép: „{ $name }”; a gépek: { $known } vagy module:Class.
agent-no-level = Nincs ilyen szint: „{ $level }”; a szintek: { $levels }.
agent-levels = Egynél több szint van megadva: „{ $spec }”.
agent-budget = A gondolkodási keret másodperc, például 0.5s, vagy csomópont, például 2000n; ez nem az: „{ $text }”.
agent-setup = Ez a gép nem készíthető elő: „{ $agent }”: { $error }
agent-no-choose = Ez nem gép: „{ $name }”; nincs choose(view) metódusa.
agent-import = Ez a gép nem tölthető be: „{ $name }”: { $error }
agent-load = Ez a gép nem tölthető be: „{ $agent }”: { $fault }
agent-no-class = Nincs ilyen gép: „{ $name }”; a modulban ({ $module }) nincs ilyen osztály: { $class }.

# A tournament that cannot be. Words after -- and words in „ ” are typed, the same in all languages.
arena-no-fork = Az arénához Linux vagy macOS kell: a gépek külön (fork) folyamatokban játszanak.
arena-no-agents = Egy tornához gépek kellenek; adj meg legalább egyet.
arena-one-agent = Ezt a játékmódot mások ellen játsszák: „{ $mode }”; adj meg legalább két gépet.
arena-solo-gauntlet = Az egyszemélyes játékmódokban minden gép egyedül játszik; ott nincs --gauntlet.
arena-solo-sprt = Az SPRT két gépet hasonlít össze; az egyszemélyes játékmódokban nem találkoznak.
arena-sprt-agents = Az SPRT-hez két gép kell, vagy --gauntlet.
arena-bad-games = Párosításonként 1 és { $most } közötti számú játék lehet, nem { $games }.
arena-bad-limit = Az időkorlát lépésenként több mint 0, és legfeljebb { $most } másodperc, nem { $seconds }.
arena-bad-jobs = Egyszerre 1 és { $most } közötti számú játék futhat (--jobs), nem { $jobs }.
arena-bad-sprt = Az SPRT-hez két Elo-különbség kell, elöl a kisebb, nem { $given }.

# A folder in which a tournament cannot be kept. $error is Python's own words.
arena-folder-empty = Ebben a mappában nincs torna: { $folder }.
arena-folder-in-use = Ebben a mappában más fájlok is vannak: { $folder }; válassz egy üres mappát.
arena-folder-busy = Ebben a mappában már játszik egy másik aréna: { $folder }.
arena-folder-version = Ezt a mappát a projectl egy másik verziója írta: { $folder }.
arena-folder-unreadable = Ez nem olvasható: { $path }: { $error }
arena-folder-line = { $file }, { $line }. sor: { $reason }
arena-no-result = Ez nem egy játék eredménye: { $error }
arena-folder-differs = Ebben a mappában egy másik torna van: { $folder }; { $setting } ott: { $there }; itt: { $here }.
arena-setting =
    { $name ->
        [agents] gépek
        [mode] játékmód
        [seats] székek
        [difficulty] nehézség
        [games] játék párosításonként
        [seed] kezdőérték
        [gauntlet] --gauntlet
        [sprt] SPRT
        [move_limit] időkorlát lépésenként
       *[strict_time] --strict-time
    }
arena-setting-on = igen
arena-setting-off = nem

# Workers that cannot play. $error is what the system or Ray says.
arena-worker-start = Egy játékot futtató folyamat nem indult el: { $error }
arena-worker-silent = nem írt ki semmit
arena-ray-missing = A --ray kapcsolóhoz a ray csomag kell: { $command }
arena-no-ray = Nincs Ray ezen a címen: „{ $address }”: { $error }

# Faults: what an agent did instead of choosing a legal action. The agent is named before, as in
# "kizárva: `my:Agent`, 2. szék, 17. akció: kivételt dobott: …". $error, $type and $text are not translated.
fault-raised = kivételt dobott: { $error }
fault-setup = kivételt dobott az előkészítésekor: { $error }
fault-text = szöveget adott vissza: { $text }; egy gépnek akciót kell visszaadnia
fault-type = akció helyett ilyen típusú értéket adott vissza: { $type }
fault-notation = ezt választotta: „{ $text }”, de ez nem akció
fault-illegal = ezt választotta: „{ $action }”, de ez nem szabályos: { $reason }
fault-no-answer = érvénytelen választ küldött
fault-timeout = { $seconds } másodperc után sem válaszolt, ezért le kellett állítani
fault-exit = kilépett a folyamata, kilépési kód: { $status }
fault-signal = leállt a folyamata, jelzés: { $signal }
fault-lost = elveszett a folyamata, vagy megszakította a kapcsolatot
fault-closed = nem kapott kérdést: a gépek már leálltak
fault-overrun =
    egy { $budget } másodperces körre { NUMBER($spent, minimumFractionDigits: 2) } másodpercet használt (--strict-time)

arena-forfeit =
    kizárva: `{ $agent }`, { $seat }. szék, { $action }. akció: { $reason } [{ $deal }. osztás, { $game }. játék]
arena-void = érvénytelen: { $deal }. osztás, { $game }. játék ({ $agents }): { $reason }
arena-void-worker =
    { $times ->
        [1] a játékot futtató folyamat egyszer leállt
       *[other] a játékot futtató folyamat { $times } alkalommal leállt
    }

# The game that was played
arena-game-solo = { $mode }, { $difficulty }
arena-game = { $mode }, { $seats } szék

# Tables
arena-agent = gép
arena-seats = szék
arena-games = játék
arena-won = nyert
arena-tied = osztott
arena-lost = vesztett
arena-win-rate = győz. arány, 95%
arena-elo = Elo, 95%
arena-score = pont
arena-mastermind = ellenfél
arena-margin = előny
arena-rounds = forduló
arena-a-move = lépés
arena-slowest = legtöbb
arena-late = késett
arena-forfeits = kizárás
arena-against = győzelmi arány ezzel szemben

arena-seconds = { $seconds } s
arena-milliseconds = { $milliseconds } ms

# How to read them
arena-note-intervals = A győzelmi arány intervalluma Wilson-féle; ha k játékos osztozik egy győzelmen, az fejenként 1/k-t ér.
arena-note-elo = Az Elo viszonyítási alapja { $agent }, a becslés maximum likelihood módszerrel készült.
arena-note-seatings = Minden osztást mindkét ülésrenddel lejátszanak.
arena-note-pairings =
    Egy párosításban egy gép ül a másik { $others } példánya között, sorra minden széken: egyenlő erőknél a győzelmi arány { $even }. A kereszttáblázat a sor oldalát mutatja az oszlopéval szemben; a több székes oldal akkor nyer, ha bármelyik széke nyer.

# The verdict of a sequential test
arena-sprt-open =
    SPRT [{ $low }, { $high }] { $one } – { $other }: nem dőlt el (a log-arány { NUMBER($ratio, minimumFractionDigits: 2) }, a határok { NUMBER($lower, minimumFractionDigits: 2) } és { NUMBER($upper, minimumFractionDigits: 2) })
arena-sprt-decided =
    SPRT [{ $low }, { $high }] { $one } – { $other }: { $deals } osztás után eldőlt, { $better } Elo jobban illik rá, mint { $worse }

# The page
arena-title = Aréna: { $agents }
arena-kicker = projectl aréna
arena-many-agents = { $count } gép
# $kind: round-robin, gauntlet or solo
arena-summary =
    { $games } játék ({ $game }){ $forfeited ->
        [0] { "" }
       *[other] , ebből { $forfeited } kizárással
    }; { $kind ->
        [solo] egyedül az ellenfél ellen
        [gauntlet] az első gép mindenki más ellen
       *[round-robin] körmérkőzés
    }{ $finished ->
        [yes] .
       *[no] , nem ért véget.
    }
arena-results = Eredmények
arena-forfeits-heading = Kizárások
arena-printed-heading = Amit a gépek kiírtak
arena-printed = `{ $agent }`, { $seat }. szék [{ $deal }. osztás, { $game }. játék]
arena-config = Beállítások
arena-cross = A sor győzelmi aránya az oszloppal szemben
arena-plot-solo = Győzelmi arány az ellenféllel szemben, 95%-os intervallumokkal
arena-plot-elo = Elo, viszonyítási alap: { $agent }, 95%-os intervallumokkal
arena-plot-points = Pontok játékonként
arena-plot-rates = A győzelmi arány a játékok során
arena-plot-mean = átlag: { $mean }
arena-plot-bar = { $points } pont: { $games }
arena-plot-bar-range = { $first } és { $last } pont között: { $games }
arena-plot-games = játék
arena-nobody-forfeited = Senkit sem kellett kizárni.
arena-more-forfeits = További { $count } a games.csv fájlban.
arena-config-agents = gépek
arena-config-game = játék
arena-config-games = játék párosításonként
arena-config-games-value = { $games } ({ $deals } osztás)
arena-config-seed = kezdőérték
arena-config-limit = időkorlát lépésenként
arena-config-late = az időkeretet túllépő körök
arena-config-late-forfeit = kizárással járnak
arena-config-late-counted = csak számoljuk őket
arena-again = Így játszható le újra
