# A game file that cannot be read, and why. Words in ' ' are as in the file, the same in all languages.

file-error = line { $line }: { $reason }

file-not-text = A game file is plain text in UTF-8; this is not.
file-not-printable = A game file is plain text; there is { $character } in this.
file-too-large = A game file has at most { $bytes } bytes; this has more.
file-empty = There is nothing in it; a game file begins with '{ $begins }'.
file-other = This is no game file; a game file begins with '{ $begins }'.
file-version-no-number = The version is a number, not '{ $version }'; a game file begins with '{ $begins }'.
file-version-other = This file is version { $version }; this program reads { $known }.

file-no-tag = There is no tag '{ $tag }'; tags are { $tags }.
file-tag-twice = The tag '{ $tag }' stands on line { $earlier } already.
file-tag-missing = The tag '{ $tag }' is missing; every game has { $tags }.
file-no-mode = There is no mode '{ $name }'; modes are { $names }.
file-seats-no-number = The number of seats is a whole number of at most { $digits } digits, not '{ $text }'.
file-seats-solo = The mode '{ $mode }' is for one player, not { $seats }.
file-seats = The mode '{ $mode }' is for 2 to { $most } players, not { $seats }.
file-difficulty-not-solo = Only the solo modes have a difficulty, not '{ $mode }'.
file-difficulty-missing = The tag 'difficulty' is missing; difficulties are { $names }.
file-no-difficulty = There is no difficulty '{ $name }'; difficulties are { $names }.
file-seed-no-number = A seed is a whole number of at most { $digits } digits, not '{ $text }'.
file-seed-too-large = A seed is a whole number below 2 to the power of { $bits }.
file-no-result-yet = There is no '{ $tag }' yet: the game is not over, it stops in turn { $turn }.
file-other-result = '{ $tag }' is '{ $found }' by the turns, not '{ $said }'.

file-turn-without-action = Turn { $turn } has no action; leave the line out.
file-turn-is-over = Turn { $turn } is over before '{ $action }'; the next line is turn { $next }.
file-game-is-over = The game is over before '{ $action }'.
file-turn-stops-short =
    { $count ->
        [0] Turn { $turn } stops short; only the last turn of a file may.
        [one] Turn { $turn } stops short, with 1 action left; only the last turn of a file may.
       *[other] Turn { $turn } stops short, with { $count } actions left; only the last turn of a file may.
    }
file-nothing-follows = The game is over; no turn can follow.
file-touches-without-heading = The finishing touches have begun; a line '{ $heading }' comes before them.
file-heading-twice = There is a line '{ $heading }' already.
file-heading-early = No finishing touches yet: this is turn { $turn }.
file-other-turn = This is turn { $turn }, not { $label }.
file-tag-below = Tags stand above the first turn.
file-no-label = This is turn { $turn }, so the line begins with '{ $turn }', not with '{ $word }'.
