# Looking back at a game: every moment of it, and every turn judged.
look-back = Пересмотреть
replay-title = Просмотр партии
why-past = Это просмотр. Чтобы играть, выберите «Играть отсюда».
replay-scrubber = Момент партии
replay-moment = Действие { $at } из { $last } · раунд { $round } · { $name }
replay-steps = Шаги
replay-first = В начало
replay-turn-back = На ход назад
replay-back = На действие назад
replay-forward = На действие вперёд
replay-turn-forward = На ход вперёд
replay-last = В конец
replay-seen-from = Смотреть с места
replay-link = Ссылка на этот момент

# A new game that begins with this moment
branch = Играть отсюда
branch-over = Здесь партия уже окончена; вернитесь немного назад.
branch-seat = Вы играете за
branch-against = Остальные
branch-go = Начать
branch-words = Новая партия начнётся с этой позиции. Карточки лежат так же, как лежали тогда.

# The turn that is looked at. $percent and $points are what it gave away against the best turn that was found.
replay-turn-of = Раунд { $round }: { $name }
replay-touches-of = Последние штрихи: { $name }
grade-best = Ничего лучше не нашлось.
grade-good = Хороший ход; лучший обещал на { $percent }{ "\u00A0" }% больше.
grade-slip =
    Неточность: потеряно { $percent }{ "\u00A0" }% шансов и { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
grade-blunder =
    Грубая ошибка: потеряно { $percent }{ "\u00A0" }% шансов и { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
replay-show-better = Показать ход лучше
replay-show-played = Показать, что было сыграно
judging = Оцениваем каждый ход: { $done } из { $total }
judging-done = Все ходы оценены.
judging-soon = Этот ход ещё не оценён.
judging-failed = Не удалось загрузить движок.

# What one will remember. $round is the round or the finishing touches; $way is more, less or even.
replay-summary = На память
replay-round = раунд { $round }
remember-best = Лучший ход: { $round }, на { $percent }{ "\u00A0" }% лучше ожидаемого
remember-costliest = Самый дорогой ход: { $round }, потеряно { $percent }{ "\u00A0" }%
remember-no-slip = Ни один ход не стоил дорого
remember-luck =
    Удача с карточками: { $way ->
        [more] +{ $percent }{ "\u00A0" }%
        [less] −{ $percent }{ "\u00A0" }%
       *[even] поровну
    }
replay-how = Проценты — это шансы на победу, какими их видит короткий поиск. Удача — это то, что дали открытые карточки, по сравнению с другими, которые могли выйти.
