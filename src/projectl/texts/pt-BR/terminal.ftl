# The game in the terminal, and the other commands. Words in “ ” are typed, the same in all languages.

# Playing
terminal-welcome = Project L: { $game }. Digite ? para ajuda; quit guarda a partida.
terminal-variant =
    { $players ->
        [one] { $mode }, { $players } jogador
       *[other] { $mode }, { $players } jogadores
    }
terminal-variant-solo = { $mode }, { $difficulty }
terminal-thinking = { $name } está pensando ...
terminal-adviser-thinking = O conselheiro está pensando ...
# $task is one of the five that follow.
terminal-task = { $task } (Enter: opções, ?: ajuda)
terminal-task-act =
    { $person ->
        [you] { $count ->
            [one] Sua vez: { $count } ação restante.
           *[other] Sua vez: { $count } ações restantes.
        }
       *[other] { $count ->
            [one] Vez de { $name }: { $count } ação restante.
           *[other] Vez de { $name }: { $count } ações restantes.
        }
    }
terminal-task-master =
    { $person ->
        [you] Sua Ação de Mestre: uma peça por quebra-cabeça, depois “done”.
       *[other] Ação de Mestre de { $name }: uma peça por quebra-cabeça, depois “done”.
    }
terminal-task-reward = A reserva não tem sua recompensa: escolha outra peça.
terminal-task-touch = Ajustes finais: coloque peças, ou “done”.
terminal-task-buy = Nenhuma ação restante: “insert” ou “end”.
terminal-ways = place { $slot } { $shape } em { $ways }
terminal-undone = Desfeito: { $action }.
terminal-nothing-to-undo = Não há nada para desfazer.
terminal-nothing-happened = Ainda não aconteceu nada.

# The end. $others are the points of the others. Points may be negative.
terminal-verdict-you =
    { $result ->
        [won] { $points ->
            [one] Você venceu: { $points } ponto contra { $others }.
           *[other] Você venceu: { $points } pontos contra { $others }.
        }
        [shared] { $points ->
            [one] Você divide a vitória: { $points } ponto contra { $others }.
           *[other] Você divide a vitória: { $points } pontos contra { $others }.
        }
       *[lost] { $points ->
            [one] Você perdeu: { $points } ponto contra { $others }.
           *[other] Você perdeu: { $points } pontos contra { $others }.
        }
    }
terminal-verdict-mastermind =
    { $points ->
        [one] O adversário venceu: { $points } ponto contra { $others }.
       *[other] O adversário venceu: { $points } pontos contra { $others }.
    }
terminal-verdict =
    { $count ->
        [one] { $points ->
            [one] { $winners } venceu com { $points } ponto.
           *[other] { $winners } venceu com { $points } pontos.
        }
       *[other] { $points ->
            [one] { $winners } dividem a vitória com { $points } ponto.
           *[other] { $winners } dividem a vitória com { $points } pontos.
        }
    }

