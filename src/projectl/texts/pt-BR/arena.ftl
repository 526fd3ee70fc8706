# The arena: what cannot be played, why an agent forfeits, and the report of a tournament.

# An agent that cannot be had. $error and $class are Python's own words.
agent-unknown = Não existe o robô “{ $name }”; os robôs são { $known }, ou module:Class.
agent-no-level = Não existe a força “{ $level }”; as forças são { $levels }.
agent-levels = “{ $spec }” tem mais de uma força.
agent-budget = O limite de reflexão é dado em segundos, como 0.5s, ou em nós, como 2000n, e não “{ $text }”.
agent-setup = Não foi possível preparar o robô “{ $agent }”: { $error }
agent-no-choose = “{ $name }” não é um robô: não tem o método choose(view).
agent-import = Não foi possível carregar o robô “{ $name }”: { $error }
agent-load = Não foi possível carregar o robô “{ $agent }”: ele { $fault }
agent-no-class = O robô “{ $name }” não existe: { $module } não tem a classe { $class }.

# A tournament that cannot be. Words after -- and words in “ ” are typed, the same in all languages.
arena-no-fork = A arena precisa de Linux ou macOS: os robôs jogam em processos criados por fork.
arena-no-agents = Um torneio precisa de robôs; indique pelo menos um.
arena-one-agent = O modo “{ $mode }” é jogado contra outros; indique pelo menos dois robôs.
arena-solo-gauntlet = Nos modos solo, cada robô joga sozinho; não há --gauntlet.
arena-solo-sprt = O SPRT compara dois robôs; nos modos solo, eles não se enfrentam.
arena-sprt-agents = O SPRT precisa de dois robôs ou de --gauntlet.
arena-bad-games = São de 1 a { $most } partidas por confronto, não { $games }.
arena-bad-limit = O limite por ação é maior que 0 e de no máximo { $most } segundos, não { $seconds }.
arena-bad-jobs = São de 1 a { $most } partidas ao mesmo tempo (--jobs), não { $jobs }.
arena-bad-sprt = O SPRT pede duas diferenças de Elo, a menor primeiro, não { $given }.

# A folder in which a tournament cannot be kept. $error is Python's own words.
arena-folder-empty = Não há torneio em { $folder }.
arena-folder-in-use = Há outros arquivos em { $folder }; escolha uma pasta vazia.
arena-folder-busy = Outra arena está jogando em { $folder }.
arena-folder-version = A pasta { $folder } foi gravada por outra versão do projectl.
arena-folder-unreadable = Não foi possível ler { $path }: { $error }
arena-folder-line = { $file }, linha { $line }: { $reason }
arena-no-result = Isto não é o resultado de uma partida: { $error }
arena-folder-differs = Há outro torneio em { $folder }; { $setting } lá: { $there }; aqui: { $here }.
arena-setting =
    { $name ->
        [agents] robôs
        [mode] modo
        [seats] lugares
        [difficulty] dificuldade
        [games] partidas por confronto
        [seed] semente
        [gauntlet] --gauntlet
        [sprt] SPRT
        [move_limit] limite por ação
       *[strict_time] --strict-time
    }
arena-setting-on = sim
arena-setting-off = não

# Workers that cannot play. $error is what the system or Ray says.
arena-worker-start = Não foi possível iniciar um processo de jogo: { $error }
arena-worker-silent = ele não disse nada
arena-ray-missing = --ray precisa do pacote ray: { $command }
arena-no-ray = Não há Ray em “{ $address }”: { $error }

# Faults: what an agent did instead of choosing a legal action. The agent is named before, as in
# "forfeit: `my:Agent` as seat 2, action 17: raised …". $error, $type and $text are not translated.
# Here: forfeit = derrota por falta; deal = embaralhamento; pairing = confronto; win rate = taxa de vitória
fault-raised = lançou { $error }
fault-setup = lançou { $error } ao ser preparado
fault-text = retornou o texto { $text }; um robô retorna uma ação
fault-type = retornou { $type }, que não é uma ação
fault-notation = escolheu “{ $text }”, que não é uma ação
fault-illegal = escolheu “{ $action }”, o que não é possível: { $reason }
fault-no-answer = enviou uma resposta que não é resposta
fault-timeout = não tinha respondido após { $seconds } s e foi interrompido
fault-exit = encerrou seu processo, com código de saída { $status }
fault-signal = teve o processo encerrado por { $signal }
fault-lost = perdeu seu processo ou fechou a conexão
fault-closed = não foi consultado: o grupo de robôs está fechado
fault-overrun =
    levou { NUMBER($spent, minimumFractionDigits: 2) } s em um turno de { $budget } s (--strict-time)

