# A game file that cannot be read, and why.

file-turn-without-action = Turn { $turn } has no action; leave the line out.
file-turn-is-over = Turn { $turn } is over before '{ $action }'; the next line is turn { $next }.
file-game-is-over = The game is over before '{ $action }'.
