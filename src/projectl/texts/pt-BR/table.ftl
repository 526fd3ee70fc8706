# The table: names of its parts, buttons, what to do, and what stands in the way besides the rules.

the-table = A mesa
loading = Procurando a mesa…
to-start = Ir para o início

round =
    { $last ->
        [now] rodada { $round }, a última
        [next] rodada { $round }, a penúltima
       *[no] rodada { $round }
    }
round-of-ten =
    { $last ->
        [now] rodada { $round } de 10, a última
        [next] rodada { $round } de 10, a penúltima
       *[no] rodada { $round } de 10
    }
round-touch = ajustes finais
round-over = fim de jogo

turn-yours = Sua vez
turn-of = Vez de { $name }
turn-over = A partida acabou
turn-waiting = Esperando jogadores
actions-left =
    { $count ->
        [one] { $count } ação restante
       *[other] { $count } ações restantes
    }
task-held =
    { $fits ->
        [0] troque na reserva
       *[other] { $exchanges ->
            [0] coloque em um quebra-cabeça
           *[other] coloque em um quebra-cabeça ou troque na reserva
        }
    }
task-fit = encaixa aqui: coloque ou gire
task-master = Ação de Mestre: uma peça em cada quebra-cabeça, depois encerre
task-reward = A reserva não tem { $shape }: escolha outra peça
task-touch = Ajustes finais: cada peça custa um ponto
task-touch-coins = Ajustes finais: cada peça custa uma moeda ou um ponto
task-buy = Compre mais uma ação por duas moedas ou encerre o turno
thinking =
    { $seconds ->
        [0] pensando
       *[other] pensando, { $seconds } s
    }

waiting =
    { $seconds ->
        [0] esperando
       *[other] esperando, { $seconds } s
    }

# Tools
tools = Ferramentas
undo = Desfazer
ask-undo = Pedir p/ desfazer
reset-turn = Recomeçar turno
hint = Dica
hint-coming = Pensando…
hint-title = O que parece bom
hint-none = Não me ocorre nada melhor.
menu = Menu
controls = Sua vez
turn-left = Girar à esquerda (Shift+R)
turn-right = Girar à direita (R)
flip = Virar (F)
put-back = Devolver
place-it = Colocar
master = Mestre
done-master = Encerrar Mestre
done-touch = Encerrar ajustes
end-turn = Encerrar turno
not-yet = Ainda não
confirm-turn = Esta ação encerra o seu turno.
next-step = Próximo
skip-steps = Até a minha vez
insert = Comprar ação
insert-short = Comprar
pass = Passar
take = Pegar
open-others = Outros e histórico
others-and-log = Os outros e o que aconteceu
watching = Você está assistindo
keys-help = Teclas: R e Shift+R giram, F vira, as setas movem, 1–4 escolhem um espaço, Enter coloca, Esc devolve, Ctrl+Z desfaz. A roda do mouse gira, o botão direito vira.

# Parts of the board
rows = Quebra-cabeças disponíveis
grid = Quebra-cabeças disponíveis, três colunas
reserve = Reserva
supply = Seu suprimento
supply-of = Suprimento de { $name }
mat-of = Tabuleiro de { $name }
slots-label = Seus quebra-cabeças. Com uma peça na mão: as setas movem, R gira, F vira, Enter coloca, Escape devolve.
log = O que aconteceu
tiles = Fichas
empty = vazio
white-first = brancos primeiro
points-short =
    { $count ->
        [one] ponto
       *[other] pontos
    }
points =
    { $count ->
        [one] { $count } ponto
       *[other] { $count } pontos
    }
deck-left =
    { $colour ->
        [white] na pilha branca
       *[black] na pilha preta
    }
deck-label =
    { $colour ->
        [white] Pilha branca, { $left ->
            [one] { $left } carta
           *[other] { $left } cartas
        }
       *[black] Pilha preta, { $left ->
            [one] { $left } carta
           *[other] { $left } cartas
        }
    }
card-label =
    { $colour ->
        [white] { $place }: quebra-cabeça branco { $name }. Pontos: { $points }. Recompensa: { $reward }. Casas: { $squares }; { $hole }.
       *[black] { $place }: quebra-cabeça preto { $name }. Pontos: { $points }. Recompensa: { $reward }. Casas: { $squares }; { $hole }.
    }