arena-forfeit =
    falta: `{ $agent }` no lugar { $seat }, ação { $action }: { $reason } [embaralhamento { $deal }, partida { $game }]
arena-void = anulada: embaralhamento { $deal }, partida { $game } ({ $agents }): { $reason }
arena-void-worker =
    { $times ->
        [one] o processo da partida foi encerrado { $times } vez
       *[other] o processo da partida foi encerrado { $times } vezes
    }

# The game that was played
arena-game-solo = { $mode }, { $difficulty }
arena-game =
    { $mode }, { $seats ->
        [one] { $seats } lugar
       *[other] { $seats } lugares
    }

# Tables
arena-agent = robô
arena-seats = lugares
arena-games = partidas
arena-won = vit.
arena-tied = emp.
arena-lost = der.
arena-win-rate = vitórias, 95 %
arena-elo = Elo, 95 %
arena-score = pontos
arena-mastermind = adversário
arena-margin = margem
arena-rounds = rodadas
arena-a-move = por ação
arena-slowest = máx.
arena-late = atrasos
arena-forfeits = faltas
arena-against = vitórias contra

arena-seconds = { $seconds } s
arena-milliseconds = { $milliseconds } ms

# How to read them
arena-note-intervals = O intervalo da taxa de vitória é o de Wilson; uma vitória compartilhada por k conta 1/k.
arena-note-elo = O Elo é relativo a { $agent }, por máxima verossimilhança.
arena-note-seatings = Cada embaralhamento é jogado com as duas ordens de lugares.
arena-note-pairings =
    Um confronto é um robô entre { $others } do outro, passando por todos os lugares: a taxa de vitória do equilíbrio é { $even }. A tabela cruzada põe o lado da linha contra o da coluna; o lado com vários lugares vence se um deles vencer.

# The verdict of a sequential test
arena-sprt-open =
    SPRT [{ $low }, { $high }] { $one } contra { $other }: sem decisão (log da razão { NUMBER($ratio, minimumFractionDigits: 2) }, entre { NUMBER($lower, minimumFractionDigits: 2) } e { NUMBER($upper, minimumFractionDigits: 2) })
arena-sprt-decided =
    SPRT [{ $low }, { $high }] { $one } contra { $other }: decidido após { $deals ->
        [one] { $deals } embaralhamento
       *[other] { $deals } embaralhamentos
    }, { $better } Elo se ajusta melhor que { $worse }

# The page
arena-title = Arena: { $agents }
arena-kicker = projectl arena
arena-many-agents =
    { $count ->
        [one] { $count } robô
       *[other] { $count } robôs
    }
# $kind: round-robin, gauntlet or solo
arena-summary =
    { $games ->
        [one] { $games } partida ({ $game })
       *[other] { $games } partidas ({ $game })
    }{ $forfeited ->
        [0] { "" }
        [one] , { $forfeited } perdida por falta
       *[other] , { $forfeited } perdidas por falta
    }; { $kind ->
        [solo] sozinho contra o adversário
        [gauntlet] o primeiro robô contra cada um dos outros
       *[round-robin] todos contra todos
    }{ $finished ->
        [yes] .
       *[no] , não concluído.
    }
arena-results = Resultados
arena-forfeits-heading = Derrotas por falta
arena-printed-heading = O que os robôs imprimiram
arena-printed = `{ $agent }` no lugar { $seat } [embaralhamento { $deal }, partida { $game }]
arena-config = Configuração
arena-cross = Taxa de vitória da linha contra a coluna
arena-plot-solo = Taxa de vitória contra o adversário, com intervalos de 95 %
arena-plot-elo = Elo relativo a { $agent }, com intervalos de 95 %
arena-plot-points = Pontos por partida
arena-plot-rates = Taxa de vitória ao longo das partidas
arena-plot-mean = média { $mean }
arena-plot-bar =
    { $points ->
        [one] { $points } ponto: { $games }
       *[other] { $points } pontos: { $games }
    }
arena-plot-bar-range = { $first } a { $last } pontos: { $games }
arena-plot-games = partidas
arena-nobody-forfeited = Ninguém perdeu uma partida por falta.
arena-more-forfeits =
    { $count ->
        [one] Mais { $count } está em games.csv.
       *[other] Mais { $count } estão em games.csv.
    }
arena-config-agents = robôs
arena-config-game = jogo
arena-config-games = partidas por confronto
arena-config-games-value =
    { $games } ({ $deals ->
        [one] { $deals } embaralhamento
       *[other] { $deals } embaralhamentos
    })
arena-config-seed = semente
arena-config-limit = limite por ação
arena-config-late = turnos além do tempo
arena-config-late-forfeit = derrota por falta
arena-config-late-counted = são contados
arena-again = Para jogar de novo
