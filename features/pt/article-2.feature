# language: pt
@art_2
Funcionalidade: Artigo 2.º — Participação no jogo e procedimento inicial
  Artigo 2.º do regulamento aprovado pelo Despacho do Secretário para a Economia e Finanças n.º 53/2010.
  O texto português citado é uma tradução de trabalho, não oficial.
  Os lugares contam-se a partir da esquerda do stickman.

  Contexto:
    Dada uma mesa de craps com o limite mínimo de aposta de 10
    E que o jogador C ocupa o 3.º lugar à esquerda do stickman, com 1000 em fichas
    E que o jogador B ocupa o 2.º lugar à esquerda do stickman, com 1000 em fichas
    E que o jogador A ocupa o 1.º lugar à esquerda do stickman, com 1000 em fichas

  @art_2__para_1
  Regra: N.º 1 do artigo 2.º — quem pode lançar os dados
    “1. Qualquer jogador pode participar no jogo, mas os dados só podem ser lançados por um dos jogadores que tenha efectuado a aposta de valor mínimo.”
    (tradução de trabalho, não oficial)

    @case:any-player-may-take-part
    Cenário: qualquer jogador pode participar no jogo
      Dado que o jogador A efectua no «Pass Line» uma aposta de 10
      Quando o jogador B tenta efectuar no «Field» uma aposta de 10
      Então o pedido é aceite
      Quando o jogador C tenta efectuar no «Don't Pass» uma aposta de 10
      Então o pedido é aceite
      Quando o jogador A lança os dados e saem 1 e 3
      Então para o jogador B o «Field» ganha
      E o ponto do jogador marcado na mesa é o 4

    @case:any-minimum-bet-qualifies
    Esquema do Cenário: quem efectuou a aposta mínima pode lançar, qualquer que seja a aposta
      Dado que o jogador A efectua no <aposta> uma aposta de 10
      Então cabe ao jogador A lançar os dados

      Exemplos:
        | aposta                |
        | «Pass Line»           |
        | «Don't Pass»          |
        | «Field»               |
        | «Any Craps»           |
        | «Any 7/Big Red/Big 7» |
        | «Eleven/11»           |
        | «Ace/deuce/3»         |
        | «Aces/2»              |
        | «Boxcars/12»          |
        | «Big»                 |
        | «Small»               |
        | «Hard Way» do 4       |
        | «Hard Way» do 6       |
        | «Hard Way» do 8       |
        | «Hard Way» do 10      |
        | «Big 4»               |
        | «Big 5»               |
        | «Big 9»               |
        | «Big 10»              |

    @case:more-than-the-minimum-qualifies @reading:stake_to_throw=at_least
    Cenário: também habilita a lançar uma aposta superior ao mínimo
      Dado que o jogador A efectua no «Pass Line» uma aposta de 20
      Quando o jogador A lança os dados e saem 3 e 4
      Então o lançamento é válido

    @case:only-the-minimum-qualifies @reading:stake_to_throw=exactly
    Cenário: quem só tem uma aposta superior ao mínimo não lança
      Dado que o jogador A efectua no «Pass Line» uma aposta de 20
      Quando o jogador A tenta lançar os dados
      Então o pedido é recusado
      E as apostas na mesa e os saldos mantêm-se inalterados

    @case:the-exact-minimum-qualifies @reading:stake_to_throw=exactly
    Cenário: pode lançar quem tem também uma aposta igual ao mínimo
      Dado que o jogador A efectua no «Pass Line» uma aposta de 20
      E que o jogador A efectua no «Field» uma aposta de 10
      Quando o jogador A lança os dados e saem 3 e 4
      Então o lançamento é válido

    @case:not-without-a-bet
    Cenário: quem não apostou não pode lançar
      Dado que o jogador B efectua no «Pass Line» uma aposta de 10
      Quando o jogador A tenta lançar os dados
      Então o pedido é recusado
      E as apostas na mesa e os saldos mantêm-se inalterados

    @case:not-the-one-without-a-bet-among-others
    Cenário: quem não apostou não pode lançar, ainda que outros tenham apostado
      Dado que o jogador A efectua no «Pass Line» uma aposta de 10
      E que o jogador B efectua no «Pass Line» uma aposta de 10
      Quando o jogador C tenta lançar os dados
      Então o pedido é recusado
      E as apostas na mesa e os saldos mantêm-se inalterados

    @case:one-player-throws
    Cenário: os dados só são lançados por um dos jogadores
      Dado que o jogador A efectua no «Pass Line» uma aposta de 10
      E que o jogador B efectua no «Pass Line» uma aposta de 10
      Quando o jogador B tenta lançar os dados
      Então o pedido é recusado
      E as apostas na mesa e os saldos mantêm-se inalterados

    @case:nobody-without-bets
    Cenário: sem qualquer aposta, ninguém pode lançar
      Quando o jogador A tenta lançar os dados
      Então o pedido é recusado
      E as apostas na mesa e os saldos mantêm-se inalterados

  @art_2__para_2
  Regra: N.º 2 do artigo 2.º — lançamento por turnos e escolha dos dados
    “2. Cada jogador pode, por turnos, lançar os dados, escolhendo dois de entre os fornecidos pelo croupier — aqui designado por stickman — para efectuar o lançamento.”
    (tradução de trabalho, não oficial)

    @case:each-player-in-turn
    Cenário: cada jogador lança por turnos
      Dado que o jogador A efectua no «Field» uma aposta de 10
      E que o jogador B efectua no «Pass Line» uma aposta de 10
      Quando o jogador A lança os dados e saem 1 e 3
      Então cabe ao jogador B lançar os dados
      Quando o jogador B lança os dados e saem 1 e 2
      Então cabe ao jogador B lançar os dados

    @case:four-or-five-dice
    Cenário: o croupier fornece quatro ou cinco dados
      Dado que o jogador A efectua no «Pass Line» uma aposta de 10
      Então o croupier fornece quatro ou cinco dados

    @case:two-of-the-dice
    Cenário: escolhem-se dois dos dados fornecidos
      Dado que o jogador A efectua no «Pass Line» uma aposta de 10
      Quando o jogador A escolhe o 2.º e o 4.º dados e lança-os
      Então o lançamento é válido

    @case:practice-observed
    Cenário: prática inspeccionada
      Então consta do registo de inspecção que a prática observada cumpre esta norma

    @case:not-the-same-die-twice
    Cenário: o mesmo dado não se escolhe duas vezes
      Dado que o jogador A efectua no «Pass Line» uma aposta de 10
      Quando o jogador A tenta lançar o 3.º e o 3.º dados
      Então o pedido é recusado
      E as apostas na mesa e os saldos mantêm-se inalterados

    @case:the-chosen-dice-are-thrown
    Cenário: são lançados os dados escolhidos
      Dado que o jogador A efectua no «Pass Line» uma aposta de 10
      Quando o jogador A lança o 2.º e o 4.º dados, caindo o primeiro fora do pano
      Então o 2.º dado fica a aguardar exame

    @case:not-three-dice
    Cenário: não se lançam três dados ao mesmo tempo
      Dado que o jogador A efectua no «Pass Line» uma aposta de 10
      Quando o jogador A tenta lançar três dados ao mesmo tempo
      Então o pedido é recusado
      E as apostas na mesa e os saldos mantêm-se inalterados

    @case:not-a-die-that-is-not-offered
    Cenário: não se escolhe dado que não tenha sido fornecido
      Dado que o jogador A efectua no «Pass Line» uma aposta de 10
      Quando o jogador A tenta lançar o 1.º e o 9.º dados
      Então o pedido é recusado
      E as apostas na mesa e os saldos mantêm-se inalterados

  @art_2__para_3
  Regra: N.º 3 do artigo 2.º — ordem de lançamento
    “3. A ordem de lançamento dos dados inicia-se pelo jogador situado à esquerda do stickman e, se este jogador renunciar, inicia-se, por ordem, pelo jogador seguinte.”
    (tradução de trabalho, não oficial)

    @case:from-the-left-of-the-stickman
    Cenário: começa o jogador à esquerda do stickman
      Dado que o jogador C efectua no «Pass Line» uma aposta de 10
      E que o jogador B efectua no «Pass Line» uma aposta de 10
      E que o jogador A efectua no «Pass Line» uma aposta de 10
      Então cabe ao jogador A lançar os dados

    @case:waiver-passes-to-the-next
    Cenário: se renunciar, começa o seguinte
      Dado que o jogador A efectua no «Pass Line» uma aposta de 10
      E que o jogador B efectua no «Pass Line» uma aposta de 10
      E que o jogador C efectua no «Pass Line» uma aposta de 10
      Quando o jogador A renuncia a lançar os dados
      Então cabe ao jogador B lançar os dados

    @case:two-waivers
    Cenário: renunciando dois, começa o que se lhes segue
      Dado que o jogador A efectua no «Pass Line» uma aposta de 10
      E que o jogador B efectua no «Pass Line» uma aposta de 10
      E que o jogador C efectua no «Pass Line» uma aposta de 10
      Quando o jogador A renuncia a lançar os dados
      E o jogador B renuncia a lançar os dados
      Então cabe ao jogador C lançar os dados

    @case:waiver-only-by-the-one-whose-turn-it-is
    Cenário: a renúncia vale só para essa vez
      Dado que o jogador A efectua no «Pass Line» uma aposta de 10
      E que o jogador B efectua no «Pass Line» uma aposta de 10
      Quando o jogador A renuncia a lançar os dados
      Então cabe ao jogador B lançar os dados
      Quando o jogador B lança os dados e saem 1 e 3
      Então cabe ao jogador B lançar os dados

    @case:order-skips-who-has-not-bet
    Cenário: a ordem passa por cima de quem não apostou
      Dado que o jogador A efectua no «Pass Line» uma aposta de 10
      E que o jogador C efectua no «Pass Line» uma aposta de 10
      Quando o jogador A renuncia a lançar os dados
      Então cabe ao jogador C lançar os dados

    @case:waiver-leaves-the-bets
    Cenário: a renúncia não afecta as apostas
      Dado que o jogador A efectua no «Pass Line» uma aposta de 10
      E que o jogador B efectua no «Pass Line» uma aposta de 10
      Quando o jogador A renuncia a lançar os dados
      Então as apostas na mesa e os saldos mantêm-se inalterados

    @case:waiver-is-the-shooters-own
    Cenário: ninguém renuncia por outrem
      Dado que o jogador A efectua no «Pass Line» uma aposta de 10
      E que o jogador B efectua no «Pass Line» uma aposta de 10
      E que o jogador C efectua no «Pass Line» uma aposta de 10
      Quando o jogador C tenta renunciar a lançar os dados
      Então o pedido é recusado
      E cabe ao jogador A lançar os dados

    @case:turn-comes-back-after-a-waiver
    Cenário: quem renunciou volta a ter a sua vez
      Dado que o jogador A efectua no «Pass Line» uma aposta de 10
      E que o jogador B efectua no «Field» uma aposta de 10
      Quando o jogador A renuncia a lançar os dados
      E o jogador B lança os dados e saem 4 e 5
      Então cabe ao jogador A lançar os dados

    @case:order-goes-on-from-the-one-replaced @reading:order_after_replacement=next_player
    Cenário: depois da substituição lança quem se segue ao substituído
      Dado que o jogador A efectua no «Pass Line» uma aposta de 10
      E que o jogador B efectua no «Field» uma aposta de 10
      E que o jogador C efectua no «Pass Line» uma aposta de 10
      Quando o jogador A renuncia a lançar os dados
      E o jogador B lança os dados e saem 4 e 5
      Então cabe ao jogador C lançar os dados

    @case:next-seat-after-a-replacement
    Cenário: depois da substituição lança o seguinte na ordem
      Dado que o jogador A efectua no «Field» uma aposta de 10
      E que o jogador C efectua no «Pass Line» uma aposta de 10
      Quando o jogador A lança os dados e saem 4 e 5
      E o jogador B efectua no «Hard Way» do 6 uma aposta de 10
      Então cabe ao jogador B lançar os dados

    @case:order-starts-anew-at-the-left @reading:order_after_replacement=from_the_left
    Cenário: depois da substituição, a ordem recomeça à esquerda do stickman
      Dado que o jogador A efectua no «Pass Line» uma aposta de 10
      E que o jogador B efectua no «Field» uma aposta de 10
      E que o jogador C efectua no «Pass Line» uma aposta de 10
      Quando o jogador A renuncia a lançar os dados
      E o jogador B lança os dados e saem 4 e 4
      Então cabe ao jogador A lançar os dados

    @case:order-starts-anew-without-the-one-replaced @reading:order_after_replacement=from_the_left
    Cenário: na ordem recomeçada, o substituído fica em último
      Dado que o jogador A efectua no «Field» uma aposta de 10
      E que o jogador C efectua no «Pass Line» uma aposta de 10
      Quando o jogador A lança os dados e saem 4 e 4
      Então cabe ao jogador C lançar os dados

  @art_2__para_4
  Regra: N.º 4 do artigo 2.º — lançamento dos dois dados
    “4. No lançamento dos dados, basta utilizar uma só mão, com a força necessária, para atirar simultaneamente os dois dados em direcção à parede da mesa de jogo do lado oposto, de modo que o ponto de queda dos dados ultrapasse a posição central da mesa.”
    (tradução de trabalho, não oficial)

    @case:past-the-middle
    Cenário: ultrapassando o ponto de queda o meio da mesa, o lançamento é válido
      Dado que o jogador A efectua no «Pass Line» uma aposta de 10
      Quando o jogador A lança os dados e saem 3 e 4, ultrapassando ambos o meio da mesa e rolando sobre ela
      Então o lançamento é válido
      E para o jogador A o «Pass Line» ganha

    @case:practice-observed
    Cenário: prática inspeccionada
      Então consta do registo de inspecção que a prática observada cumpre esta norma

    @case:the-wall-need-not-be-hit
    Cenário: ultrapassado o meio da mesa, não é preciso embater na parede
      Dado que o jogador A efectua no «Pass Line» uma aposta de 10
      Quando o jogador A lança os dados e saem 6 e 5, ultrapassando ambos o meio da mesa sem embater nas paredes
      Então o lançamento é válido
      E para o jogador A o «Pass Line» ganha

  @art_2__para_5
  Regra: N.º 5 do artigo 2.º — os dados rolam sobre a mesa
    “5. O modo de lançamento deve fazer com que os dados lançados rolem sobre a mesa.”
    (tradução de trabalho, não oficial)

    @case:practice-observed
    Cenário: prática inspeccionada
      Então consta do registo de inspecção que a prática observada cumpre esta norma

    @case:rolling-dice-count
    Cenário: rolando os dados sobre a mesa, o lançamento é válido
      Dado que o jogador A efectua no «Pass Line» uma aposta de 10
      Quando o jogador A lança os dados e saem 1 e 1, ultrapassando ambos o meio da mesa e rolando sobre ela
      Então o lançamento é válido
      E para o jogador A o «Pass Line» perde
