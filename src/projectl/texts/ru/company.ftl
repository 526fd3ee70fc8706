# Company: who is there and who is away, signs for one another, links that reach friends, leaving.

span =
    { $unit ->
        [s] { $count } с
        [min] { $count } мин
       *[h] { $count } ч
    }
away-for = не в сети { $span }
away-name = { $name } не в сети уже { $span }.
seat-gone = { $name } не в сети.
seat-returned = { $name } снова здесь.
cover-soon = Пусть играет бот (через { $seconds } с)
cover-why = { $name } ещё может вернуться; бот сможет играть через { $seconds } с.
watchers =
    { $count ->
        [one] Смотрит { $count } зритель
        [few] Смотрят { $count } зрителя
        [many] Смотрят { $count } зрителей
       *[other] Смотрят { $count } зрителя
    }

# Signs
emotes = Сказать что-нибудь
emote-hello = Привет!
emote-bravo = Отлично!
emote-thanks = Спасибо!
emote-wow = Ух ты!
emote-oops = Ой!
emote-hmm = Хм…
emote-said = { $name }: { $words }

# Leaving
leave-title = Уйти из-за стола?
leave-words = За вас доиграет бот, партия сохранится. Место остаётся вашим: возвращайтесь когда угодно и садитесь снова.
leave-stay = Остаться
leave-sure = Уйти

# Links
share = Поделиться
result = Project L, { $mode }: { $scores }
result-score = { $name } { $count }
reach-near = Друзья в вашей сети могут открыть эту ссылку.
reach-address = Адрес в сети
reach-none = Эта ссылка работает только на этом компьютере. Чтобы позвать друзей из своей сети, запустите сервер так: { $command }

# The connection
offline = Вы не в сети; ищем стол уже { $seconds } с…
no-answer = Сервер пока не ответил…
