# What happened, one sentence an effect. $person is "you" where the reader is meant, else "other".

effect-take =
    { $person ->
        [you] Вы берёте
       *[other] { $name } берёт
    } задание на { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } с наградой { $reward }.
effect-piece =
    { $person ->
        [you] Вы берёте { $shape }.
       *[other] { $name } берёт { $shape }.
    }
effect-upgrade =
    { $person ->
        [you] Вы меняете { $given } на { $shape }.
       *[other] { $name } меняет { $given } на { $shape }.
    }
effect-place =
    { $person ->
        [you] Вы выкладываете { $shape } в слот { $slot } ({ $cells }).
       *[other] { $name } выкладывает { $shape } в слот { $slot } ({ $cells }).
    }
effect-reward =
    { $person ->
        [you] Вы выбираете { $shape } вместо { $given }.
       *[other] { $name } выбирает { $shape } вместо { $given }.
    }
effect-master =
    { $person ->
        [you] Вы начинаете действие мастера.
       *[other] { $name } начинает действие мастера.
    }
effect-done =
    { $person ->
        [you] Вы завершаете действие мастера.
       *[other] { $name } завершает действие мастера.
    }
effect-done-touches =
    { $person ->
        [you] Вы заканчиваете последние штрихи.
       *[other] { $name } заканчивает последние штрихи.
    }
effect-insert =
    { $person ->
        [you] Вы платите
       *[other] { $name } платит
    } { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
        [many] { $coins } монет
       *[other] { $coins } монеты
    } за ещё одно действие.
effect-pass =
    { $person ->
        [you] Вы пасуете.
       *[other] { $name } пасует.
    }
effect-end =
    { $person ->
        [you] Вы завершаете ход.
       *[other] { $name } завершает ход.
    }
effect-complete =
    { $person ->
        [you] Вы выполняете
       *[other] { $name } выполняет
    } задание: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
effect-reward-paid =
    { $person ->
        [you] Вы получаете { $shape } в награду.
       *[other] { $name } получает { $shape } в награду.
    }
effect-reward-due =
    { $person ->
        [you] В резерве нет { $shape } для вашей награды: выберите другую фигуру.
       *[other] В резерве нет { $shape } для награды: { $name } может выбрать другую фигуру.
    }
effect-reward-missing =
    { $person ->
        [you] В резерве нет { $shape } для вашей награды, и заменить её нечем.
       *[other] В резерве нет { $shape }, и заменить её нечем: { $name } остаётся без награды.
    }
effect-coins =
    { $change ->
        [less] { $person ->
            [you] Вы возвращаете
           *[other] { $name } возвращает
        }
       *[more] { $person ->
            [you] Вы получаете
           *[other] { $name } получает
        }
    } { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
        [many] { $coins } монет
       *[other] { $coins } монеты
    }.
effect-mastermind-take =
    Соперник берёт задание на { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } с наградой { $reward }.
effect-mastermind-pass = Соперник ничего не берёт.
effect-last-round =
    { $deck ->
        [black] Чёрная стопка закончилась: раунд { $round } — последний.
       *[grid] Стопка закончилась: раунд { $round } — последний.
    }
effect-idle-rounds = Никто не взял задание и не выложил фигуру. Пустых раундов подряд: { $rounds }; после { $most } игра закончится.
effect-round = Раунд { $round }.
effect-touches = Начинаются последние штрихи.
effect-over = Игра окончена.
