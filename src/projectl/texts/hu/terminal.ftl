# The game in the terminal.

terminal-no-word = Nincs ilyen szó: „{ $word }”. Az akciók: { $actions }; vagy kérdezz: { $questions }.
terminal-legal-usage = „legal” egymagában áll, vagy egy hellyel és egy alkatrésszel: „legal 1 I2”.
terminal-board-usage = „board” egymagában áll, vagy egy játékos számával: { $players }.
terminal-hint-usage = „hint” egymagában áll, vagy azzal, hány kört mutasson: „hint 5”, legfeljebb { $most }.
