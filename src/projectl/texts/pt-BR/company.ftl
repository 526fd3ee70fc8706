# Company: who is there and who is away, signs for one another, links that reach friends, leaving.

span =
    { $unit ->
        [s] { $count } s
        [min] { $count } min
       *[h] { $count } h
    }
away-for = ausente há { $span }
away-name = { $name } está ausente há { $span }.
seat-gone = { $name } está ausente.
seat-returned = { $name } voltou.
cover-soon = Deixar um robô jogar (em { $seconds } s)
cover-why = { $name } pode voltar a qualquer momento; um robô pode jogar em { $seconds } s.
watchers =
    { $count ->
        [one] { $count } pessoa assistindo
       *[other] { $count } pessoas assistindo
    }

# Signs
emotes = Dizer algo
emote-hello = Olá!
emote-bravo = Muito bem!
emote-thanks = Valeu!
emote-wow = Uau!
emote-oops = Ops!
emote-hmm = Hum…
emote-said = { $name }: { $words }

# Leaving
leave-title = Sair da mesa?
leave-words = Um robô segue jogando por você, e a partida fica guardada. O lugar continua seu: volte quando quiser e sente-se de novo.
leave-stay = Ficar
leave-sure = Sair

# Links
share = Compartilhar
result = Project L, { $mode }: { $scores }
result-score = { $name } { $count }
reach-near = Quem está na sua rede pode abrir este link.
reach-address = Endereço na rede
reach-none = Este link só funciona nesta máquina. Para convidar quem está na sua rede, inicie o servidor assim: { $command }

# The connection
offline = Você está sem conexão; procurando a mesa há { $seconds } s…
no-answer = O servidor ainda não respondeu…
