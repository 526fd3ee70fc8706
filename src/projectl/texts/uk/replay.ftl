# Looking back at a game: every moment of it, and every turn judged.
look-back = Переглянути
replay-title = Перегляд гри
why-past = Це перегляд. Щоб грати, виберіть «Грати звідси».
replay-scrubber = Момент гри
replay-moment = Дія { $at } з { $last } · раунд { $round } · { $name }
replay-steps = Кроки
replay-first = На початок
replay-turn-back = На хід назад
replay-back = На дію назад
replay-forward = На дію вперед
replay-turn-forward = На хід уперед
replay-last = У кінець
replay-seen-from = Дивитися з місця
replay-link = Посилання на цей момент

# A new game that begins with this moment
branch = Грати звідси
branch-over = Тут гру вже завершено; поверніться трохи назад.
branch-seat = Ви граєте за
branch-against = Решта
branch-go = Почати
branch-words = Нова гра почнеться з цієї позиції. Плитки лежать так, як лежали тоді.

# The turn that is looked at. $percent and $points are what it gave away against the best turn that was found.
replay-turn-of = Раунд { $round }: { $name }
replay-touches-of = Фінальний крок: { $name }
grade-best = Нічого кращого не знайдено.
grade-good = Добрий хід; найкращий обіцяв на { $percent }{ "\u00A0" }% більше.
grade-slip =
    Похибка: втрачено { $percent }{ "\u00A0" }% шансів і { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }.
grade-blunder =
    Груба помилка: втрачено { $percent }{ "\u00A0" }% шансів і { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }.
replay-show-better = Показати кращий хід
replay-show-played = Показати, що було зіграно
judging = Оцінюємо кожен хід: { $done } з { $total }
judging-done = Усі ходи оцінено.
judging-soon = Цей хід ще не оцінено.
judging-failed = Не вдалося завантажити рушій.

# What one will remember. $round is the round or the finishing touches; $way is more, less or even.
replay-summary = На згадку
replay-round = раунд { $round }
remember-best = Найкращий хід: { $round }, на { $percent }{ "\u00A0" }% краще, ніж очікувалося
remember-costliest = Найдорожчий хід: { $round }, втрачено { $percent }{ "\u00A0" }%
remember-no-slip = Жоден хід не коштував багато
remember-luck =
    Удача з плитками: { $way ->
        [more] +{ $percent }{ "\u00A0" }%
        [less] −{ $percent }{ "\u00A0" }%
       *[even] порівну
    }
replay-how = Відсотки — це шанси на перемогу, як їх бачить короткий пошук. Удача — це те, що дали відкриті плитки, порівняно з іншими, які могли вийти.
