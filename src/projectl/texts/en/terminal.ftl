# The game in the terminal.

terminal-no-word = There is no word '{ $word }'. Actions are { $actions }; or ask { $questions }.
terminal-legal-usage = 'legal' stands alone, or with a slot and a piece: 'legal 1 I2'.
terminal-board-usage = 'board' stands alone, or with a player: { $players }.
terminal-hint-usage = 'hint' stands alone, or with how many turns: 'hint 5', up to { $most }.
