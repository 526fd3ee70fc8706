# What happened, one sentence an effect. $person is "you" where the reader is meant, else "other".
# The present tense: a past one would have to know whether the player is a man or a woman.

effect-take =
    { $person ->
        [you] Ви берете
       *[other] { $name } бере
    } завдання на { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    } з нагородою { $reward }.
effect-piece =
    { $person ->
        [you] Ви берете { $shape }.
       *[other] { $name } бере { $shape }.
    }
effect-upgrade =
    { $person ->
        [you] Ви обмінюєте { $given } на { $shape }.
       *[other] { $name } обмінює { $given } на { $shape }.
    }
effect-place =
    { $person ->
        [you] Ви кладете { $shape } у слот { $slot } ({ $cells }).
       *[other] { $name } кладе { $shape } у слот { $slot } ({ $cells }).
    }
effect-reward =
    { $person ->
        [you] Ви вибираєте { $shape } замість { $given }.
       *[other] { $name } вибирає { $shape } замість { $given }.
    }
effect-master =
    { $person ->
        [you] Ви починаєте дотик майстра.
       *[other] { $name } починає дотик майстра.
    }
effect-done =
    { $person ->
        [you] Ви завершуєте дотик майстра.
       *[other] { $name } завершує дотик майстра.
    }
effect-done-touches =
    { $person ->
        [you] Ви завершуєте фінальний крок.
       *[other] { $name } завершує фінальний крок.
    }
effect-insert =
    { $person ->
        [you] Ви платите
       *[other] { $name } платить
    } { $coins ->
        [one] { $coins } монету
        [few] { $coins } монети
        [many] { $coins } монет
       *[other] { $coins } монети
    } за ще одну дію.
effect-pass =
    { $person ->
        [you] Ви пасуєте.
       *[other] { $name } пасує.
    }
effect-end =
    { $person ->
        [you] Ви завершуєте хід.
       *[other] { $name } завершує хід.
    }
effect-complete =
    { $person ->
        [you] Ви виконуєте завдання
       *[other] { $name } виконує завдання
    }: { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }.
effect-reward-paid =
    { $person ->
        [you] Ви отримуєте { $shape } в нагороду.
       *[other] { $name } отримує { $shape } в нагороду.
    }
effect-reward-due =
    { $person ->
        [you] Вашої нагороди { $shape } в резерві немає: виберіть іншу фігуру.
       *[other] Нагороди { $shape } в резерві немає: { $name } може вибрати іншу фігуру.
    }
effect-reward-missing =
    { $person ->
        [you] Ви лишаєтеся без нагороди: у резерві немає ні { $shape }, ні заміни.
       *[other] { $name } лишається без нагороди: у резерві немає ні { $shape }, ні заміни.
    }
effect-coins =
    { $change ->
        [less] { $person ->
            [you] Ви повертаєте
           *[other] { $name } повертає
        }
       *[more] { $person ->
            [you] Ви отримуєте
           *[other] { $name } отримує
        }
    } { $coins ->
        [one] { $coins } монету
        [few] { $coins } монети
        [many] { $coins } монет
       *[other] { $coins } монети
    }.
effect-mastermind-take =
    ШІ бере завдання на { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    } з нагородою { $reward }.
effect-mastermind-pass = ШІ не бере нічого.
effect-last-round =
    { $deck ->
        [black] Чорний стос вичерпано: раунд { $round } — останній.
       *[grid] Стос вичерпано: раунд { $round } — останній.
    }
effect-idle-rounds =
    Ніхто не взяв завдання й не поклав фігури: { $rounds ->
        [one] { $rounds } порожній раунд
        [few] { $rounds } порожні раунди
        [many] { $rounds } порожніх раундів
       *[other] { $rounds } порожнього раунду
    }; { $most } поспіль — і гру завершено.
effect-round = Раунд { $round }.
effect-touches = Починається фінальний крок.
effect-over = Гру завершено.
