# Why an action is not legal now, and what would be.

illegal-action = „{ $action }” most nem lehetséges. { $reason }

reason-none = Ez most lehetséges.
reason-over = A játék véget ért.
reason-reward-due = A jutalmadhoz nincs { $shape } a tartalékban; ebből választhatsz: { $choices }.
reason-no-reward-due = Most nem kell jutalmat választani; magától jár, amíg van belőle a tartalékban.
reason-master-place = Mesterakció van folyamatban: tegyél le egy alkatrészt.
reason-master-end = Mesterakció van folyamatban: fejezd be.
reason-master-place-or-end = Mesterakció van folyamatban: tegyél le egy alkatrészt, vagy fejezd be.
reason-touches = Ez a végső rendrakás: tegyél le alkatrészeket, vagy fejezd be a rendrakást.
reason-no-actions = Nincs több akciód; vegyél egyet { $coins } érméért, vagy fejezd be a köröd.
reason-slots-full = Mind a négy helyed foglalt; előbb oldj meg egy feladványt.
reason-place-empty = { $place } üres; itt van feladvány: { $places }.
reason-market-empty = Nincs több elvehető feladvány.
reason-reserve-empty = A tartalék üres.
reason-piece-level-one = Elvenni most ezt lehet: { $shape }; nagyobbhoz cserével vagy jutalomként jutsz.
reason-piece-lowest = A tartalékban nincs alkatrész a { $level }. szint alatt; elvehető: { $choices }.
reason-no-piece = Nincs { $shape } a készletedben; ez van benne: { $held }.
reason-no-piece-at-all = Nincs { $shape } a készletedben; a készleted üres.
reason-same-shape = Cserélni csak másik formára lehet; { $shape } önmagára nem cserélhető.
reason-upgrade-missing = Nincs { $get } a tartalékban; { $give } most erre cserélhető: { $choices }.
reason-upgrade-missing-all = Nincs { $get } a tartalékban, és más sincs, amire { $give } cserélhető.
reason-upgrade-too-far = { $get } több mint egy lépéssel van { $give } fölött; { $give } most erre cserélhető: { $choices }.
reason-upgrade-too-far-all = { $get } több mint egy lépéssel van { $give } fölött.
reason-slot-empty =
    { $slot ->
        [1] Az
       *[other] A
    } { $slot }. hely üres; { $count ->
        [1] a feladványod helye: { $slots }.
       *[other] a feladványaid helye: { $slots }.
    }
reason-no-puzzle =
    { $slot ->
        [1] Az
       *[other] A
    } { $slot }. hely üres; még nincs feladványod.
reason-slot-mastered =
    Ebben a mesterakcióban már tettél alkatrészt { $slot ->
        [1] az
       *[other] a
    } { $slot }. helyre; feladványonként legfeljebb egyet lehet.
reason-fits-nowhere =
    { $shape } sehogy sem fér el { $slot ->
        [1] az
       *[other] a
    } { $slot }. helyen; üres: { $empty }.
reason-hole-full =
    { $slot ->
        [1] Az
       *[other] A
    } { $slot }. hely süllyesztett része már tele van.
reason-outside = { $cells } a süllyesztett részen kívül esik; üres: { $empty }.
reason-covered = { $cells } már foglalt; üres: { $empty }.
reason-outside-and-covered = A süllyesztett részen kívül esik: { $outside }; már foglalt: { $covered }; üres: { $empty }.
reason-master-used = Ebben a körben már volt mesterakciód.
reason-master-no-fit = Mesterakcióban legalább egy alkatrészt le kell tenned, de most egyik sem fér el.
reason-master-first = Mesterakcióban legalább egy alkatrészt le kell tenned, mielőtt befejezed.
reason-nothing-to-end =
    { $count ->
        [1] Nincs befejezhető mesterakció; a köröd magától véget ér még egy akció után.
       *[other] Nincs befejezhető mesterakció; a köröd magától véget ér még { $count } akció után.
    }
reason-finesse-only = Akciót venni csak a Finesse játékmódban lehet.
reason-coins =
    { $coins ->
        [0] Egy akció { $price } érmébe kerül; most egyet sem költhetsz el.
       *[other] Egy akció { $price } érmébe kerül; most { $coins } érmét költhetsz el.
    }
reason-actions-left =
    { $count ->
        [1] Még van egy akciód, és azt végre kell hajtanod.
       *[other] Még { $count } akciód van, és mindet végre kell hajtanod.
    }
reason-pass = Passzolni csak akkor lehet, ha semmi más nem lehetséges.