# The board
# Where there is room for half a line.
terminal-points =
    { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
terminal-standing =
    { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }, { $puzzles ->
        [one] { $puzzles } quebra-cabeça
       *[other] { $puzzles } quebra-cabeças
    }
terminal-standing-coins =
    { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }, { $puzzles } compl., { $coins }{ $pending ->
        [0] { "" }
       *[other] +{ $pending }
    } { $coins ->
        [one] moeda
       *[other] moedas
    }
terminal-no-puzzle = sem quebra-cabeça
# Where there is little room.
terminal-first-short = { $name } 1º
terminal-mastermind-takes =
    { $count ->
        [one] { $count } bloqueio na mão; agora pegaria { $places }
       *[other] { $count } bloqueios na mão; agora pegaria { $places }
    }
terminal-mastermind-passes =
    { $count ->
        [one] { $count } bloqueio na mão; agora não pegaria nada
       *[other] { $count } bloqueios na mão; agora não pegaria nada
    }

# Help at the prompt. Each line says what the words beside it do: "take W2" takes …
terminal-help-turn = Um turno são três ações, em qualquer ordem (formas curtas à direita):
terminal-help-take = um quebra-cabeça de uma linha; solo: de uma posição de 1 a 9
terminal-help-piece = uma peça de nível 1 da reserva
terminal-help-upgrade = uma peça por outra do próximo nível, do mesmo nível ou menor
terminal-help-place = uma peça no seu quebra-cabeça do espaço 1: estas casas
terminal-help-place-where = mostra onde encaixa; coloca se só houver um modo
terminal-help-master = uma vez por turno: uma peça em cada quebra-cabeça seu, como uma só ação; “done” encerra
terminal-help-at-times = De vez em quando:
terminal-help-reward = no lugar de uma recompensa que a reserva não tem
terminal-help-insert = Finesse: 2 moedas compram uma ação; encerrar o turno
terminal-help-done = encerrar seus ajustes finais; nada mais é possível
terminal-help-always = Sempre (Tab completa o que é possível):
terminal-help-legal = o que você pode fazer agora; “legal 1 I2”: todos os modos de colocar
terminal-help-hint = os turnos que parecem melhores: chance de vencer e por quê
terminal-help-undo = uma ação atrás, até revelar uma carta
terminal-help-board = o tabuleiro de novo; o tabuleiro do jogador 2
terminal-help-log = o que aconteceu há pouco; uma cópia da partida
terminal-help-language = fala outro idioma: { $languages }
terminal-help-quit = parar; a partida fica guardada, como depois de cada ação
terminal-help-board-signs = “2+I4” em um quebra-cabeça: 2 pontos e uma I4 quando a área recuada estiver cheia; as peças nele voltam para você. As peças são desenhadas como 1 2 3 (barras), V, 4 (barra), L T S O.

# What was typed is not understood
terminal-no-word = Não existe a palavra “{ $word }”. As ações são { $actions }; ou pergunte com { $questions }.
terminal-legal-usage = “legal” vem sozinha ou com um espaço e uma peça: “legal 1 I2”.
terminal-board-usage = “board” vem sozinha ou com um jogador: { $players }.
terminal-hint-usage = “hint” vem sozinha ou com a quantidade de turnos: “hint 5”, até { $most }.
terminal-language-usage = “language” pede o idioma depois: { $known }.
terminal-no-language = Não existe o idioma “{ $language }”; existem { $known }.

# Saves. A command or a path stands in the line below those that end with a colon.
terminal-kept = A partida está guardada. Para continuar:
terminal-kept-as = A partida está guardada como { $path }
terminal-to-see-again = Para ver de novo:
terminal-kept-in = A partida é guardada depois de cada ação, neste arquivo:
terminal-copy-kept = Uma cópia está guardada. Para jogá-la:
terminal-not-kept = Não foi possível guardar a partida: { $trouble }
terminal-not-saved = não foi salva: { $trouble }
terminal-no-saves = Não é possível guardar partidas: { $trouble }.
terminal-no-folder = Não é possível guardar partidas: { $trouble }; defina XDG_DATA_HOME.
terminal-folder-not-writable = Não é possível guardar partidas: { $folder } não permite gravação; defina XDG_DATA_HOME.
terminal-name-taken = Já existe { $name }; escolha outro nome.
terminal-no-games = Não há partida em { $folder }.
terminal-no-unfinished-games = Não há partida inacabada em { $folder }.
terminal-no-game = Não existe a partida “{ $name }”; partidas guardadas: { $kept }.
terminal-no-game-yet = Não existe a partida “{ $name }”; ainda não há partidas guardadas.
terminal-is-folder = { $name } é uma pasta, não um arquivo de partida.
terminal-bad-file = { $path }: { $reason }
terminal-game-is-over = A partida { $name } acabou; “{ $command }” a mostra.
terminal-resume-alone = Uma partida retomada traz seu próprio modo, lugares, dificuldade e semente.

# Players
bad-seed = Uma semente é um número inteiro de 0 a 2**{ $bits } - 1, não { $seed }.
terminal-no-player = Não existe o jogador “{ $player }”. { $known }
terminal-known-players = Os jogadores são { $names }, ou module:Class; as forças são { $levels }, como em search:sharp.
terminal-player-count =
    { $seats ->
        [1] Esta partida tem um lugar: dê um nome em --players, não { $given }.
       *[other] Esta partida tem { $seats } lugares: dê { $seats } nomes em --players, não { $given }.
    }
terminal-agent-fault = { $name } { $fault }. A partida está guardada; continue com “{ $command }”.

# Replay and show
terminal-replay-help = Enter: próximo turno, p: anterior, um número: até essa ação, q: sair.
terminal-replay-prompt = após a ação { $count } de { $last }
terminal-replay-unknown = Não existe a tecla “{ $typed }”.
terminal-replay-end = Este é o fim.
terminal-replay-there = Você já está lá.
terminal-no-action =
    { $last ->
        [one] Não existe a ação { $number }; esta partida tem { $last }.
       *[other] Não existe a ação { $number }; esta partida tem { $last }.
    }
terminal-not-over = A partida ainda não acabou.
terminal-touches-label = ajustes
terminal-written = gravado: { $path }
terminal-no-theme = Não existe o tema “{ $theme }”; os temas são { $themes }.
terminal-sheet-output = Uma folha é uma imagem: diga onde gravá-la, como em -o game.svg.

# Solve
terminal-solve-usage = solve pede um quebra-cabeça como B05, ou uma área recuada como --hole '##./.##'.
terminal-hole-signs = Uma área recuada se desenha com “.” e “#”, as linhas entre “/”, como em “##./.##”.
terminal-hole-size = Uma área recuada tem no máximo { $side } linhas de { $side } casas.
terminal-this-hole = Esta área recuada
terminal-cells =
    { $cells ->
        [one] { $cells } casa
       *[other] { $cells } casas
    }
terminal-ways-any =
    { $ways ->
        [one] { $ways } modo com quaisquer peças.
       *[other] { $ways } modos com quaisquer peças.
    }
terminal-ways-with =
    { $ways ->
        [one] { $ways } modo com { $pieces }; podem sobrar peças.
       *[other] { $ways } modos com { $pieces }; podem sobrar peças.
    }
terminal-fewest =
    { $count ->
        [one] No mínimo { $count } peça: { $pieces }, como no desenho.
       *[other] No mínimo { $count } peças: { $pieces }, como no desenho.
    }
terminal-no-way = Não é possível sem peças. { $missing }
terminal-no-way-with = Não é possível com { $pieces }. { $missing }
terminal-missing =
    { $count ->
        [one] Falta pelo menos { $count } peça: { $offers }
       *[other] Faltam pelo menos { $count } peças: { $offers }
    }{ $more ->
        [0] .
        [one] , ou { $more } outra opção.
       *[other] , ou { $more } outras opções.
    }

# Puzzles: columns of the table, and what they mean
terminal-column-name = nome
terminal-column-points = pontos
terminal-column-pays = paga
terminal-column-cells = casas
terminal-column-pieces = peças
terminal-column-difficulty = dificuldade
terminal-column-ways = modos
terminal-note-pieces = peças: o mínimo que o completa
terminal-note-difficulty = dificuldade: as ações necessárias a partir do nada, mais o que falta a uma mão aleatória
terminal-note-ways = modos: de quantos modos se completa com as peças do jogo
terminal-no-order = Não dá para ordenar os quebra-cabeças por “{ $order }”; as ordens são { $orders }.

# Arena
terminal-arena-stopped-early = Interrompido antes de uma partida acabar.
terminal-arena-stopped = Interrompido; todas as partidas que acabaram estão guardadas. Para continuar:
terminal-arena-kept-in = Cada partida é guardada em { $folder }
terminal-arena-sprt = --sprt pede duas diferenças de Elo, como 0,30, não “{ $text }”.
terminal-arena-starting = começando
terminal-arena-preparing = preparando os robôs, { $time } até agora (na primeira vez são compilados, um ou dois minutos)
terminal-arena-bar = partidas, { $left }
terminal-arena-progress =
    { $total ->
        [one] { $done } de { $total } partida, { $left }
       *[other] { $done } de { $total } partidas, { $left }
    }
terminal-arena-left =
    { $forfeits ->
        [0] faltam cerca de { $time }
        [one] faltam cerca de { $time }, { $forfeits } perdida por falta
       *[other] faltam cerca de { $time }, { $forfeits } perdidas por falta
    }
terminal-arena-done =
    { $forfeits ->
        [0] pronto
        [one] pronto, { $forfeits } perdida por falta
       *[other] pronto, { $forfeits } perdidas por falta
    }
terminal-seconds = { $number } s
terminal-minutes = { $number } min
terminal-hours = { $number } h
terminal-arena-heading =
    { $games ->
        [one] { $game }: { $games } partida
       *[other] { $game }: { $games } partidas
    }{ $finished ->
        [yes] { "" }
       *[no] , não concluído
    }
terminal-arena-more =
    { $count ->
        [one] ... e mais { $count }, todas em { $page }
       *[other] ... e mais { $count }, todas em { $page }
    }
terminal-arena-tables = Tabelas e gráficos: { $path }

# Serve
terminal-command-missing = O comando precisa do pacote { $package }; ele vem com: { $command }
terminal-serve-missing = A mesa precisa do pacote { $package }; ele vem com: { $command }
terminal-processes-database = Vários processos precisam de um banco de dados em comum: --database-url postgresql://user@host/name
terminal-serving = Project L está em { $address } (Ctrl-C encerra)

# A file or folder the system refuses. $text is the system's own English.
terminal-file-trouble = { $path }: { $trouble }
terminal-system-error =
    { $code ->
        [ENOENT] Arquivo ou pasta inexistente
        [EACCES] Permissão negada
        [EPERM] Operação não permitida
        [EEXIST] O arquivo já existe
        [EISDIR] É uma pasta
        [ENOTDIR] Não é uma pasta
        [ENOSPC] Não há espaço no dispositivo
        [EROFS] Sistema de arquivos somente leitura
       *[other] { $text }
    }

# A command line that cannot be
terminal-usage-hint = { $fault } Veja projectl --help.
terminal-no-command = Não existe o comando “{ $command }”; os comandos são { $commands }.
terminal-no-option = Não existe a opção { $option }.
terminal-missing-argument = Falta { $name }.
terminal-bad-number =
    { $kind ->
        [whole] { $name } pede um número inteiro.
       *[any] { $name } pede um número.
    }
terminal-number-too-small = { $name } pede um número a partir de { $least }.
terminal-number-outside = { $name } pede um número de { $least } a { $most }.
terminal-no-value = { $name } pede um valor depois.

# The help of the commands, which `projectl --help` shows. An empty line ends the first paragraph,
# which stands in the list of all commands too. Options, names and what is typed stay as they are.
command-usage = Uso:
command-options = Opções
command-arguments = Argumentos
command-commands = Comandos
command-default = padrão: { $value }
command-variable = variável: { $name }
command-required = obrigatório
command-projectl =
    O jogo de tabuleiro Project L: jogue aqui ou no navegador, reveja partidas, resolva quebra-cabeças.
command-play =
    Jogar uma partida no terminal.

    Só você, contra robôs, ou várias pessoas no mesmo teclado.

    Sem opções, você joga o jogo base contra search:steady. As forças são beginner, gentle, steady, sharp, fierce e champion; só champion pensa mais, até um segundo por turno. À mesa, cada força tem seu próprio nome. “random” e “weighted” lançam dados, “network” joga sem busca. Nenhum robô vê cartas ocultas. Nos modos solo, o adversário segue suas regras.

    A partida é guardada depois de cada ação. Saia com quit ou Ctrl-C e continue com --resume last.
command-replay =
    Percorrer uma partida, turno a turno.

    Enter vai ao próximo turno, p ao anterior, um número a essa ação, e q sai.

    Quando a saída não é um terminal, cada turno é contado em palavras.
command-show =
    Mostrar uma posição de uma partida ou gravar uma imagem dela.

    Sem -o, ela é desenhada no terminal.
command-solve =
    Completar um quebra-cabeça ou dizer o que falta.

    Um modo com o mínimo de peças é desenhado, e todos os modos são contados. Exemplo: projectl solve B05 --with I4,L4,O4,T4
command-puzzles =
    Listar os 52 quebra-cabeças e sua dificuldade.

    A dificuldade são as ações necessárias a partir do nada, mais o que falta a uma mão aleatória.
command-arena =
    Fazer robôs jogarem entre si e classificá-los.

    Cada embaralhamento é jogado em todas as rotações dos lugares, para equilibrar a sorte. Nos modos solo, cada robô joga sozinho contra o adversário.

    Os resultados são guardados depois de cada partida: pare com Ctrl-C e continue com o mesmo comando e --out. A pasta então tem tabelas e uma página com gráficos.
command-serve = Abrir o servidor das mesas: jogue no navegador, em modo solo, contra robôs ou com amigos por um link.

# Options and arguments
option-help = Mostrar esta mensagem e sair.
option-version = Mostrar a versão.
option-language = { $languages }; fica lembrado. “auto”: como diz o sistema.
option-install-completion = Instalar o autocompletar no shell atual.
option-show-completion = Mostrar o autocompletar do shell atual, para copiá-lo ou ajustar a instalação.
option-ascii = Desenhar em ASCII, sem cores.
option-file = Um arquivo de partida, o nome de uma partida guardada ou “last”.
option-mode = base, solo, finesse, finesse-solo.
option-seats = 2 a 4.
option-players = Quem ocupa cada lugar, entre vírgulas: human, random, weighted, network, search ou module:Class; search:sharp@0.2s acrescenta força e segundos por turno.
option-difficulty = Modos solo: standard, challenging, unbeatable.
option-seed = Embaralhar a partida deste número, para repeti-la.
option-resume = Continuar uma partida guardada: seu nome, seu arquivo ou “last”.
option-at = Depois de tantas ações.
option-output = Gravar uma imagem SVG.
option-theme = Da imagem: dark ou light.
option-sheet = Uma imagem da partida inteira, rodada a rodada.
option-puzzle = Um quebra-cabeça, como B05.
option-with = As peças que há, como I4,L4,I2; 2xI4 são duas.
option-hole = Uma área recuada em vez de um quebra-cabeça: até cinco linhas de “.” e “#” entre “/”.
option-sort = Por name, points, cells, difficulty.
option-arena-seed = Dela vêm os embaralhamentos e os dados dos robôs.
option-games = Por confronto, em embaralhamentos inteiros.
option-gauntlet = O primeiro robô contra cada um dos outros.
option-jobs = Partidas ao mesmo tempo.
option-out = Onde guardar os resultados; o mesmo comando continua ali.
option-sprt = Parar quando estiver decidido entre duas diferenças de Elo.
option-move-limit = Segundos; uma ação mais lenta perde a partida.
option-strict-time = Um turno além do seu tempo perde a partida.
option-save-games = Guardar a notação de cada partida.
option-ray = Jogar em um Ray desta máquina.
option-ray-address = Jogar no cluster Ray desse endereço.
option-host = O endereço onde escutar; 0.0.0.0 para a rede.
option-port = A porta onde escutar.
option-database-url = Onde guardar as mesas, como postgresql://user@host/name.
option-processes = Quantos processos servem; mais de um precisam de PostgreSQL.
option-workers = Processos que pensam.
option-pace = Segundos que a ação de um robô leva no mínimo.
option-log-json = Registro em linhas JSON.
option-hosts = Nomes pelos quais o servidor atende, além dos da sua máquina; separados por vírgulas.
option-trusted-proxies = Endereços de proxies cujos cabeçalhos X-Forwarded são aceitos.
option-public-counts = Mostrar /host a todos os endereços.
option-metrics-from = Endereços ou redes que podem ler /metrics, além desta máquina.
option-connections = Conexões que um endereço pode ter.
option-warm-up = Carregar o robô habitual antes que seja preciso.
option-open = Abrir a página em um navegador.
option-agents = random, weighted, network, search ou module:Class; search:sharp@0.2s acrescenta força e segundos por turno.

# What holds when an option is not given
default-seats = 2, solo 1
default-players = human, depois search:steady
default-at = a última
default-with = quaisquer
default-arena-seed = aleatória
default-jobs = todos os núcleos
default-out = uma nova
default-database-url = SQLite na pasta de dados do usuário
default-workers = núcleos menos um
