# What speaks for a turn that is advised. Each is a remark about the turn ("this turn … ").
# $slots, $rewards and $shapes are lists of slot numbers or piece names, ready to read.
# $place is a place of the market, such as W2 or 7.

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
    pode completar o espaço { $slot } no próximo turno: { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } e { $reward }
hint-ready-taken =
    pode completar o quebra-cabeça da posição { $place } no próximo turno: { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } e { $reward }
hint-ready-master = pode completar os espaços { $slots } no próximo turno, com uma Ação de Mestre
hint-denies-mastermind = pega o quebra-cabeça da posição { $place }, que seria o próximo do adversário
hint-denies-puzzle = pega o quebra-cabeça da posição { $place } antes que o jogador { $player } possa completá-lo
hint-denies-piece = fica com a última { $shape }, que falta ao jogador { $player } no espaço { $slot }
hint-makes = troca por { $shape }, que falta no espaço { $slot }
hint-makes-taken = troca por { $shape }, que falta no quebra-cabeça da posição { $place }
hint-gets = consegue { $shape }, que falta no espaço { $slot }
hint-gets-taken = consegue { $shape }, que falta no quebra-cabeça da posição { $place }
hint-fills =
    suas peças completam o quebra-cabeça da posição { $place } em { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turnos
    }: { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } e { $reward }
hint-starts =
    começa o quebra-cabeça da posição { $place }, que vale { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } e { $reward }; { $pieces ->
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
hint-little = muda pouca coisa

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
