# The end of a game.

end-counting = Contando os pontos…
end-you-won = Você venceu!
end-won = { $winners } venceu
end-shared = Vitória compartilhada: { $winners }
end-mastermind = O adversário venceu
reason-black-deck-empty = A pilha preta acabou e houve mais uma rodada.
reason-deck-empty = A pilha acabou e houve mais uma rodada.
reason-idle-rounds = Por cinco rodadas ninguém pegou um quebra-cabeça nem colocou uma peça.
reason-last-tile = A última ficha saiu.
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
score-small =
    { $puzzles ->
        [one] { $puzzles } quebra-cabeça
       *[other] { $puzzles } quebra-cabeças
    }, { $pieces ->
        [one] { $pieces } peça
       *[other] { $pieces } peças
    }
score-puzzles =
    { $puzzles ->
        [one] { $puzzles } quebra-cabeça
       *[other] { $puzzles } quebra-cabeças
    }
score-coins =
    , { $coins ->
        [one] { $coins } moeda
       *[other] { $coins } moedas
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
