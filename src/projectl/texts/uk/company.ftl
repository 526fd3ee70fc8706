# Company: who is there and who is away, signs for one another, links that reach friends, leaving.

span =
    { $unit ->
        [s] { $count } с
        [min] { $count } хв
       *[h] { $count } год
    }
away-for = немає вже { $span }
away-name = { $name } — немає на зв’язку вже { $span }.
seat-gone = { $name } — немає на зв’язку.
seat-returned = { $name } знову тут.
cover-soon = Хай грає бот (через { $seconds } с)
cover-why = { $name } ще може повернутися; бот зможе грати через { $seconds } с.
watchers =
    { $count ->
        [one] Дивиться { $count } глядач
        [few] Дивляться { $count } глядачі
        [many] Дивляться { $count } глядачів
       *[other] Дивляться { $count } глядача
    }

# Signs
emotes = Сказати щось
emote-hello = Привіт!
emote-bravo = Чудово!
emote-thanks = Дякую!
emote-wow = Ого!
emote-oops = Ой!
emote-hmm = Гм…
emote-said = { $name }: { $words }

# Leaving
leave-title = Піти з-за столу?
leave-words = За вас далі гратиме бот, і гра збережеться. Місце лишається вашим: повертайтеся будь-коли й сідайте знову.
leave-stay = Лишитися
leave-sure = Піти

# Links
share = Поділитися
result = Project L, { $mode }: { $scores }
result-score = { $name } { $count }
reach-near = Друзі у вашій мережі можуть відкрити це посилання.
reach-address = Адреса в мережі
reach-none = Це посилання працює лише на цьому комп’ютері. Щоб запросити друзів зі своєї мережі, запустіть сервер так: { $command }

# The connection
offline = Ви не в мережі; шукаємо стіл уже { $seconds } с…
no-answer = Сервер іще не відповів…
