# Pictures: what is written in them, and what is read to those who cannot see them.

picture-players =
    { $count ->
        [one] { $count } jogador
       *[other] { $count } jogadores
    }
picture-idle =
    { $rounds ->
        [one] { $rounds } rodada parada de { $most }
       *[other] { $rounds } rodadas paradas de { $most }
    }
# { $words } are a few short texts, such as "4 points and 2 finished puzzles".
picture-about = { $name }: { $words }.
picture-first = começou
picture-master = Ação de Mestre
picture-master-on =
    { $count ->
        [one] Mestre no espaço { $slots }
       *[other] Mestre nos espaços { $slots }
    }
picture-master-used = Ação de Mestre usada
picture-task-reward = escolhe uma peça no lugar de { $shape }
picture-task-touch = cada peça colocada custa um ponto
picture-task-touch-coins = cada peça colocada custa uma moeda ou um ponto

# The result, with the points of the first and, where there are only two, of the second.
picture-won =
    { $points ->
        [one] { $name } venceu com { $points } ponto
       *[other] { $name } venceu com { $points } pontos
    }
picture-won-of-two = { $name } venceu, { $points } a { $second }
picture-mastermind-won = O adversário venceu, { $points } a { $second }
picture-shared =
    { $points ->
        [one] { $names } dividem a vitória com { $points } ponto
       *[other] { $names } dividem a vitória com { $points } pontos
    }

# A piece and a puzzle
picture-piece = Peça { $shape }
picture-piece-words =
    { $shape ->
        [I1] I1, peça de uma casa: amarela, marcada com um ponto.
        [I2] I2, peça de duas casas: verde, marcada com duas barras.
        [I3] I3, peça de três casas: azul, marcada com três barras.
        [V3] V3, peça de três casas: âmbar, marcada com um canto preenchido.
        [I4] I4, peça de quatro casas: roxa, marcada com quatro barras.
        [L4] L4, peça de quatro casas: ciano, marcada com a letra L.
        [T4] T4, peça de quatro casas: magenta, marcada com a letra T.
        [S4] S4, peça de quatro casas: laranja, marcada com a letra S.
       *[O4] O4, peça de quatro casas: vermelha, marcada com um quadrado.
    }
picture-puzzle = Quebra-cabeça { $puzzle }
picture-puzzle-words =
    { $colour ->
        [white] Quebra-cabeça branco { $puzzle }. Pontos: { $points }. Recompensa: { $reward }. Área recuada: { $cells }.
       *[black] Quebra-cabeça preto { $puzzle }. Pontos: { $points }. Recompensa: { $reward }. Área recuada: { $cells }.
    }
picture-laid = { $shape } em { $cells }
picture-on-it = Nele: { $laid }.
picture-nothing-on-it = Nele: nenhuma peça.

# The market and the reserve
picture-place-next = { $place }, próximo do adversário
picture-deck = pilha
picture-deck-empty =
    { $colour ->
        [white] sem brancas
       *[black] sem pretas
    }
picture-decks = Restam nas pilhas: brancas { $white }, pretas { $black }.
picture-on-offer = Disponíveis:
picture-places-empty = Vazias: { $places }.
picture-reserve = Reserva: { $pieces }.
picture-locks = bloqueios { $locks }
picture-mastermind-locks = Bloqueios na mão: { $held }. Bloqueios acima das colunas: { $locks }.

# The tiles
picture-tile-over = { $round } já saiu
picture-tile-down = virada
picture-tile-blue = fim turno
picture-tile-pink = na hora

# A mat
picture-slot = espaço { $slot }
picture-free = livre
picture-pile =
    { $count ->
        [one] { $count } completo
       *[other] { $count } completos
    }
picture-pile-empty = nenhum quebra-cabeça completo ainda
picture-coins =
    { $count ->
        [one] { $count } moeda
       *[other] { $count } moedas
    }
picture-pending =
    { $count ->
        [one] { $count } pendente
       *[other] { $count } pendentes
    }
picture-supply = Suprimento: { $pieces }.
picture-supply-none = Suprimento: sem peças.

# A whole game as a sheet of small pictures
picture-sheet =
    { $count ->
        [one] Uma partida de Project L em { $count } imagem
       *[other] Uma partida de Project L em { $count } imagens
    }
picture-deal = O começo
picture-after-round = Após a rodada { $round }
picture-after-actions =
    { $count ->
        [one] Após { $count } ação
       *[other] Após { $count } ações
    }
picture-actions =
    { $count ->
        [one] { $count } ação
       *[other] { $count } ações
    }
picture-end = O fim
picture-all-have =
    { $points ->
        [one] todos têm { $points } ponto
       *[other] todos têm { $points } pontos
    }
picture-lead-shared =
    { $points ->
        [one] { $count } lideram com { $points } ponto
       *[other] { $count } lideram com { $points } pontos
    }
picture-lead =
    { $points ->
        [one] { $name } lidera com { $points } ponto
       *[other] { $name } lidera com { $points } pontos
    }

