# Looking back at a game: every moment of it, and every turn judged.
look-back = Rever
replay-title = Revendo a partida
why-past = Isto é só para rever. Para jogar, escolha “Jogar daqui”.
replay-scrubber = Momento da partida
replay-moment = Ação { $at } de { $last } · rodada { $round } · { $name }
replay-steps = Passos
replay-first = Para o início
replay-turn-back = Um turno para trás
replay-back = Uma ação para trás
replay-forward = Uma ação adiante
replay-turn-forward = Um turno adiante
replay-last = Para o fim
replay-seen-from = Visto por
replay-link = Link para este momento

# A new game that begins with this moment
branch = Jogar daqui
branch-over = Aqui a partida já acabou; volte um pouco.
branch-seat = Você joga por
branch-against = Os outros
branch-go = Começar
branch-words = Uma nova partida começa nesta posição. As cartas estão como estavam.

# The turn that is looked at. $percent and $points are what it gave away against the best turn that was found.
replay-turn-of = Rodada { $round }: { $name }
replay-touches-of = Ajustes finais: { $name }
grade-best = Não se achou nada melhor.
grade-good = Um bom turno; o melhor prometia { $percent }% a mais.
grade-slip =
    Um deslize: custou { $percent }% de chance e { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
grade-blunder =
    Um erro grave: custou { $percent }% de chance e { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
replay-show-better = Mostrar o turno melhor
replay-show-played = Mostrar o que foi jogado
judging = Avaliando cada turno: { $done } de { $total }
judging-done = Todos os turnos foram avaliados.
judging-soon = Este turno ainda não foi avaliado.
judging-failed = Não foi possível carregar o motor do jogo.

# What one will remember. $round is the round or the finishing touches; $way is more, less or even.
replay-summary = Para lembrar
replay-round = rodada { $round }
remember-best = Melhor turno: { $round }, { $percent }% além do esperado
remember-costliest = Turno mais caro: { $round }, { $percent }% perdidos
remember-no-slip = Nenhum turno custou muito
remember-luck =
    Sorte nas cartas: { $way ->
        [more] +{ $percent }%
        [less] −{ $percent }%
       *[even] equilibrada
    }
replay-how = As porcentagens são chances de vencer, como uma busca curta as vê. Sorte é o que as cartas reveladas trouxeram, comparadas a outras que poderiam ter vindo.
