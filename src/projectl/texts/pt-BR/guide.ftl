# The guided games: what the coach says. A piece in backticks is shown as a picture.

# The first game
guide-first-welcome = Boas-vindas! No Project L você preenche áreas recuadas com peças. Vamos jogar uma partida inteira em cinco minutos: eu mostro cada passo.
guide-first-supply = Estas são suas peças: `I1` e `I2`. É pouco para começar, mas você vai ganhar mais.
guide-first-offer = E este é um quebra-cabeça: uma carta com uma área recuada. Ele vale 1 ponto e paga a pecinha desenhada no alto.
guide-first-take = Pegue-o: toque nele e toque de novo para pegar.
guide-first-place = Sua `I2` preenche a área exatamente. Arraste-a para lá. Ou toque na peça e depois na área.
guide-first-complete = Completo! Sua peça volta, a recompensa `I1` vem junto, e o ponto é seu. Assim, peças rendem mais peças.
guide-first-actions = Um turno tem três ações: você pegou um quebra-cabeça e colocou uma peça. Resta uma.
guide-first-take-corner = Pegue este quebra-cabeça para o próximo turno. A área dele é um canto.
guide-first-other = Agora é a vez de { $name }: um quebra-cabeça e as duas peças nele. Ainda não está completo, então elas ficam lá.
guide-first-upgrade = Você não tem um canto. Troque sua `I2` por um: uma peça pode crescer uma casa. Toque nela e depois em `V3` na reserva.
guide-first-place-corner = Agora coloque-o. Onde couber, ele gira sozinho; a roda do mouse e os botões também giram.
guide-first-piece = Mais um ponto e uma nova `I2`! Na terceira ação, pegue uma pecinha da reserva: isso quase sempre dá.
guide-first-other-again = { $name } pega um segundo quebra-cabeça e uma pecinha, e a coloca.
guide-first-take-four = Hora de algo esperto. Pegue este quebra-cabeça de quatro casas …
guide-first-take-three = … e este de três.
guide-first-master = Resta uma ação e há dois quebra-cabeças. É para isso que existe a *Ação de Mestre*: uma peça em cada um dos seus quebra-cabeças, e tudo isso é uma ação só. Uma vez por turno.
guide-first-master-first = O canto vai aqui …
guide-first-master-second = … e `I2` vai aqui.
guide-first-master-done = Uma peça em cada quebra-cabeça: encerre a Ação de Mestre.
guide-first-other-waits = { $name } junta pecinhas. São fáceis de pegar, mas preenchem devagar.
guide-first-fill-first = Sua vez. Falta uma casa aqui: preencha!
guide-first-fill-second = E aqui também.
guide-first-large = Dois quebra-cabeças em duas ações. E veja o que você ganhou: `L4`, quatro casas. Não há peça maior.
guide-first-take-black = Peças assim são para os quebra-cabeças pretos: difíceis de completar, mas valem de três a cinco pontos. Pegue este.
guide-first-middle = Agora você conhece todas as ações. Veja, em ritmo acelerado, como a partida segue.
guide-first-last-round = Rodada 10. A pilha preta acabou: a rodada foi até o fim e vem mais uma. Esta é a última.
guide-first-last-first = Seu último turno. Este quebra-cabeça preto vale 5 pontos. Coloque `L4` …
guide-first-last-second = … e `I2` …
guide-first-last-third = … e `I1`. Uma casa vai ficar vazia.
guide-first-other-last = Esse foi também o último turno de { $name }.
guide-first-touch = Agora vêm os *ajustes finais*: coloque o que quiser, por um ponto cada peça. Falta uma casa para 5 pontos. Vale a pena!
guide-first-touch-done = Não há mais o que preencher. Encerre.
guide-first-other-touch = { $name } gasta três pontos em três ajustes.
guide-first-score = Os pontos dos quebra-cabeças completos menos os ajustes: essa é a pontuação. Você venceu!
guide-first-end = Isto é Project L. Agora é com você. As regras estão sempre no menu.

# Alone
guide-solo-welcome = Sem outras pessoas, você joga contra o adversário artificial. Ele não escolhe nada: segue regras. Dá para prever o que ele faz.
guide-solo-locks = Os quebra-cabeças ficam em três colunas, com bloqueios em cima. O adversário só pega de uma coluna sem bloqueio.
guide-solo-take = Seu turno é o de sempre: três ações. Pegue este quebra-cabeça. O bloqueio da coluna dele vai para o adversário.
guide-solo-place = Preencha-o.
guide-solo-wants = A coluna está livre agora. O olho marca o que o adversário vai pegar: o que vale mais pontos nas colunas livres.
guide-solo-outwit = Dois pontos! Pegue-os antes dele.
guide-solo-moved = Assim, o adversário teve de pegar um quebra-cabeça que não vale nada. Depois, os bloqueios dele e um de cada outra coluna vieram para cima desta. Agora a da direita está livre.
guide-solo-upgrade = Veja: ele quer os 2 pontos da direita. Deixe, e prepare os seus: troque `I2` por `I3`.
guide-solo-place-line = Coloque-a em cima.
guide-solo-piece = E pegue uma pecinha para o resto.
guide-solo-took = Ele pegou os 2 pontos, e bloqueios foram para lá também. Qual coluna ficará livre em seguida? Planeje por aí.
guide-solo-end = Quando a pilha acaba, joga-se mais uma rodada. Quebra-cabeças incompletos custam seus pontos, e você só vence com mais pontos que o adversário. Boa sorte!

# Finesse
guide-finesse-tiles = Finesse acrescenta moedas. Cada uma destas dez fichas vale por uma rodada e diz o que paga moedas nela. As duas primeiras estão viradas para baixo e não pagam nada.
guide-finesse-first-rounds = Por isso, as duas primeiras rodadas são como sempre. Aqui estão, em ritmo acelerado.
guide-finesse-pink = Rodada 3: a ficha destacada paga uma moeda por quebra-cabeça que você pegar. Ela é rosa, e as rosas pagam na hora.
guide-finesse-take = Então pegue um …
guide-finesse-take-again = … e mais um.
guide-finesse-pending = Duas moedas! Elas estão pendentes: você pode gastá-las a partir do próximo turno.
guide-finesse-place = Coloque `I3` com a terceira ação.
guide-finesse-other = { $name } pega dois quebra-cabeças e também recebe por eles.
guide-finesse-insert = Suas duas moedas compram mais uma ação, a qualquer momento do seu turno. Compre!
guide-finesse-complete = Agora você tem quatro ações. Complete este quebra-cabeça: dois pontos.
guide-finesse-blue = A ficha desta rodada é azul: ela olha o que você tem no fim do turno. Uma moeda por quebra-cabeça incompleto.
guide-finesse-place-two = Então não complete o outro ainda: coloque só `I2`.
guide-finesse-take-third = E pegue quantos puder: este …
guide-finesse-take-fourth = … e este.
guide-finesse-paid = Três quebra-cabeças incompletos, três moedas.
guide-finesse-end = A partida termina com a décima ficha, se não antes. As moedas que sobram pagam os ajustes finais e decidem empates. Divirta-se!
