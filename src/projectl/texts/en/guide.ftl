# The guided games: what the coach says. A piece in backticks is shown as a picture.

# The first game
guide-first-welcome = Welcome! In Project L you fill holes with pieces. Let us play a whole game, in five minutes: I show you each step.
guide-first-supply = These are your pieces: `I1` and `I2`. It is a small start; you will win more.
guide-first-offer = And this is a puzzle: a card with a hole. It is worth 1 point and pays you the small piece at its top.
guide-first-take = Take it: press it, and once more to take it.
guide-first-place = Your `I2` fills the hole exactly. Drag it there. Or press the piece, then the hole.
guide-first-complete = Full! Your piece comes back, the reward `I1` comes with it, and the point is yours. So pieces win you more pieces.
guide-first-actions = A turn has three actions: you took a puzzle and placed a piece. One is left.
guide-first-take-corner = Take this puzzle for your next turn. Its hole is a corner.
guide-first-other = Now { $name } plays: a puzzle, and both pieces on it. It is not full yet, so they have to stay there.
guide-first-upgrade = You have no corner. Exchange your `I2` for one: a piece may grow by one square. Press it, then `V3` in the reserve.
guide-first-place-corner = Now place it. It turns by itself where it fits; the wheel or the turn buttons turn it too.
guide-first-piece = Another point, and a new `I2`! For the third action take a small piece from the reserve: that nearly always goes.
guide-first-other-again = { $name } takes a second puzzle, and a small piece, and places it.
guide-first-take-four = Time for something clever. Take this puzzle of four squares …
guide-first-take-three = … and this one of three.
guide-first-master = One action left, and two puzzles to fill. That is what the *Master* is for: one piece on each of your puzzles, and all of it is one action. Once a turn.
guide-first-master-first = The corner goes here …
guide-first-master-second = … and `I2` goes here.
guide-first-master-done = A piece on each puzzle: finish the Master.
guide-first-other-waits = { $name } collects small pieces. They are quick to get, but they fill slowly.
guide-first-fill-first = Your turn. One square is missing here: fill it!
guide-first-fill-second = And here, too.
guide-first-large = Two puzzles in two actions. And look what you have won: `L4`, four squares. No piece is larger.
guide-first-take-black = Such pieces are for black puzzles: hard to fill, and worth three to five points. Take this one.
guide-first-middle = You know all actions now. Watch how the two of you play on, in quick motion.
guide-first-last-round = Round 10. The black deck has run out: then the round is finished, and one more is played. This is the last one.
guide-first-last-first = Your last turn. This black puzzle is worth 5 points. Place `L4` …
guide-first-last-second = … and `I2` …
guide-first-last-third = … and `I1`. One square will stay open.
guide-first-other-last = That was { $name }’s last turn, too.
guide-first-touch = Now come *finishing touches*: place what you like, for one point a piece. One square is missing for 5 points. That is worth it!
guide-first-touch-done = Nothing more to fill. Finish.
guide-first-other-touch = { $name } gives three points for three touches.
guide-first-score = Points of finished puzzles, less your touches: that is the score. You have won!
guide-first-end = That is Project L. Now it is up to you. The rules are in the menu whenever you want to look something up.

# Alone
guide-solo-welcome = Alone, you play against the mastermind. It never chooses: it follows rules. So you can see through it.
guide-solo-locks = The puzzles lie in three columns, with locks above. The mastermind takes only from a column without a lock.
guide-solo-take = Your turn is the same as ever: three actions. Take this puzzle. The lock above its column goes to the mastermind.
guide-solo-place = Fill it.
guide-solo-wants = The column is open now. The eye marks what the mastermind will take: the most points of all open columns.
guide-solo-outwit = Two points! Take them before it does.
guide-solo-moved = So the mastermind had to take a puzzle worth nothing. Then its locks, and one of each other column, went above this column. Now the right one is open.
guide-solo-upgrade = Look: it wants the 2 points on the right. Let it, and prepare your own: exchange `I2` for `I3`.
guide-solo-place-line = Place it on top.
guide-solo-piece = And take a small piece for the rest.
guide-solo-took = It took its 2 points, and locks went there, too. Which column will be open next? That is what you plan by.
guide-solo-end = When the deck is empty, one more round is played. Unfinished puzzles cost their points, and you win only with more points than the mastermind. Good luck!

# Finesse
guide-finesse-tiles = Finesse adds coins. Each of these ten tiles is for one round and says what pays coins in it. The first two lie face down: they pay nothing.
guide-finesse-first-rounds = So the first two rounds are as always. Here they are in quick motion.
guide-finesse-pink = Round 3: the framed tile pays a coin for each puzzle you take. It is pink, and pink ones pay at once.
guide-finesse-take = So take one …
guide-finesse-take-again = … and another.
guide-finesse-pending = Two coins! They are pending: you can spend them from your next turn on.
guide-finesse-place = Place `I3` with your third action.
guide-finesse-other = { $name } takes two puzzles, and is paid for them, too.
guide-finesse-insert = Your two coins buy one more action. You can do that at any time in your turn. Buy it!
guide-finesse-complete = Now you have four actions. Complete this puzzle: two points.
guide-finesse-blue = The tile of this round is blue: it looks at what you have when your turn ends, a coin for each unfinished puzzle.
guide-finesse-place-two = So do not finish the other one yet: place only `I2`.
guide-finesse-take-third = And take as many as you can: this one …
guide-finesse-take-fourth = … and this one.
guide-finesse-paid = Three unfinished puzzles, three coins.
guide-finesse-end = The game ends with the tenth tile, if not sooner. Coins that are left pay for finishing touches, and decide when points are equal. Have fun!
