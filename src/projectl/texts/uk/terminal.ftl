# The game in the terminal.

terminal-no-word = Слова «{ $word }» немає. Дії: { $actions }; а ще можна спитати { $questions }.
terminal-legal-usage = «legal» пишуть окремо або зі слотом і фігурою: «legal 1 I2».
terminal-board-usage = «board» пишуть окремо або з гравцем: { $players }.
terminal-hint-usage = «hint» пишуть окремо або з кількістю ходів: «hint 5», щонайбільше { $most }.
