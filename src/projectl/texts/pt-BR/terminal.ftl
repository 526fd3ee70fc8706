# The game in the terminal.

terminal-no-word = Não existe a palavra “{ $word }”. As ações são { $actions }; ou pergunte com { $questions }.
terminal-legal-usage = “legal” vem sozinha ou com um espaço e uma peça: “legal 1 I2”.
terminal-board-usage = “board” vem sozinha ou com um jogador: { $players }.
terminal-hint-usage = “hint” vem sozinha ou com a quantidade de turnos: “hint 5”, até { $most }.
