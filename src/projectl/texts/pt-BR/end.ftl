# The end of a game.

end-counting = Contando os pontos…
end-you-won = Você venceu!
end-won = { $name } venceu
end-shared = Vitória compartilhada: { $names }
end-mastermind = O adversário venceu
ended-black-deck-empty = A pilha preta acabou e houve mais uma rodada.
ended-deck-empty = A pilha acabou e houve mais uma rodada.
ended-idle-rounds = Por cinco rodadas ninguém pegou um quebra-cabeça nem colocou uma peça.
ended-last-tile = A última ficha saiu.
decided-coins = Empate em pontos: o número de moedas decidiu.
decided-puzzles = Empate em pontos: o número de quebra-cabeças completos decidiu.
decided-pieces = Empate em pontos e quebra-cabeças: o número de peças decidiu.
decided-shared = Empate em tudo.
cost-touches =
    { $count ->
        [1] −1 por um ajuste
       *[other] −{ $count } pelos ajustes
    }
cost-unfinished = −{ $count } por quebra-cabeças incompletos
score-puzzles =
    { $count ->
        [one] { $count } quebra-cabeça
       *[other] { $count } quebra-cabeças
    }
score-pieces =
    { $count ->
        [one] { $count } peça
       *[other] { $count } peças
    }
score-coins =
    { $count ->
        [one] { $count } moeda
       *[other] { $count } moedas
    }
rematch = Jogar de novo
look-at-board = Ver o tabuleiro
show-scores = Ver a pontuação
download = Arquivo da partida
shuffle-title = O embaralhamento foi justo?
seed = Semente
verify = Verificar
verified-true = Sim: a semente é a que foi prometida.
verified-false = Não: esta semente não é a que foi prometida.
