# A game file that cannot be read, and why. Words in “ ” are as in the file, the same in all languages.

file-error = linha { $line }: { $reason }

file-not-text = Um arquivo de partida é texto puro em UTF-8; este não é.
file-not-printable = Um arquivo de partida é texto puro; neste há { $character }.
file-too-large = Um arquivo de partida tem no máximo { $bytes } bytes; este tem mais.
file-empty = Não há nada nele; um arquivo de partida começa com “{ $begins }”.
file-other = Este não é um arquivo de partida, que começa com “{ $begins }”.
file-version-no-number = A versão é um número, não “{ $version }”; um arquivo de partida começa com “{ $begins }”.
file-version-other = Este arquivo é da versão { $version }; este programa lê { $known }.

file-no-tag = Não existe a etiqueta “{ $tag }”; as etiquetas são { $tags }.
file-tag-twice = A etiqueta “{ $tag }” já está na linha { $earlier }.
file-tag-missing = Falta a etiqueta “{ $tag }”; toda partida tem { $tags }.
file-no-mode = Não existe o modo “{ $name }”; os modos são { $names }.
file-seats-no-number = O número de lugares é um número inteiro de no máximo { $digits } dígitos, não “{ $text }”.
file-seats-solo = O modo “{ $mode }” é para um só jogador, não { $seats }.
file-seats = O modo “{ $mode }” é para 2 a { $most } jogadores, não { $seats }.
file-difficulty-not-solo = Só os modos solo têm dificuldade, não “{ $mode }”.
file-difficulty-missing = Falta a etiqueta “difficulty”; as dificuldades são { $names }.
file-no-difficulty = Não existe a dificuldade “{ $name }”; as dificuldades são { $names }.
file-seed-no-number = Uma semente é um número inteiro de no máximo { $digits } dígitos, não “{ $text }”.
file-seed-too-large = Uma semente é um número inteiro menor que 2 elevado a { $bits }.
file-no-result-yet = Ainda não há “{ $tag }”: a partida não acabou, ela para no turno { $turn }.
file-other-result = Pelos turnos, “{ $tag }” é “{ $found }”, não “{ $said }”.

file-turn-without-action = O turno { $turn } não tem ação; deixe a linha de fora.
file-turn-is-over = O turno { $turn } acaba antes de “{ $action }”; a próxima linha é o turno { $next }.
file-game-is-over = A partida acaba antes de “{ $action }”.
file-turn-stops-short =
    { $count ->
        [0] O turno { $turn } para antes do fim; só o último de um arquivo pode.
        [1] O turno { $turn } para antes do fim, com uma ação restante; só o último de um arquivo pode.
       *[other] O turno { $turn } para antes do fim, com { $count } ações restantes; só o último de um arquivo pode.
    }
file-nothing-follows = A partida acabou; nenhum turno pode vir depois.
file-touches-without-heading = Os ajustes finais começaram; antes deles vem uma linha “{ $heading }”.
file-heading-twice = Já há uma linha “{ $heading }”.
file-heading-early = Ainda não são os ajustes finais: este é o turno { $turn }.
file-other-turn = Este é o turno { $turn }, não { $label }.
file-tag-below = As etiquetas ficam acima do primeiro turno.
file-no-label = Este é o turno { $turn }, então a linha começa com “{ $turn }”, não com “{ $word }”.
