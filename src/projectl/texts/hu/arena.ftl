# The arena: why an agent forfeits, and the report of a tournament.

# An agent that cannot be had. $error and $class are Python's own words.
agent-unknown = Nincs ilyen gép: „{ $name }”; a gépek: { $known } vagy module:Class.
agent-no-level = Nincs ilyen szint: „{ $level }”; a szintek: { $levels }.
agent-levels = Egynél több szint van megadva: „{ $spec }”.
agent-budget = A gondolkodási keret másodperc, például 0.5s, vagy csomópont, például 2000n; ez nem az: „{ $text }”.
agent-setup = Ez a gép nem készíthető elő: „{ $agent }”: { $error }
agent-no-choose = Ez nem gép: „{ $name }”; nincs choose(view) metódusa.
agent-import = Ez a gép nem tölthető be: „{ $name }”: { $error }
agent-no-class = Nincs ilyen gép: „{ $name }”; a modulban ({ $module }) nincs ilyen osztály: { $class }.

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
