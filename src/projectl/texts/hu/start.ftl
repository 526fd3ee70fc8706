# The start page, joining by link, and words used everywhere.

# piece = alkatrész
# level = szint (1. szintű); shape = forma
# puzzle = feladvány; to complete = megold; unfinished = befejezetlen
# hole = süllyesztett rész; cell, square = mező
# reserve = (közös) tartalék
# supply = (saját) készlet
# row = sor; grid = játéktér; column = oszlop
# deck = pakli; card = lap
# slot (a player's) = hely; place (on offer, W2) = pozíció; seat = szék
# reward = jutalom
# Master = mesterakció (on a button: Mester)
# finishing touches = végső rendrakás
# round = forduló; turn = kör; action = akció
# to exchange = cserél; to upgrade = fejleszt
# to take = elvesz; to place = letesz; to fit = elfér
# to turn = forgat; to flip = tükröz
# mastermind = ellenfél; lock = zár
# standard, challenging, unbeatable = normál, profi, verhetetlen
# Finesse = Finesse; tile = lapka; coin = érme; bank = bank
# points = pont
# agent = gép; forfeit = kizárás; the end (of a game) = végjáték; deal = osztás
# to undo, to take back = visszavon; consent = beleegyezés
# seed = kezdőérték; the shuffle's promise = a keverés lenyomata

title = Project L
title-your-turn = ● Te jössz · Project L
tagline = Oldj meg feladványokat, nyerj jobb alkatrészeket, oldj meg nehezebb feladványokat.
play = Játsszunk!
play-words = { $name } ({ $level }) ellen, most rögtön.
you = Te
friend = Barát
close = Bezárás
language = Nyelv
your-name = A neved

# Learning the game
guide = Vezetett játék
guide-next = Tovább
guide-leave = Kilépés
guide-play = Igazi játék indítása
guide-again = Még egyszer
learn-title = Először jársz itt?
learn-first = Tanuld meg öt perc alatt
learn-first-words = Vezetett első játék, lépésről lépésre.
learn-go-on = Tanulás folytatása
learn-more = Tanulás
learn-again = Első játék
rules = Szabályok

setup-title = Vagy rendezz be egy asztalt
mode = Játékmód
mode-base = Alapjáték
mode-base-words = Két–négy játékosnak, amíg el nem fogy a fekete pakli.
mode-finesse = Finesse
mode-finesse-words = Tíz lapka fizet érméket; két érméért még egy akciót vehetsz.
mode-solo = Egyszemélyes
mode-solo-words = Egyedül a mesterséges ellenfél és a zárai ellen.
mode-finesse-solo = Finesse egyedül
mode-finesse-solo-words = Egyedül, lapkákkal és érmékkel, egy ellenfél ellen, aki két feladványt visz el.
difficulty = Nehézség
difficulty-standard = Normál
difficulty-standard-words = Az ellenfél hat zárral a kezében kezd.
difficulty-challenging = Profi
difficulty-challenging-words = Az ellenfél három zárral a kezében kezd.
difficulty-unbeatable = Verhetetlen
difficulty-unbeatable-words = Az ellenfél zár nélkül, üres kézzel kezd.

seats = Székek
seat-number = { $number }. szék
seat-kind = Ki ül itt: { $number }. szék
seat-agent = Melyik gép játszik: { $number }. szék
seat-level = Milyen erős a gép: { $number }. szék
seat-name = Név: { $number }. szék
player-number = { $number }. játékos
kind-here = Helyi játékos
kind-link = Barát linkkel
kind-agent = Gép
add-seat = Új szék
remove-seat = { $number }. szék elvétele
agent-name =
    { $agent ->
        [search] Kereső
        [network] Hálózat
        [weighted] Cinkelt kocka
        [random] Kocka
       *[other] { $agent }
    }
agent-title =
    { $level ->
        [beginner] { agent-name }, kezdő
        [gentle] { agent-name }, szelíd
        [steady] { agent-name }, higgadt
        [sharp] { agent-name }, ravasz
        [fierce] { agent-name }, kegyetlen
       *[champion] { agent-name }, bajnok
    }
level-beginner = kezdő
level-gentle = szelíd
level-steady = higgadt
level-sharp = ravasz
level-fierce = kegyetlen
level-champion = bajnok
level-beginner-words = Még ismerkedik a játékkal. Az első játszmádhoz épp jó.
level-gentle-words = Tervvel játszik, de sok esélyt elszalaszt.
level-steady-words = Megbízhatóan játszik, de néha hibázik.
level-sharp-words = Ritkán hibázik, úgyhogy tervezz előre.
level-fierce-words = Mindig a tudása legjavát adja, habozás nélkül.
level-champion-words = Körönként legfeljebb egy másodpercig gondolkodik; ő a legerősebb.
character = { $name }, { $level }
character-words = { $name }, { $level }. { $words }

undo-title = Visszavonás
undo-free = Szabadon
undo-free-words = A köröd bármely akciója, amíg fel nem fordul egy új lap.
undo-consent = Kérésre
undo-consent-words = Az előző köröd is, ha a többiek beleegyeznek; a gépek mindig.
undo-none = Soha
undo-none-words = Ami megtörtént, megtörtént.
undo-rule =
    { $rule ->
        [free] A köröd bármely akciója visszavonható, amíg fel nem fordul egy új lap.
        [consent] A visszavonáshoz a többiek beleegyezése kell; a gépek mindig beleegyeznek.
       *[none] Ennél az asztalnál nincs visszavonás.
    }
open-table = Asztal megnyitása

go-on = Folytatás
my-games = Játékaim ({ $count })
game-title = { $mode }: { $names }
game-stands = { $round }. forduló, { $points }
game-ended = { $winner }, { $points }
remove-game = A játék törlése
remove-game-sure = A játék végleges törlése
forget-table = Az asztal elfelejtése
open-game-file = Játékfájl megnyitása
no-server = Itt nincs szerver, ezért a barátok nem csatlakozhatnak linkkel.

join-title = Fenntartottunk neked egy széket
join-words = Játék: { $mode }. Az asztalnál: { $names }.
join-words-alone = Játék: { $mode }. Még senki sincs az asztalnál.
join = Leülök
recover-title = Jó újra látni!
recover = Visszaülök a székembe
only-watch = Csak nézni szeretném
used-title = Ezt a meghívót már felhasználták
used-title-mine = Már van itt széked
used-title-void = Ez a meghívó már nem érvényes
used-words = Te voltál? Akkor nyisd meg az asztalt ugyanabban a böngészőben, vagy a menüjéből „A székem egy másik eszközön” linkkel. Ha nem, kérj új meghívót.
used-to-seat = A székemhez
used-watch = Nézem a játékot

# An address that leads nowhere
nowhere-title = Itt nincs semmi
nowhere-words = Nincs oldal ezen a címen. Talán hiányzik a link egy része.
