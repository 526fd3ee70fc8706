# A text that is no action, and what would be one. Words in „ ” are notation, the same in all languages.

notation-no-action = Nincs ilyen akció: „{ $word }”; az akciók: { $actions }.
notation-stands-alone = „{ $word }” egymagában áll, „{ $rest }” nélkül.
notation-words =
    { $count ->
        [1] „{ $word }” után egy szó áll, például „{ $example }”.
       *[other] „{ $word }” után { $count } szó áll, például „{ $example }”.
    }
notation-take = „take” után egy pozíció áll, például „{ $example }”.
notation-place = „place” után egy hely, egy alkatrész és a mezői állnak, például „{ $example }”.
notation-no-piece = Nincs ilyen alkatrész: „{ $name }”; az alkatrészek: { $pieces }.
notation-no-slot = Nincs ilyen hely: „{ $name }”; a helyek: { $slots }.
notation-no-place-rows = Nincs ilyen pozíció: „{ $name }”; a pozíciók: W1–W4 és B1–B4.
notation-no-place-grid = Nincs ilyen pozíció: „{ $name }”; a pozíciók: 1–9.
notation-no-cell = Nincs ilyen mező: „{ $name }”; a mezők a1-től e5-ig tartanak, például b2.
notation-no-puzzle = Nincs ilyen feladvány: „{ $name }”; a feladványok: W01–W32 és B01–B20.
notation-cell-count =
    { $needed ->
        [1] { $shape } pontosan egy mezőt fed le; { $given ->
            [0] egy sincs megadva.
           *[other] „{ $cells }” viszont { $given } mezőt ad meg.
        }
       *[other] { $shape } pontosan { $needed } mezőt fed le; { $given ->
            [0] egy sincs megadva.
           *[other] „{ $cells }” viszont { $given } mezőt ad meg.
        }
    }
notation-cell-twice = „{ $cells }” kétszer ad meg egy mezőt.
notation-other-shape = „{ $cells }” formája { $other }, nem { $shape }.
notation-not-the-shape = „{ $cells }” nem { $shape }: annak a formája { $rows } (a sorok egymás alatt), tetszés szerint forgatva vagy tükrözve.
notation-missing-action = Hiányzik egy akció; két akció között „;” áll.
