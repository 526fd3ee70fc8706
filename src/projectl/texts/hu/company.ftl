# Company: who is there and who is away, signs for one another, links that reach friends, leaving.

span =
    { $unit ->
        [s] { $count } mp-e
        [min] { $count } perce
       *[h] { $count } órája
    }
away-for = { $span } távol
away-name = { $name } { $span } nincs itt.
seat-gone = { $name } elment.
seat-returned = { $name } újra itt van.
cover-soon = Játsszon egy gép ({ $seconds } mp múlva)
cover-why = { $name } még visszajöhet; { $seconds } mp múlva játszhat helyette egy gép.
watchers = { $count } néző figyeli a játékot

# Signs
emotes = Mondj valamit
emote-hello = Szia!
emote-bravo = Szép volt!
emote-thanks = Köszi!
emote-wow = Hűha!
emote-oops = Hoppá!
emote-hmm = Hmm…
emote-said = { $name }: { $words }

# Leaving
leave-title = Elmész az asztaltól?
leave-words = Helyetted gép játszik tovább, és a játék megmarad. A széked a tiéd marad: bármikor visszajöhetsz, és újra leülhetsz.
leave-stay = Maradok
leave-sure = Elmegyek

# Links
share = Megosztás
result = Project L, { $mode }: { $scores }
result-score = { $name } { $count }
reach-near = Ezt a linket a hálózatodon lévő barátaid meg tudják nyitni.
reach-address = Cím a hálózaton
reach-none = Ez a link csak ezen a gépen működik. Ha a hálózatodról hívnál barátokat, így indítsd a szervert: { $command }

# The connection
offline = Nincs hálózat; { $seconds } mp óta keressük az asztalt…
no-answer = A szerver még nem válaszolt…
