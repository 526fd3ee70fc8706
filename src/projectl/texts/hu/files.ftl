# A game file that cannot be read, and why. Words in „ ” are as in the file, the same in all languages.

file-error = { $line }. sor: { $reason }

file-not-text = A játékfájl UTF-8-as sima szöveg; ez nem az.
file-not-printable = A játékfájl sima szöveg; ebben ilyen is van: { $character }.
file-too-large = A játékfájl legfeljebb { $bytes } bájt; ez több.
file-empty = Nincs benne semmi; a játékfájl így kezdődik: „{ $begins }”.
file-other = Ez nem játékfájl; a játékfájl így kezdődik: „{ $begins }”.
file-version-no-number = A verzió egy szám, nem „{ $version }”; a játékfájl így kezdődik: „{ $begins }”.
file-version-other = Ennek a fájlnak a verziója { $version }; ez a program ezt olvassa: { $known }.

file-no-tag = Nincs ilyen címke: „{ $tag }”; a címkék: { $tags }.
file-tag-twice = Ez a címke már szerepel: „{ $tag }”, { $earlier }. sor.
file-tag-missing = Hiányzik egy címke: „{ $tag }”; minden játékban megvan: { $tags }.
file-no-mode = Nincs ilyen játékmód: „{ $name }”; a játékmódok: { $names }.
file-seats-no-number = A székek száma legfeljebb { $digits } jegyű egész szám, nem „{ $text }”.
file-seats-solo = Játékmód: „{ $mode }”: egy játékosnak való, nem { $seats } játékosnak.
file-seats = Játékmód: „{ $mode }”: 2–{ $most } játékosnak való, nem { $seats } játékosnak.
file-difficulty-not-solo = Nehézség csak az egyszemélyes játékmódokban van, itt nincs: „{ $mode }”.
file-difficulty-missing = Hiányzik egy címke: „difficulty”; a nehézségek: { $names }.
file-no-difficulty = Nincs ilyen nehézség: „{ $name }”; a nehézségek: { $names }.
file-seed-no-number = A kezdőérték legfeljebb { $digits } jegyű egész szám, nem „{ $text }”.
file-seed-too-large = A kezdőérték egész szám, kisebb, mint 2**{ $bits }.
file-no-result-yet = Még nincs „{ $tag }”: a játék nem ért véget, ebben a körben szakad meg: { $turn }.
file-other-result = „{ $tag }” a körök szerint „{ $found }”, nem „{ $said }”.

file-turn-without-action = Ebben a körben ({ $turn }) nincs akció; hagyd ki a sort.
file-turn-is-over = A kör ({ $turn }) „{ $action }” előtt véget ér; a következő sor köre: { $next }.
file-game-is-over = A játék „{ $action }” előtt véget ér.
file-turn-stops-short =
    { $count ->
        [0] A kör ({ $turn }) félbemarad; ez csak a fájl utolsó körével lehet így.
        [1] A kör ({ $turn }) félbemarad, még egy akció hiányzik; ez csak a fájl utolsó körével lehet így.
       *[other] A kör ({ $turn }) félbemarad, még { $count } akció hiányzik; ez csak a fájl utolsó körével lehet így.
    }
file-nothing-follows = A játék véget ért; több kör nem következhet.
file-touches-without-heading = Elkezdődött a végső rendrakás; előtte egy ilyen sor áll: „{ $heading }”.
file-heading-twice = Már van ilyen sor: „{ $heading }”.
file-heading-early = Még nincs végső rendrakás: ez a kör { $turn }.
file-other-turn = Ez a kör { $turn }, nem { $label }.
file-tag-below = A címkék az első kör fölött állnak.
file-no-label = Ez a kör { $turn }, ezért a sor így kezdődik: „{ $turn }”, nem így: „{ $word }”.
