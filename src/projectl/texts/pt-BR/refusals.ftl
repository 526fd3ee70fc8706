# Why the server does not do what it was asked to, and why it closes a connection.
# Words in “ ” are names of the protocol, the same in all languages.

# Playing
refused-stale = A mesa já mudou; dê mais uma olhada.
refused-not-started = A partida começa quando todos os lugares estiverem ocupados.
refused-not-your-turn = É a vez de outro jogador.
refused-agent-plays = Um robô está jogando neste lugar; volte a ele primeiro.
refused-agent-plays-already = Um robô já está jogando neste lugar.
refused-no-stand-in = Nenhum robô está jogando neste lugar.
refused-not-away =
    { $seconds ->
        [one] Este jogador está ausente há menos de { $seconds } segundo.
       *[other] Este jogador está ausente há menos de { $seconds } segundos.
    }

# Taking back
refused-undo-none = Nesta mesa nada é desfeito.
refused-nothing-to-undo = Não há nada para desfazer: uma carta foi revelada, ou outros já agiram.
refused-consent-needed = Nesta mesa é preciso pedir aos outros primeiro.
refused-no-consent-needed = Nesta mesa não é preciso pedir a ninguém; é só desfazer.
refused-not-asked = Ninguém espera uma resposta deste lugar.
refused-asked-already = Alguém já pediu; espere as respostas, por favor.
refused-enough-changed = Nesta mesa você já mudou e desfez tudo o que podia; de agora em diante, o que está feito fica feito.

# Hints
refused-hint-turn = As dicas são para quem está na vez.
refused-hint-busy = Alguém nesta mesa já está recebendo uma dica.
refused-no-hint = Não há dica disponível agora.
refused-too-many-hints = Já foram muitas dicas; pense um pouco por conta própria.

# Seats and links
refused-unknown-table = Essa mesa não existe.
refused-unknown-link = Este link não é válido ou deixou de ser.
refused-seat-taken = Este lugar já está ocupado.
refused-blank-name = Este nome pareceria vazio; escolha um com letras ou sinais.
refused-no-seat = Você não tem lugar nesta mesa.
refused-not-your-seat = O lugar { $seat } não é seu; seus lugares: { $held }.
refused-no-such-seat =
    { $count ->
        [1] Esta mesa só tem um lugar.
       *[other] Esta mesa só tem { $count } lugares.
    }
refused-rematch-early = A revanche pode ser marcada quando a partida acabar.
refused-download-early = A partida pode ser baixada quando acabar.
refused-foreign-link = Só há código QR para links deste servidor.

# A table that cannot be made
refused-seats =
    { $count ->
        [1] “{ $mode }” é para 2 a { $most } jogadores, não para um só.
       *[other] “{ $mode }” é para 2 a { $most } jogadores, não para { $count }.
    }
refused-seats-solo = “{ $mode }” é para um só jogador, não para { $count }.
refused-difficulty = Só os modos solo têm dificuldade.
refused-unknown-name = Não existe “{ $name }”; existem { $known }.
refused-agent-for-person = O lugar { $seat } é de uma pessoa: não tem robô nem força.
refused-level = O robô “{ $agent }” não tem a força “{ $level }”.

# Limits
refused-too-fast = Mensagens demais; vá mais devagar, por favor. Esta não foi lida.
refused-too-many-emotes = Foi muita coisa de uma vez; dê um momento aos outros.
refused-too-many-requests = Pedidos demais; espere um momento, por favor.
refused-too-many-tables = Mesas novas demais; espere um momento, por favor.
refused-too-many-links = Tentativas demais com links; espere um momento, por favor.
refused-message-size = Uma mensagem tem no máximo { $bytes } bytes.
refused-request-size = Um pedido tem no máximo { $bytes } bytes.
refused-server-full = O servidor está cheio; tente de novo mais tarde.
refused-address-full = Há conexões demais vindas deste endereço.
refused-table-full = Esta mesa já tem todos os visitantes que comporta.
refused-seat-full = Este lugar está aberto em muitas janelas; ficam as mais novas.

# The server
refused-server-closing = O servidor está sendo encerrado; talvez volte em breve.
refused-moved-on = A mesa avançou em outra parte; dê mais uma olhada.
refused-not-kept = Não foi possível salvar isto, então nada foi feito. Tente de novo, por favor.
refused-unavailable = O servidor não alcança suas mesas agora; tente de novo em breve.
refused-damaged = O registro desta mesa está danificado; o anfitrião sabe mais.
refused-host-only = Esta página é só para a máquina do anfitrião.
refused-foreign-page = Isto é só para a página do próprio servidor.
refused-unknown-host = Este servidor não atende por esse nome.

# Requests that cannot be read
refused-malformed = { $where }: { $problem }
refused-no-text = As mensagens são textos JSON.
refused-unreadable = Não foi possível ler o pedido.
refused-not-found = Essa página não existe.
refused-method = Este endereço não aceita esse tipo de pedido.
refused-other = O pedido foi recusado.