place-empty = { $place }: vazia
mastermind-wants = O adversário está de olho neste.
slot-label =
    { $count ->
        [0] Espaço { $slot }: quebra-cabeça { $name }. Pontos: { $points }. Recompensa: { $reward }. Vazias: { $left }. Nenhuma peça nele.
       *[other] Espaço { $slot }: quebra-cabeça { $name }. Pontos: { $points }. Recompensa: { $reward }. Vazias: { $left }. Nele: { $laid }.
    }
slot-label-short = Espaço { $slot }: quebra-cabeça { $name }. Pontos: { $points }. Vazias: { $left }.
slot-free = Espaço { $slot }: livre
reserve-label =
    { $use ->
        [take] { $shape }, { $left } na reserva. Pegue uma.
        [exchange] { $shape }, { $left } na reserva. Troque por ela.
        [reward] { $shape }, { $left } na reserva. Escolha como recompensa.
       *[none] { $shape }, { $left } na reserva.
    }
reserve-take = Pegar { $shape }: uma ação
reserve-exchange = Trocar { $give } por { $shape }
reserve-reward = Escolher { $shape } como recompensa
supply-label = { $shape }, você tem { $count }
supply-counts = Suprimento de { $name }: { $pieces }
no-pieces = sem peças
supply-counts-none = Suprimento de { $name }: sem peças
coins-label = Moedas para gastar: { $available }; pendentes até o fim do turno: { $pending }.
pile-label =
    { $count ->
        [one] { $count } quebra-cabeça completo
       *[other] { $count } quebra-cabeças completos
    }
touches-cost =
    { $count ->
        [1] −1 por um ajuste
       *[other] −{ $count } pelos ajustes
    }
locks =
    { $count ->
        [0] livre
        [one] { $count } bloqueio
       *[other] { $count } bloqueios
    }
mastermind = Adversário
holds-locks =
    { $count ->
        [0] sem bloqueios na mão
        [one] { $count } bloqueio na mão
       *[other] { $count } bloqueios na mão
    }
mastermind-next =
    { $points ->
        [one] Se nada mudar, ele pega o quebra-cabeça de { $points } ponto { $place }.
       *[other] Se nada mudar, ele pega o quebra-cabeça de { $points } pontos { $place }.
    }
mastermind-next-too =
    { $points ->
        [one] Pega também o quebra-cabeça de { $points } ponto { $place }.
       *[other] Pega também o quebra-cabeça de { $points } pontos { $place }.
    }
mastermind-next-nothing = Se nada mudar, ele não pega nada.
stand-in = um robô segue jogando
not-yet-here = ainda não chegou
here-now = aqui
away = ausente
cover = Deixar um robô jogar
cover-name = Deixar um robô jogar por { $name } enquanto isso

# Tiles
bank =
    { $coins ->
        [one] { $coins } moeda no banco
       *[other] { $coins } moedas no banco
    }
tiles-over = Nenhuma ficha paga mais nada.
tile-now-down = A ficha está virada para baixo: não paga nada.
tile-down = Ficha { $round }: virada para baixo, letra { $set }, não paga nada
tile-round = Rodada { $round }. { $pays }
pays-placing = Na hora: uma moeda por colocar { $shapes }
pays-mastering = Na hora: uma moeda por peça de uma Ação de Mestre
pays-completing = Na hora: uma moeda por completar um quebra-cabeça
pays-taking = Na hora: uma moeda por pegar um quebra-cabeça
pays-trading = Na hora: uma moeda por pegar ou trocar uma peça
pays-pieces = Fim do turno: uma moeda para cada { $shapes } que você tiver
pays-kinds = Fim do turno: uma moeda por tipo que você tiver entre { $shapes }
pays-puzzles = Fim do turno: uma moeda por quebra-cabeça incompleto
pays-short-placing = colocar
pays-short-mastering = Mestre
pays-short-completing = completar
pays-short-taking = pegar
pays-short-trading = I1, troca
pays-short-pieces = ter
pays-short-kinds = tipos
pays-short-puzzles = incompl.

