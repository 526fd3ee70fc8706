# The start page, joining by link, and words used everywhere.

# piece = peça
# level = nível; shape = formato
# puzzle = quebra-cabeça; to complete = completar; unfinished = incompleto
# hole = área recuada; cell, square = casa
# reserve = reserva
# supply = suprimento
# row = linha; grid = quadrado; column = coluna
# deck = pilha; card = carta
# slot (a player's) = espaço; place (on offer, W2) = posição; seat = lugar
# reward = recompensa
# Master = Ação de Mestre (on a button: Mestre)
# finishing touches = ajustes finais
# round = rodada; turn = turno (called out: sua vez); action = ação; game = partida
# to exchange = trocar; to upgrade = aprimorar
# to take = pegar; to place = colocar; to fit = encaixar
# to turn = girar; to flip = virar
# mastermind = adversário; lock = bloqueio
# standard, challenging, unbeatable = padrão, desafiadora, imbatível
# Finesse = Finesse; tile = ficha; coin = moeda; bank = banco
# points = pontos
# agent = robô
# to undo, to take back = desfazer; consent = acordo
# seed = semente; the shuffle's promise = a promessa do embaralhamento

title = Project L
title-your-turn = ● Sua vez · Project L
tagline = Complete quebra-cabeças, ganhe peças melhores, encare quebra-cabeças mais difíceis.
play = Jogar
play-words = Você contra { $name } ({ $level }), agora mesmo.
you = Você
friend = Amigo
close = Fechar
language = Idioma
your-name = Seu nome

# Learning the game
guide = Partida guiada
guide-next = Continuar
guide-leave = Sair
guide-play = Jogar uma partida de verdade
guide-again = Mais uma vez
learn-title = Primeira vez aqui?
learn-first = Aprenda em cinco minutos
learn-first-words = Uma primeira partida guiada, passo a passo.
learn-go-on = Continuar aprendendo
learn-more = Aprender
learn-again = Primeira partida
rules = Regras

setup-title = Ou monte uma mesa
mode = Modo de jogo
mode-base = Jogo base
mode-base-words = De dois a quatro jogadores, até a pilha preta acabar.
mode-finesse = Finesse
mode-finesse-words = Dez fichas pagam moedas; duas moedas compram mais uma ação.
mode-solo = Solo
mode-solo-words = Só você contra o adversário artificial e seus bloqueios.
mode-finesse-solo = Finesse solo
mode-finesse-solo-words = Só você, com fichas e moedas, contra um adversário que pega dois quebra-cabeças.
difficulty = Dificuldade
difficulty-standard = Padrão
difficulty-standard-words = O adversário começa com seis bloqueios na mão.
difficulty-challenging = Desafiadora
difficulty-challenging-words = O adversário começa com três bloqueios na mão.
difficulty-unbeatable = Imbatível
difficulty-unbeatable-words = O adversário começa sem nenhum bloqueio na mão.

seats = Lugares
seat-number = Lugar { $number }
seat-kind = Quem ocupa o lugar { $number }
seat-agent = Robô do lugar { $number }
seat-level = Força do robô do lugar { $number }
seat-name = Nome no lugar { $number }
player-number = Jogador { $number }
kind-here = Pessoa aqui
kind-link = Amigo por link
kind-agent = Robô
add-seat = Mais um lugar
remove-seat = Remover o lugar { $number }
agent-name =
    { $agent ->
        [search] Busca
        [network] Rede
        [weighted] Dado viciado
        [random] Dado
       *[other] { $agent }
    }
agent-title =
    { $level ->
        [beginner] { agent-name }, iniciante
        [gentle] { agent-name }, gentil
        [steady] { agent-name }, prudente
        [sharp] { agent-name }, sagaz
        [fierce] { agent-name }, feroz
       *[champion] { agent-name }, campeão
    }
level-beginner = iniciante
level-gentle = gentil
level-steady = prudente
level-sharp = sagaz
level-fierce = feroz
level-champion = campeão
level-beginner-words = Ainda está conhecendo o jogo. Ideal para a primeira partida.
level-gentle-words = Joga com um plano, mas deixa passar muitas chances.
level-steady-words = Joga com segurança e tropeça de vez em quando.
level-sharp-words = Raramente tropeça; planeje bem.
level-fierce-words = Dá o máximo em cada jogada, sem hesitar.
level-champion-words = Pensa até um segundo por turno; o mais forte de todos.
character = { $name }, { $level }
character-words = { $name }, { $level }. { $words }

undo-title = Desfazer
undo-free = Livre
undo-free-words = Qualquer ação do seu turno, até uma nova carta ser revelada.
undo-consent = Por acordo
undo-consent-words = Também o seu turno anterior, se os outros concordarem; robôs sempre concordam.
undo-none = Nunca
undo-none-words = O que está feito está feito.
undo-rule =
    { $rule ->
        [free] Qualquer ação do seu turno pode ser desfeita até uma nova carta ser revelada.
        [consent] Para desfazer, os outros precisam concordar; robôs sempre concordam.
       *[none] Nesta mesa nada é desfeito.
    }
open-table = Abrir a mesa

go-on = Continuar
my-games = Minhas partidas ({ $count })
game-title = { $mode }: { $names }
game-stands = Rodada { $round }, { $points }
game-ended = { $winner }, { $points }
remove-game = Remover esta partida
remove-game-sure = Remover esta partida para sempre
forget-table = Esquecer esta mesa
open-game-file = Abrir um arquivo de partida
no-server = Não há servidor aqui: amigos não podem entrar por link.

join-title = Há um lugar reservado para você
join-words = Jogo: { $mode }. À mesa: { $names }.
join-words-alone = Jogo: { $mode }. Ainda não há ninguém à mesa.
join = Sentar
recover-title = Que bom ter você de volta
recover = Voltar ao meu lugar
only-watch = Só quero assistir
used-title = Este convite já foi usado
used-title-mine = Você já tem um lugar aqui
used-title-void = Este convite não vale mais
used-words = Foi você? Então abra a mesa no mesmo navegador, ou pelo link “Meu lugar em outro aparelho” do menu dela. Se não, peça um novo convite.
used-to-seat = Ir para o meu lugar
used-watch = Assistir à partida

# An address that leads nowhere
nowhere-title = Não há nada aqui
nowhere-words = Nenhuma página tem este endereço. Talvez falte uma parte do link.
