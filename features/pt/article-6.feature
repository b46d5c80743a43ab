# language: pt
@art_6
Funcionalidade: Artigo 6.º — Prémios
  Artigo 6.º do regulamento aprovado pelo Despacho do Secretário para a Economia e Finanças n.º 53/2010.
  O texto português citado é uma tradução de trabalho, não oficial.
  Os montantes são em patacas; nas proporções indica-se primeiro a aposta e depois o prémio.

  Contexto:
    Dada uma mesa de craps com o limite mínimo de aposta de 10
    E que o lançador efectua no «Pass Line» uma aposta de 10 antes de cada lançamento de saída
    E que o jogador se senta com 10000 em fichas

  @art_6__intro
  Regra: Proémio do artigo 6.º — direito ao prémio
    “O jogador que ganhe as apostas previstas no artigo anterior tem direito a receber os seguintes prémios:”
    (tradução de trabalho, não oficial)

    @case:prize-beside-the-stake
    Esquema do Cenário: quem ganha recebe o prémio além do montante apostado
      Dado que o jogador efectua no <aposta> uma aposta de <montante>
      Quando saem <dado 1> e <dado 2> nos dados
      Então o prémio do <aposta> é de <prémio>
      E no <aposta> é restituído o montante apostado de <montante>
      E o <aposta> fica decidido e deixa de estar na mesa
      E o saldo do jogador é de <saldo>

      Exemplos:
        | aposta                | montante | dado 1 | dado 2 | prémio | saldo |
        | «Pass Line»           | 100      | 6      | 5      | 100    | 10100 |
        | «Don't Pass»          | 100      | 1      | 1      | 100    | 10100 |
        | «Any Craps»           | 100      | 1      | 1      | 700    | 10700 |
        | «Any 7/Big Red/Big 7» | 100      | 3      | 4      | 400    | 10400 |
        | «Eleven/11»           | 100      | 5      | 6      | 1500   | 11500 |
        | «Ace/deuce/3»         | 100      | 1      | 2      | 1500   | 11500 |
        | «Aces/2»              | 100      | 1      | 1      | 3000   | 13000 |
        | «Boxcars/12»          | 100      | 6      | 6      | 3000   | 13000 |
        | «Horn»                | 400      | 6      | 6      | 2700   | 12700 |
        | «Field»               | 100      | 3      | 1      | 100    | 10100 |
        | «Big»                 | 100      | 4      | 5      | 100    | 10100 |
        | «Small»               | 100      | 1      | 4      | 100    | 10100 |

    @case:prize-beside-the-stake-after-the-point
    Esquema do Cenário: quem ganha depois de marcado o ponto recebe o prémio além do montante apostado
      Dado que está marcado o 9 como ponto do jogador
      E que o jogador efectua no <aposta> uma aposta de <montante>
      Quando saem <dado 1> e <dado 2> nos dados
      Então o prémio do <aposta> é de <prémio>
      E no <aposta> é restituído o montante apostado de <montante>
      E o <aposta> fica decidido e deixa de estar na mesa
      E o saldo do jogador é de <saldo>

      Exemplos:
        | aposta           | montante | dado 1 | dado 2 | prémio | saldo |
        | «Hard Way» do 4  | 100      | 2      | 2      | 700    | 10700 |
        | «Hard Way» do 6  | 100      | 3      | 3      | 900    | 10900 |
        | «Hard Way» do 8  | 100      | 4      | 4      | 900    | 10900 |
        | «Hard Way» do 10 | 100      | 5      | 5      | 700    | 10700 |
        | «Big 4»          | 100      | 1      | 3      | 180    | 10180 |
        | «Big 5»          | 100      | 3      | 2      | 140    | 10140 |
        | «Big 6»          | 60       | 5      | 1      | 70     | 10070 |
        | «Big 8»          | 60       | 2      | 6      | 70     | 10070 |
        | «Big 9»          | 100      | 6      | 3      | 140    | 10140 |
        | «Big 10»         | 100      | 6      | 4      | 180    | 10180 |

    @case:nothing-for-a-lost-bet
    Esquema do Cenário: quem perde não recebe o montante apostado
      Dado que o jogador efectua no <aposta> uma aposta de <montante>
      Quando saem <dado 1> e <dado 2> nos dados
      Então o <aposta> perde
      E o saldo do jogador é de <saldo>

      Exemplos:
        | aposta                | montante | dado 1 | dado 2 | saldo |
        | «Pass Line»           | 100      | 1      | 1      | 9900  |
        | «Don't Pass»          | 100      | 3      | 4      | 9900  |
        | «Any Craps»           | 100      | 3      | 4      | 9900  |
        | «Any 7/Big Red/Big 7» | 100      | 1      | 1      | 9900  |
        | «Eleven/11»           | 100      | 1      | 1      | 9900  |
        | «Ace/deuce/3»         | 100      | 5      | 5      | 9900  |
        | «Aces/2»              | 100      | 6      | 6      | 9900  |
        | «Boxcars/12»          | 100      | 1      | 1      | 9900  |
        | «Field»               | 100      | 3      | 4      | 9900  |

    @case:come-prize-beside-the-stake
    Cenário: quando o «Come» ganha, recebe-se o prémio além do montante apostado
      Dado que o jogador efectua no «Pass Line» uma aposta de 10
      E que está marcado o 6 como ponto do jogador
      E que o jogador efectua no «Come» uma aposta de 100
      Quando saem 6 e 5 nos dados
      Então o prémio do «Come» é de 100
      E no «Come» é restituído o montante apostado de 100
      E o saldo do jogador é de 10090

    @case:additional-prize-beside-the-stake
    Cenário: quando a aposta adicional ganha, recebe-se o prémio além do montante apostado
      Dado que o jogador efectua no «Pass Line» uma aposta de 100
      E que está marcado o 4 como ponto do jogador
      E que o jogador efectua sobre o «Pass Line» uma aposta adicional de 100
      Quando saem 2 e 2 nos dados
      Então o prémio da aposta adicional ao «Pass Line» é de 200
      E na aposta adicional ao «Pass Line» é restituído o montante apostado de 100
      E o prémio do «Pass Line» é de 100
      E no «Pass Line» é restituído o montante apostado de 100
      E o saldo do jogador é de 10300

    @case:come-additional-prize-beside-the-stake
    Cenário: quando a aposta adicional ao «Come» ganha, recebe-se o prémio além do montante apostado
      Dado que o jogador efectua no «Pass Line» uma aposta de 10
      E que está marcado o 6 como ponto do jogador
      E que o jogador efectua no «Come» uma aposta de 100
      Quando saem 4 e 5 nos dados
      E o jogador efectua sobre o «Come» uma aposta adicional de 100
      E saem 3 e 6 nos dados
      Então o prémio da aposta adicional ao «Come» é de 150
      E na aposta adicional ao «Come» é restituído o montante apostado de 100
      E no «Come» é restituído o montante apostado de 100
      E o saldo do jogador é de 10240

    @case:dont-come-prize-beside-the-stake
    Cenário: quando o «Don't Come» ganha, recebe-se o prémio além do montante apostado
      Dado que o jogador efectua no «Pass Line» uma aposta de 10
      E que está marcado o 6 como ponto do jogador
      E que o jogador efectua no «Don't Come» uma aposta de 100
      Quando saem 1 e 2 nos dados
      Então o prémio do «Don't Come» é de 100
      E no «Don't Come» é restituído o montante apostado de 100
      E o saldo do jogador é de 10090

    @case:dont-pass-additional-prize-beside-the-stake
    Esquema do Cenário: quando a aposta adicional ao «Don't Pass» ganha, recebe-se o prémio além do montante apostado
      Dado que o jogador efectua no «Don't Pass» uma aposta de 100
      E que está marcado o 4 como ponto do jogador
      E que o jogador efectua sobre o «Don't Pass» uma aposta adicional de 100
      Quando saem <dado 1> e <dado 2> nos dados
      Então o prémio da aposta adicional ao «Don't Pass» é de 50
      E na aposta adicional ao «Don't Pass» é restituído o montante apostado de 100
      E no «Don't Pass» é restituído o montante apostado de 100
      E o saldo do jogador é de 10150

      @reading:dont_pass_point_phase=wins_on_point
      Exemplos: interpretação: segundo a letra, ganha quando volta a sair o ponto
        | dado 1 | dado 2 |
        | 2      | 2      |

      @reading:dont_pass_point_phase=wins_on_seven
      Exemplos: interpretação: segundo a prática, ganha quando sai o 7
        | dado 1 | dado 2 |
        | 5      | 2      |

    @case:dont-come-additional-prize-beside-the-stake
    Esquema do Cenário: quando a aposta adicional ao «Don't Come» ganha, recebe-se o prémio além do montante apostado
      Dado que o jogador efectua no «Pass Line» uma aposta de 10
      E que está marcado o 6 como ponto do jogador
      E que o jogador efectua no «Don't Come» uma aposta de 100
      Quando saem 4 e 6 nos dados
      E o jogador efectua sobre o «Don't Come» uma aposta adicional de 100
      E saem <dado 1> e <dado 2> nos dados
      Então o prémio da aposta adicional ao «Don't Come» é de 50
      E na aposta adicional ao «Don't Come» é restituído o montante apostado de 100
      E no «Don't Come» é restituído o montante apostado de 100

      @reading:dont_pass_point_phase=wins_on_point
      Exemplos: interpretação: segundo a letra, ganha quando volta a sair o ponto
        | dado 1 | dado 2 |
        | 5      | 5      |

      @reading:dont_pass_point_phase=wins_on_seven
      Exemplos: interpretação: segundo a prática, ganha quando sai o 7
        | dado 1 | dado 2 |
        | 4      | 3      |

    @case:opposed-bets-are-not-set-off @reading:both_line_bets=accepted
    Esquema do Cenário: «Pass Line» e «Don't Pass» não se compensam entre si
      Dado que o jogador efectua no «Pass Line» uma aposta de 100
      E que o jogador efectua no «Don't Pass» uma aposta de 60
      Quando saem <dado 1> e <dado 2> nos dados
      Então o «Pass Line» <resultado>
      E o «Don't Pass» <outro resultado>
      E o saldo do jogador é de <saldo>

      Exemplos:
        | dado 1 | dado 2 | resultado | outro resultado | saldo |
        | 2      | 5      | ganha     | perde           | 10040 |
        | 2      | 1      | perde     | ganha           | 9960  |

    @case:paid-once
    Cenário: pedida de novo a liquidação do mesmo lançamento, o prémio paga-se uma só vez
      Dado que o jogador efectua no «Field» uma aposta de 100
      E que o jogador efectua no «Pass Line» uma aposta de 100
      Quando os dados já caíram, mostrando 6 e 5, sem que se tenha liquidado o lançamento
      E se liquida esse lançamento
      Então o saldo do jogador é de 10200
      Quando se pede de novo a liquidação do mesmo lançamento
      Então o saldo do jogador é de 10200

    @case:several-bets-on-one-throw
    Cenário: um lançamento liquida várias apostas
      Dado que o jogador efectua no «Pass Line» uma aposta de 100
      E que está marcado o 6 como ponto do jogador
      E que o jogador efectua sobre o «Pass Line» uma aposta adicional de 100
      Quando o jogador efectua no «Field» uma aposta de 100
      E o jogador efectua no «Hard Way» do 6 uma aposta de 100
      E o jogador efectua no «Big 6» uma aposta de 120
      E o jogador efectua no «Come» uma aposta de 100
      E saem 3 e 3 nos dados
      Então o prémio do «Pass Line» é de 100
      E o prémio da aposta adicional ao «Pass Line» é de 120
      E o prémio do «Hard Way» do 6 é de 900
      E o prémio do «Big 6» é de 140
      E o «Field» perde
      E o «Come» fica a decidir-se pelo 6
      E o saldo do jogador é de 11060

    @case:several-bets-on-a-seven
    Cenário: o 7 liquida várias apostas
      Dado que o jogador efectua no «Pass Line» uma aposta de 100
      E que está marcado o 8 como ponto do jogador
      E que o jogador efectua sobre o «Pass Line» uma aposta adicional de 100
      Quando o jogador efectua no «Any 7/Big Red/Big 7» uma aposta de 100
      E o jogador efectua no «Come» uma aposta de 100
      E o jogador efectua no «Hard Way» do 8 uma aposta de 100
      E o jogador efectua no «Big 8» uma aposta de 60
      E o jogador efectua no «Field» uma aposta de 100
      E saem 5 e 2 nos dados
      Então o prémio do «Any 7/Big Red/Big 7» é de 400
      E o prémio do «Come» é de 100
      E o «Pass Line» perde
      E a aposta adicional ao «Pass Line» perde
      E o «Hard Way» do 8 perde
      E o «Big 8» perde
      E o «Field» perde
      E o saldo do jogador é de 10040

    @case:balance-over-two-throws
    Cenário: o saldo ao longo de dois lançamentos
      Dado que o jogador efectua no «Any Craps» uma aposta de 100
      Quando saem 1 e 2 nos dados
      Então o saldo do jogador é de 10700
      Quando o jogador efectua no «Eleven/11» uma aposta de 100
      E saem 5 e 6 nos dados
      Então o saldo do jogador é de 12200

    @case:two-players-paid-apart
    Cenário: cada um de dois jogadores recebe o seu prémio
      Quando o jogador A se senta com 1000 em fichas
      E o jogador B se senta com 1000 em fichas
      E o jogador A efectua no «Any 7/Big Red/Big 7» uma aposta de 100
      E o jogador B efectua no «Any 7/Big Red/Big 7» uma aposta de 50
      E saem 1 e 6 nos dados
      Então o saldo do jogador A é de 1400
      E o saldo do jogador B é de 1200
      E o saldo do jogador é de 10000

    @case:fractional-prize-exact @reading:fractional_prize=exact
    Esquema do Cenário: o prémio paga-se pela fracção exacta, ou recusa-se a aposta que assim se não pode pagar
      Dado que está marcado o 9 como ponto do jogador
      Quando o jogador tenta efectuar no <aposta> uma aposta de 10
      E saem <dado 1> e <dado 2> nos dados
      Então a aposta no <aposta> foi recusada, ou o seu prémio é de <prémio>

      Exemplos:
        | aposta  | dado 1 | dado 2 | prémio |
        | «Big 6» | 2      | 4      | 70/6   |
        | «Big 8» | 5      | 3      | 70/6   |
        | «Big 4» | 1      | 3      | 90/5   |
        | «Big 5» | 1      | 4      | 70/5   |
        | «Big 9» | 4      | 5      | 70/5   |
        | «Big 10» | 4      | 6      | 90/5   |

    @case:fractional-prize-rounded-down @reading:fractional_prize=rounded_down
    Esquema do Cenário: o prémio arredonda-se por defeito à unidade de pagamento
      Dado que está marcado o 9 como ponto do jogador
      E que o jogador efectua no <aposta> uma aposta de 10
      Quando saem <dado 1> e <dado 2> nos dados
      Então o prémio do <aposta> é de <prémio>, com arredondamento por defeito à unidade de pagamento

      Exemplos:
        | aposta  | dado 1 | dado 2 | prémio |
        | «Big 6» | 2      | 4      | 70/6   |
        | «Big 8» | 5      | 3      | 70/6   |
        | «Big 4» | 1      | 3      | 90/5   |
        | «Big 5» | 1      | 4      | 70/5   |
        | «Big 9» | 4      | 5      | 70/5   |
        | «Big 10» | 4      | 6      | 90/5   |

    @case:fractional-prize-rounded-up @reading:fractional_prize=rounded_up
    Esquema do Cenário: o prémio arredonda-se por excesso à unidade de pagamento
      Dado que está marcado o 9 como ponto do jogador
      E que o jogador efectua no <aposta> uma aposta de 10
      Quando saem <dado 1> e <dado 2> nos dados
      Então o prémio do <aposta> é de <prémio>, com arredondamento por excesso à unidade de pagamento

      Exemplos:
        | aposta  | dado 1 | dado 2 | prémio |
        | «Big 6» | 2      | 4      | 70/6   |
        | «Big 8» | 5      | 3      | 70/6   |
        | «Big 4» | 1      | 3      | 90/5   |
        | «Big 5» | 1      | 4      | 70/5   |
        | «Big 9» | 4      | 5      | 70/5   |
        | «Big 10» | 4      | 6      | 90/5   |

    @case:fractional-prize-rounded-to-the-nearest @reading:fractional_prize=rounded_nearest
    Esquema do Cenário: o prémio arredonda-se à unidade de pagamento mais próxima
      Dado que está marcado o 9 como ponto do jogador
      E que o jogador efectua no <aposta> uma aposta de 10
      Quando saem <dado 1> e <dado 2> nos dados
      Então o prémio do <aposta> é de <prémio>, com arredondamento à unidade de pagamento mais próxima

      Exemplos:
        | aposta  | dado 1 | dado 2 | prémio |
        | «Big 6» | 2      | 4      | 70/6   |
        | «Big 8» | 5      | 3      | 70/6   |
        | «Big 4» | 1      | 3      | 90/5   |
        | «Big 5» | 1      | 4      | 70/5   |
        | «Big 9» | 4      | 5      | 70/5   |
        | «Big 10» | 4      | 6      | 90/5   |

    @case:winning-bets-come-down @reading:winning_bets=come_down
    Esquema do Cenário: a aposta ganha termina e o montante é devolvido
      Dado que está marcado o 9 como ponto do jogador
      E que o jogador efectua no <aposta> uma aposta de <montante>
      Quando saem <dado 1> e <dado 2> nos dados
      Então o <aposta> fica decidido e deixa de estar na mesa
      Quando saem <dado 3> e <dado 4> nos dados
      Então o saldo do jogador é de <saldo>

      Exemplos:
        | aposta          | montante | dado 1 | dado 2 | dado 3 | dado 4 | saldo |
        | «Field»         | 100      | 1      | 1      | 3      | 4      | 10200 |
        | «Any Craps»     | 100      | 1      | 2      | 3      | 4      | 10700 |
        | «Hard Way» do 6 | 100      | 3      | 3      | 2      | 4      | 10900 |
        | «Big 6»         | 60       | 2      | 4      | 3      | 4      | 10070 |

    @case:winning-multi-roll-bets-stay-up @reading:winning_bets=multi_roll_stay_up
    Esquema do Cenário: a aposta de vários lançamentos que ganha é paga e fica na mesa
      Dado que está marcado o 9 como ponto do jogador
      E que o jogador efectua no <aposta> uma aposta de <montante>
      Quando saem <dado 1> e <dado 2> nos dados
      Então o <aposta> ganha e fica na mesa
      Quando saem <dado 1> e <dado 2> nos dados
      Então o <aposta> ganha e fica na mesa
      E o saldo do jogador é de <saldo>

      Exemplos:
        | aposta          | montante | dado 1 | dado 2 | saldo |
        | «Hard Way» do 6 | 100      | 3      | 3      | 11700 |
        | «Hard Way» do 4 | 100      | 2      | 2      | 11300 |
        | «Big 6»         | 60       | 2      | 4      | 10080 |
        | «Big 10»        | 100      | 4      | 6      | 10260 |

    @case:winning-one-roll-bets-come-down @reading:winning_bets=multi_roll_stay_up
    Esquema do Cenário: a aposta de um só lançamento que ganha termina e o montante é devolvido
      Dado que está marcado o 9 como ponto do jogador
      E que o jogador efectua no <aposta> uma aposta de <montante>
      Quando saem <dado 1> e <dado 2> nos dados
      Então o <aposta> fica decidido e deixa de estar na mesa
      Quando saem <dado 3> e <dado 4> nos dados
      Então o saldo do jogador é de <saldo>

      Exemplos:
        | aposta      | montante | dado 1 | dado 2 | dado 3 | dado 4 | saldo |
        | «Field»     | 100      | 1      | 1      | 3      | 4      | 10200 |
        | «Any Craps» | 100      | 1      | 2      | 3      | 4      | 10700 |

    @case:winning-bets-stay-up @reading:winning_bets=stay_up
    Esquema do Cenário: a aposta que ganha é paga e fica na mesa
      Dado que está marcado o 9 como ponto do jogador
      E que o jogador efectua no <aposta> uma aposta de <montante>
      Quando saem <dado 1> e <dado 2> nos dados
      Então o <aposta> ganha e fica na mesa
      Quando saem <dado 1> e <dado 2> nos dados
      Então o <aposta> ganha e fica na mesa
      E o saldo do jogador é de <saldo>

      Exemplos:
        | aposta          | montante | dado 1 | dado 2 | saldo |
        | «Field»         | 100      | 1      | 1      | 10300 |
        | «Any Craps»     | 100      | 1      | 2      | 11300 |
        | «Aces/2»        | 100      | 1      | 1      | 15900 |
        | «Hard Way» do 6 | 100      | 3      | 3      | 11700 |
        | «Hard Way» do 4 | 100      | 2      | 2      | 11300 |
        | «Big 6»         | 60       | 2      | 4      | 10080 |
        | «Big 10»        | 100      | 4      | 6      | 10260 |

  @art_6__point_1
  Regra: Alínea 1) do artigo 6.º — «Pass Line» e «Come»
    “1) O prémio das apostas no «Pass Line» e no «Come» é de montante igual ao da aposta (1:1).”
    (tradução de trabalho, não oficial)

    @case:pass-on-the-first-throw
    Esquema do Cenário: o «Pass Line» ganha no primeiro lançamento
      Dado que o jogador efectua no «Pass Line» uma aposta de <montante>
      Quando saem <dado 1> e <dado 2> nos dados
      Então o prémio do «Pass Line» é de <prémio>
      E o saldo do jogador é de <saldo>

      Exemplos:
        | montante | dado 1 | dado 2 | prémio | saldo |
        | 10       | 3      | 4      | 10     | 10010 |
        | 100      | 6      | 1      | 100    | 10100 |
        | 250      | 5      | 6      | 250    | 10250 |
        | 1000     | 6      | 5      | 1000   | 11000 |

    @case:pass-on-the-point
    Esquema do Cenário: o «Pass Line» ganha ao voltar a sair o ponto
      Dado que o jogador efectua no «Pass Line» uma aposta de 100
      E que está marcado o <ponto> como ponto do jogador
      Quando saem <dado 1> e <dado 2> nos dados
      Então o prémio do «Pass Line» é de 100
      E o saldo do jogador é de 10100

      Exemplos:
        | ponto | dado 1 | dado 2 |
        | 4     | 2      | 2      |
        | 5     | 4      | 1      |
        | 6     | 3      | 3      |
        | 8     | 4      | 4      |
        | 9     | 3      | 6      |
        | 10    | 5      | 5      |

    @case:come-on-the-next-throw
    Esquema do Cenário: o «Come» ganha no lançamento seguinte
      Dado que o jogador efectua no «Pass Line» uma aposta de 10
      E que está marcado o 6 como ponto do jogador
      E que o jogador efectua no «Come» uma aposta de <montante>
      Quando saem 6 e 5 nos dados
      Então o prémio do «Come» é de <prémio>
      E o saldo do jogador é de <saldo>

      Exemplos:
        | montante | prémio | saldo |
        | 10       | 10     | 10000 |
        | 100      | 100    | 10090 |
        | 250      | 250    | 10240 |

    @case:come-on-its-number
    Esquema do Cenário: o «Come» ganha no seu número
      Dado que o jogador efectua no «Pass Line» uma aposta de 10
      E que está marcado o <ponto> como ponto do jogador
      E que o jogador efectua no «Come» uma aposta de 100
      Quando saem <dado 1> e <dado 2> nos dados
      E saem <novo dado 1> e <novo dado 2> nos dados
      Então o prémio do «Come» é de 100
      E o saldo do jogador é de 10090

      Exemplos:
        | ponto | dado 1 | dado 2 | novo dado 1 | novo dado 2 |
        | 6     | 1      | 3      | 2           | 2           |
        | 8     | 3      | 2      | 4           | 1           |
        | 4     | 5      | 1      | 3           | 3           |
        | 5     | 2      | 6      | 4           | 4           |
        | 10    | 6      | 3      | 3           | 6           |
        | 9     | 6      | 4      | 5           | 5           |

  @art_6__point_2__intro
  Regra: Proémio da alínea 2) do artigo 6.º — apostas adicionais ao «Pass Line» e ao «Come»
    “2) Os prémios da «aposta adicional ao Pass Line» e da «aposta adicional ao Come» são pagos do seguinte modo:”
    (tradução de trabalho, não oficial)

    @case:pass-odds-and-come-odds-alike
    Esquema do Cenário: as duas apostas adicionais pagam-se do mesmo modo
      Dado que o jogador efectua no «Pass Line» uma aposta de 100
      E que está marcado o <ponto> como ponto do jogador
      E que o jogador efectua sobre o «Pass Line» uma aposta adicional de 100
      Quando o jogador efectua no «Come» uma aposta de 100
      E saem <dado 1 do número> e <dado 2 do número> nos dados
      E o jogador efectua sobre o «Come» uma aposta adicional de 100
      E saem <dado 1> e <dado 2> nos dados
      Então o prémio da aposta adicional ao «Come» é de <prémio>
      Quando saem <novo dado 1> e <novo dado 2> nos dados
      Então o prémio da aposta adicional ao «Pass Line» é de <outro prémio>

      Exemplos:
        | ponto | dado 1 do número | dado 2 do número | dado 1 | dado 2 | prémio | novo dado 1 | novo dado 2 | outro prémio |
        | 4     | 6                | 4                | 5      | 5      | 200    | 2           | 2           | 200          |
        | 10    | 1                | 3                | 2      | 2      | 200    | 5           | 5           | 200          |
        | 5     | 6                | 3                | 3      | 6      | 150    | 4           | 1           | 150          |
        | 9     | 3                | 2                | 4      | 1      | 150    | 3           | 6           | 150          |
        | 6     | 2                | 6                | 4      | 4      | 120    | 3           | 3           | 120          |
        | 8     | 5                | 1                | 3      | 3      | 120    | 4           | 4           | 120          |
        | 6     | 1                | 3                | 2      | 2      | 200    | 3           | 3           | 120          |
        | 4     | 6                | 3                | 3      | 6      | 150    | 2           | 2           | 200          |
        | 5     | 2                | 6                | 4      | 4      | 120    | 4           | 1           | 150          |

  @art_6__point_2__subpara_1
  Regra: Primeiro parágrafo da alínea 2) do artigo 6.º — 4 e 10: 1 paga 2
    “Para os totais 4 e 10, 1 paga 2;”
    (tradução de trabalho, não oficial)

    @case:pass-odds
    Esquema do Cenário: aposta adicional ao «Pass Line»
      Dado que o jogador efectua no «Pass Line» uma aposta de 300
      E que está marcado o <ponto> como ponto do jogador
      E que o jogador efectua sobre o «Pass Line» uma aposta adicional de <montante>
      Quando saem <dado 1> e <dado 2> nos dados
      Então o prémio da aposta adicional ao «Pass Line» é de <prémio>
      E o saldo do jogador é de <saldo>

      Exemplos:
        | ponto | montante | dado 1 | dado 2 | prémio | saldo |
        | 4     | 10       | 2      | 2      | 20     | 10320 |
        | 4     | 100      | 2      | 2      | 200    | 10500 |
        | 4     | 300      | 2      | 2      | 600    | 10900 |
        | 10    | 10       | 5      | 5      | 20     | 10320 |
        | 10    | 100      | 5      | 5      | 200    | 10500 |
        | 10    | 300      | 5      | 5      | 600    | 10900 |

    @case:come-odds
    Esquema do Cenário: a aposta adicional ao «Come» paga-se pelo número dessa aposta, qualquer que seja o ponto do jogador
      Dado que o jogador efectua no «Pass Line» uma aposta de 10
      E que está marcado o <ponto> como ponto do jogador
      E que o jogador efectua no «Come» uma aposta de 100
      Quando saem <dado 1> e <dado 2> nos dados
      E o jogador efectua sobre o «Come» no <número> uma aposta adicional de <montante>
      E saem <novo dado 1> e <novo dado 2> nos dados
      Então o prémio da aposta adicional ao «Come» é de <prémio>

      Exemplos:
        | ponto | número | dado 1 | dado 2 | montante | novo dado 1 | novo dado 2 | prémio |
        | 5     | 4      | 1      | 3      | 100      | 2           | 2           | 200    |
        | 6     | 4      | 1      | 3      | 100      | 2           | 2           | 200    |
        | 8     | 4      | 1      | 3      | 100      | 2           | 2           | 200    |
        | 9     | 4      | 1      | 3      | 100      | 2           | 2           | 200    |
        | 10    | 4      | 1      | 3      | 100      | 2           | 2           | 200    |
        | 4     | 10     | 6      | 4      | 100      | 5           | 5           | 200    |
        | 5     | 10     | 6      | 4      | 100      | 5           | 5           | 200    |
        | 6     | 10     | 6      | 4      | 100      | 5           | 5           | 200    |
        | 8     | 10     | 6      | 4      | 100      | 5           | 5           | 200    |
        | 9     | 10     | 6      | 4      | 100      | 5           | 5           | 200    |

    @case:settled-with-the-bet-under-it
    Esquema do Cenário: a aposta adicional paga-se ao mesmo tempo que a aposta a que acresce
      Dado que o jogador efectua no «Pass Line» uma aposta de 100
      E que está marcado o <ponto> como ponto do jogador
      E que o jogador efectua sobre o «Pass Line» uma aposta adicional de 100
      Quando saem <dado 1> e <dado 2> nos dados
      Então o prémio do «Pass Line» é de 100
      E o prémio da aposta adicional ao «Pass Line» é de <prémio>
      E o saldo do jogador é de <saldo>

      Exemplos:
        | ponto | dado 1 | dado 2 | prémio | saldo |
        | 4     | 1      | 3      | 200    | 10300 |
        | 10    | 6      | 4      | 200    | 10300 |

  @art_6__point_2__subpara_2
  Regra: Segundo parágrafo da alínea 2) do artigo 6.º — 5 e 9: 2 paga 3
    “Para os totais 5 e 9, 2 paga 3;”
    (tradução de trabalho, não oficial)

    @case:pass-odds
    Esquema do Cenário: aposta adicional ao «Pass Line»
      Dado que o jogador efectua no «Pass Line» uma aposta de 300
      E que está marcado o <ponto> como ponto do jogador
      E que o jogador efectua sobre o «Pass Line» uma aposta adicional de <montante>
      Quando saem <dado 1> e <dado 2> nos dados
      Então o prémio da aposta adicional ao «Pass Line» é de <prémio>
      E o saldo do jogador é de <saldo>

      Exemplos:
        | ponto | montante | dado 1 | dado 2 | prémio | saldo |
        | 5     | 20       | 4      | 1      | 30     | 10330 |
        | 5     | 100      | 4      | 1      | 150    | 10450 |
        | 5     | 300      | 4      | 1      | 450    | 10750 |
        | 9     | 20       | 3      | 6      | 30     | 10330 |
        | 9     | 100      | 3      | 6      | 150    | 10450 |
        | 9     | 300      | 3      | 6      | 450    | 10750 |

    @case:come-odds
    Esquema do Cenário: a aposta adicional ao «Come» paga-se pelo número dessa aposta, qualquer que seja o ponto do jogador
      Dado que o jogador efectua no «Pass Line» uma aposta de 10
      E que está marcado o <ponto> como ponto do jogador
      E que o jogador efectua no «Come» uma aposta de 100
      Quando saem <dado 1> e <dado 2> nos dados
      E o jogador efectua sobre o «Come» no <número> uma aposta adicional de <montante>
      E saem <novo dado 1> e <novo dado 2> nos dados
      Então o prémio da aposta adicional ao «Come» é de <prémio>

      Exemplos:
        | ponto | número | dado 1 | dado 2 | montante | novo dado 1 | novo dado 2 | prémio |
        | 4     | 5      | 3      | 2      | 100      | 4           | 1           | 150    |
        | 6     | 5      | 3      | 2      | 100      | 4           | 1           | 150    |
        | 8     | 5      | 3      | 2      | 100      | 4           | 1           | 150    |
        | 9     | 5      | 3      | 2      | 100      | 4           | 1           | 150    |
        | 10    | 5      | 3      | 2      | 100      | 4           | 1           | 150    |
        | 4     | 9      | 6      | 3      | 100      | 3           | 6           | 150    |
        | 5     | 9      | 6      | 3      | 100      | 3           | 6           | 150    |
        | 6     | 9      | 6      | 3      | 100      | 3           | 6           | 150    |
        | 8     | 9      | 6      | 3      | 100      | 3           | 6           | 150    |
        | 10    | 9      | 6      | 3      | 100      | 3           | 6           | 150    |

    @case:settled-with-the-bet-under-it
    Esquema do Cenário: a aposta adicional paga-se ao mesmo tempo que a aposta a que acresce
      Dado que o jogador efectua no «Pass Line» uma aposta de 100
      E que está marcado o <ponto> como ponto do jogador
      E que o jogador efectua sobre o «Pass Line» uma aposta adicional de 100
      Quando saem <dado 1> e <dado 2> nos dados
      Então o prémio do «Pass Line» é de 100
      E o prémio da aposta adicional ao «Pass Line» é de <prémio>
      E o saldo do jogador é de <saldo>

      Exemplos:
        | ponto | dado 1 | dado 2 | prémio | saldo |
        | 5     | 3      | 2      | 150    | 10250 |
        | 9     | 6      | 3      | 150    | 10250 |

  @art_6__point_2__subpara_3
  Regra: Terceiro parágrafo da alínea 2) do artigo 6.º — 6 e 8: 5 paga 6
    “Para os totais 6 e 8, 5 paga 6.”
    (tradução de trabalho, não oficial)

    @case:pass-odds
    Esquema do Cenário: aposta adicional ao «Pass Line»
      Dado que o jogador efectua no «Pass Line» uma aposta de 300
      E que está marcado o <ponto> como ponto do jogador
      E que o jogador efectua sobre o «Pass Line» uma aposta adicional de <montante>
      Quando saem <dado 1> e <dado 2> nos dados
      Então o prémio da aposta adicional ao «Pass Line» é de <prémio>
      E o saldo do jogador é de <saldo>

      Exemplos:
        | ponto | montante | dado 1 | dado 2 | prémio | saldo |
        | 6     | 10       | 3      | 3      | 12     | 10312 |
        | 6     | 100      | 3      | 3      | 120    | 10420 |
        | 6     | 300      | 3      | 3      | 360    | 10660 |
        | 8     | 10       | 4      | 4      | 12     | 10312 |
        | 8     | 100      | 4      | 4      | 120    | 10420 |
        | 8     | 300      | 4      | 4      | 360    | 10660 |

    @case:come-odds
    Esquema do Cenário: a aposta adicional ao «Come» paga-se pelo número dessa aposta, qualquer que seja o ponto do jogador
      Dado que o jogador efectua no «Pass Line» uma aposta de 10
      E que está marcado o <ponto> como ponto do jogador
      E que o jogador efectua no «Come» uma aposta de 100
      Quando saem <dado 1> e <dado 2> nos dados
      E o jogador efectua sobre o «Come» no <número> uma aposta adicional de <montante>
      E saem <novo dado 1> e <novo dado 2> nos dados
      Então o prémio da aposta adicional ao «Come» é de <prémio>

      Exemplos:
        | ponto | número | dado 1 | dado 2 | montante | novo dado 1 | novo dado 2 | prémio |
        | 4     | 6      | 5      | 1      | 100      | 3           | 3           | 120    |
        | 5     | 6      | 5      | 1      | 100      | 3           | 3           | 120    |
        | 8     | 6      | 5      | 1      | 100      | 3           | 3           | 120    |
        | 9     | 6      | 5      | 1      | 100      | 3           | 3           | 120    |
        | 10    | 6      | 5      | 1      | 100      | 3           | 3           | 120    |
        | 4     | 8      | 2      | 6      | 100      | 4           | 4           | 120    |
        | 5     | 8      | 2      | 6      | 100      | 4           | 4           | 120    |
        | 6     | 8      | 2      | 6      | 100      | 4           | 4           | 120    |
        | 9     | 8      | 2      | 6      | 100      | 4           | 4           | 120    |
        | 10    | 8      | 2      | 6      | 100      | 4           | 4           | 120    |

    @case:settled-with-the-bet-under-it
    Esquema do Cenário: a aposta adicional paga-se ao mesmo tempo que a aposta a que acresce
      Dado que o jogador efectua no «Pass Line» uma aposta de 100
      E que está marcado o <ponto> como ponto do jogador
      E que o jogador efectua sobre o «Pass Line» uma aposta adicional de 100
      Quando saem <dado 1> e <dado 2> nos dados
      Então o prémio do «Pass Line» é de 100
      E o prémio da aposta adicional ao «Pass Line» é de <prémio>
      E o saldo do jogador é de <saldo>

      Exemplos:
        | ponto | dado 1 | dado 2 | prémio | saldo |
        | 6     | 5      | 1      | 120    | 10220 |
        | 8     | 2      | 6      | 120    | 10220 |

  @art_6__point_3
  Regra: Alínea 3) do artigo 6.º — «Don't Pass Line» e «Don't Come»
    “3) O prémio das apostas no «Don't Pass Line» (東派司拉) e no «Don't Come» é de montante igual ao da aposta (1:1).”
    (tradução de trabalho, não oficial)

    @case:dont-pass-on-the-first-throw
    Esquema do Cenário: o «Don't Pass» ganha no primeiro lançamento
      Dado que o jogador efectua no «Don't Pass» uma aposta de <montante>
      Quando saem <dado 1> e <dado 2> nos dados
      Então o prémio do «Don't Pass» é de <prémio>
      E o saldo do jogador é de <saldo>

      Exemplos:
        | montante | dado 1 | dado 2 | prémio | saldo |
        | 10       | 1      | 1      | 10     | 10010 |
        | 100      | 1      | 2      | 100    | 10100 |
        | 250      | 2      | 1      | 250    | 10250 |

    @case:dont-pass-after-the-point
    Esquema do Cenário: o «Don't Pass» ganha depois de marcado o ponto
      Dado que o jogador efectua no «Don't Pass» uma aposta de 100
      E que está marcado o <ponto> como ponto do jogador
      Quando saem <dado 1> e <dado 2> nos dados
      Então o prémio do «Don't Pass» é de 100
      E o saldo do jogador é de 10100

      @reading:dont_pass_point_phase=wins_on_point
      Exemplos: interpretação: segundo a letra, ganha quando volta a sair o ponto
        | ponto | dado 1 | dado 2 |
        | 4     | 2      | 2      |
        | 5     | 4      | 1      |
        | 6     | 3      | 3      |
        | 8     | 4      | 4      |
        | 9     | 3      | 6      |
        | 10    | 5      | 5      |

      @reading:dont_pass_point_phase=wins_on_seven
      Exemplos: interpretação: segundo a prática, ganha quando sai o 7
        | ponto | dado 1 | dado 2 |
        | 4     | 1      | 6      |
        | 5     | 2      | 5      |
        | 6     | 3      | 4      |
        | 8     | 4      | 3      |
        | 9     | 5      | 2      |
        | 10    | 6      | 1      |

    @case:dont-come-on-the-next-throw
    Esquema do Cenário: o «Don't Come» ganha no lançamento seguinte
      Dado que o jogador efectua no «Pass Line» uma aposta de 10
      E que está marcado o 6 como ponto do jogador
      E que o jogador efectua no «Don't Come» uma aposta de <montante>
      Quando saem <dado 1> e <dado 2> nos dados
      Então o prémio do «Don't Come» é de <prémio>
      E o saldo do jogador é de <saldo>

      Exemplos:
        | montante | dado 1 | dado 2 | prémio | saldo |
        | 10       | 1      | 1      | 10     | 10000 |
        | 100      | 1      | 2      | 100    | 10090 |
        | 250      | 2      | 1      | 250    | 10240 |

    @case:dont-come-on-its-number
    Esquema do Cenário: o «Don't Come» ganha depois
      Dado que o jogador efectua no «Pass Line» uma aposta de 10
      E que está marcado o <ponto> como ponto do jogador
      E que o jogador efectua no «Don't Come» uma aposta de 100
      Quando saem <dado 1> e <dado 2> nos dados
      E saem <novo dado 1> e <novo dado 2> nos dados
      Então o prémio do «Don't Come» é de 100

      @reading:dont_pass_point_phase=wins_on_point
      Exemplos: interpretação: segundo a letra, ganha quando volta a sair o ponto
        | ponto | dado 1 | dado 2 | novo dado 1 | novo dado 2 |
        | 6     | 1      | 3      | 2           | 2           |
        | 8     | 3      | 2      | 4           | 1           |
        | 4     | 5      | 1      | 3           | 3           |
        | 5     | 2      | 6      | 4           | 4           |
        | 10    | 6      | 3      | 3           | 6           |
        | 9     | 6      | 4      | 5           | 5           |

      @reading:dont_pass_point_phase=wins_on_seven
      Exemplos: interpretação: segundo a prática, ganha quando sai o 7
        | ponto | dado 1 | dado 2 | novo dado 1 | novo dado 2 |
        | 6     | 1      | 3      | 5           | 2           |
        | 8     | 3      | 2      | 6           | 1           |
        | 4     | 5      | 1      | 1           | 6           |
        | 5     | 2      | 6      | 3           | 4           |
        | 10    | 6      | 3      | 4           | 3           |
        | 9     | 6      | 4      | 5           | 2           |

  @art_6__point_4__intro
  Regra: Proémio da alínea 4) do artigo 6.º — apostas adicionais ao «Don't Pass Line» e ao «Don't Come»
    “4) Os prémios da «aposta adicional ao Don't Pass Line» e da «aposta adicional ao Don't Come» são pagos do seguinte modo:”
    (tradução de trabalho, não oficial)

    @case:dont-pass-odds-and-dont-come-odds-alike @reading:dont_pass_point_phase=wins_on_seven @reading:both_line_bets=accepted
    Esquema do Cenário: as duas apostas adicionais pagam-se do mesmo modo
      Dado que o jogador efectua no «Pass Line» uma aposta de 10
      E que o jogador efectua no «Don't Pass» uma aposta de 300
      E que está marcado o <ponto> como ponto do jogador
      E que o jogador efectua sobre o «Don't Pass» uma aposta adicional de 300
      Quando o jogador efectua no «Don't Come» uma aposta de 300
      E saem <dado 1 do número> e <dado 2 do número> nos dados
      E o jogador efectua sobre o «Don't Come» uma aposta adicional de 300
      E saem <dado 1> e <dado 2> nos dados
      Então o prémio da aposta adicional ao «Don't Come» é de <prémio>
      E o prémio da aposta adicional ao «Don't Pass» é de <outro prémio>

      Exemplos:
        | ponto | dado 1 do número | dado 2 do número | dado 1 | dado 2 | prémio | outro prémio |
        | 4     | 6                | 4                | 1      | 6      | 150    | 150          |
        | 10    | 1                | 3                | 2      | 5      | 150    | 150          |
        | 5     | 6                | 3                | 3      | 4      | 200    | 200          |
        | 9     | 3                | 2                | 4      | 3      | 200    | 200          |
        | 6     | 2                | 6                | 5      | 2      | 250    | 250          |
        | 8     | 5                | 1                | 6      | 1      | 250    | 250          |
        | 6     | 1                | 3                | 1      | 6      | 150    | 250          |
        | 4     | 6                | 3                | 2      | 5      | 200    | 150          |
        | 5     | 2                | 6                | 3      | 4      | 250    | 200          |

    @case:dont-odds-of-two-players-alike @reading:dont_pass_point_phase=wins_on_seven @reading:both_line_bets=refused
    Esquema do Cenário: as apostas adicionais de jogadores diferentes pagam-se do mesmo modo
      Dado que o jogador A se senta com 1000 em fichas
      E que o jogador efectua no «Pass Line» uma aposta de 10
      E que o jogador A efectua no «Don't Pass» uma aposta de 300
      E que está marcado o <ponto> como ponto do jogador
      E que o jogador A efectua sobre o «Don't Pass» uma aposta adicional de 300
      Quando o jogador efectua no «Don't Come» uma aposta de 300
      E saem <dado 1 do número> e <dado 2 do número> nos dados
      E o jogador efectua sobre o «Don't Come» uma aposta adicional de 300
      E saem <dado 1> e <dado 2> nos dados
      Então o prémio da aposta adicional ao «Don't Come» é de <prémio>
      E o saldo do jogador A é de <saldo de A>

      Exemplos:
        | ponto | dado 1 do número | dado 2 do número | dado 1 | dado 2 | prémio | saldo de A |
        | 4     | 6                | 4                | 1      | 6      | 150    | 1450       |
        | 5     | 6                | 3                | 3      | 4      | 200    | 1500       |
        | 6     | 2                | 6                | 5      | 2      | 250    | 1550       |
        | 8     | 1                | 3                | 2      | 5      | 150    | 1550       |

    @case:dont-odds-each-on-its-number @reading:dont_pass_point_phase=wins_on_point
    Esquema do Cenário: cada aposta adicional paga-se pelo seu próprio número
      Dado que o jogador efectua no «Pass Line» uma aposta de 10
      E que o jogador efectua no «Don't Pass» uma aposta de 300
      E que está marcado o <ponto> como ponto do jogador
      E que o jogador efectua sobre o «Don't Pass» uma aposta adicional de 300
      Quando o jogador efectua no «Don't Come» uma aposta de 300
      E saem <dado 1 do número> e <dado 2 do número> nos dados
      E o jogador efectua sobre o «Don't Come» uma aposta adicional de 300
      E saem <dado 1> e <dado 2> nos dados
      Então o prémio da aposta adicional ao «Don't Come» é de <prémio>
      Quando saem <novo dado 1> e <novo dado 2> nos dados
      Então o prémio da aposta adicional ao «Don't Pass» é de <outro prémio>

      Exemplos:
        | ponto | dado 1 do número | dado 2 do número | dado 1 | dado 2 | prémio | novo dado 1 | novo dado 2 | outro prémio |
        | 4     | 6                | 4                | 5      | 5      | 150    | 2           | 2           | 150          |
        | 10    | 1                | 3                | 2      | 2      | 150    | 5           | 5           | 150          |
        | 5     | 6                | 3                | 3      | 6      | 200    | 4           | 1           | 200          |
        | 9     | 3                | 2                | 4      | 1      | 200    | 3           | 6           | 200          |
        | 6     | 2                | 6                | 4      | 4      | 250    | 3           | 3           | 250          |
        | 8     | 5                | 1                | 3      | 3      | 250    | 4           | 4           | 250          |

  @art_6__point_4__subpara_1
  Regra: Primeiro parágrafo da alínea 4) do artigo 6.º — 4 e 10: 2 paga 1
    “Para os totais 4 e 10, 2 paga 1;”
    (tradução de trabalho, não oficial)

    @case:dont-pass-odds
    Esquema do Cenário: aposta adicional ao «Don't Pass»
      Dado que o jogador efectua no «Don't Pass» uma aposta de 300
      E que está marcado o <ponto> como ponto do jogador
      E que o jogador efectua sobre o «Don't Pass» uma aposta adicional de <montante>
      Quando saem <dado 1> e <dado 2> nos dados
      Então o prémio da aposta adicional ao «Don't Pass» é de <prémio>
      E o saldo do jogador é de <saldo>

      @reading:dont_pass_point_phase=wins_on_point
      Exemplos: interpretação: segundo a letra, ganha quando volta a sair o ponto
        | ponto | montante | dado 1 | dado 2 | prémio | saldo |
        | 4     | 10       | 2      | 2      | 5      | 10305 |
        | 4     | 100      | 2      | 2      | 50     | 10350 |
        | 4     | 300      | 2      | 2      | 150    | 10450 |
        | 10    | 10       | 5      | 5      | 5      | 10305 |
        | 10    | 100      | 5      | 5      | 50     | 10350 |
        | 10    | 300      | 5      | 5      | 150    | 10450 |

      @reading:dont_pass_point_phase=wins_on_seven
      Exemplos: interpretação: segundo a prática, ganha quando sai o 7
        | ponto | montante | dado 1 | dado 2 | prémio | saldo |
        | 4     | 10       | 6      | 1      | 5      | 10305 |
        | 4     | 100      | 3      | 4      | 50     | 10350 |
        | 4     | 300      | 5      | 2      | 150    | 10450 |
        | 10    | 10       | 6      | 1      | 5      | 10305 |
        | 10    | 100      | 3      | 4      | 50     | 10350 |
        | 10    | 300      | 5      | 2      | 150    | 10450 |

    @case:dont-come-odds
    Esquema do Cenário: a aposta adicional ao «Don't Come» paga-se pelo número dessa aposta, qualquer que seja o ponto do jogador
      Dado que o jogador efectua no «Pass Line» uma aposta de 10
      E que está marcado o <ponto> como ponto do jogador
      E que o jogador efectua no «Don't Come» uma aposta de 300
      Quando saem <dado 1> e <dado 2> nos dados
      E o jogador efectua sobre o «Don't Come» no <número> uma aposta adicional de <montante>
      E saem <novo dado 1> e <novo dado 2> nos dados
      Então o prémio da aposta adicional ao «Don't Come» é de <prémio>

      @reading:dont_pass_point_phase=wins_on_point
      Exemplos: interpretação: segundo a letra, ganha quando volta a sair o ponto
        | ponto | número | dado 1 | dado 2 | montante | novo dado 1 | novo dado 2 | prémio |
        | 5     | 4      | 1      | 3      | 100      | 2           | 2           | 50     |
        | 6     | 4      | 1      | 3      | 100      | 2           | 2           | 50     |
        | 8     | 4      | 1      | 3      | 100      | 2           | 2           | 50     |
        | 9     | 4      | 1      | 3      | 100      | 2           | 2           | 50     |
        | 10    | 4      | 1      | 3      | 100      | 2           | 2           | 50     |
        | 4     | 10     | 6      | 4      | 100      | 5           | 5           | 50     |
        | 5     | 10     | 6      | 4      | 100      | 5           | 5           | 50     |
        | 6     | 10     | 6      | 4      | 100      | 5           | 5           | 50     |
        | 8     | 10     | 6      | 4      | 100      | 5           | 5           | 50     |
        | 9     | 10     | 6      | 4      | 100      | 5           | 5           | 50     |

      @reading:dont_pass_point_phase=wins_on_seven
      Exemplos: interpretação: segundo a prática, ganha quando sai o 7
        | ponto | número | dado 1 | dado 2 | montante | novo dado 1 | novo dado 2 | prémio |
        | 5     | 4      | 1      | 3      | 100      | 4           | 3           | 50     |
        | 6     | 4      | 1      | 3      | 100      | 5           | 2           | 50     |
        | 8     | 4      | 1      | 3      | 100      | 1           | 6           | 50     |
        | 9     | 4      | 1      | 3      | 100      | 2           | 5           | 50     |
        | 10    | 4      | 1      | 3      | 100      | 3           | 4           | 50     |
        | 4     | 10     | 6      | 4      | 100      | 3           | 4           | 50     |
        | 5     | 10     | 6      | 4      | 100      | 4           | 3           | 50     |
        | 6     | 10     | 6      | 4      | 100      | 5           | 2           | 50     |
        | 8     | 10     | 6      | 4      | 100      | 1           | 6           | 50     |
        | 9     | 10     | 6      | 4      | 100      | 2           | 5           | 50     |

  @art_6__point_4__subpara_2
  Regra: Segundo parágrafo da alínea 4) do artigo 6.º — 5 e 9: 3 paga 2
    “Para os totais 5 e 9, 3 paga 2;”
    (tradução de trabalho, não oficial)

    @case:dont-pass-odds
    Esquema do Cenário: aposta adicional ao «Don't Pass»
      Dado que o jogador efectua no «Don't Pass» uma aposta de 300
      E que está marcado o <ponto> como ponto do jogador
      E que o jogador efectua sobre o «Don't Pass» uma aposta adicional de <montante>
      Quando saem <dado 1> e <dado 2> nos dados
      Então o prémio da aposta adicional ao «Don't Pass» é de <prémio>
      E o saldo do jogador é de <saldo>

      @reading:dont_pass_point_phase=wins_on_point
      Exemplos: interpretação: segundo a letra, ganha quando volta a sair o ponto
        | ponto | montante | dado 1 | dado 2 | prémio | saldo |
        | 5     | 30       | 4      | 1      | 20     | 10320 |
        | 5     | 150      | 4      | 1      | 100    | 10400 |
        | 5     | 300      | 4      | 1      | 200    | 10500 |
        | 9     | 30       | 3      | 6      | 20     | 10320 |
        | 9     | 150      | 3      | 6      | 100    | 10400 |
        | 9     | 300      | 3      | 6      | 200    | 10500 |

      @reading:dont_pass_point_phase=wins_on_seven
      Exemplos: interpretação: segundo a prática, ganha quando sai o 7
        | ponto | montante | dado 1 | dado 2 | prémio | saldo |
        | 5     | 30       | 3      | 4      | 20     | 10320 |
        | 5     | 150      | 3      | 4      | 100    | 10400 |
        | 5     | 300      | 6      | 1      | 200    | 10500 |
        | 9     | 30       | 1      | 6      | 20     | 10320 |
        | 9     | 150      | 1      | 6      | 100    | 10400 |
        | 9     | 300      | 4      | 3      | 200    | 10500 |

    @case:dont-come-odds
    Esquema do Cenário: a aposta adicional ao «Don't Come» paga-se pelo número dessa aposta, qualquer que seja o ponto do jogador
      Dado que o jogador efectua no «Pass Line» uma aposta de 10
      E que está marcado o <ponto> como ponto do jogador
      E que o jogador efectua no «Don't Come» uma aposta de 300
      Quando saem <dado 1> e <dado 2> nos dados
      E o jogador efectua sobre o «Don't Come» no <número> uma aposta adicional de <montante>
      E saem <novo dado 1> e <novo dado 2> nos dados
      Então o prémio da aposta adicional ao «Don't Come» é de <prémio>

      @reading:dont_pass_point_phase=wins_on_point
      Exemplos: interpretação: segundo a letra, ganha quando volta a sair o ponto
        | ponto | número | dado 1 | dado 2 | montante | novo dado 1 | novo dado 2 | prémio |
        | 4     | 5      | 3      | 2      | 150      | 4           | 1           | 100    |
        | 6     | 5      | 3      | 2      | 150      | 4           | 1           | 100    |
        | 8     | 5      | 3      | 2      | 150      | 4           | 1           | 100    |
        | 9     | 5      | 3      | 2      | 150      | 4           | 1           | 100    |
        | 10    | 5      | 3      | 2      | 150      | 4           | 1           | 100    |
        | 4     | 9      | 6      | 3      | 150      | 3           | 6           | 100    |
        | 5     | 9      | 6      | 3      | 150      | 3           | 6           | 100    |
        | 6     | 9      | 6      | 3      | 150      | 3           | 6           | 100    |
        | 8     | 9      | 6      | 3      | 150      | 3           | 6           | 100    |
        | 10    | 9      | 6      | 3      | 150      | 3           | 6           | 100    |

      @reading:dont_pass_point_phase=wins_on_seven
      Exemplos: interpretação: segundo a prática, ganha quando sai o 7
        | ponto | número | dado 1 | dado 2 | montante | novo dado 1 | novo dado 2 | prémio |
        | 4     | 5      | 3      | 2      | 150      | 4           | 3           | 100    |
        | 6     | 5      | 3      | 2      | 150      | 6           | 1           | 100    |
        | 8     | 5      | 3      | 2      | 150      | 2           | 5           | 100    |
        | 9     | 5      | 3      | 2      | 150      | 3           | 4           | 100    |
        | 10    | 5      | 3      | 2      | 150      | 4           | 3           | 100    |
        | 4     | 9      | 6      | 3      | 150      | 2           | 5           | 100    |
        | 5     | 9      | 6      | 3      | 150      | 3           | 4           | 100    |
        | 6     | 9      | 6      | 3      | 150      | 4           | 3           | 100    |
        | 8     | 9      | 6      | 3      | 150      | 6           | 1           | 100    |
        | 10    | 9      | 6      | 3      | 150      | 2           | 5           | 100    |

  @art_6__point_4__subpara_3
  Regra: Terceiro parágrafo da alínea 4) do artigo 6.º — 6 e 8: 6 paga 5
    “Para os totais 6 e 8, 6 paga 5.”
    (tradução de trabalho, não oficial)

    @case:dont-pass-odds
    Esquema do Cenário: aposta adicional ao «Don't Pass»
      Dado que o jogador efectua no «Don't Pass» uma aposta de 300
      E que está marcado o <ponto> como ponto do jogador
      E que o jogador efectua sobre o «Don't Pass» uma aposta adicional de <montante>
      Quando saem <dado 1> e <dado 2> nos dados
      Então o prémio da aposta adicional ao «Don't Pass» é de <prémio>
      E o saldo do jogador é de <saldo>

      @reading:dont_pass_point_phase=wins_on_point
      Exemplos: interpretação: segundo a letra, ganha quando volta a sair o ponto
        | ponto | montante | dado 1 | dado 2 | prémio | saldo |
        | 6     | 60       | 3      | 3      | 50     | 10350 |
        | 6     | 120      | 3      | 3      | 100    | 10400 |
        | 6     | 300      | 3      | 3      | 250    | 10550 |
        | 8     | 60       | 4      | 4      | 50     | 10350 |
        | 8     | 120      | 4      | 4      | 100    | 10400 |
        | 8     | 300      | 4      | 4      | 250    | 10550 |

      @reading:dont_pass_point_phase=wins_on_seven
      Exemplos: interpretação: segundo a prática, ganha quando sai o 7
        | ponto | montante | dado 1 | dado 2 | prémio | saldo |
        | 6     | 60       | 1      | 6      | 50     | 10350 |
        | 6     | 120      | 1      | 6      | 100    | 10400 |
        | 6     | 300      | 1      | 6      | 250    | 10550 |
        | 8     | 60       | 3      | 4      | 50     | 10350 |
        | 8     | 120      | 3      | 4      | 100    | 10400 |
        | 8     | 300      | 3      | 4      | 250    | 10550 |

    @case:dont-come-odds
    Esquema do Cenário: a aposta adicional ao «Don't Come» paga-se pelo número dessa aposta, qualquer que seja o ponto do jogador
      Dado que o jogador efectua no «Pass Line» uma aposta de 10
      E que está marcado o <ponto> como ponto do jogador
      E que o jogador efectua no «Don't Come» uma aposta de 300
      Quando saem <dado 1> e <dado 2> nos dados
      E o jogador efectua sobre o «Don't Come» no <número> uma aposta adicional de <montante>
      E saem <novo dado 1> e <novo dado 2> nos dados
      Então o prémio da aposta adicional ao «Don't Come» é de <prémio>

      @reading:dont_pass_point_phase=wins_on_point
      Exemplos: interpretação: segundo a letra, ganha quando volta a sair o ponto
        | ponto | número | dado 1 | dado 2 | montante | novo dado 1 | novo dado 2 | prémio |
        | 4     | 6      | 5      | 1      | 120      | 3           | 3           | 100    |
        | 5     | 6      | 5      | 1      | 120      | 3           | 3           | 100    |
        | 8     | 6      | 5      | 1      | 120      | 3           | 3           | 100    |
        | 9     | 6      | 5      | 1      | 120      | 3           | 3           | 100    |
        | 10    | 6      | 5      | 1      | 120      | 3           | 3           | 100    |
        | 4     | 8      | 2      | 6      | 120      | 4           | 4           | 100    |
        | 5     | 8      | 2      | 6      | 120      | 4           | 4           | 100    |
        | 6     | 8      | 2      | 6      | 120      | 4           | 4           | 100    |
        | 9     | 8      | 2      | 6      | 120      | 4           | 4           | 100    |
        | 10    | 8      | 2      | 6      | 120      | 4           | 4           | 100    |

      @reading:dont_pass_point_phase=wins_on_seven
      Exemplos: interpretação: segundo a prática, ganha quando sai o 7
        | ponto | número | dado 1 | dado 2 | montante | novo dado 1 | novo dado 2 | prémio |
        | 4     | 6      | 5      | 1      | 120      | 5           | 2           | 100    |
        | 5     | 6      | 5      | 1      | 120      | 6           | 1           | 100    |
        | 8     | 6      | 5      | 1      | 120      | 3           | 4           | 100    |
        | 9     | 6      | 5      | 1      | 120      | 4           | 3           | 100    |
        | 10    | 6      | 5      | 1      | 120      | 5           | 2           | 100    |
        | 4     | 8      | 2      | 6      | 120      | 1           | 6           | 100    |
        | 5     | 8      | 2      | 6      | 120      | 2           | 5           | 100    |
        | 6     | 8      | 2      | 6      | 120      | 3           | 4           | 100    |
        | 9     | 8      | 2      | 6      | 120      | 6           | 1           | 100    |
        | 10    | 8      | 2      | 6      | 120      | 1           | 6           | 100    |

  @art_6__point_5
  Regra: Alínea 5) do artigo 6.º — «Any Craps»
    “5) O prémio do «Any Craps» é de sete vezes o montante da aposta (1:7).”
    (tradução de trabalho, não oficial)

    @case:prize
    Esquema do Cenário: prémio
      Dado que o jogador efectua no «Any Craps» uma aposta de <montante>
      Quando saem <dado 1> e <dado 2> nos dados
      Então o prémio do «Any Craps» é de <prémio>
      E o saldo do jogador é de <saldo>

      Exemplos:
        | montante | dado 1 | dado 2 | prémio | saldo |
        | 250      | 1      | 1      | 1750   | 11750 |
        | 10       | 1      | 2      | 70     | 10070 |
        | 100      | 2      | 1      | 700    | 10700 |
        | 10       | 6      | 6      | 70     | 10070 |
        | 10       | 1      | 1      | 70     | 10070 |
        | 100      | 1      | 1      | 700    | 10700 |

    @case:prize-after-the-point
    Cenário: prémio depois de marcado o ponto
      Dado que está marcado o 8 como ponto do jogador
      E que o jogador efectua no «Any Craps» uma aposta de 100
      Quando saem 1 e 1 nos dados
      Então o prémio do «Any Craps» é de 700
      E o saldo do jogador é de 10700

  @art_6__point_6
  Regra: Alínea 6) do artigo 6.º — «Any 7/Big Red/Big 7»
    “6) O prémio do «Any 7/Big Red/Big 7» é de quatro vezes o montante da aposta (1:4).”
    (tradução de trabalho, não oficial)

    @case:prize
    Esquema do Cenário: prémio
      Dado que o jogador efectua no «Any 7/Big Red/Big 7» uma aposta de <montante>
      Quando saem <dado 1> e <dado 2> nos dados
      Então o prémio do «Any 7/Big Red/Big 7» é de <prémio>
      E o saldo do jogador é de <saldo>

      Exemplos:
        | montante | dado 1 | dado 2 | prémio | saldo |
        | 100      | 1      | 6      | 400    | 10400 |
        | 250      | 2      | 5      | 1000   | 11000 |
        | 10       | 3      | 4      | 40     | 10040 |
        | 100      | 4      | 3      | 400    | 10400 |
        | 250      | 5      | 2      | 1000   | 11000 |
        | 10       | 6      | 1      | 40     | 10040 |
        | 10       | 4      | 3      | 40     | 10040 |
        | 250      | 4      | 3      | 1000   | 11000 |

    @case:prize-after-the-point
    Cenário: prémio depois de marcado o ponto
      Dado que está marcado o 8 como ponto do jogador
      E que o jogador efectua no «Any 7/Big Red/Big 7» uma aposta de 100
      Quando saem 1 e 6 nos dados
      Então o prémio do «Any 7/Big Red/Big 7» é de 400
      E o saldo do jogador é de 10400

  @art_6__point_7
  Regra: Alínea 7) do artigo 6.º — «Eleven/11»
    “7) O prémio do «Eleven/11» é de quinze vezes o montante da aposta (1:15).”
    (tradução de trabalho, não oficial)

    @case:prize
    Esquema do Cenário: prémio
      Dado que o jogador efectua no «Eleven/11» uma aposta de <montante>
      Quando saem <dado 1> e <dado 2> nos dados
      Então o prémio do «Eleven/11» é de <prémio>
      E o saldo do jogador é de <saldo>

      Exemplos:
        | montante | dado 1 | dado 2 | prémio | saldo |
        | 250      | 5      | 6      | 3750   | 13750 |
        | 10       | 6      | 5      | 150    | 10150 |
        | 10       | 5      | 6      | 150    | 10150 |
        | 100      | 5      | 6      | 1500   | 11500 |

    @case:prize-after-the-point
    Cenário: prémio depois de marcado o ponto
      Dado que está marcado o 8 como ponto do jogador
      E que o jogador efectua no «Eleven/11» uma aposta de 100
      Quando saem 6 e 5 nos dados
      Então o prémio do «Eleven/11» é de 1500
      E o saldo do jogador é de 11500

  @art_6__point_8
  Regra: Alínea 8) do artigo 6.º — «Ace/deuce/3»
    “8) O prémio do «Ace/deuce/3» é de quinze vezes o montante da aposta (1:15).”
    (tradução de trabalho, não oficial)

    @case:prize
    Esquema do Cenário: prémio
      Dado que o jogador efectua no «Ace/deuce/3» uma aposta de <montante>
      Quando saem <dado 1> e <dado 2> nos dados
      Então o prémio do «Ace/deuce/3» é de <prémio>
      E o saldo do jogador é de <saldo>

      Exemplos:
        | montante | dado 1 | dado 2 | prémio | saldo |
        | 10       | 1      | 2      | 150    | 10150 |
        | 100      | 2      | 1      | 1500   | 11500 |
        | 10       | 2      | 1      | 150    | 10150 |
        | 250      | 2      | 1      | 3750   | 13750 |

    @case:prize-after-the-point
    Cenário: prémio depois de marcado o ponto
      Dado que está marcado o 8 como ponto do jogador
      E que o jogador efectua no «Ace/deuce/3» uma aposta de 100
      Quando saem 1 e 2 nos dados
      Então o prémio do «Ace/deuce/3» é de 1500
      E o saldo do jogador é de 11500

  @art_6__point_9
  Regra: Alínea 9) do artigo 6.º — «Aces/2»
    “9) O prémio do «Aces/2» é de trinta vezes o montante da aposta (1:30).”
    (tradução de trabalho, não oficial)

    @case:prize
    Esquema do Cenário: prémio
      Dado que o jogador efectua no «Aces/2» uma aposta de <montante>
      Quando saem <dado 1> e <dado 2> nos dados
      Então o prémio do «Aces/2» é de <prémio>
      E o saldo do jogador é de <saldo>

      Exemplos:
        | montante | dado 1 | dado 2 | prémio | saldo |
        | 250      | 1      | 1      | 7500   | 17500 |
        | 10       | 1      | 1      | 300    | 10300 |
        | 100      | 1      | 1      | 3000   | 13000 |

    @case:prize-after-the-point
    Cenário: prémio depois de marcado o ponto
      Dado que está marcado o 8 como ponto do jogador
      E que o jogador efectua no «Aces/2» uma aposta de 100
      Quando saem 1 e 1 nos dados
      Então o prémio do «Aces/2» é de 3000
      E o saldo do jogador é de 13000

  @art_6__point_10
  Regra: Alínea 10) do artigo 6.º — «Boxcars/12»
    “10) O prémio do «Boxcars/12» é de trinta vezes o montante da aposta (1:30).”
    (tradução de trabalho, não oficial)

    @case:prize
    Esquema do Cenário: prémio
      Dado que o jogador efectua no «Boxcars/12» uma aposta de <montante>
      Quando saem <dado 1> e <dado 2> nos dados
      Então o prémio do «Boxcars/12» é de <prémio>
      E o saldo do jogador é de <saldo>

      Exemplos:
        | montante | dado 1 | dado 2 | prémio | saldo |
        | 10       | 6      | 6      | 300    | 10300 |
        | 100      | 6      | 6      | 3000   | 13000 |
        | 250      | 6      | 6      | 7500   | 17500 |

    @case:prize-after-the-point
    Cenário: prémio depois de marcado o ponto
      Dado que está marcado o 8 como ponto do jogador
      E que o jogador efectua no «Boxcars/12» uma aposta de 100
      Quando saem 6 e 6 nos dados
      Então o prémio do «Boxcars/12» é de 3000
      E o saldo do jogador é de 13000

  @art_6__point_11
  Regra: Alínea 11) do artigo 6.º — «Horn»
    “11) No «Horn», o prémio para o total de 2 ou o total de 12 é pago na proporção de 4 paga 27 (4:27); o prémio para o total de 3 ou o total de 11 é pago na proporção de 1 paga 3 (três vezes).”
    (tradução de trabalho, não oficial)

    @case:prize
    Esquema do Cenário: o prémio é líquido das três restantes modalidades
      Dado que o jogador efectua no «Horn» uma aposta de <montante>
      Quando saem <dado 1> e <dado 2> nos dados
      Então o prémio do «Horn» é de <prémio>
      E o saldo do jogador é de <saldo>

      Exemplos:
        | montante | dado 1 | dado 2 | prémio | saldo |
        | 40       | 1      | 1      | 270    | 10270 |
        | 40       | 1      | 2      | 120    | 10120 |
        | 40       | 2      | 1      | 120    | 10120 |
        | 40       | 5      | 6      | 120    | 10120 |
        | 40       | 6      | 5      | 120    | 10120 |
        | 40       | 6      | 6      | 270    | 10270 |
        | 400      | 1      | 1      | 2700   | 12700 |
        | 400      | 1      | 2      | 1200   | 11200 |
        | 400      | 2      | 1      | 1200   | 11200 |
        | 400      | 5      | 6      | 1200   | 11200 |
        | 400      | 6      | 5      | 1200   | 11200 |
        | 400      | 6      | 6      | 2700   | 12700 |

    @case:prize-in-company
    Cenário: ao lado das apostas simples nos mesmos totais
      Dado que o jogador efectua no «Horn» uma aposta de 400
      E que o jogador efectua no «Aces/2» uma aposta de 100
      E que o jogador efectua no «Boxcars/12» uma aposta de 100
      Quando saem 6 e 6 nos dados
      Então o prémio do «Horn» é de 2700
      E o prémio do «Boxcars/12» é de 3000
      E o «Aces/2» perde
      E o saldo do jogador é de 15600

  @art_6__point_12__subpara_1
  Regra: Primeiro parágrafo da alínea 12) do artigo 6.º — «Field»
    “12) No «Field», o prémio para 3, 4, 9, 10 e 11 é de montante igual ao da aposta (1:1); o prémio para o 2 é do dobro do montante da aposta (1:2).”
    (tradução de trabalho, não oficial)

    @case:prize
    Esquema do Cenário: prémio
      Dado que o jogador efectua no «Field» uma aposta de <montante>
      Quando saem <dado 1> e <dado 2> nos dados
      Então o prémio do «Field» é de <prémio>
      E o saldo do jogador é de <saldo>

      Exemplos:
        | montante | dado 1 | dado 2 | prémio | saldo |
        | 100      | 1      | 2      | 100    | 10100 |
        | 100      | 2      | 1      | 100    | 10100 |
        | 100      | 1      | 3      | 100    | 10100 |
        | 100      | 2      | 2      | 100    | 10100 |
        | 100      | 3      | 1      | 100    | 10100 |
        | 100      | 3      | 6      | 100    | 10100 |
        | 100      | 4      | 5      | 100    | 10100 |
        | 100      | 5      | 4      | 100    | 10100 |
        | 100      | 6      | 3      | 100    | 10100 |
        | 100      | 4      | 6      | 100    | 10100 |
        | 100      | 5      | 5      | 100    | 10100 |
        | 100      | 6      | 4      | 100    | 10100 |
        | 100      | 5      | 6      | 100    | 10100 |
        | 100      | 6      | 5      | 100    | 10100 |
        | 10       | 1      | 1      | 20     | 10020 |
        | 100      | 1      | 1      | 200    | 10200 |
        | 250      | 1      | 1      | 500    | 10500 |

    @case:prize-after-the-point
    Esquema do Cenário: prémio depois de marcado o ponto
      Dado que está marcado o <ponto> como ponto do jogador
      E que o jogador efectua no «Field» uma aposta de 100
      Quando saem <dado 1> e <dado 2> nos dados
      Então o prémio do «Field» é de <prémio>

      Exemplos:
        | ponto | dado 1 | dado 2 | prémio |
        | 4     | 1      | 3      | 100    |
        | 9     | 6      | 3      | 100    |
        | 10    | 5      | 5      | 100    |
        | 6     | 1      | 1      | 200    |
        | 8     | 2      | 1      | 100    |

  @art_6__point_12__subpara_2
  Regra: Segundo parágrafo da alínea 12) do artigo 6.º — 12 no «Field»
    “O prémio para o total de 12 pode ser do dobro (1:2) ou do triplo (1:3) do montante da aposta, consoante a opção da concessionária/subconcessionária.”
    (tradução de trabalho, não oficial)

    @case:prize-for-twelve
    Esquema do Cenário: prémio para o 12
      Dado que o jogador efectua no «Field» uma aposta de <montante>
      Quando saem 6 e 6 nos dados
      Então o prémio do «Field» é de <prémio>
      E o saldo do jogador é de <saldo>

      @option:field_12=double
      Exemplos: opção da concessionária: o dobro
        | montante | prémio | saldo |
        | 10       | 20     | 10020 |
        | 100      | 200    | 10200 |
        | 250      | 500    | 10500 |

      @option:field_12=triple
      Exemplos: opção da concessionária: o triplo
        | montante | prémio | saldo |
        | 10       | 30     | 10030 |
        | 100      | 300    | 10300 |
        | 250      | 750    | 10750 |

    @case:prize-for-twelve-after-the-point
    Esquema do Cenário: prémio para o 12 depois de marcado o ponto
      Dado que está marcado o 6 como ponto do jogador
      E que o jogador efectua no «Field» uma aposta de 100
      Quando saem 6 e 6 nos dados
      Então o prémio do «Field» é de <prémio>

      @option:field_12=double
      Exemplos: opção da concessionária: o dobro
        | prémio |
        | 200    |

      @option:field_12=triple
      Exemplos: opção da concessionária: o triplo
        | prémio |
        | 300    |

  @art_6__point_13
  Regra: Alínea 13) do artigo 6.º — «Big or small»
    “13) O prémio do «Big or small» é de montante igual ao da aposta (1:1).”
    (tradução de trabalho, não oficial)

    @case:prize
    Esquema do Cenário: prémio
      Dado que o jogador efectua no <aposta> uma aposta de <montante>
      Quando saem <dado 1> e <dado 2> nos dados
      Então o prémio do <aposta> é de <prémio>
      E o saldo do jogador é de <saldo>

      Exemplos:
        | aposta  | montante | dado 1 | dado 2 | prémio | saldo |
        | «Big»   | 250      | 2      | 6      | 250    | 10250 |
        | «Big»   | 10       | 6      | 3      | 10     | 10010 |
        | «Big»   | 100      | 6      | 4      | 100    | 10100 |
        | «Big»   | 250      | 5      | 6      | 250    | 10250 |
        | «Big»   | 10       | 6      | 6      | 10     | 10010 |
        | «Small» | 250      | 1      | 1      | 250    | 10250 |
        | «Small» | 10       | 2      | 1      | 10     | 10010 |
        | «Small» | 100      | 1      | 3      | 100    | 10100 |
        | «Small» | 250      | 3      | 2      | 250    | 10250 |
        | «Small» | 10       | 5      | 1      | 10     | 10010 |

    @case:prize-after-the-point
    Esquema do Cenário: prémio depois de marcado o ponto
      Dado que está marcado o 9 como ponto do jogador
      E que o jogador efectua no <aposta> uma aposta de 100
      Quando saem <dado 1> e <dado 2> nos dados
      Então o prémio do <aposta> é de 100

      Exemplos:
        | aposta  | dado 1 | dado 2 |
        | «Big»   | 4      | 5      |
        | «Big»   | 6      | 6      |
        | «Small» | 1      | 1      |
        | «Small» | 3      | 3      |

  @art_6__point_14
  Regra: Alínea 14) do artigo 6.º — «Hard Way»
    “14) No «Hard Way», o prémio para o duplo 3 (3, 3) e para o duplo 4 (4, 4) é de nove vezes o montante da aposta (1:9); o prémio para o duplo 2 (2, 2) e para o duplo 5 (5, 5) é de sete vezes o montante da aposta (1:7).”
    (tradução de trabalho, não oficial)

    @case:prize
    Esquema do Cenário: prémio
      Dado que está marcado o <ponto> como ponto do jogador
      E que o jogador efectua no <aposta> uma aposta de <montante>
      Quando saem <dado 1> e <dado 2> nos dados
      Então o prémio do <aposta> é de <prémio>
      E o saldo do jogador é de <saldo>

      Exemplos:
        | ponto | aposta           | montante | dado 1 | dado 2 | prémio | saldo |
        | 9     | «Hard Way» do 4  | 10       | 2      | 2      | 70     | 10070 |
        | 5     | «Hard Way» do 4  | 100      | 2      | 2      | 700    | 10700 |
        | 4     | «Hard Way» do 4  | 250      | 2      | 2      | 1750   | 11750 |
        | 9     | «Hard Way» do 6  | 10       | 3      | 3      | 90     | 10090 |
        | 5     | «Hard Way» do 6  | 100      | 3      | 3      | 900    | 10900 |
        | 6     | «Hard Way» do 6  | 250      | 3      | 3      | 2250   | 12250 |
        | 9     | «Hard Way» do 8  | 10       | 4      | 4      | 90     | 10090 |
        | 5     | «Hard Way» do 8  | 100      | 4      | 4      | 900    | 10900 |
        | 8     | «Hard Way» do 8  | 250      | 4      | 4      | 2250   | 12250 |
        | 9     | «Hard Way» do 10 | 10       | 5      | 5      | 70     | 10070 |
        | 5     | «Hard Way» do 10 | 100      | 5      | 5      | 700    | 10700 |
        | 10    | «Hard Way» do 10 | 250      | 5      | 5      | 1750   | 11750 |

    @case:the-four-together
    Cenário: os quatro ao mesmo tempo: duplo 3
      Dado que está marcado o 9 como ponto do jogador
      E que o jogador efectua no «Hard Way» do 4 uma aposta de 100
      E que o jogador efectua no «Hard Way» do 6 uma aposta de 100
      E que o jogador efectua no «Hard Way» do 8 uma aposta de 100
      E que o jogador efectua no «Hard Way» do 10 uma aposta de 100
      Quando saem 3 e 3 nos dados
      Então o prémio do «Hard Way» do 6 é de 900

  @art_6__point_15
  Regra: Alínea 15) do artigo 6.º — «Big 6 or Big 8», «Big 5 or 9» e «Big 4 or 10»
    “15) Os prémios do «Big 6 or Big 8», do «Big 5 or 9» e do «Big 4 or 10» são pagos, respectivamente, nas proporções de 6 paga 7 (6:7), 5 paga 7 (5:7) e 5 paga 9 (5:9).”
    (tradução de trabalho, não oficial)

    @case:prize
    Esquema do Cenário: prémio
      Dado que está marcado o <ponto> como ponto do jogador
      E que o jogador efectua no <aposta> uma aposta de <montante>
      Quando saem <dado 1> e <dado 2> nos dados
      Então o prémio do <aposta> é de <prémio>
      E o saldo do jogador é de <saldo>

      Exemplos:
        | ponto | aposta   | montante | dado 1 | dado 2 | prémio | saldo |
        | 5     | «Big 4»  | 50       | 1      | 3      | 90     | 10090 |
        | 8     | «Big 4»  | 600      | 2      | 2      | 1080   | 11080 |
        | 4     | «Big 4»  | 100      | 1      | 3      | 180    | 10180 |
        | 9     | «Big 5»  | 50       | 3      | 2      | 70     | 10070 |
        | 8     | «Big 5»  | 600      | 4      | 1      | 840    | 10840 |
        | 5     | «Big 5»  | 100      | 3      | 2      | 140    | 10140 |
        | 5     | «Big 6»  | 60       | 5      | 1      | 70     | 10070 |
        | 8     | «Big 6»  | 600      | 3      | 3      | 700    | 10700 |
        | 6     | «Big 6»  | 120      | 5      | 1      | 140    | 10140 |
        | 5     | «Big 8»  | 60       | 2      | 6      | 70     | 10070 |
        | 6     | «Big 8»  | 600      | 4      | 4      | 700    | 10700 |
        | 8     | «Big 8»  | 120      | 2      | 6      | 140    | 10140 |
        | 5     | «Big 9»  | 50       | 6      | 3      | 70     | 10070 |
        | 8     | «Big 9»  | 600      | 3      | 6      | 840    | 10840 |
        | 9     | «Big 9»  | 100      | 6      | 3      | 140    | 10140 |
        | 5     | «Big 10» | 50       | 6      | 4      | 90     | 10090 |
        | 8     | «Big 10» | 600      | 5      | 5      | 1080   | 11080 |
        | 10    | «Big 10» | 100      | 6      | 4      | 180    | 10180 |
