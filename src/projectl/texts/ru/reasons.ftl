# Why an action is not legal now, and what would be.

illegal-action = «{ $action }» сейчас нельзя. { $reason }

reason-none = Сейчас это можно сделать.
reason-over = Игра окончена.
reason-reward-due = В резерве нет { $shape } для вашей награды; выберите { $choices }.
reason-no-reward-due = Выбирать награду не нужно: пока фигура есть в резерве, она приходит сама.
reason-master-place = Идёт действие мастера: выложите фигуру.
reason-master-end = Идёт действие мастера: завершите его.
reason-master-place-or-end = Идёт действие мастера: выложите фигуру или завершите его.
reason-touches = Идут последние штрихи: выкладывайте фигуры или закончите штрихи.
reason-no-actions =
    Действий не осталось; купите ещё одно за { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
        [many] { $coins } монет
       *[other] { $coins } монеты
    } или завершите ход.
reason-slots-full = Все четыре слота заняты; сначала выполните задание.
reason-place-empty = Позиция { $place } пуста; задания лежат на { $places }.
reason-market-empty = Заданий больше нет, брать нечего.
reason-reserve-empty = Резерв пуст.
reason-piece-level-one = Взять можно { $shape }; фигуры крупнее получают обменом и в награду.
reason-piece-lowest = В резерве нет фигур ниже уровня { $level }; возьмите { $choices }.
reason-no-piece = В вашем запасе нет { $shape }; есть { $held }.
reason-no-piece-at-all = В вашем запасе нет { $shape }; он пуст.
reason-same-shape = Обменивают на другую форму: { $shape } на { $shape } не меняют.
reason-upgrade-missing = В резерве нет { $get }; сейчас { $give } можно обменять на { $choices }.
reason-upgrade-missing-all = В резерве нет ни { $get }, ни чего-либо ещё в обмен на { $give }.
reason-upgrade-too-far = От { $give } до { $get } больше одного шага; сейчас её можно обменять на { $choices }.
reason-upgrade-too-far-all = От { $give } до { $get } больше одного шага.
reason-slot-empty =
    { $count ->
        [1] Слот { $slot } пуст; ваше задание в слоте { $slots }.
       *[other] Слот { $slot } пуст; ваши задания в слотах { $slots }.
    }
reason-no-puzzle = Слот { $slot } пуст; у вас ещё нет заданий.
reason-slot-mastered = В слот { $slot } этим действием мастера уже выложена фигура; на задание — не больше одной.
reason-fits-nowhere = { $shape } не помещается в слот { $slot }; свободно: { $empty }.
reason-hole-full = Выемка в слоте { $slot } уже заполнена.
reason-outside =
    { $count ->
        [1] Клетка { $cells } вне выемки; свободно: { $empty }.
       *[other] Клетки { $cells } вне выемки; свободно: { $empty }.
    }
reason-covered =
    { $count ->
        [1] Клетка { $cells } занята; свободно: { $empty }.
       *[other] Клетки { $cells } заняты; свободно: { $empty }.
    }
reason-outside-and-covered = Вне выемки: { $outside }; занято: { $covered }; свободно: { $empty }.
reason-master-used = В этот ход действие мастера уже было.
reason-master-no-fit = Для действия мастера нужно выложить хотя бы одну фигуру, а ни одна не помещается.
reason-master-first = Прежде чем завершить действие мастера, выложите хотя бы одну фигуру.
reason-nothing-to-end =
    Действие мастера не начато, а ход закончится сам: осталось { $count ->
        [one] { $count } действие
        [few] { $count } действия
        [many] { $count } действий
       *[other] { $count } действия
    }.
reason-finesse-only = Действия покупают только в «Уловках».
reason-coins =
    Действие стоит { $price ->
        [one] { $price } монету
        [few] { $price } монеты
        [many] { $price } монет
       *[other] { $price } монеты
    }; { $coins ->
        [0] доступных у вас нет.
       *[other] вам доступно: { $coins }.
    }
reason-actions-left =
    У вас осталось { $count ->
        [one] { $count } действие
        [few] { $count } действия
        [many] { $count } действий
       *[other] { $count } действия
    }; ход можно завершить, когда выполнены все.
reason-pass = Пасуют, только когда больше ничего сделать нельзя.
