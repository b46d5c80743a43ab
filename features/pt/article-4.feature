# language: pt
@art_4
Funcionalidade: Artigo 4.º — Substituição do lançador
  Artigo 4.º do regulamento aprovado pelo Despacho do Secretário para a Economia e Finanças n.º 53/2010.
  O texto português citado é uma tradução de trabalho, não oficial.
  Por «lançador» entende-se o jogador que lança os dados.

  Contexto:
    Dada uma mesa de craps com o limite mínimo de aposta de 10
    E que o jogador A ocupa o 1.º lugar à esquerda do stickman, com 1000 em fichas

  @art_4__intro
  Regra: Proémio do artigo 4.º — substituição do lançador
    “O lançador deve ser substituído nos seguintes casos:”
    (tradução de trabalho, não oficial)

    @case:replaced-by-the-next
    Cenário: substitui-o o seguinte na ordem
      Dado que o jogador B ocupa o 2.º lugar à esquerda do stickman, com 1000 em fichas
      E que o jogador C ocupa o 3.º lugar à esquerda do stickman, com 1000 em fichas
      E que o jogador A efectua no «Field» uma aposta de 10
      E que o jogador B efectua no «Pass Line» uma aposta de 10
      E que o jogador C efectua no «Pass Line» uma aposta de 10
      Quando o jogador A lança os dados e saem 1 e 3
      Então cabe ao jogador B lançar os dados

    @case:replaced-by-the-next-who-has-bet
    Cenário: substitui-o o seguinte que tenha apostado
      Dado que o jogador B ocupa o 2.º lugar à esquerda do stickman, com 1000 em fichas
      E que o jogador C ocupa o 3.º lugar à esquerda do stickman, com 1000 em fichas
      E que o jogador A efectua no «Field» uma aposta de 10
      E que o jogador C efectua no «Pass Line» uma aposta de 10
      Quando o jogador A lança os dados e saem 4 e 5
      Então cabe ao jogador C lançar os dados

    @case:not-replaced-otherwise
    Cenário: fora desses casos, o lançador mantém-se
      Dado que o jogador B ocupa o 2.º lugar à esquerda do stickman, com 1000 em fichas
      E que o jogador A efectua no «Pass Line» uma aposta de 10
      E que o jogador B efectua no «Pass Line» uma aposta de 10
      Quando o jogador A lança os dados e saem 1 e 3
      Então cabe ao jogador A lançar os dados
      Quando o jogador A lança os dados e saem 2 e 3
      Então cabe ao jogador A lançar os dados
      Quando o jogador A lança os dados e saem 2 e 2
      E o jogador A efectua no «Pass Line» uma aposta de 10
      E o jogador B efectua no «Pass Line» uma aposta de 10
      Então cabe ao jogador A lançar os dados

    @case:a-newcomer-replaces-nobody
    Cenário: quem se senta de novo não substitui o lançador
      Dado que o jogador B ocupa o 2.º lugar à esquerda do stickman, com 1000 em fichas
      E que o jogador A efectua no «Pass Line» uma aposta de 10
      Quando o jogador A lança os dados e saem 1 e 3
      E o jogador C ocupa o 3.º lugar à esquerda do stickman, com 1000 em fichas
      E o jogador C efectua no «Field» uma aposta de 10
      Então cabe ao jogador A lançar os dados

    @case:a-sole-player-keeps-the-dice @reading:sole_shooter=keeps_the_dice
    Cenário: havendo um só jogador, é ele que continua a lançar
      Dado que o jogador A efectua no «Pass Line» uma aposta de 10
      Quando o jogador A lança os dados e saem 6 e 6
      E o jogador A efectua no «Pass Line» uma aposta de 10
      Então cabe ao jogador A lançar os dados
      Quando o jogador A lança os dados e saem 1 e 3
      E o jogador A lança os dados e saem 3 e 4
      E o jogador A efectua no «Pass Line» uma aposta de 10
      Então cabe ao jogador A lançar os dados
      Quando o jogador A lança os dados e saem 1 e 3
      Então o lançamento é válido

    @case:a-void-throw-replaces-nobody
    Cenário: o lançamento nulo não substitui ninguém
      Dado que o jogador B ocupa o 2.º lugar à esquerda do stickman, com 1000 em fichas
      E que o jogador A efectua no «Pass Line» uma aposta de 10
      E que o jogador B efectua no «Pass Line» uma aposta de 10
      Quando o jogador A lança os dados e saem 1 e 1, caindo um fora do pano
      Então cabe ao jogador A lançar os dados

  @art_4__point_1
  Regra: Alínea 1) do artigo 4.º — deixar de apostar
    “1) Deixar de apostar;”
    (tradução de trabalho, não oficial)

    @case:no-longer-betting
    Cenário: o lançador deixa de apostar e lança o seguinte
      Dado que o jogador B ocupa o 2.º lugar à esquerda do stickman, com 1000 em fichas
      E que o jogador A efectua no «Field» uma aposta de 10
      E que o jogador B efectua no «Pass Line» uma aposta de 10
      Quando o jogador A lança os dados e saem 1 e 3
      Então cabe ao jogador B lançar os dados

    @case:betting-again-with-no-other-bet
    Cenário: decidida a sua única aposta, quem volta a apostar continua a lançar
      Dado que o jogador B ocupa o 2.º lugar à esquerda do stickman, com 1000 em fichas
      E que o jogador A efectua no «Field» uma aposta de 10
      E que o jogador B efectua no «Pass Line» uma aposta de 10
      Quando o jogador A lança os dados e saem 1 e 3
      E o jogador A efectua no «Field» uma aposta de 10
      Então cabe ao jogador A lançar os dados

    @case:betting-again
    Cenário: o lançador volta a apostar e continua a lançar
      Dado que o jogador B ocupa o 2.º lugar à esquerda do stickman, com 1000 em fichas
      E que o jogador A efectua no «Pass Line» uma aposta de 10
      E que o jogador A efectua no «Field» uma aposta de 10
      E que o jogador B efectua no «Pass Line» uma aposta de 10
      Quando o jogador A lança os dados e saem 1 e 3
      E o jogador A efectua no «Field» uma aposta de 10
      Então cabe ao jogador A lançar os dados

    @case:with-a-bet-still-on-the-table
    Cenário: tendo ainda aposta na mesa, o lançador continua a lançar
      Dado que o jogador B ocupa o 2.º lugar à esquerda do stickman, com 1000 em fichas
      E que o jogador A efectua no «Pass Line» uma aposta de 10
      E que o jogador B efectua no «Pass Line» uma aposta de 10
      Quando o jogador A lança os dados e saem 4 e 6
      Então cabe ao jogador A lançar os dados

    @case:the-point-stands-after-a-replacement @reading:point_after_replacement=stands
    Cenário: deixando o lançador de apostar a meio da jogada, o ponto mantém-se e continua o seguinte
      Dado que o jogador B ocupa o 2.º lugar à esquerda do stickman, com 1000 em fichas
      E que o jogador A efectua no «Field» uma aposta de 10
      E que o jogador B efectua no «Pass Line» uma aposta de 10
      Quando o jogador A lança os dados e saem 2 e 4
      Então cabe ao jogador B lançar os dados
      E o ponto do jogador marcado na mesa é o 6
      Quando o jogador B lança os dados e saem 3 e 3
      Então para o jogador B o «Pass Line» ganha
      E não está marcado na mesa qualquer ponto

    @case:the-point-goes-with-the-replaced-shooter @reading:point_after_replacement=removed
    Cenário: deixando o lançador de apostar a meio da jogada, a marca sai quando o seguinte recebe os dados e este faz um lançamento de saída
      Dado que o jogador B ocupa o 2.º lugar à esquerda do stickman, com 1000 em fichas
      E que o jogador A efectua no «Field» uma aposta de 10
      E que o jogador B efectua no «Pass Line» uma aposta de 10
      Quando o jogador A lança os dados e saem 2 e 4
      E o jogador B lança os dados e saem 4 e 4
      Então o ponto do jogador marcado na mesa é o 8
      Quando o jogador B lança os dados e saem 3 e 3
      Então para o jogador B o «Pass Line» ganha
      E o ponto do jogador marcado na mesa é o 8

  @art_4__point_2
  Regra: Alínea 2) do artigo 4.º — perda no primeiro lançamento
    “2) O total de pontos obtido no primeiro lançamento determinar a perda da aposta por ele efectuada.”
    (tradução de trabalho, não oficial)

    @case:decided-on-the-first-throw
    Esquema do Cenário: decidido no primeiro lançamento
      Dado que o jogador B ocupa o 2.º lugar à esquerda do stickman, com 1000 em fichas
      E que o jogador A efectua no <aposta> uma aposta de 10
      Quando o jogador A lança os dados e saem <dado 1> e <dado 2>
      E o jogador A efectua no «Pass Line» uma aposta de 10
      E o jogador B efectua no «Pass Line» uma aposta de 10
      Então cabe <quem lança> lançar os dados

      @reading:shooter_replacement=first_throw_loss
      Exemplos: interpretação: é substituído quem perde no primeiro lançamento
        | aposta       | dado 1 | dado 2 | quem lança   |
        | «Pass Line»  | 1      | 1      | ao jogador B |
        | «Pass Line»  | 1      | 2      | ao jogador B |
        | «Pass Line»  | 2      | 1      | ao jogador B |
        | «Pass Line»  | 6      | 6      | ao jogador B |
        | «Pass Line»  | 3      | 4      | ao jogador A |
        | «Pass Line»  | 6      | 1      | ao jogador A |
        | «Pass Line»  | 5      | 6      | ao jogador A |
        | «Don't Pass» | 3      | 4      | ao jogador B |
        | «Don't Pass» | 2      | 5      | ao jogador B |
        | «Don't Pass» | 5      | 6      | ao jogador B |
        | «Don't Pass» | 6      | 5      | ao jogador B |
        | «Don't Pass» | 1      | 1      | ao jogador A |
        | «Don't Pass» | 1      | 2      | ao jogador A |

      @reading:shooter_replacement=seven_out
      Exemplos: interpretação: é substituído quem tira o 7 depois de marcado o ponto
        | aposta       | dado 1 | dado 2 | quem lança   |
        | «Pass Line»  | 1      | 1      | ao jogador A |
        | «Pass Line»  | 1      | 2      | ao jogador A |
        | «Pass Line»  | 2      | 1      | ao jogador A |
        | «Pass Line»  | 6      | 6      | ao jogador A |
        | «Pass Line»  | 3      | 4      | ao jogador A |
        | «Pass Line»  | 6      | 1      | ao jogador A |
        | «Pass Line»  | 5      | 6      | ao jogador A |
        | «Don't Pass» | 3      | 4      | ao jogador A |
        | «Don't Pass» | 2      | 5      | ao jogador A |
        | «Don't Pass» | 5      | 6      | ao jogador A |
        | «Don't Pass» | 6      | 5      | ao jogador A |
        | «Don't Pass» | 1      | 1      | ao jogador A |
        | «Don't Pass» | 1      | 2      | ao jogador A |

    @case:twelve-for-dont-pass
    Cenário: com 12 há empate no «Don't Pass» e o lançador mantém-se
      Dado que o jogador B ocupa o 2.º lugar à esquerda do stickman, com 1000 em fichas
      E que o jogador A efectua no «Don't Pass» uma aposta de 10
      Quando o jogador A lança os dados e saem 6 e 6
      E o jogador A efectua no «Pass Line» uma aposta de 10
      E o jogador B efectua no «Pass Line» uma aposta de 10
      Então cabe ao jogador A lançar os dados

    @case:point-on-the-first-throw
    Esquema do Cenário: marcado o ponto no primeiro lançamento, o lançador mantém-se
      Dado que o jogador B ocupa o 2.º lugar à esquerda do stickman, com 1000 em fichas
      E que o jogador A efectua no <aposta> uma aposta de 10
      E que o jogador B efectua no «Pass Line» uma aposta de 10
      Quando o jogador A lança os dados e saem <dado 1> e <dado 2>
      Então cabe ao jogador A lançar os dados

      Exemplos:
        | aposta       | dado 1 | dado 2 |
        | «Pass Line»  | 1      | 3      |
        | «Pass Line»  | 3      | 2      |
        | «Pass Line»  | 5      | 1      |
        | «Pass Line»  | 2      | 6      |
        | «Pass Line»  | 6      | 3      |
        | «Pass Line»  | 6      | 4      |
        | «Don't Pass» | 1      | 3      |
        | «Don't Pass» | 3      | 2      |
        | «Don't Pass» | 5      | 1      |
        | «Don't Pass» | 2      | 6      |
        | «Don't Pass» | 6      | 3      |
        | «Don't Pass» | 6      | 4      |

    @case:seven-after-the-point
    Esquema do Cenário: o 7 depois de marcado o ponto
      Dado que o jogador B ocupa o 2.º lugar à esquerda do stickman, com 1000 em fichas
      E que o jogador A efectua no <aposta> uma aposta de 10
      Quando o jogador A lança os dados e saem <dado 1> e <dado 2>
      E o jogador A lança os dados e saem <novo dado 1> e <novo dado 2>
      E o jogador A efectua no «Pass Line» uma aposta de 10
      E o jogador B efectua no «Pass Line» uma aposta de 10
      Então cabe <quem lança> lançar os dados

      @reading:shooter_replacement=first_throw_loss
      Exemplos: interpretação: é substituído quem perde no primeiro lançamento
        | aposta       | dado 1 | dado 2 | novo dado 1 | novo dado 2 | quem lança   |
        | «Pass Line»  | 1      | 3      | 1           | 6           | ao jogador A |
        | «Pass Line»  | 3      | 2      | 2           | 5           | ao jogador A |
        | «Pass Line»  | 5      | 1      | 3           | 4           | ao jogador A |
        | «Pass Line»  | 2      | 6      | 4           | 3           | ao jogador A |
        | «Pass Line»  | 6      | 3      | 5           | 2           | ao jogador A |
        | «Pass Line»  | 6      | 4      | 6           | 1           | ao jogador A |
        | «Don't Pass» | 1      | 3      | 1           | 6           | ao jogador A |
        | «Don't Pass» | 3      | 2      | 2           | 5           | ao jogador A |
        | «Don't Pass» | 5      | 1      | 3           | 4           | ao jogador A |
        | «Don't Pass» | 2      | 6      | 4           | 3           | ao jogador A |
        | «Don't Pass» | 6      | 3      | 5           | 2           | ao jogador A |
        | «Don't Pass» | 6      | 4      | 6           | 1           | ao jogador A |

      @reading:shooter_replacement=seven_out
      Exemplos: interpretação: é substituído quem tira o 7 depois de marcado o ponto
        | aposta       | dado 1 | dado 2 | novo dado 1 | novo dado 2 | quem lança   |
        | «Pass Line»  | 1      | 3      | 1           | 6           | ao jogador B |
        | «Pass Line»  | 3      | 2      | 2           | 5           | ao jogador B |
        | «Pass Line»  | 5      | 1      | 3           | 4           | ao jogador B |
        | «Pass Line»  | 2      | 6      | 4           | 3           | ao jogador B |
        | «Pass Line»  | 6      | 3      | 5           | 2           | ao jogador B |
        | «Pass Line»  | 6      | 4      | 6           | 1           | ao jogador B |
        | «Don't Pass» | 1      | 3      | 1           | 6           | ao jogador B |
        | «Don't Pass» | 3      | 2      | 2           | 5           | ao jogador B |
        | «Don't Pass» | 5      | 1      | 3           | 4           | ao jogador B |
        | «Don't Pass» | 2      | 6      | 4           | 3           | ao jogador B |
        | «Don't Pass» | 6      | 3      | 5           | 2           | ao jogador B |
        | «Don't Pass» | 6      | 4      | 6           | 1           | ao jogador B |

    @case:another-players-loss
    Cenário: a perda de outrem não substitui o lançador
      Dado que o jogador B ocupa o 2.º lugar à esquerda do stickman, com 1000 em fichas
      E que o jogador A efectua no «Don't Pass» uma aposta de 10
      E que o jogador B efectua no «Pass Line» uma aposta de 10
      Quando o jogador A lança os dados e saem 1 e 1
      E o jogador A efectua no «Pass Line» uma aposta de 10
      E o jogador B efectua no «Pass Line» uma aposta de 10
      Então cabe ao jogador A lançar os dados

    @case:point-made
    Esquema do Cenário: feito o ponto do jogador, o lançador mantém-se
      Dado que o jogador B ocupa o 2.º lugar à esquerda do stickman, com 1000 em fichas
      E que o jogador A efectua no <aposta> uma aposta de 10
      Quando o jogador A lança os dados e saem <dado 1> e <dado 2>
      E o jogador A lança os dados e saem <novo dado 1> e <novo dado 2>
      E o jogador A efectua no «Pass Line» uma aposta de 10
      E o jogador B efectua no «Pass Line» uma aposta de 10
      Então cabe ao jogador A lançar os dados

      Exemplos:
        | aposta       | dado 1 | dado 2 | novo dado 1 | novo dado 2 |
        | «Pass Line»  | 1      | 3      | 2           | 2           |
        | «Pass Line»  | 3      | 2      | 4           | 1           |
        | «Pass Line»  | 5      | 1      | 3           | 3           |
        | «Pass Line»  | 2      | 6      | 4           | 4           |
        | «Pass Line»  | 6      | 3      | 3           | 6           |
        | «Pass Line»  | 6      | 4      | 5           | 5           |
        | «Don't Pass» | 1      | 3      | 2           | 2           |
        | «Don't Pass» | 3      | 2      | 4           | 1           |
        | «Don't Pass» | 5      | 1      | 3           | 3           |
        | «Don't Pass» | 2      | 6      | 4           | 4           |
        | «Don't Pass» | 6      | 3      | 3           | 6           |
        | «Don't Pass» | 6      | 4      | 5           | 5           |

    @case:side-bet-lost
    Esquema do Cenário: no primeiro lançamento perde-se só a aposta acessória
      Dado que o jogador B ocupa o 2.º lugar à esquerda do stickman, com 1000 em fichas
      E que o jogador A efectua no «Pass Line» uma aposta de 10
      E que o jogador A efectua no «Any 7/Big Red/Big 7» uma aposta de 10
      E que o jogador B efectua no «Pass Line» uma aposta de 10
      Quando o jogador A lança os dados e saem 2 e 4
      Então cabe <quem lança> lançar os dados

      @reading:shooter_replacement=first_throw_loss @reading:shooter_losing_bet=line_bet
      Exemplos: interpretação: só conta o «Pass Line» ou o «Don't Pass»
        | quem lança   |
        | ao jogador A |

      @reading:shooter_replacement=first_throw_loss @reading:shooter_losing_bet=any_bet
      Exemplos: interpretação: conta qualquer aposta
        | quem lança   |
        | ao jogador B |

      @reading:shooter_replacement=seven_out
      Exemplos: interpretação: é substituído quem tira o 7 depois de marcado o ponto
        | quem lança   |
        | ao jogador A |

    @case:side-bet-lost-not-decided @silent @reading:shooter_replacement=first_throw_loss @reading:shooter_losing_bet=silent
    Cenário: perde-se só a aposta acessória, sobre o que o texto nada determina
      Dado que o jogador B ocupa o 2.º lugar à esquerda do stickman, com 1000 em fichas
      E que o jogador A efectua no «Pass Line» uma aposta de 10
      E que o jogador A efectua no «Any 7/Big Red/Big 7» uma aposta de 10
      E que o jogador B efectua no «Pass Line» uma aposta de 10
      Quando o jogador A lança os dados e saem 2 e 4
      Então o texto não determina se o lançador é substituído, registando-se o que a mesa fez

    @case:opposed-bets @reading:both_line_bets=accepted
    Esquema do Cenário: apostas no «Pass Line» e no «Don't Pass» ao mesmo tempo
      Dado que o jogador B ocupa o 2.º lugar à esquerda do stickman, com 1000 em fichas
      E que o jogador A efectua no «Pass Line» uma aposta de <montante>
      E que o jogador A efectua no «Don't Pass» uma aposta de <outro montante>
      Quando o jogador A lança os dados e saem <dado 1> e <dado 2>
      E o jogador A efectua no «Pass Line» uma aposta de 10
      E o jogador B efectua no «Pass Line» uma aposta de 10
      Então cabe <quem lança> lançar os dados

      @reading:shooter_replacement=first_throw_loss @reading:shooter_opposed_bets=any_loss
      Exemplos: interpretação: conta a perda de qualquer delas
        | montante | outro montante | dado 1 | dado 2 | quem lança   |
        | 10       | 10             | 3      | 4      | ao jogador B |
        | 10       | 20             | 3      | 4      | ao jogador B |
        | 20       | 10             | 3      | 4      | ao jogador B |
        | 10       | 10             | 1      | 1      | ao jogador B |

      @reading:shooter_replacement=first_throw_loss @reading:shooter_opposed_bets=net_loss
      Exemplos: interpretação: conta a perda no conjunto
        | montante | outro montante | dado 1 | dado 2 | quem lança   |
        | 10       | 10             | 3      | 4      | ao jogador A |
        | 10       | 20             | 3      | 4      | ao jogador B |
        | 20       | 10             | 3      | 4      | ao jogador A |
        | 20       | 10             | 1      | 1      | ao jogador B |

      @reading:shooter_replacement=seven_out
      Exemplos: interpretação: é substituído quem tira o 7 depois de marcado o ponto
        | montante | outro montante | dado 1 | dado 2 | quem lança   |
        | 10       | 10             | 3      | 4      | ao jogador A |
        | 10       | 20             | 3      | 4      | ao jogador A |

    @case:opposed-bets-not-decided @silent @reading:shooter_replacement=first_throw_loss @reading:shooter_opposed_bets=silent @reading:both_line_bets=accepted
    Cenário: apostas opostas, sobre as quais o texto nada determina
      Dado que o jogador B ocupa o 2.º lugar à esquerda do stickman, com 1000 em fichas
      E que o jogador A efectua no «Pass Line» uma aposta de 10
      E que o jogador A efectua no «Don't Pass» uma aposta de 10
      Quando o jogador A lança os dados e saem 3 e 4
      E o jogador A efectua no «Pass Line» uma aposta de 10
      E o jogador B efectua no «Pass Line» uma aposta de 10
      Então o texto não determina se o lançador é substituído, registando-se o que a mesa fez

    @case:second-come-out
    Esquema do Cenário: cada lançamento de saída posterior é também o primeiro
      Dado que o jogador B ocupa o 2.º lugar à esquerda do stickman, com 1000 em fichas
      E que o jogador A efectua no «Pass Line» uma aposta de 10
      Quando o jogador A lança os dados e saem 3 e 3
      E o jogador A lança os dados e saem 4 e 2
      E o jogador A efectua no «Pass Line» uma aposta de 10
      E o jogador A lança os dados e saem <dado 1> e <dado 2>
      E o jogador A efectua no «Pass Line» uma aposta de 10
      E o jogador B efectua no «Pass Line» uma aposta de 10
      Então cabe <quem lança> lançar os dados

      @reading:shooter_replacement=first_throw_loss @reading:first_throw=come_out
      Exemplos: interpretação: é substituído quem perde no primeiro lançamento
        | dado 1 | dado 2 | quem lança   |
        | 1      | 1      | ao jogador B |
        | 6      | 6      | ao jogador B |
        | 3      | 4      | ao jogador A |

      @reading:shooter_replacement=first_throw_loss @reading:first_throw=of_the_turn
      Exemplos: interpretação: é primeiro o inicial de quem recebe os dados
        | dado 1 | dado 2 | quem lança   |
        | 1      | 1      | ao jogador A |
        | 6      | 6      | ao jogador A |
        | 3      | 4      | ao jogador A |

      @reading:shooter_replacement=seven_out
      Exemplos: interpretação: é substituído quem tira o 7 depois de marcado o ponto
        | dado 1 | dado 2 | quem lança   |
        | 1      | 1      | ao jogador A |
        | 6      | 6      | ao jogador A |
        | 3      | 4      | ao jogador A |

    @case:newcomer-in-mid-round
    Esquema do Cenário: o primeiro lançamento de quem recebe os dados a meio da jogada
      Dado que o jogador B ocupa o 2.º lugar à esquerda do stickman, com 1000 em fichas
      E que o jogador A efectua no «Field» uma aposta de 10
      E que o jogador B efectua no «Pass Line» uma aposta de 10
      Quando o jogador A lança os dados e saem 2 e 4
      E o jogador B lança os dados e saem 3 e 4
      E o jogador A efectua no «Pass Line» uma aposta de 10
      E o jogador B efectua no «Pass Line» uma aposta de 10
      Então cabe <quem lança> lançar os dados

      @reading:shooter_replacement=first_throw_loss @reading:first_throw=come_out @reading:point_after_replacement=stands
      Exemplos: interpretação: é primeiro o lançamento de saída de cada jogada
        | quem lança   |
        | ao jogador B |

      @reading:shooter_replacement=first_throw_loss @reading:first_throw=of_the_turn @reading:point_after_replacement=stands
      Exemplos: interpretação: é primeiro o inicial de quem recebe os dados
        | quem lança   |
        | ao jogador A |

      @reading:shooter_replacement=seven_out @reading:point_after_replacement=stands
      Exemplos: interpretação: é substituído quem tira o 7 depois de marcado o ponto
        | quem lança   |
        | ao jogador A |

      @reading:shooter_replacement=first_throw_loss @reading:point_after_replacement=removed
      Exemplos: interpretação: retirada a marca, o lançamento seguinte é sempre primeiro
        | quem lança   |
        | ao jogador A |

      @reading:shooter_replacement=seven_out @reading:point_after_replacement=removed
      Exemplos: interpretação: retirada a marca, o 7 não substitui o lançador
        | quem lança   |
        | ao jogador B |

    @case:a-replaced-sole-player-waits @reading:shooter_replacement=first_throw_loss @reading:sole_shooter=nobody_throws
    Cenário: devendo ser substituído o jogador único, ninguém lança
      Dado que o jogador A efectua no «Pass Line» uma aposta de 10
      Quando o jogador A lança os dados e saem 6 e 6
      E o jogador A efectua no «Pass Line» uma aposta de 10
      Quando o jogador A tenta lançar os dados
      Então o pedido é recusado
      E as apostas na mesa e os saldos mantêm-se inalterados

    @case:a-sole-player-waits-after-the-seven @reading:shooter_replacement=seven_out @reading:sole_shooter=nobody_throws
    Cenário: tirado o 7 pelo jogador único depois de marcado o ponto, ninguém lança
      Dado que o jogador A efectua no «Pass Line» uma aposta de 10
      Quando o jogador A lança os dados e saem 1 e 3
      E o jogador A lança os dados e saem 3 e 4
      E o jogador A efectua no «Pass Line» uma aposta de 10
      Quando o jogador A tenta lançar os dados
      Então o pedido é recusado
      E as apostas na mesa e os saldos mantêm-se inalterados
