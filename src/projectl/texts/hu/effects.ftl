# What happened, one sentence an effect. $person is "you" where the reader is meant, else "other".

effect-take =
    { $person ->
        [you] Elvettél egy { $points } pontos feladványt (jutalom: { $reward }).
       *[other] { $name } elvett egy { $points } pontos feladványt (jutalom: { $reward }).
    }
effect-piece =
    { $person ->
        [you] Elvettél
       *[other] { $name } elvett
    } egy { $shape }{ $shape ->
        [I2] -t
        [I3] -at
        [V3] -at
       *[other] -et
    }.
effect-upgrade =
    { $person ->
        [you] Elcseréltél
       *[other] { $name } elcserélt
    } egy { $given }{ $given ->
        [I2] -t
        [I3] -at
        [V3] -at
       *[other] -et
    } { $shape }{ $shape ->
        [I3] -ra
        [V3] -ra
       *[other] -re
    }.
effect-place =
    { $person ->
        [you] Letettél
       *[other] { $name } letett
    } egy { $shape }{ $shape ->
        [I2] -t
        [I3] -at
        [V3] -at
       *[other] -et
    } erre a helyre: { $slot } ({ $cells }).
effect-reward =
    { $person ->
        [you] { $given } helyett
       *[other] { $name } { $given } helyett
    } egy { $shape }{ $shape ->
        [I2] -t
        [I3] -at
        [V3] -at
       *[other] -et
    } { $person ->
        [you] választottál.
       *[other] választott.
    }
effect-master =
    { $person ->
        [you] Mesterakcióba kezdtél.
       *[other] { $name } mesterakcióba kezdett.
    }
effect-done =
    { $person ->
        [you] Befejezted a mesterakciót.
       *[other] { $name } befejezte a mesterakciót.
    }
effect-done-touches =
    { $person ->
        [you] Befejezted a végső rendrakást.
       *[other] { $name } befejezte a végső rendrakást.
    }
effect-insert =
    { $person ->
        [you] { $coins } érmét fizettél még egy akcióért.
       *[other] { $name } { $coins } érmét fizetett még egy akcióért.
    }
effect-pass =
    { $person ->
        [you] Passzoltál.
       *[other] { $name } passzolt.
    }
effect-end =
    { $person ->
        [you] Befejezted a köröd.
       *[other] { $name } befejezte a körét.
    }
effect-complete =
    { $person ->
        [you] Megoldottál egy feladványt: { $points } pont.
       *[other] { $name } megoldott egy feladványt: { $points } pont.
    }
effect-reward-paid =
    { $person ->
        [you] A jutalmad: { $shape }.
       *[other] { $name } jutalma: { $shape }.
    }
effect-reward-due =
    { $person ->
        [you] A jutalmadhoz nincs { $shape } a tartalékban: válassz másik alkatrészt.
       *[other] A jutalomhoz nincs { $shape } a tartalékban: { $name } másik alkatrészt választhat.
    }
effect-reward-missing =
    { $person ->
        [you] A jutalmadhoz nincs { $shape } a tartalékban, és helyette sincs semmi.
       *[other] { $name } jutalmához nincs { $shape } a tartalékban, és helyette sincs semmi.
    }
effect-coins =
    { $change ->
        [less] { $person ->
            [you] Visszaadtál { $coins } érmét.
           *[other] { $name } visszaadott { $coins } érmét.
        }
       *[more] { $person ->
            [you] Kaptál { $coins } érmét.
           *[other] { $name } kapott { $coins } érmét.
        }
    }
effect-mastermind-take = Az ellenfél elvitt egy { $points } pontos feladványt (jutalom: { $reward }).
effect-mastermind-pass = Az ellenfél nem vitt el semmit.
effect-last-round =
    { $deck ->
        [black] Elfogyott a fekete pakli. Az utolsó forduló: { $round }.
       *[grid] Elfogyott a pakli. Az utolsó forduló: { $round }.
    }
effect-idle-rounds =
    { $rounds ->
        [1] Senki sem vett el feladványt, és nem tett le alkatrészt: ez tétlen forduló volt; ha { $most } ilyen van egymás után, vége a játéknak.
       *[other] Senki sem vett el feladványt, és nem tett le alkatrészt: ez már { $rounds } tétlen forduló; ha { $most } ilyen van egymás után, vége a játéknak.
    }
effect-round = { $round }. forduló.
effect-touches = Kezdődik a végső rendrakás.
effect-over = A játék véget ért.
