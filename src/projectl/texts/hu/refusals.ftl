# Why the server does not do what it was asked to, and why it closes a connection.
# Words in „ ” are names of the protocol, the same in all languages.

# Playing
refused-stale = Az asztalnál közben történt valami; nézd meg újra.
refused-not-started = A játék akkor kezdődik, ha már minden széken ülnek.
refused-not-your-turn = Most másik játékos jön.
refused-agent-plays = Ezen a széken gép játszik; előbb ülj vissza a székbe.
refused-agent-plays-already = Ezen a széken már gép játszik.
refused-no-stand-in = Ezen a széken nem játszik gép.
refused-not-away =
    { $seconds ->
        [1] Ez a játékos még egy másodperce sincs távol.
       *[other] Ez a játékos még nincs { $seconds } másodperce távol.
    }

# Taking back
refused-undo-none = Ennél az asztalnál nincs visszavonás.
refused-nothing-to-undo = Nincs mit visszavonni: azóta felfordítottatok egy lapot, vagy mások léptek.
refused-consent-needed = Ennél az asztalnál előbb a többieket kell megkérdezni.
refused-no-consent-needed = Ennél az asztalnál senkit sem kell megkérdezni; egyszerűen vond vissza.
refused-not-asked = Ettől a széktől senki sem vár választ.
refused-asked-already = Valaki már kérdezett; várd meg a válaszokat.
refused-enough-changed = Ennél az asztalnál már annyit változtattál és vontál vissza, amennyit lehet; ami ezután történik, az marad.

# Hints
refused-hint-turn = Tippet csak az kaphat, aki éppen jön.
refused-hint-busy = Ennél az asztalnál már készül egy tipp.
refused-no-hint = Most nincs tipp.
refused-too-many-hints = Ez már sok tipp volt; gondolkodj egy ideig magad.

# Seats and links
refused-unknown-table = Nincs ilyen asztal.
refused-unknown-link = Ez a link nem érvényes, vagy már nem az.
refused-seat-taken = Ez a szék már foglalt.
refused-blank-name = Ez a név üresnek látszana; válassz olyat, amelyben betűk vagy jelek vannak.
refused-no-seat = Ennél az asztalnál nincs széked.
refused-not-your-seat = { $seat }. szék: ez nem a tiéd; a te széked: { $held }.
refused-no-such-seat =
    { $count ->
        [1] Ennél az asztalnál csak egy szék van.
       *[other] Ennél az asztalnál csak { $count } szék van.
    }
refused-rematch-early = Új játék akkor indulhat, ha ez már véget ért.
refused-download-early = A játék akkor tölthető le, ha már véget ért.
refused-foreign-link = QR-kód csak ennek a szervernek a linkjeihez készül.

# A table that cannot be made
refused-seats =
    { $count ->
        [1] „{ $mode }”: 2–{ $most } játékosnak való, nem egynek.
       *[other] „{ $mode }”: 2–{ $most } játékosnak való, nem { $count } játékosnak.
    }
refused-seats-solo = „{ $mode }”: egy játékosnak való, nem { $count } játékosnak.
refused-difficulty = Nehézség csak az egyszemélyes játékmódokban van.
refused-unknown-name = Nincs ilyen: „{ $name }”; ezek vannak: { $known }.
refused-agent-for-person = { $seat }. szék: itt ember ül, ezért nem jár hozzá sem gép, sem szint.
refused-level = Ennek a gépnek („{ $agent }”) nincs ilyen szintje: „{ $level }”.

# Limits
refused-too-fast = Túl sok az üzenet; kérlek, lassíts. Ezt már nem olvastuk el.
refused-too-many-emotes = Ez egyszerre sok volt; hagyj a többieknek egy pillanatot.
refused-too-many-requests = Túl sok a kérés; várj egy kicsit.
refused-too-many-tables = Túl sok az új asztal; várj egy kicsit.
refused-too-many-links = Túl sok volt a kipróbált link; várj egy kicsit.
refused-message-size = Egy üzenet legfeljebb { $bytes } bájt lehet.
refused-request-size = Egy kérés legfeljebb { $bytes } bájt lehet.
refused-server-full = A szerver megtelt; próbáld meg később.
refused-address-full = Túl sok kapcsolat jön erről a címről.
refused-table-full = Ennél az asztalnál már nem fér el több látogató.
refused-seat-full = Ez a szék túl sok helyen van nyitva; a legújabbak maradnak.

# The server
refused-server-closing = A szerver leáll; talán hamarosan visszatér.
refused-moved-on = Az asztal közben máshol folytatódott; nézd meg újra.
refused-not-kept = Ezt nem sikerült elmenteni, ezért nem történt meg. Próbáld újra.
refused-unavailable = A szerver most nem éri el az asztalait; próbáld újra hamarosan.
refused-damaged = Ennek az asztalnak a naplója megsérült; a házigazda többet tud.
refused-host-only = Ez az oldal csak a házigazda saját számítógépén nyílik meg.
refused-foreign-page = Ezt csak a szerver saját oldala kérheti.
refused-unknown-host = Ez a szerver nem erre a névre hallgat.

# Requests that cannot be read
refused-malformed = { $where }: { $problem }
refused-no-text = Az üzenetek JSON-szövegek.
refused-unreadable = A kérés nem olvasható.
refused-not-found = Nincs ilyen oldal.
refused-method = Ez a cím nem fogad ilyen kérést.
refused-other = A kérést a szerver elutasította.
