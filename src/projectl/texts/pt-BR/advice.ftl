# The page: hints on the board, how a puzzle can be filled, and warnings.

# A puzzle where its picture cannot be seen.
puzzle-words =
    { $colour ->
        [white] (branco, pontos: { $points }, recompensa: { $reward })
       *[black] (preto, pontos: { $points }, recompensa: { $reward })
    }
advice-turn = Dica { $number } de { $count }
advice-previous = A dica anterior
advice-next = A próxima dica
advice-play = Jogar este turno
advice-stop = Parar
advice-step = Fazer o passo { $number }
advice-steps = Os passos, também numerados na mesa

fill-title = Como completar isto?
fill-short = Como?
fill-mine = Minhas peças
fill-whose = Peças de quem
fill-can =
    { $count ->
        [one] Uma peça basta.
       *[other] { $count } peças bastam.
    }
fill-missing =
    { $count ->
        [one] Falta uma peça. Serve qualquer uma destas:
       *[other] Faltam { $count } peças. Serve qualquer opção destas:
    }
fill-missing-drawn = As peças que faltam estão contornadas.
fill-way = Jeito { $number } de { $count }
fill-way-before = O jeito anterior
fill-way-next = Outro jeito
fill-puzzle-before = O quebra-cabeça anterior
fill-puzzle-next = O próximo quebra-cabeça
fill-reserve = { $left } na reserva
fill-pays =
    { $points ->
        [one] Completá-lo rende { $points } ponto e esta peça:
       *[other] Completá-lo rende { $points } pontos e esta peça:
    }
fill-pays-else = A reserva não tem nenhuma agora: o dono escolheria outra peça.
fill-costs =
    { $points ->
        [one] Incompleto, custa { $points } ponto no fim.
       *[other] Incompleto, custa { $points } pontos no fim.
    }
fill-key = H: como completar isto?

warn-title = Tem certeza?
warn-anyway = Fazer assim mesmo
warn-not = Melhor não
warn-setting = Avisar antes de um desperdício

# Reasons, where one sees what they speak of.
board-fits-nowhere = { $shape } não encaixa em nenhum dos seus quebra-cabeças agora.
board-place-empty = Não há mais quebra-cabeça aqui.
