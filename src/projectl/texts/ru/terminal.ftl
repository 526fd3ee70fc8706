# The game in the terminal.

terminal-no-word = Нет слова «{ $word }». Действия: { $actions }; ещё можно спросить: { $questions }.
terminal-legal-usage = «legal» пишется без продолжения или со слотом и фигурой: «legal 1 I2».
terminal-board-usage = «board» пишется без продолжения или с игроком: { $players }.
terminal-hint-usage = «hint» пишется без продолжения или с числом ходов: «hint 5», не больше { $most }.
