# Looking back at a game: every moment of it, and every turn judged.
look-back = Visszanézés
replay-title = A játék visszanézése
why-past = Ez csak visszanézés. Ha játszanál, válaszd ezt: „Játék innen”.
replay-scrubber = A játék pillanata
replay-moment = { $at }. akció ({ $last }) · { $round }. forduló · { $name }
replay-steps = Lépések
replay-first = Az elejére
replay-turn-back = Egy körrel vissza
replay-back = Egy akcióval vissza
replay-forward = Egy akcióval előre
replay-turn-forward = Egy körrel előre
replay-last = A végére
replay-seen-from = Kinek a szemével
replay-link = Link ehhez a pillanathoz

# A new game that begins with this moment
branch = Játék innen
branch-over = Itt már vége a játéknak; menj egy kicsit vissza.
branch-seat = Te vagy
branch-against = A többiek
branch-go = Kezdés
branch-words = Új játék indul ebből az állásból. A lapok úgy fekszenek, ahogy akkor.

# The turn that is looked at. $percent and $points are what it gave away against the best turn that was found.
replay-turn-of = { $round }. forduló: { $name }
replay-touches-of = Végső rendrakás: { $name }
grade-best = Ennél jobbat nem találtunk.
grade-good = Jó kör; a legjobb { $percent }%-kal többet ígért.
grade-slip = Pontatlan kör: { $percent }% esély és { $points } pont ment el vele.
grade-blunder = Nagy hiba: { $percent }% esély és { $points } pont ment el vele.
replay-show-better = A jobb kör megmutatása
replay-show-played = Ami történt
judging = Minden kör értékelése: { $done } / { $total }
judging-done = Minden kört értékeltünk.
judging-soon = Ezt a kört még nem értékeltük.
judging-failed = A játékmotort nem sikerült betölteni.

# What one will remember. $round is the round or the finishing touches; $way is more, less or even.
replay-summary = Emlékül
replay-round = { $round }. forduló
remember-best = A legjobb kör: { $round }, { $percent }%-kal jobb a vártnál
remember-costliest = A legdrágább kör: { $round }, { $percent }% veszett el
remember-no-slip = Egyik kör sem került sokba
remember-luck =
    Szerencse a lapokkal: { $way ->
        [more] +{ $percent }%
        [less] −{ $percent }%
       *[even] kiegyenlített
    }
replay-how = A százalék a győzelem esélye, ahogy egy rövid keresés látja. A szerencse az, amit a felfordult lapok hoztak, másokhoz képest, amik jöhettek volna.
