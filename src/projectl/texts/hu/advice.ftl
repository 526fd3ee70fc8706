# The page: hints on the board, how a puzzle can be filled, and warnings.

# A puzzle where its picture cannot be seen.
puzzle-words =
    { $colour ->
        [white] (fehér, pont: { $points }, jutalom: { $reward })
       *[black] (fekete, pont: { $points }, jutalom: { $reward })
    }
advice-turn = { $number }. tipp, összesen { $count }
advice-previous = Előző tipp
advice-next = Következő tipp
advice-play = Játszd le ezt a kört
advice-stop = Állj
advice-step = { $number }. lépés megtétele
advice-steps = A lépések, az asztalon is számozva

fill-title = Hogyan tölthető ki?
fill-short = Hogyan?
fill-mine = Saját alkatrészeim
fill-whose = Kinek az alkatrészei
fill-can = { $count } alkatrész kitölti.
fill-missing = { $count } alkatrész hiányzik. Ezek bármelyike jó:
fill-missing-drawn = A hiányzó alkatrészek be vannak keretezve.
fill-way = { $number }. mód, összesen { $count }
fill-way-before = Előző mód
fill-way-next = Másik mód
fill-puzzle-before = Előző feladvány
fill-puzzle-next = Következő feladvány
fill-reserve = { $left } a tartalékban
fill-pays = A megoldása { $points } pontot és ezt az alkatrészt hozza:
fill-pays-else = A tartalékban most nincs ilyen: a tulajdonosa másikat választana.
fill-costs = Befejezetlenül a végén { $points } pontba kerül.
fill-key = H: hogyan tölthető ki?

warn-title = Biztos?
warn-anyway = Mégis megteszem
warn-not = Inkább nem
warn-setting = Figyelmeztess, mielőtt valami kárba vész

# Reasons, where one sees what they speak of.
board-fits-nowhere = { $shape } most egyik feladványodon sem fér el.
board-place-empty = Itt már nincs feladvány.
