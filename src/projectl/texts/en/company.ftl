# Company: who is there and who is away, signs for one another, links that reach friends, leaving.

span =
    { $unit ->
        [s] { $count } s
        [min] { $count } min
       *[h] { $count } h
    }
away-for = away for { $span }
away-name = { $name } has been away for { $span }.
seat-gone = { $name } is away.
seat-returned = { $name } is here again.
cover-soon = Let an agent play (in { $seconds } s)
cover-why = { $name } may be back any moment; an agent can play in { $seconds } s.
watchers =
    { $count ->
        [one] 1 person is watching
       *[other] { $count } people are watching
    }

# Signs
emotes = Say something
emote-hello = Hello!
emote-bravo = Well done!
emote-thanks = Thank you!
emote-wow = Wow!
emote-oops = Oops!
emote-hmm = Hmm …
emote-said = { $name }: { $words }

# Leaving
leave-title = Leave the table?
leave-words = An agent plays on for you, and the game is kept. Your seat stays yours: come back any time and take it again.
leave-stay = Stay
leave-sure = Leave

# Links
share = Share
result = Project L, { $mode }: { $scores }
result-score = { $name } { $count }
reach-near = Friends on your network can open this link.
reach-address = Address on the network
reach-none = This link works on this machine only. For friends on your network start the server like this: { $command }

# The connection
offline = You are offline; looking for the table for { $seconds } s …
no-answer = The server has not answered yet …
