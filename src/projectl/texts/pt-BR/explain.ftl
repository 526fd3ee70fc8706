# What a thing on the board is, and what it does now: told when one points at it, focuses it or keeps a finger on it.

tip-rule = Regra { $rule }
explain-help = Aponte para qualquer coisa na mesa, leve o foco até ela ou segure o dedo sobre ela: ela diz o que é. Tab vai de área em área; as setas, dentro de cada uma.

# A hole, line by line
hole-row = linha { $row }: { $columns }
hole-run = de { $from } a { $to }

# Pieces
piece-words =
    { $shape }, { $shape ->
        [I1] uma casa só
        [I2] uma barra de duas
        [I3] uma barra de três
        [V3] um canto de três
        [I4] uma barra de quatro
        [L4] um L de quatro
        [T4] um T de quatro
        [S4] um ziguezague de quatro
       *[O4] um bloco de quatro
    }: nível { $level }.
about-reserve = { $piece } A reserva é de todos; das 10 que existem, { $left } estão nela.
about-supply =
    { $person ->
        [you] { $piece } Você tem { $count }; gire e vire como quiser.
       *[other] { $piece } { $name } tem { $count }.
    }
about-supply-whole =
    { $person ->
        [you] Suas peças que não estão em nenhum quebra-cabeça.
       *[other] Peças de { $name } que não estão em nenhum quebra-cabeça.
    }
now-supply =
    { $fits ->
        [0] Pegue-a na mão: pode ser trocada na reserva.
       *[other] { $exchanges ->
            [0] Pegue-a na mão: encaixa em um quebra-cabeça.
           *[other] Pegue-a na mão: encaixa em um quebra-cabeça e pode ser trocada na reserva.
        }
    }

# Puzzles
about-place =
    { $colour ->
        [white] Um quebra-cabeça branco com { $squares } casas. Complete-o e ganhe { $points }, a peça { $reward } e suas peças de volta.
       *[black] Um quebra-cabeça preto com { $squares } casas. Complete-o e ganhe { $points }, a peça { $reward } e suas peças de volta.
    }
about-place-empty = Não há mais quebra-cabeça aqui: a pilha acabou.
now-place = Pressione, e mais uma vez para levá-lo ao espaço { $slot }: uma ação.
about-slot =
    { $person ->
        [you] Seu quebra-cabeça; casas vazias: { $left }. Completo, ele dá { $points }, a peça { $reward } e suas peças de volta.
       *[other] Um quebra-cabeça de { $name }; casas vazias: { $left }. Completo, ele dá { $points } e a peça { $reward }.
    }
about-slot-free =
    { $person ->
        [you] Um espaço livre. O quebra-cabeça que você pega vai para o primeiro livre; são quatro.
       *[other] Um espaço livre de { $name }.
    }
about-pile =
    { $count ->
        [0] Os quebra-cabeças completos vêm para cá; o número na marca são os pontos.
       *[other] Quebra-cabeças completos: o número na marca são os pontos, e a moldura distingue brancos de pretos.
    }
about-deck =
    { $colour ->
        [white] A pilha branca, restam { $left }: quebra-cabeças fáceis que dão boas peças. Ela repõe a linha branca.
       *[black] A pilha preta, restam { $left }: quebra-cabeças difíceis que dão pontos. Quando acaba, joga-se esta rodada e mais uma.
    }
about-deck-solo =
    { $colour ->
        [white] Quebra-cabeças brancos, restam { $left }. Eles repõem o quadrado antes dos pretos.
       *[black] Quebra-cabeças pretos, restam { $left }. Quando sai o último, joga-se esta rodada e mais uma.
    }

# A turn and the score
about-pips = Cada ponto é uma ação. Um turno tem três: pegar um quebra-cabeça, pegar uma peça pequena, trocar uma peça, colocar uma ou, uma vez por turno, a Ação de Mestre.
about-round =
    { $last ->
        [now] Esta é a última rodada. Depois vêm os ajustes finais.
        [next] A pilha acabou: depois desta rodada há mais uma.
       *[no] Em uma rodada cada um tem um turno.
    }
about-score = Os pontos dos quebra-cabeças completos, menos um por ajuste final.
about-score-solo = Os pontos dos quebra-cabeças completos, menos os dos incompletos e um por ajuste final.
about-score-mastermind = Os pontos dos quebra-cabeças que ele pegou. Você só vence com mais.
about-touches = Ajustes finais: depois da última rodada, cada peça colocada custa um ponto.
about-touches-coins = Ajustes finais: depois da última rodada, cada peça colocada custa uma moeda ou, se não houver, um ponto.

# Solo
column-locks = Coluna { $column }: { $locks }
about-locks =
    { $count ->
        [0] Sem bloqueio: o adversário pode pegar desta coluna.
       *[other] Bloqueada: o adversário não pega nada desta coluna. A cada quebra-cabeça que você pega dela, um bloqueio passa para ele.
    }
about-mastermind = O adversário pega o quebra-cabeça de mais pontos das colunas sem bloqueio; em caso de empate, o primeiro na ordem de leitura.
about-mastermind-two = O adversário pega o quebra-cabeça de mais pontos das colunas sem bloqueio e depois o de menos pontos da mesma coluna.
about-holds =
    { $count ->
        [0] O adversário não tem bloqueios. Os das colunas de onde você pega vão para ele.
       *[other] Bloqueios do adversário. Eles vão para cima da próxima coluna de onde ele pegar.
    }

# Finesse
about-coins = Duas moedas compram mais uma ação. Para gastar: { $available }. Pendentes, liberadas no próximo turno: { $pending }.
about-bank = Moedas no banco: { $coins } de 35. Se ele estiver vazio quando for pagar, quem tem mais devolve uma antes.
about-tile =
    { $when ->
        [now] { $words }. Vale nesta rodada, para cada um no seu turno.
        [later] { $words }. A rodada dela ainda vem: a cada rodada vale a próxima ficha.
       *[down] { $words }.
    }

# Tools
about-tool-master = Uma ação: coloque peças em quantos dos seus quebra-cabeças quiser, no máximo uma em cada. Uma vez por turno.
about-tool-done-master = Encerra a Ação de Mestre. O que ela completou é pago agora.
about-tool-done-touch = Encerra seus ajustes finais. O que eles completaram é contado.
about-tool-insert = Duas moedas por mais uma ação neste turno.
about-tool-end = Encerra seu turno. Você fica com as moedas.
about-tool-pass = Não há mais nada a fazer: passar gasta uma ação.
about-tool-confirm = Coloca a peça onde ela aparece: uma ação. Ela fica ali até o quebra-cabeça ser completado.
about-tool-undo = Desfaz sua última ação, até uma carta ser revelada.
about-tool-reset = Desfaz tudo o que você fez neste turno, até a última carta revelada.
about-tool-hint = Mostra jogadas que parecem boas, e por quê.
about-tool-plan = Seu próximo turno, ou seus ajustes finais, para experimentar enquanto os outros jogam. Só você vê.
