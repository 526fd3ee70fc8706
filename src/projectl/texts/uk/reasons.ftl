# Why an action is not legal now, and what would be.

illegal-action = Дія «{ $action }» зараз неможлива. { $reason }

reason-none = Зараз це можливо.
reason-over = Гру завершено.
reason-reward-due = Вашої нагороди { $shape } в резерві немає; виберіть { $choices }.
reason-no-reward-due = Зараз нагороди не вибирають; поки вони є в резерві, ви отримуєте їх одразу.
reason-master-place = Триває дотик майстра: покладіть фігуру.
reason-master-end = Триває дотик майстра: завершіть його.
reason-master-place-or-end = Триває дотик майстра: покладіть фігуру або завершіть його.
reason-touches = Триває фінальний крок: кладіть фігури або завершіть його.
reason-no-actions =
    У вас не лишилося дій; купіть ще одну за { $coins ->
        [one] { $coins } монету
        [few] { $coins } монети
        [many] { $coins } монет
       *[other] { $coins } монети
    } або завершіть хід.
reason-slots-full = Усі чотири ваші слоти зайняті; спершу виконайте якесь завдання.
reason-place-empty = Позиція { $place } порожня; завдання лежать тут: { $places }.
reason-market-empty = Завдань, які можна взяти, не лишилося.
reason-reserve-empty = Резерв порожній.
reason-piece-level-one = Узяти можна { $shape }; більші фігури здобувають обміном і в нагороду.
reason-piece-lowest = У резерві немає фігур, нижчих за рівень { $level }; візьміть { $choices }.
reason-no-piece = У вашому запасі немає { $shape }; є { $held }.
reason-no-piece-at-all = У вашому запасі немає { $shape }; він порожній.
reason-same-shape = Обмінюють одну форму на іншу, а не { $shape } на таку саму.
reason-upgrade-missing = У резерві немає { $get }; { $give } зараз можна обміняти на { $choices }.
reason-upgrade-missing-all = У резерві немає ні { $get }, ні будь-чого іншого для обміну { $give }.
reason-upgrade-too-far = { $get } більш ніж на крок вище за { $give }; зараз { $give } можна обміняти на { $choices }.
reason-upgrade-too-far-all = { $get } більш ніж на крок вище за { $give }.
reason-slot-empty =
    { $count ->
        [one] Слот { $slot } порожній; ваше завдання — у слоті { $slots }.
       *[other] Слот { $slot } порожній; ваші завдання — у слотах { $slots }.
    }
reason-no-puzzle = Слот { $slot } порожній; у вас іще немає завдань.
reason-slot-mastered = Цим дотиком майстра у слот { $slot } фігуру вже покладено; на кожне завдання — щонайбільше одну.
reason-fits-nowhere = У слоті { $slot } немає місця для { $shape }; вільні клітинки: { $empty }.
reason-hole-full = Заглиблення у слоті { $slot } заповнене.
reason-outside = Поза заглибленням: { $cells }; вільні клітинки: { $empty }.
reason-covered =
    { $count ->
        [one] Клітинка { $cells } зайнята; вільні клітинки: { $empty }.
       *[other] Клітинки { $cells } зайняті; вільні клітинки: { $empty }.
    }
reason-outside-and-covered = Поза заглибленням: { $outside }; зайняті: { $covered }; вільні: { $empty }.
reason-master-used = Цього ходу дотик майстра вже використано.
reason-master-no-fit = Дотик майстра потребує щонайменше однієї фігури, а жодну з ваших нема куди покласти.
reason-master-first = Перш ніж завершити дотик майстра, покладіть щонайменше одну фігуру.
reason-nothing-to-end =
    Дотик майстра зараз не триває; ваш хід завершиться сам, коли виконаєте ще { $count ->
        [one] { $count } дію
        [few] { $count } дії
        [many] { $count } дій
       *[other] { $count } дії
    }.
reason-finesse-only = Дії можна купувати лише у «Хитрощах».
reason-coins =
    Дія коштує { $price ->
        [one] { $price } монету
        [few] { $price } монети
        [many] { $price } монет
       *[other] { $price } монети
    }; { $coins ->
        [0] у вас немає доступних
        [one] вам доступна { $coins }
        [few] вам доступні { $coins }
        [many] вам доступно { $coins }
       *[other] вам доступно { $coins }
    }.
reason-actions-left =
    Завершувати хід зарано: виконайте { $count ->
        [one] ще { $count } дію
        [few] ще { $count } дії
        [many] ще { $count } дій
       *[other] ще { $count } дії
    }.
reason-pass = Пасувати можна, лише коли нічого іншого зробити не можна.
