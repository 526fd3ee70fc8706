# What speaks for a turn that is advised. Each is a remark about the turn ("this turn … ").
# $slots, $rewards and $shapes are lists of slot numbers or piece names, ready to read.
# $place is a place of the market, such as W2 or 7.
# $when is now, in what is left of this turn, or next, in the next turn.

hint-completes =
    { $count ->
        [1] most megoldasz egy feladványt (hely: { $slots })
       *[other] most { $count } feladványt oldasz meg (helyek: { $slots })
    }: { $points } pont, jutalom: { $rewards }
hint-completes-only =
    { $count ->
        [1] most megoldasz egy feladványt (hely: { $slots })
       *[other] most { $count } feladványt oldasz meg (helyek: { $slots })
    }: { $points } pont
# $standing: after this turn, the player is ahead, behind or level with the best other.
hint-ends =
    { $standing ->
        [ahead] elfogy a fekete pakli, és kezdődik a végjáték: { $points } ponttal vezetsz
        [behind] elfogy a fekete pakli, és kezdődik a végjáték: { $points } ponttal le vagy maradva
       *[level] elfogy a fekete pakli, és kezdődik a végjáték: egyenlő az állás
    }
hint-ends-solo = elfogy a pakli, és kezdődik a végjáték
hint-ready =
    { $when ->
        [now] még ebben a körödben
       *[next] a következő körödben
    } megoldhatod a feladványt (hely: { $slot }): { $worth }
hint-ready-taken =
    { $when ->
        [now] még ebben a körödben
       *[next] a következő körödben
    } megoldhatod az elvett feladványt ({ $place }): { $worth }
hint-ready-master =
    { $when ->
        [now] még ebben a körödben
       *[next] a következő körödben
    } mesterakcióval több feladványt is megoldhatsz (helyek: { $slots })
hint-denies-mastermind = elveszed a feladványt ({ $place }), amelyet az ellenfél vinne el következőnek
hint-denies-puzzle =
    elveszed a feladványt ({ $place }), mielőtt ez a játékos megoldhatná: { $player }
hint-denies-piece =
    megszerzed az utolsó { $shape }{ $shape ->
        [I2] -t
        [I3] -at
        [V3] -at
       *[other] -et
    }, az egyetlen alkatrészt, amely neki hiányzik: { $player } (hely: { $slot })
hint-makes =
    cserével szerzel egy { $shape }{ $shape ->
        [I2] -t
        [I3] -at
        [V3] -at
       *[other] -et
    }, amely segít megoldani a feladványt (hely: { $slot })
hint-makes-taken =
    cserével szerzel egy { $shape }{ $shape ->
        [I2] -t
        [I3] -at
        [V3] -at
       *[other] -et
    }, amely segít megoldani az elvett feladványt ({ $place })
hint-gets =
    szerzel egy { $shape }{ $shape ->
        [I2] -t
        [I3] -at
        [V3] -at
       *[other] -et
    }, amely segít megoldani a feladványt (hely: { $slot })
hint-gets-taken =
    szerzel egy { $shape }{ $shape ->
        [I2] -t
        [I3] -at
        [V3] -at
       *[other] -et
    }, amely segít megoldani az elvett feladványt ({ $place })
hint-fills =
    { $pieces ->
        [1] egyetlen alkatrészeddel megoldhatod
       *[other] { $pieces } alkatrészeddel megoldhatod
    } az elvett feladványt ({ $place }): { $worth }
hint-starts =
    belekezdesz egy feladványba ({ $place }: { $worth }); { $pieces ->
        [1] még egy alkatrész kell hozzá
       *[other] még { $pieces } alkatrész kell hozzá
    }
hint-coins =
    { $coins ->
        [1] kapsz egy érmét
       *[other] kapsz { $coins } érmét
    }
hint-buys = veszel még egy akciót
hint-lock =
    egy zár átkerül { $column ->
        [1] az
       *[other] a
    } { $column }. oszlopból az ellenfélhez
hint-covers =
    { $cells ->
        [1] már csak egy üres mező marad
       *[other] { $cells } üres mező marad
    } (hely: { $slot })
