# What happened, one sentence an effect. $person is "you" where the reader is meant, else "other".

effect-take =
    { $person ->
        [you] Você
       *[other] { $name }
    } pegou um quebra-cabeça de { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } com recompensa { $reward }.
effect-piece =
    { $person ->
        [you] Você pegou uma { $shape }.
       *[other] { $name } pegou uma { $shape }.
    }
effect-upgrade =
    { $person ->
        [you] Você trocou { $given } por { $shape }.
       *[other] { $name } trocou { $given } por { $shape }.
    }
effect-place =
    { $person ->
        [you] Você colocou { $shape } no espaço { $slot } ({ $cells }).
       *[other] { $name } colocou { $shape } no espaço { $slot } ({ $cells }).
    }
effect-reward =
    { $person ->
        [you] Você escolheu { $shape } no lugar de { $given }.
       *[other] { $name } escolheu { $shape } no lugar de { $given }.
    }
effect-master =
    { $person ->
        [you] Você começou uma Ação de Mestre.
       *[other] { $name } começou uma Ação de Mestre.
    }
effect-done =
    { $person ->
        [you] Você encerrou a Ação de Mestre.
       *[other] { $name } encerrou a Ação de Mestre.
    }
effect-done-touches =
    { $person ->
        [you] Você encerrou seus ajustes finais.
       *[other] { $name } encerrou os ajustes finais.
    }
effect-insert =
    { $person ->
        [you] Você
       *[other] { $name }
    } pagou { $coins ->
        [one] { $coins } moeda
       *[other] { $coins } moedas
    } por mais uma ação.
effect-pass =
    { $person ->
        [you] Você passou.
       *[other] { $name } passou.
    }
effect-end =
    { $person ->
        [you] Você encerrou seu turno.
       *[other] { $name } encerrou o turno.
    }
effect-complete =
    { $person ->
        [you] Você
       *[other] { $name }
    } completou um quebra-cabeça: { $points ->
        [one] { $points } ponto.
       *[other] { $points } pontos.
    }
effect-reward-paid =
    { $person ->
        [you] Você ganhou { $shape } como recompensa.
       *[other] { $name } ganhou { $shape } como recompensa.
    }
effect-reward-due =
    { $person ->
        [you] A reserva não tem { $shape } para sua recompensa: escolha outra peça.
       *[other] A reserva não tem { $shape } para a recompensa: { $name } pode escolher outra peça.
    }
effect-reward-missing =
    { $person ->
        [you] A reserva não tem { $shape } para sua recompensa, nem nada no lugar.
       *[other] A reserva não tem { $shape } para a recompensa de { $name }, nem nada no lugar.
    }
effect-coins =
    { $person ->
        [you] Você
       *[other] { $name }
    } { $change ->
        [less] devolveu
       *[more] ganhou
    } { $coins ->
        [one] { $coins } moeda.
       *[other] { $coins } moedas.
    }
effect-mastermind-take =
    O adversário pegou um quebra-cabeça de { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } com recompensa { $reward }.
effect-mastermind-pass = O adversário não pegou nada.
effect-last-round =
    { $deck ->
        [black] A pilha preta acabou: a rodada { $round } é a última.
       *[grid] A pilha acabou: a rodada { $round } é a última.
    }
effect-idle-rounds =
    { $rounds ->
        [1] Ninguém pegou um quebra-cabeça nem colocou uma peça: uma rodada parada; { $most } seguidas encerram a partida.
       *[other] Ninguém pegou um quebra-cabeça nem colocou uma peça: { $rounds } rodadas paradas; { $most } seguidas encerram a partida.
    }
effect-round = Rodada { $round }.
effect-touches = Começam os ajustes finais.
effect-over = A partida acabou.