# A piece in hand, spoken
held-fits =
    { $count ->
        [one] { $shape } na mão. Encaixa no espaço { $slots }.
       *[other] { $shape } na mão. Encaixa nos espaços { $slots }.
    }
held-fits-or-exchange =
    { $count ->
        [one] { $shape } na mão. Encaixa no espaço { $slots }. Pode ser trocada na reserva.
       *[other] { $shape } na mão. Encaixa nos espaços { $slots }. Pode ser trocada na reserva.
    }
held-exchange = { $shape } na mão. Não encaixa em lugar nenhum agora. Pode ser trocada na reserva.
held-over = { $shape } no espaço { $slot }: { $cells }
held-no-fit = { $shape } não encaixa no espaço { $slot }.
held-no-other-way = Não encaixa de outro jeito aqui.
held-edge = Não dá para ir além nessa direção.
held-dropped = { $shape } devolvida.

# Why not, besides the rules
why-loading = A mesa ainda não carregou.
why-spectator = Você está assistindo.
why-not-started = A partida começa quando todo mundo chegar.
why-stand-in = Um robô está jogando por você; volte ao seu lugar primeiro.
why-guided = Faça o que o guia mostra ou saia da partida guiada.
why-busy = Um momento…
why-not-your-turn = É a vez de { $name }.
why-undo-none = Nesta mesa nada é desfeito.
why-undo-others = Só quem jogou por último pode desfazer.
why-undo-revealed = Nada para desfazer: uma carta foi revelada ou o turno acabou de começar.
why-hold-first = Primeiro pegue uma peça na mão.
why-no-fit-chosen = Primeiro escolha onde ela vai ficar.

# Links and seats
lobby-title =
    { $count ->
        [one] Esperando { $count } pessoa
       *[other] Esperando { $count } pessoas
    }
invite-title = Envie este link para { $name }
invite-renew = Novo link para { $name }
copy = Copiar
copied = Copiado
qr-alt = O link como código QR
spectate-link = Link para assistir
share-spectate = Quem tiver este link pode assistir
recovery-link = Meu lugar em outro aparelho
share-recovery = Este link é o seu lugar: guarde-o só para você
rename = Salvar
leave = Sair, um robô segue jogando
come-back = Voltar ao meu lugar
new-table = Nova mesa
commitment = A promessa do embaralhamento (SHA-256):

# News
reconnecting = Conexão perdida; tentando de novo há { $seconds } s…
try-now = Tentar agora
table-unknown = Essa mesa não existe ou já foi encerrada.
takeback-asked = { $name } gostaria de desfazer a última ação.
takeback-waiting = Esperando a resposta de { $names }…
takeback-refused = { $name } prefere que não.
allow = Tudo bem
refuse = Melhor não
rematch-there = A próxima partida está pronta.
rematch-go = Ir para lá

# What the server cannot tell
error-offline = O servidor não responde.

# Actions in a hint
do-take = pegar o quebra-cabeça { $place }
do-piece = pegar { $first }
do-upgrade = trocar { $first } por { $second }
do-place = { $second } no espaço { $first } ({ $cells })
do-master = Ação de Mestre
do-done = encerrar
do-reward = escolher { $first }
do-insert = comprar uma ação
do-end = encerrar o turno
do-pass = passar

# Where one is, in the header
where = { $mode } · { $round }

# What happened at the table, besides the game
log-undo =
    { $person ->
        [you] { $actions ->
            [1] Você desfez uma ação.
           *[other] Você desfez { $actions } ações.
        }
       *[other] { $actions ->
            [1] { $name } desfez uma ação.
           *[other] { $name } desfez { $actions } ações.
        }
    }
log-join =
    { $person ->
        [you] Você se sentou.
       *[other] { $name } se sentou.
    }
log-name =
    { $person ->
        [you] Agora seu nome é { $name }.
       *[other] Alguém agora se chama { $name }.
    }
log-leave =
    { $person ->
        [you] Você saiu; um robô segue jogando.
       *[other] { $name } saiu; um robô segue jogando.
    }
log-back =
    { $person ->
        [you] Você voltou.
       *[other] { $name } voltou.
    }
log-undone = Desfeito.
log-falter = { $name } hesitou; um robô mais simples jogou.
