# Why the server does not do what it was asked to, and why it closes a connection.
# Words in « » are names of the protocol, the same in all languages.

# Playing
refused-stale = На столе уже всё иначе; взгляните ещё раз.
refused-not-started = Игра начнётся, когда все места будут заняты.
refused-not-your-turn = Сейчас ходит другой игрок.
refused-agent-plays = На этом месте играет бот; сначала вернитесь на место.
refused-agent-plays-already = На этом месте уже играет бот.
refused-no-stand-in = На этом месте бот не играет.
refused-not-away =
    { $seconds ->
        [one] Этот игрок отсутствует меньше { $seconds } секунды.
        [few] Этот игрок отсутствует меньше { $seconds } секунд.
        [many] Этот игрок отсутствует меньше { $seconds } секунд.
       *[other] Этот игрок отсутствует меньше { $seconds } секунды.
    }

# Taking back
refused-undo-none = За этим столом ничего не отменяют.
refused-nothing-to-undo = Отменять нечего: открыта новая карточка или другие уже сделали ход.
refused-consent-needed = За этим столом сначала спрашивают остальных.
refused-no-consent-needed = За этим столом спрашивать не нужно: просто отмените.
refused-not-asked = От этого места ответа никто не ждёт.
refused-asked-already = Кто-то уже попросил; дождитесь ответов.
refused-enough-changed = За этим столом вы уже изменили и отменили столько, сколько можно; теперь сделанное остаётся.

# Hints
refused-hint-turn = Подсказки — для того, кто сейчас действует.
refused-hint-busy = За этим столом кто-то уже ждёт подсказку.
refused-no-hint = Сейчас подсказки не будет.
refused-too-many-hints = Подсказок было много; подумайте пока сами.

# Seats and links
refused-unknown-table = Такого стола нет.
refused-unknown-link = Эта ссылка недействительна или устарела.
refused-seat-taken = Это место уже занято.
refused-blank-name = Такое имя выглядело бы пустым; выберите имя с буквами или знаками.
refused-no-seat = У вас нет места за этим столом.
refused-not-your-seat = Место { $seat } не ваше; у вас { $held }.
refused-no-such-seat =
    { $count ->
        [1] За этим столом только одно место.
        [one] За этим столом только { $count } место.
        [few] За этим столом только { $count } места.
        [many] За этим столом только { $count } мест.
       *[other] За этим столом только { $count } места.
    }
refused-rematch-early = Ещё партию можно начать, когда эта закончится.
refused-download-early = Партию можно скачать, когда она закончится.
refused-foreign-link = QR-код делается только для ссылок этого сервера.

# A table that cannot be made
refused-seats =
    { $count ->
        [1] «{ $mode }» — игра на 2–{ $most } игроков, а не на одного.
       *[other] «{ $mode }» — игра на 2–{ $most } игроков, а не на { $count }.
    }
refused-seats-solo = «{ $mode }» — игра на одного, а не на { $count }.
refused-difficulty = Соперника выбирают только в соло.
refused-unknown-name = Нет «{ $name }»; есть { $known }.
refused-agent-for-person = Место { $seat } — для человека: ни бота, ни его силы там не указывают.
refused-level = У бота «{ $agent }» нет силы «{ $level }».

# Limits
refused-too-fast = Слишком много сообщений; помедленнее, пожалуйста. Это сообщение не прочитано.
refused-too-many-emotes = Слишком много сразу; дайте остальным минутку.
refused-too-many-requests = Слишком много запросов; подождите немного.
refused-too-many-tables = Слишком много новых столов; подождите немного.
refused-too-many-links = Слишком много ссылок подряд; подождите немного.
refused-message-size =
    { $bytes ->
        [one] В сообщении может быть не больше { $bytes } байта.
        [few] В сообщении может быть не больше { $bytes } байт.
        [many] В сообщении может быть не больше { $bytes } байт.
       *[other] В сообщении может быть не больше { $bytes } байта.
    }
refused-request-size =
    { $bytes ->
        [one] В запросе может быть не больше { $bytes } байта.
        [few] В запросе может быть не больше { $bytes } байт.
        [many] В запросе может быть не больше { $bytes } байт.
       *[other] В запросе может быть не больше { $bytes } байта.
    }
refused-server-full = Сервер переполнен; попробуйте позже.
refused-address-full = С этого адреса слишком много подключений.
refused-table-full = За этим столом больше нет места для гостей.
refused-seat-full = Это место открыто в слишком многих окнах; остаются самые новые.

# The server
refused-server-closing = Сервер закрывается; возможно, он скоро вернётся.
refused-moved-on = Игра за столом уже продолжена в другом месте; взгляните ещё раз.
refused-not-kept = Сохранить это не удалось, поэтому ничего не сделано. Попробуйте ещё раз.
refused-unavailable = Сервер сейчас не может добраться до столов; попробуйте чуть позже.
refused-damaged = Журнал этого стола повреждён; подробности знает хозяин сервера.
refused-host-only = Эта страница — только для компьютера хозяина сервера.
refused-foreign-page = Это доступно только странице самого сервера.
refused-unknown-host = Этот сервер не отзывается на такое имя.

# Requests that cannot be read
refused-malformed = { $where }: { $problem }
refused-no-text = Сообщения — это тексты JSON.
refused-unreadable = Запрос не удаётся прочесть.
refused-not-found = Такой страницы нет.
refused-method = Этот адрес не принимает таких запросов.
refused-other = Запрос отклонён.
