# The page: the deal of the day, and the puzzle of the day.

today = Hoje
new-day = Um novo dia começou. O que você já iniciou conta para { $date }.

daily-deal = Partida do dia
daily-of = Partida do dia { $day }
daily-words = Solo, igual para todos. Dificuldade: { $difficulty }.
daily-result =
    { $result ->
        [won] Você venceu, { $points } : { $against }.
       *[lost] O adversário venceu, { $points } : { $against }.
    }
daily-streak = Dias seguidos: { $played } jogados, { $won } vencidos
daily-best = Seu recorde: { $points }
daily-again = Mais uma vez, para treinar
daily-new = A partida de hoje
daily-line =
    { $result ->
        [won] Project L, partida do dia { $day }: vitória { $points } : { $against }
       *[lost] Project L, partida do dia { $day }: derrota { $points } : { $against }
    }

fewest-title = Quebra-cabeça do dia
fewest-words = Preencha a área recuada com o mínimo de peças.
fewest-fill = Preencher
fewest-task = Preencha a área recuada com o mínimo de peças. Há peças de sobra de cada formato.
fewest-hole = A área recuada
fewest-left = Ainda vazias: { $cells }
fewest-pieces = Peças
fewest-piece = { $shape }, quantas quiser
fewest-laid =
    { $count ->
        [one] { $count } peça até agora
       *[other] { $count } peças até agora
    }
fewest-empty = A área recuada está vazia.
fewest-again = Recomeçar
fewest-show = Mostrar como
fewest-done =
    { $pieces ->
        [one] { $pieces } peça. Com menos não dá!
       *[other] { $pieces } peças. Com menos não dá!
    }
fewest-more =
    { $pieces ->
        [one] { $pieces } peça. Dá para usar { $more } a menos.
       *[other] { $pieces } peças. Dá para usar { $more } a menos.
    }
fewest-shown =
    { $pieces ->
        [one] Basta { $pieces } peça.
       *[other] Bastam { $pieces } peças.
    }
fewest-solved =
    { $tries ->
        [one] O mínimo, { $pieces }, na primeira tentativa.
       *[other] O mínimo, { $pieces }, em { $tries } tentativas.
    }
fewest-open =
    { $pieces ->
        [one] Preenchida com { $pieces } peça; dá com menos.
       *[other] Preenchida com { $pieces } peças; dá com menos.
    }
fewest-streak =
    { $days ->
        [one] { $days } dia seguido
       *[other] { $days } dias seguidos
    }
fewest-new = O quebra-cabeça de hoje
fewest-line =
    { $result ->
        [solved] Project L, quebra-cabeça { $day }: o mínimo de peças, tentativas: { $tries }
       *[open] Project L, quebra-cabeça { $day }: ainda não o mínimo de peças, tentativas: { $tries }
    }