hint-keeps = félreteszed későbbre: { $shapes }
hint-keeps-touches = félreteszed a végső rendrakásra: { $shapes }
hint-little = semmi sem emelkedik ki külön

# Finishing touches
hint-touches =
    { $count ->
        [1] megoldasz egy feladványt (hely: { $slots })
       *[other] { $count } feladványt oldasz meg (helyek: { $slots })
    }: összesen { $points } ponttal több
hint-touches-even =
    { $count ->
        [1] megoldasz egy feladványt (hely: { $slots }): annyit hoz, amennyibe kerül, de egyenlő pontszámnál a több megoldott feladvány dönt
       *[other] { $count } feladványt oldasz meg (helyek: { $slots }): annyit hoznak, amennyibe kerülnek, de egyenlő pontszámnál a több megoldott feladvány dönt
    }
hint-touches-none = a további rendrakás már nem hoz több pontot, mint amennyibe kerül

# What the search expects: $percent is the chance to win, $lead is how far the player will be ahead (hint-lead).
hint-odds = { $percent }% esély a győzelemre, átlagosan { $lead }
hint-odds-solo = { $percent }% esély az ellenfél legyőzésére, átlagosan { $lead }
# $standing: at the end, the player is ahead, behind or level with the best other.
hint-lead =
    { $standing ->
        [ahead] { $points } pont előny
        [behind] { $points } pont hátrány
       *[level] egyenlő állás
    }
# When only finishing touches are left, the outcome is known.
hint-outcome =
    { $outcome ->
        [won] megnyered a játékot
        [shared] megosztott győzelem
       *[lost] nem nyersz
    }: { $lead }
hint-outcome-solo =
    { $outcome ->
        [won] legyőzöd az ellenfelet
       *[lost] nem győzöd le az ellenfelet
    }: { $lead }
# Said after the actions of a turn that stops at a card nobody knows yet.
hint-goes-on = aztán attól függ, milyen lap jön
# What a puzzle is worth; $worth in other messages.
hint-worth = { $points } pont, jutalom: { $reward }
hint-worth-points = { $points } pont

# Warnings before an action that wastes something; only what is certain is said.
waste-nothing = Semmi sem vész el.
waste-breaks = Most ki tudod tölteni a feladványt (hely: { $slot }). Ha így teszed le ({ $shape }), még { $pieces } alkatrész fog hiányozni.
waste-strands = Ha így teszed le ({ $shape }), a feladványt (hely: { $slot }) a tartalék összes alkatrésze sem tölti ki.
waste-trades-away = Most ki tudod tölteni a feladványt (hely: { $slot }). Enélkül ({ $shape }) nem.
waste-too-late =
    { $actions ->
        [0] Ehhez a feladványhoz ({ $place }) már késő: legalább { $pieces } akció kell hozzá, és ez után egy sem marad. Pontot már nem hoz.
       *[other] Ehhez a feladványhoz ({ $place }) már késő: legalább { $pieces } akció kell hozzá, és ez után { $actions } marad. Pontot már nem hoz.
    }
waste-too-late-solo =
    Ehhez a feladványhoz ({ $place }) már késő: legalább { $pieces } akció kell hozzá, és ez után { $actions ->
        [0] egy sem
       *[other] { $actions }
    } marad. Befejezetlenül { $points } pontodba kerül.
waste-misses = Ezt a feladványt (hely: { $slot }) még megoldhatod, és ez az utolsó köröd. Ez után az akció után már nem.
waste-master-alone = Ez a mesterakció csak egy alkatrészt tenne le. Mesterakció nélkül ugyanannyiba kerül.
waste-touch-lost = Ez után a feladványt (hely: { $slot }) már nem tudod kitölteni: hiába teszed le.
waste-touch-costs =
    { $points ->
        [0] A feladvány (hely: { $slot }) kitöltése még { $pieces } pontba kerül, és semmit sem hoz.
       *[other] A feladvány (hely: { $slot }) kitöltése még { $pieces } pontba kerül, és csak { $points } pontot hoz.
    }
waste-touch-left = Még kitöltheted a feladványt (hely: { $slot }), és ezzel { $points } pontot nyersz.
