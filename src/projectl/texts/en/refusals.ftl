# Why the server does not do what it was asked to, and why it closes a connection.
# Words in ‘ ’ are names of the protocol, the same in all languages.

# Playing
refused-stale = The table has moved on; please look again.
refused-not-started = The game begins when every seat is taken.
refused-not-your-turn = It is another player’s turn.
refused-agent-plays = An agent plays for this seat; take the seat back first.
refused-agent-plays-already = An agent plays for this seat already.
refused-no-stand-in = No agent plays for this seat.
refused-not-away =
    { $seconds ->
        [one] This player has not been away for a second yet.
       *[other] This player has not been away for { $seconds } seconds yet.
    }

# Taking back
refused-undo-none = At this table nothing is taken back.
refused-nothing-to-undo = There is nothing to take back: a card was turned up, or others have acted since.
refused-consent-needed = At this table the others are asked first.
refused-no-consent-needed = At this table nobody needs to be asked; simply take it back.
refused-not-asked = Nobody waits for an answer of this seat.
refused-asked-already = Somebody has asked already; wait for the answers, please.
refused-enough-changed = You have changed and taken back as much as one may at one table; what you do now stays.

# Hints
refused-hint-turn = Hints are for the player to act.
refused-hint-busy = Somebody at this table is getting a hint already.
refused-no-hint = No hint can be had now.
refused-too-many-hints = That was a lot of hints; think for yourself for a while.

# Seats and links
refused-unknown-table = There is no such table.
refused-unknown-link = This link is not valid, or not any more.
refused-seat-taken = This seat is taken already.
refused-blank-name = This name would look blank; choose one with letters or signs.
refused-no-seat = You have no seat at this table.
refused-not-your-seat = Seat { $seat } is not yours; you hold { $held }.
refused-no-such-seat =
    { $count ->
        [one] This table has only one seat.
       *[other] This table has only { $count } seats.
    }
refused-rematch-early = A rematch can be made when the game is over.
refused-download-early = The game can be downloaded when it is over.
refused-foreign-link = A QR code is made only for links of this server.

# A table that cannot be made
refused-seats =
    { $count ->
        [one] ‘{ $mode }’ is for 2 to { $most } players, not for one.
       *[other] ‘{ $mode }’ is for 2 to { $most } players, not for { $count }.
    }
refused-seats-solo = ‘{ $mode }’ is for one player, not for { $count }.
refused-difficulty = Only the solo modes have a difficulty.
refused-unknown-name = There is no ‘{ $name }’; there are { $known }.
refused-agent-for-person = Seat { $seat } is for a person: it has no agent and no level.
refused-level = The agent ‘{ $agent }’ has no level ‘{ $level }’.

# Limits
refused-too-fast = Too many messages; slow down, please. This one was not read.
refused-too-many-emotes = That was a lot at once; give the others a moment.
refused-too-many-requests = Too many requests; wait a moment, please.
refused-too-many-tables = Too many new tables; wait a moment, please.
refused-too-many-links = Too many links were tried; wait a moment, please.
refused-message-size = A message has at most { $bytes } bytes.
refused-request-size = A request has at most { $bytes } bytes.
refused-server-full = The server is full; try again later.
refused-address-full = There are too many connections from this address.
refused-table-full = This table has as many visitors as it can take.
refused-seat-full = This seat is open in too many places; the newest ones stay.

# The server
refused-server-closing = The server is closing; it may be back soon.
refused-moved-on = The table has moved on elsewhere; please look again.
refused-not-kept = This could not be kept, so it was not done. Please try again.
refused-unavailable = The server cannot reach its tables now; please try again soon.
refused-damaged = The log of this table is damaged; the host knows more.
refused-host-only = This page is for the host’s own machine.
refused-foreign-page = This is only for the server’s own page.
refused-unknown-host = This server does not go by that name.

# Requests that cannot be read
refused-malformed = { $where }: { $problem }
refused-no-text = Messages are JSON texts.
refused-unreadable = The request cannot be read.
refused-not-found = There is no such page.
refused-method = This address does not take such requests.
refused-other = The request was refused.
