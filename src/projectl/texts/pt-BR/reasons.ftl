# Why an action is not legal now, and what would be.

illegal-action = “{ $action }” não é possível agora. { $reason }

reason-none = Isso pode ser feito agora.
reason-over = A partida acabou.
reason-reward-due = A reserva não tem { $shape } para sua recompensa; escolha { $choices }.
reason-no-reward-due = Não há recompensa a escolher; ela vem sozinha enquanto a reserva a tiver.
reason-master-place = Você está em uma Ação de Mestre: coloque uma peça.
reason-master-end = Você está em uma Ação de Mestre: encerre-a.
reason-master-place-or-end = Você está em uma Ação de Mestre: coloque uma peça ou encerre-a.
reason-touches = São os ajustes finais: coloque peças ou encerre seus ajustes.
reason-no-actions =
    Você não tem mais ações; compre uma por { $coins ->
        [one] { $coins } moeda
       *[other] { $coins } moedas
    } ou encerre o turno.
reason-slots-full = Seus quatro espaços estão ocupados; complete um quebra-cabeça primeiro.
reason-place-empty = { $place } está vazia; há quebra-cabeças em { $places }.
reason-market-empty = Não há mais quebra-cabeças para pegar.
reason-reserve-empty = A reserva está vazia.
reason-piece-level-one = A peça que se pode pegar é { $shape }; as maiores vêm por troca ou como recompensa.
reason-piece-lowest = A reserva não tem peças abaixo do nível { $level }; pegue { $choices }.
reason-no-piece = Seu suprimento não tem { $shape }; tem { $held }.
reason-no-piece-at-all = Seu suprimento não tem { $shape }; está vazio.
reason-same-shape = Uma troca é entre formatos diferentes; { $shape } não se troca por si mesma.
reason-upgrade-missing = A reserva não tem { $get }; { $give } pode virar { $choices } agora.
reason-upgrade-missing-all = A reserva não tem { $get } nem outra peça para trocar por { $give }.
reason-upgrade-too-far = { $get } está mais de um passo acima de { $give }, que pode virar { $choices } agora.
reason-upgrade-too-far-all = { $get } está mais de um passo acima de { $give }.
reason-slot-empty =
    { $count ->
        [one] O espaço { $slot } está vazio; seu quebra-cabeça está no espaço { $slots }.
       *[other] O espaço { $slot } está vazio; seus quebra-cabeças estão nos espaços { $slots }.
    }
reason-no-puzzle = O espaço { $slot } está vazio; você ainda não tem quebra-cabeças.
reason-slot-mastered = Esta Ação de Mestre já colocou uma peça no espaço { $slot }; no máximo uma em cada quebra-cabeça.
reason-fits-nowhere = { $shape } não encaixa de jeito nenhum no espaço { $slot }; casas vazias: { $empty }.
reason-hole-full = A área recuada do espaço { $slot } está cheia.
reason-outside =
    { $count ->
        [one] { $cells } fica fora da área recuada; casas vazias: { $empty }.
       *[other] { $cells } ficam fora da área recuada; casas vazias: { $empty }.
    }
reason-covered =
    { $count ->
        [one] { $cells } já está coberta; casas vazias: { $empty }.
       *[other] { $cells } já estão cobertas; casas vazias: { $empty }.
    }
reason-outside-and-covered = Fora da área recuada: { $outside }; já cobertas: { $covered }; casas vazias: { $empty }.
reason-master-used = Você já usou sua Ação de Mestre neste turno.
reason-master-no-fit = A Ação de Mestre coloca pelo menos uma peça, e nenhuma das suas encaixa.
reason-master-first = A Ação de Mestre coloca pelo menos uma peça antes de ser encerrada.
reason-nothing-to-end =
    { $count ->
        [1] Não há Ação de Mestre para encerrar; seu turno acaba sozinho, depois de mais uma ação.
       *[other] Não há Ação de Mestre para encerrar; seu turno acaba sozinho, depois de mais { $count } ações.
    }
reason-finesse-only = Só no modo Finesse dá para comprar ações.
reason-coins =
    Uma ação custa { $price ->
        [one] { $price } moeda
       *[other] { $price } moedas
    }; { $coins ->
        [0] você não tem nenhuma para gastar
       *[other] você tem { $coins } para gastar
    }.
reason-actions-left =
    { $count ->
        [1] Você ainda tem uma ação e precisa usá-la.
       *[other] Você ainda tem { $count } ações e precisa usar todas.
    }
reason-pass = Só se passa quando nada mais é possível.
