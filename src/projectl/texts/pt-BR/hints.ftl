# What speaks for a turn that is advised. Each is a remark about the turn ("this turn … ").
# $slots, $rewards and $shapes are lists of slot numbers or piece names, ready to read.
# $place is a place of the market, such as W2 or 7.
# $when is now, in what is left of this turn, or next, in the next turn.

hint-completes =
    { $count ->
        [one] completa o espaço { $slots } agora
       *[other] completa os espaços { $slots } agora
    }: { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }, e ainda traz { $rewards }
hint-completes-only =
    { $count ->
        [one] completa o espaço { $slots } agora
       *[other] completa os espaços { $slots } agora
    }: { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
# $standing: after this turn, the player is ahead, behind or level with the best other.
hint-ends =
    { $standing ->
        [ahead] esvazia a pilha preta e dá início ao fim, com { $points ->
            [one] { $points } ponto
           *[other] { $points } pontos
        } de vantagem
        [behind] esvazia a pilha preta e dá início ao fim, com { $points ->
            [one] { $points } ponto
           *[other] { $points } pontos
        } de desvantagem
       *[level] esvazia a pilha preta e dá início ao fim, com a pontuação empatada
    }
hint-ends-solo = a pilha acaba, o que dá início ao fim
hint-ready =
    pode completar o espaço { $slot } { $when ->
        [now] ainda neste turno
       *[next] no próximo turno
    }: { $worth }
hint-ready-taken =
    pode completar o quebra-cabeça { $place } { $when ->
        [now] ainda neste turno
       *[next] no próximo turno
    }: { $worth }
hint-ready-master =
    pode completar os espaços { $slots } { $when ->
        [now] ainda neste turno
       *[next] no próximo turno
    }, com uma Ação de Mestre
hint-denies-mastermind = pega o quebra-cabeça { $place }, que seria o próximo do adversário
hint-denies-puzzle = pega o quebra-cabeça { $place } antes que o jogador { $player } possa completá-lo
hint-denies-piece = fica com a última { $shape }, a única peça que falta ao jogador { $player } no espaço { $slot }
hint-makes = troca por { $shape }, que ajuda a completar o espaço { $slot }
hint-makes-taken = troca por { $shape }, que ajuda a completar o quebra-cabeça { $place }
hint-gets = consegue { $shape }, que ajuda a completar o espaço { $slot }
hint-gets-taken = consegue { $shape }, que ajuda a completar o quebra-cabeça { $place }
hint-fills =
    { $pieces ->
        [one] você tem a peça que completa
       *[other] você tem as { $pieces } peças que completam
    } o quebra-cabeça { $place }: { $worth }
hint-starts =
    começa o quebra-cabeça { $place } ({ $worth }); { $pieces ->
        [one] falta { $pieces } peça
       *[other] faltam { $pieces } peças
    }
hint-coins =
    rende { $coins ->
        [one] { $coins } moeda
       *[other] { $coins } moedas
    }
hint-buys = compra mais uma ação
hint-lock = passa um bloqueio da coluna { $column } para o adversário
hint-covers =
    deixa { $cells ->
        [one] { $cells } casa vazia
       *[other] { $cells } casas vazias
    } no espaço { $slot }
hint-keeps = guarda { $shapes } para depois
hint-keeps-touches = guarda { $shapes } para os ajustes finais
hint-little = nada em especial se destaca

# Finishing touches
hint-touches =
    { $count ->
        [one] completa o espaço { $slots }
       *[other] completa os espaços { $slots }
    }: { $points ->
        [one] { $points } ponto a mais no total
       *[other] { $points } pontos a mais no total
    }
hint-touches-even =
    { $count ->
        [one] completa o espaço { $slots } sem ganhar nem perder pontos, e quebra-cabeças completos desempatam
       *[other] completa os espaços { $slots } sem ganhar nem perder pontos, e quebra-cabeças completos desempatam
    }
hint-touches-none = nenhum outro ajuste rende mais pontos do que custa

# What the search expects: $percent is the chance to win, $lead is how far the player will be ahead (hint-lead).
hint-odds = { $percent }% de chance de vencer, em média { $lead }
hint-odds-solo = { $percent }% de chance de vencer o adversário, em média { $lead }
# $standing: at the end, the player is ahead, behind or level with the best other.
hint-lead =
    { $standing ->
        [ahead] { $points ->
            [one] { $points } ponto
           *[other] { $points } pontos
        } à frente
        [behind] { $points ->
            [one] { $points } ponto
           *[other] { $points } pontos
        } atrás
       *[level] empate em pontos
    }
# When only finishing touches are left, the outcome is known.
hint-outcome =
    { $outcome ->
        [won] vence a partida
        [shared] divide a vitória
       *[lost] não vence
    }: { $lead }
hint-outcome-solo =
    { $outcome ->
        [won] vence o adversário
       *[lost] não vence o adversário
    }: { $lead }
# Said after the actions of a turn that stops at a card nobody knows yet.
hint-goes-on = depois, conforme o que aparecer
# What a puzzle is worth; $worth in other messages.
hint-worth =
    { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }, recompensa { $reward }
hint-worth-points =
    { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }

# Warnings before an action that wastes something; only what is certain is said.
waste-nothing = Nada se perde.
waste-breaks =
    { $pieces ->
        [one] Agora suas peças completam o espaço { $slot }. Com { $shape } assim, vai faltar mais uma.
       *[other] Agora suas peças completam o espaço { $slot }. Com { $shape } assim, vão faltar mais { $pieces }.
    }
waste-strands = Com { $shape } assim, nem todas as peças da reserva completariam o espaço { $slot }.
waste-trades-away = Agora suas peças completam o espaço { $slot }. Sem { $shape }, não completam.
waste-too-late =
    { $actions ->
        [0] É tarde para o quebra-cabeça { $place }: ele pede pelo menos { $pieces ->
        [one] { $pieces } ação
       *[other] { $pieces } ações
    }, e depois desta não sobra nenhuma. Ele não rende mais pontos.
       *[other] É tarde para o quebra-cabeça { $place }: ele pede pelo menos { $pieces ->
        [one] { $pieces } ação
       *[other] { $pieces } ações
    }, e depois desta { $actions ->
        [one] sobra { $actions }
       *[other] sobram { $actions }
    }. Ele não rende mais pontos.
    }
waste-too-late-solo =
    É tarde para o quebra-cabeça { $place }: ele pede pelo menos { $pieces ->
        [one] { $pieces } ação
       *[other] { $pieces } ações
    }, e depois desta { $actions ->
        [one] sobra { $actions }
       *[other] sobram { $actions }
    }. Incompleto, ele custa { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
waste-misses = Você ainda pode completar o espaço { $slot }, e este é seu último turno. Depois desta ação, não mais.
waste-master-alone = Esta Ação de Mestre só colocaria uma peça. Colocá-la sem o Mestre custa o mesmo.
waste-touch-lost = Depois disto suas peças não completam o espaço { $slot }: o ajuste seria em vão.
waste-touch-costs =
    { $points ->
        [0] Completar o espaço { $slot } ainda custa { $pieces ->
        [one] { $pieces } ponto
       *[other] { $pieces } pontos
    }, e não rende nenhum.
       *[other] Completar o espaço { $slot } ainda custa { $pieces ->
        [one] { $pieces } ponto
       *[other] { $pieces } pontos
    }, e rende só { $points }.
    }
waste-touch-left =
    Você ainda pode completar o espaço { $slot } e ganhar { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
