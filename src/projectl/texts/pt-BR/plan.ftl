# The page: planning a turn while others move.

plan = Planejar com antecedência
plan-short = Planejar
plan-title = Seu plano
plan-begin =
    { $next ->
        [touches] Coloque o que colocaria como ajustes finais. Só você vê.
       *[turn] Faça na mesa o que faria a seguir. Só você vê.
    }
plan-private =
    { $next ->
        [touches] Só você vê. Ele espera pelos seus ajustes finais.
       *[turn] Só você vê. Ele passa para o seu turno.
    }
plan-turn = É a sua vez: jogue o plano ou continue planejando.
plan-gone = É a sua vez, e nada do plano é mais possível.
plan-full =
    { $next ->
        [touches] seus ajustes finais estão planejados
       *[turn] o turno inteiro está planejado
    }
plan-lost-short = Não dá mais:
plan-lost =
    { $count ->
        [one] Não dá mais: { $steps }.
       *[other] { $count } passos não dão mais: { $steps }.
    }
plan-play = Jogar meu plano
plan-clear = Desistir do plano
plan-no-hint = Dicas são para a sua vez, não para um plano.
