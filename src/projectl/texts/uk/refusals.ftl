# Why the server does not do what it was asked to, and why it closes a connection.
# Words in « » are names of the protocol, the same in all languages.

# Playing
refused-stale = На столі вже все інакше; погляньте ще раз.
refused-not-started = Гра почнеться, коли всі місця буде зайнято.
refused-not-your-turn = Зараз ходить інший гравець.
refused-agent-plays = На цьому місці грає бот; спершу займіть його знову.
refused-agent-plays-already = На цьому місці вже грає бот.
refused-no-stand-in = На цьому місці бот не грає.
refused-not-away =
    { $seconds ->
        [one] Гравець не на зв’язку ще менше ніж { $seconds } секунду.
        [few] Гравець не на зв’язку ще менше ніж { $seconds } секунди.
        [many] Гравець не на зв’язку ще менше ніж { $seconds } секунд.
       *[other] Гравець не на зв’язку ще менше ніж { $seconds } секунди.
    }

# Taking back
refused-undo-none = За цим столом дій не скасовують.
refused-nothing-to-undo = Скасовувати нічого: відкрито нову плитку або інші вже зробили хід.
refused-consent-needed = За цим столом спершу питають решту гравців.
refused-no-consent-needed = За цим столом питати нікого не треба; просто скасуйте дію.
refused-not-asked = Від цього місця ніхто не чекає відповіді.
refused-asked-already = Хтось уже попросив; зачекайте на відповіді.
refused-enough-changed = За цим столом ви вже змінили й скасували стільки, скільки можна; відтепер зроблене лишається.

# Hints
refused-hint-turn = Підказки — для того, хто зараз ходить.
refused-hint-busy = За цим столом хтось уже чекає на підказку.
refused-no-hint = Зараз підказки немає.
refused-too-many-hints = Підказок було вже чимало; поміркуйте трохи самі.

# Seats and links
refused-unknown-table = Такого столу немає.
refused-unknown-link = Це посилання недійсне або вже не діє.
refused-seat-taken = Це місце вже зайняте.
refused-blank-name = Таке ім’я виглядало б порожнім; оберіть ім’я з літерами або знаками.
refused-no-seat = У вас немає місця за цим столом.
refused-not-your-seat = Місце { $seat } не ваше; за вами — { $held }.
refused-no-such-seat =
    { $count ->
        [one] За цим столом лише { $count } місце.
        [few] За цим столом лише { $count } місця.
        [many] За цим столом лише { $count } місць.
       *[other] За цим столом лише { $count } місця.
    }
refused-rematch-early = Зіграти ще раз можна, коли гру завершено.
refused-download-early = Файл гри можна завантажити, коли її завершено.
refused-foreign-link = QR-код можна зробити лише для посилань цього сервера.

# A table that cannot be made
refused-seats =
    { $count ->
        [1] «{ $mode }» — гра для 2–{ $most } гравців, а не для одного.
       *[other] «{ $mode }» — гра для 2–{ $most } гравців, а не для { $count }.
    }
refused-seats-solo = «{ $mode }» — гра для одного гравця, а не для { $count }.
refused-difficulty = Складність є лише у грі соло.
refused-unknown-name = Назви «{ $name }» немає; є такі: { $known }.
refused-agent-for-person = Місце { $seat } — для людини: бота й сили для нього не вказують.
refused-level = Бот «{ $agent }» не має сили «{ $level }».

# Limits
refused-too-fast = Забагато повідомлень; трохи повільніше, будь ласка. Це повідомлення не прочитано.
refused-too-many-emotes = Забагато одразу; дайте іншим хвильку.
refused-too-many-requests = Забагато запитів; зачекайте трохи, будь ласка.
refused-too-many-tables = Забагато нових столів; зачекайте трохи, будь ласка.
refused-too-many-links = Забагато спроб із посиланнями; зачекайте трохи, будь ласка.
refused-message-size =
    { $bytes ->
        [one] Повідомлення може мати щонайбільше { $bytes } байт.
        [few] Повідомлення може мати щонайбільше { $bytes } байти.
        [many] Повідомлення може мати щонайбільше { $bytes } байтів.
       *[other] Повідомлення може мати щонайбільше { $bytes } байта.
    }
refused-request-size =
    { $bytes ->
        [one] Запит може мати щонайбільше { $bytes } байт.
        [few] Запит може мати щонайбільше { $bytes } байти.
        [many] Запит може мати щонайбільше { $bytes } байтів.
       *[other] Запит може мати щонайбільше { $bytes } байта.
    }
refused-server-full = Сервер переповнено; спробуйте пізніше.
refused-address-full = Забагато з’єднань із цієї адреси.
refused-table-full = Більше відвідувачів цей стіл не вмістить.
refused-seat-full = Це місце відкрите в надто багатьох вікнах; лишаються найновіші.

# The server
refused-server-closing = Сервер зупиняється; можливо, скоро повернеться.
refused-moved-on = Гра за цим столом пішла далі деінде; погляньте ще раз.
refused-not-kept = Це не вдалося зберегти, тому нічого не зроблено. Спробуйте ще раз.
refused-unavailable = Сервер зараз не має доступу до столів; спробуйте трохи згодом.
refused-damaged = Журнал цього столу пошкоджено; докладніше знає господар сервера.
refused-host-only = Ця сторінка — лише для комп’ютера господаря сервера.
refused-foreign-page = Це лише для власної сторінки сервера.
refused-unknown-host = Цей сервер не відгукується на таке ім’я.

# Requests that cannot be read
refused-malformed = { $where }: { $problem }
refused-no-text = Повідомлення мають бути текстами JSON.
refused-unreadable = Запит не вдалося прочитати.
refused-not-found = Такої сторінки немає.
refused-method = За цією адресою таких запитів не приймають.
refused-other = Запит відхилено.