# Plain text, in columns of fixed width. Capital letters, full stops and their absence are meant.
text-over =
    { $reason ->
        [black-deck-empty] A partida acabou: a pilha preta acabou e houve mais uma rodada.
        [deck-empty] A partida acabou: a pilha acabou e houve mais uma rodada.
        [idle-rounds] A partida acabou: por cinco rodadas ninguém pegou nem colocou nada.
       *[last-tile] A partida acabou: a última ficha saiu.
    }
text-round =
    { $last ->
        [now] Rodada { $round } (a última). { $turn }
        [next] Rodada { $round } (a penúltima). { $turn }
       *[no] Rodada { $round }. { $turn }
    }
text-round-of =
    { $last ->
        [now] Rodada { $round } de { $rounds } (a última). { $turn }
        [next] Rodada { $round } de { $rounds } (a penúltima). { $turn }
       *[no] Rodada { $round } de { $rounds }. { $turn }
    }
# $waiting is one of the five that follow, $left is actions-left.
text-turn = { $name }: { $waiting }
text-master-used = { $left }, Ação de Mestre usada
text-master =
    { $count ->
        [0] Mestre, { $left }
        [one] Mestre no espaço { $slots }, { $left }
       *[other] Mestre nos espaços { $slots }, { $left }
    }
text-substitute = uma peça no lugar de { $shape }, { $left }
text-touches = ajustes finais, um ponto por peça colocada
text-touches-coins = ajustes finais, uma moeda ou um ponto por peça colocada
text-result = { $rank }. { $name }: { $points }
text-idle =
    { $rounds ->
        [one] { $rounds } rodada parada; cinco seguidas encerram a partida
       *[other] { $rounds } rodadas paradas; cinco seguidas encerram a partida
    }
# $pieces come last, as in text-supply.
text-reserve = Reserva { $pieces }

# The market
text-white-row = Linha branca, mais { $left } na pilha
text-black-row = Linha preta, mais { $left } na pilha
text-deck =
    { $white ->
        [0] { $black ->
            [0] Pilha: vazia
            [one] Pilha: { $black } preta
           *[other] Pilha: { $black } pretas
        }
        [one] Pilha: { $white } branca, depois { $black ->
            [one] { $black } preta
           *[other] { $black } pretas
        }
       *[other] Pilha: { $white } brancas, depois { $black ->
            [one] { $black } preta
           *[other] { $black } pretas
        }
    }
# In 8 columns.
text-locks =
    { $count ->
        [0] livre
       *[other] { $count } bloq.
    }
# Points and reward of a puzzle, in 7 columns.
text-worth = { $points }p +{ $reward }

# A seat
text-none = sem peças
text-first = { $name } (começou)
text-finished =
    { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } em { $puzzles ->
        [one] { $puzzles } quebra-cabeça completo
       *[other] { $puzzles } quebra-cabeças completos
    }
text-touches-cost =
    { $points ->
        [one] { $points } ponto a menos pelos ajustes
       *[other] { $points } pontos a menos pelos ajustes
    }
text-coins =
    { $coins ->
        [one] { $coins } moeda
       *[other] { $coins } moedas
    }{ $pending ->
        [0] { "" }
        [one] , { $pending } pendente
       *[other] , { $pending } pendentes
    }
text-supply = suprimento { $pieces }
# In 7 columns.
text-slot = esp. { $slot }
text-free = vago

# The mastermind
text-mastermind-taken =
    { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } em { $puzzles ->
        [one] { $puzzles } quebra-cabeça
       *[other] { $puzzles } quebra-cabeças
    }
text-mastermind-locks =
    { $count ->
        [0] sem bloqueios na mão
        [one] { $count } bloqueio na mão
       *[other] { $count } bloqueios na mão
    }

# Tiles
text-bank = Banco { $coins }. Fichas { $tiles }
text-bank-alone = Banco { $coins }. Todas as fichas saíram
text-face-down =
    { $rounds ->
        [one] A ficha atual está virada para baixo, não paga nada por mais { $rounds } rodada
       *[other] A ficha atual está virada para baixo, não paga nada por mais { $rounds } rodadas
    }
text-tile-placing = { $tile }: na hora, uma moeda por peça colocada entre { $shapes }
text-tile-mastering = { $tile }: na hora, uma moeda por peça colocada em uma Ação de Mestre
text-tile-completing = { $tile }: na hora, uma moeda por completar um quebra-cabeça
text-tile-taking = { $tile }: na hora, uma moeda por pegar um quebra-cabeça
text-tile-trading = { $tile }: na hora, uma moeda por pegar uma peça de nível 1 ou trocar
text-tile-pieces = { $tile }: no fim do turno, uma moeda por peça sua entre { $shapes }
text-tile-kinds = { $tile }: no fim do turno, uma moeda por tipo que você tem de { $shapes }
text-tile-puzzles = { $tile }: no fim do turno, uma moeda por quebra-cabeça incompleto seu

# Legal actions. The first word of a line is notation and stays as it is.
text-upgrade = upgrade { $gives } para { $gets }
text-fits = { $shape } em { $count }
text-more-ways = { $shown }, ... ({ $count } modos)
