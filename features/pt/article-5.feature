# language: pt
@art_5
Funcionalidade: Artigo 5.º — Apostas
  Artigo 5.º do regulamento aprovado pelo Despacho do Secretário para a Economia e Finanças n.º 53/2010.
  O texto português citado é uma tradução de trabalho, não oficial.
  Os montantes são em patacas; cada cenário abre nova mesa e o saldo são as fichas à disposição do jogador.

  Contexto:
    Dada uma mesa de craps com o limite mínimo de aposta de 10
    E que o lançador efectua no «Pass Line» uma aposta de 10 antes de cada lançamento de saída
    E que o jogador se senta com 10000 em fichas

  @art_5__para_1__intro
  Regra: Proémio do n.º 1 do artigo 5.º — apostas admitidas
    “1. Os jogadores podem efectuar as seguintes apostas:”
    (tradução de trabalho, não oficial)

    @case:bets-before-the-come-out-are-offered
    Esquema do Cenário: cada uma das apostas que se podem efectuar antes do lançamento de saída é aceite
      Quando o jogador efectua no <aposta> uma aposta de 120
      Então a aposta no <aposta> está na mesa
      E o saldo do jogador é de 9880

      Exemplos:
        | aposta                |
        | «Pass Line»           |
        | «Don't Pass»          |
        | «Any Craps»           |
        | «Any 7/Big Red/Big 7» |
        | «Eleven/11»           |
        | «Ace/deuce/3»         |
        | «Aces/2»              |
        | «Boxcars/12»          |
        | «Horn»                |
        | «Field»               |
        | «Big»                 |
        | «Small»               |
        | «Hard Way» do 4       |
        | «Hard Way» do 6       |
        | «Hard Way» do 8       |
        | «Hard Way» do 10      |
        | «Big 4»               |
        | «Big 5»               |
        | «Big 6»               |
        | «Big 8»               |
        | «Big 9»               |
        | «Big 10»              |

    @case:bets-after-the-point-are-offered
    Esquema do Cenário: cada uma das apostas que se podem efectuar depois de marcado o ponto é aceite
      Dado que o jogador efectua no «Pass Line» uma aposta de 10
      E que está marcado o 8 como ponto do jogador
      Quando o jogador tenta efectuar no <aposta> uma aposta de 120
      Então o pedido é aceite
      E o saldo do jogador é de 9870

      Exemplos:
        | aposta       |
        | «Come»       |
        | «Don't Come» |

    @case:additional-bets-are-offered @reading:both_line_bets=accepted
    Cenário: as apostas adicionais são aceites
      Dado que o jogador efectua no «Pass Line» uma aposta de 120
      E que o jogador efectua no «Don't Pass» uma aposta de 120
      E que está marcado o 6 como ponto do jogador
      Quando o jogador tenta efectuar sobre o «Pass Line» uma aposta adicional de 120
      Então o pedido é aceite
      Quando o jogador tenta efectuar sobre o «Don't Pass» uma aposta adicional de 120
      Então o pedido é aceite
      E o saldo do jogador é de 9520

    @case:additional-bets-on-come-are-offered
    Cenário: as apostas adicionais ao «Come» e ao «Don't Come» são aceites
      Dado que o jogador efectua no «Pass Line» uma aposta de 10
      E que está marcado o 6 como ponto do jogador
      E que o jogador efectua no «Come» uma aposta de 120
      E que o jogador efectua no «Don't Come» uma aposta de 120
      Quando saem 4 e 5 nos dados
      E o jogador tenta efectuar sobre o «Come» uma aposta adicional de 120
      Então o pedido é aceite
      Quando o jogador tenta efectuar sobre o «Don't Come» uma aposta adicional de 120
      Então o pedido é aceite
      E o saldo do jogador é de 9510

    @case:bets-by-name
    Cenário: depois de efectuada, a aposta com esse nome está na mesa
      Dado que o jogador efectua no «Any 7/Big Red/Big 7» uma aposta de 100
      E que o jogador efectua no «Ace/deuce/3» uma aposta de 100
      E que o jogador efectua no «Aces/2» uma aposta de 100
      Então a aposta no «Any 7/Big Red/Big 7» está na mesa
      E a aposta no «Ace/deuce/3» está na mesa
      E a aposta no «Aces/2» está na mesa

  @art_5__para_1__subpara_1
  Regra: Primeiro parágrafo do n.º 1 do artigo 5.º — apostas antes do lançamento de saída
    “Apostas efectuadas antes do lançamento de saída;”
    (tradução de trabalho, não oficial)

    @case:line-bets-before-the-come-out
    Esquema do Cenário: a aposta efectuada antes do lançamento de saída é decidida por esse lançamento
      Dado que o jogador efectua no <aposta> uma aposta de 100
      Quando saem <dado 1> e <dado 2> nos dados
      Então o <aposta> <resultado>

      Exemplos:
        | aposta       | dado 1 | dado 2 | resultado |
        | «Pass Line»  | 3      | 4      | ganha     |
        | «Pass Line»  | 1      | 2      | perde     |
        | «Don't Pass» | 3      | 4      | perde     |
        | «Don't Pass» | 1      | 2      | ganha     |

    @case:line-bets-before-the-second-come-out
    Esquema do Cenário: pode apostar-se antes de cada lançamento de saída posterior
      Dado que está marcado o 6 como ponto do jogador
      Quando saem 3 e 3 nos dados
      E o jogador tenta efectuar no <aposta> uma aposta de 100
      Então o pedido é aceite
      Quando saem <dado 1> e <dado 2> nos dados
      Então o <aposta> <resultado>

      Exemplos:
        | aposta       | dado 1 | dado 2 | resultado |
        | «Pass Line»  | 5      | 6      | ganha     |
        | «Pass Line»  | 6      | 6      | perde     |
        | «Don't Pass» | 5      | 6      | perde     |
        | «Don't Pass» | 1      | 1      | ganha     |

  @art_5__para_1__subpara_2
  Regra: Segundo parágrafo do n.º 1 do artigo 5.º — apostas de um só lançamento
    “Apostas de um só lançamento;”
    (tradução de trabalho, não oficial)

    @case:decided-by-one-throw
    Esquema do Cenário: depois de um só lançamento a aposta está decidida
      Dado que o jogador efectua no <aposta> uma aposta de 120
      Quando saem <dado 1> e <dado 2> nos dados
      Então o <aposta> fica decidido e deixa de estar na mesa

      Exemplos:
        | aposta                | dado 1 | dado 2 |
        | «Any Craps»           | 4      | 4      |
        | «Any 7/Big Red/Big 7» | 2      | 4      |
        | «Eleven/11»           | 2      | 3      |
        | «Ace/deuce/3»         | 3      | 6      |
        | «Aces/2»              | 1      | 3      |
        | «Boxcars/12»          | 5      | 5      |
        | «Horn»                | 6      | 6      |
        | «Field»               | 2      | 5      |
        | «Big»                 | 4      | 6      |
        | «Small»               | 1      | 4      |
        | «Any Craps»           | 1      | 1      |
        | «Any 7/Big Red/Big 7» | 3      | 4      |
        | «Eleven/11»           | 5      | 6      |
        | «Ace/deuce/3»         | 1      | 2      |
        | «Aces/2»              | 1      | 1      |
        | «Boxcars/12»          | 6      | 6      |
        | «Horn»                | 1      | 2      |
        | «Field»               | 3      | 1      |

  @art_5__para_1__subpara_3
  Regra: Terceiro parágrafo do n.º 1 do artigo 5.º — apostas de vários lançamentos
    “Apostas de vários lançamentos.”
    (tradução de trabalho, não oficial)

    @case:hard-way-over-several-throws
    Esquema do Cenário: o «Hard Way» por decidir aguarda os lançamentos seguintes
      Dado que está marcado o 5 como ponto do jogador
      E que o jogador efectua no <aposta> uma aposta de 100
      Quando saem 1 e 1 nos dados
      Então a aposta no <aposta> está na mesa
      Quando saem 6 e 6 nos dados
      Então a aposta no <aposta> está na mesa
      Quando saem <dado 1> e <dado 2> nos dados
      Então o <aposta> ganha

      @reading:hard_way_other_totals=stay
      Exemplos: interpretação: com outros totais a aposta mantém-se
        | aposta           | dado 1 | dado 2 |
        | «Hard Way» do 4  | 2      | 2      |
        | «Hard Way» do 6  | 3      | 3      |
        | «Hard Way» do 8  | 4      | 4      |
        | «Hard Way» do 10 | 5      | 5      |

      @reading:hard_way_other_totals=unequal_pairs_lose
      Exemplos: interpretação: perde com quaisquer pontos diferentes
        | aposta           | dado 1 | dado 2 |
        | «Hard Way» do 4  | 2      | 2      |
        | «Hard Way» do 6  | 3      | 3      |
        | «Hard Way» do 8  | 4      | 4      |
        | «Hard Way» do 10 | 5      | 5      |

    @case:hard-way-after-another-total @silent @reading:hard_way_other_totals=silent
    Cenário: saindo outro total, o texto nada diz do «Hard Way»
      Dado que está marcado o 5 como ponto do jogador
      E que o jogador efectua no «Hard Way» do 6 uma aposta de 100
      Quando saem 1 e 1 nos dados
      Então o texto não determina o resultado do «Hard Way» do 6, registando-se o que a mesa fez

    @case:big-number-over-several-throws @reading:big_number_other_totals=stay
    Esquema do Cenário: o «Big 6» e os demais, por decidir, aguardam os lançamentos seguintes
      Dado que está marcado o <novo dado 1> como ponto do jogador
      E que o jogador efectua no <aposta> uma aposta de 60
      Quando saem 1 e 1 nos dados
      Então a aposta no <aposta> está na mesa
      Quando saem 6 e 6 nos dados
      Então a aposta no <aposta> está na mesa
      Quando saem <dado 1> e <dado 2> nos dados
      Então o <aposta> ganha

      Exemplos:
        | aposta   | novo dado 1 | dado 1 | dado 2 |
        | «Big 4»  | 5           | 1      | 3      |
        | «Big 5»  | 4           | 2      | 3      |
        | «Big 6»  | 5           | 1      | 5      |
        | «Big 8»  | 5           | 2      | 6      |
        | «Big 9»  | 5           | 3      | 6      |
        | «Big 10» | 5           | 4      | 6      |

    @case:big-number-after-a-tie @reading:big_number_other_totals=tie
    Cenário: saindo outro total há empate, e a aposta pode ser repetida
      Dado que está marcado o 5 como ponto do jogador
      E que o jogador efectua no «Big 6» uma aposta de 60
      Quando saem 1 e 1 nos dados
      Então o «Big 6» empata
      Dado que o jogador efectua no «Big 6» uma aposta de 60
      Quando saem 1 e 5 nos dados
      Então o «Big 6» ganha

  @art_5__para_2__intro
  Regra: Proémio do n.º 2 do artigo 5.º — apostas consideradas anteriores ao lançamento de saída
    “2. Consideram-se apostas efectuadas antes do lançamento de saída as seguintes:”
    (tradução de trabalho, não oficial)

    @case:line-bet-after-the-point-is-refused @reading:late_line_bets=refused
    Esquema do Cenário: marcado o ponto, não se aceita nova aposta
      Dado que está marcado o <ponto> como ponto do jogador
      Quando o jogador tenta efectuar no <aposta> uma aposta de 100
      Então o pedido é recusado
      E as apostas na mesa e os saldos mantêm-se inalterados

      Exemplos:
        | aposta       | ponto |
        | «Pass Line»  | 4     |
        | «Pass Line»  | 5     |
        | «Pass Line»  | 6     |
        | «Pass Line»  | 8     |
        | «Pass Line»  | 9     |
        | «Pass Line»  | 10    |
        | «Don't Pass» | 4     |
        | «Don't Pass» | 5     |
        | «Don't Pass» | 6     |
        | «Don't Pass» | 8     |
        | «Don't Pass» | 9     |
        | «Don't Pass» | 10    |

    @case:line-bet-after-the-point-is-accepted @reading:late_line_bets=accepted
    Esquema do Cenário: marcado o ponto, ainda se aceita a aposta
      Dado que está marcado o <ponto> como ponto do jogador
      Quando o jogador tenta efectuar no <aposta> uma aposta de 100
      Então o pedido é aceite

      Exemplos:
        | aposta       | ponto |
        | «Pass Line»  | 4     |
        | «Pass Line»  | 5     |
        | «Pass Line»  | 6     |
        | «Pass Line»  | 8     |
        | «Pass Line»  | 9     |
        | «Pass Line»  | 10    |
        | «Don't Pass» | 4     |
        | «Don't Pass» | 5     |
        | «Don't Pass» | 6     |
        | «Don't Pass» | 8     |
        | «Don't Pass» | 9     |
        | «Don't Pass» | 10    |

    @case:line-bet-is-not-raised-after-the-point @reading:late_line_bets=refused
    Esquema do Cenário: marcado o ponto, não se eleva o montante da aposta
      Dado que o jogador efectua no <aposta> uma aposta de 100
      E que está marcado o 9 como ponto do jogador
      Quando o jogador tenta elevar no <aposta> a sua aposta para 200
      Então o pedido é recusado
      E as apostas na mesa e os saldos mantêm-se inalterados

      Exemplos:
        | aposta       |
        | «Pass Line»  |
        | «Don't Pass» |

    @case:line-bet-at-the-second-come-out
    Esquema do Cenário: decidido o resultado, pode apostar-se de novo antes do lançamento de saída
      Dado que está marcado o 4 como ponto do jogador
      Quando saem 2 e 2 nos dados
      E o jogador tenta efectuar no <aposta> uma aposta de 100
      Então o pedido é aceite

      Exemplos:
        | aposta       |
        | «Pass Line»  |
        | «Don't Pass» |

  @art_5__para_2__point_1
  Regra: Alínea 1) do n.º 2 do artigo 5.º — «Pass Line»
    “1) «Pass Line» (派司拉) — o jogador ganha se o total de pontos obtido no primeiro lançamento for 7 ou 11 (natural) e perde se for 2, 3 ou 12 (craps). Se sair um total diferente destes, ou seja, 4, 5, 6, 8, 9 ou 10, coloca-se um marcador sobre o número em causa, o qual passa a designar-se por ponto do jogador. Neste caso, o jogador continua a lançar os dados até que volte a sair o ponto marcado ou saia o total de 7, para se decidir o resultado. Verificando-se a primeira situação, o jogador ganha; verificando-se a segunda, perde.”
    (tradução de trabalho, não oficial)

    @case:first-throw
    Esquema do Cenário: o primeiro lançamento decide
      Dado que o jogador efectua no «Pass Line» uma aposta de 100
      Quando saem <dado 1> e <dado 2> nos dados
      Então o «Pass Line» <resultado>
      E não está marcado na mesa qualquer ponto

      Exemplos:
        | dado 1 | dado 2 | resultado |
        | 1      | 1      | perde     |
        | 1      | 2      | perde     |
        | 2      | 1      | perde     |
        | 1      | 6      | ganha     |
        | 2      | 5      | ganha     |
        | 3      | 4      | ganha     |
        | 4      | 3      | ganha     |
        | 5      | 2      | ganha     |
        | 6      | 1      | ganha     |
        | 5      | 6      | ganha     |
        | 6      | 5      | ganha     |
        | 6      | 6      | perde     |

    @case:point-is-marked
    Esquema do Cenário: o total do primeiro lançamento é marcado e a aposta fica a decidir-se por ele
      Dado que o jogador efectua no «Pass Line» uma aposta de 100
      Quando saem <dado 1> e <dado 2> nos dados
      Então o «Pass Line» fica a decidir-se pelo <ponto>
      E o ponto do jogador marcado na mesa é o <ponto>

      Exemplos:
        | dado 1 | dado 2 | ponto |
        | 1      | 3      | 4     |
        | 2      | 2      | 4     |
        | 3      | 1      | 4     |
        | 1      | 4      | 5     |
        | 2      | 3      | 5     |
        | 3      | 2      | 5     |
        | 4      | 1      | 5     |
        | 1      | 5      | 6     |
        | 2      | 4      | 6     |
        | 3      | 3      | 6     |
        | 4      | 2      | 6     |
        | 5      | 1      | 6     |
        | 2      | 6      | 8     |
        | 3      | 5      | 8     |
        | 4      | 4      | 8     |
        | 5      | 3      | 8     |
        | 6      | 2      | 8     |
        | 3      | 6      | 9     |
        | 4      | 5      | 9     |
        | 5      | 4      | 9     |
        | 6      | 3      | 9     |
        | 4      | 6      | 10    |
        | 5      | 5      | 10    |
        | 6      | 4      | 10    |

    @case:point-again
    Esquema do Cenário: volta a sair o ponto marcado e o jogador ganha
      Dado que o jogador efectua no «Pass Line» uma aposta de 100
      E que está marcado o <ponto> como ponto do jogador
      Quando saem <dado 1> e <dado 2> nos dados
      Então o «Pass Line» ganha
      E não está marcado na mesa qualquer ponto

      Exemplos:
        | ponto | dado 1 | dado 2 |
        | 4     | 1      | 3      |
        | 4     | 2      | 2      |
        | 4     | 3      | 1      |
        | 5     | 1      | 4      |
        | 5     | 2      | 3      |
        | 5     | 3      | 2      |
        | 5     | 4      | 1      |
        | 6     | 1      | 5      |
        | 6     | 2      | 4      |
        | 6     | 3      | 3      |
        | 6     | 4      | 2      |
        | 6     | 5      | 1      |
        | 8     | 2      | 6      |
        | 8     | 3      | 5      |
        | 8     | 4      | 4      |
        | 8     | 5      | 3      |
        | 8     | 6      | 2      |
        | 9     | 3      | 6      |
        | 9     | 4      | 5      |
        | 9     | 5      | 4      |
        | 9     | 6      | 3      |
        | 10    | 4      | 6      |
        | 10    | 5      | 5      |
        | 10    | 6      | 4      |

    @case:seven-after-the-point
    Esquema do Cenário: marcado o ponto, sai o 7 e o jogador perde
      Dado que o jogador efectua no «Pass Line» uma aposta de 100
      E que está marcado o <ponto> como ponto do jogador
      Quando saem <dado 1> e <dado 2> nos dados
      Então o «Pass Line» perde
      E não está marcado na mesa qualquer ponto

      Exemplos:
        | ponto | dado 1 | dado 2 |
        | 4     | 1      | 6      |
        | 5     | 2      | 5      |
        | 6     | 3      | 4      |
        | 8     | 4      | 3      |
        | 9     | 5      | 2      |
        | 10    | 6      | 1      |

    @case:other-totals-after-the-point
    Esquema do Cenário: marcado o ponto, saem outros totais e a aposta e o marcador mantêm-se
      Dado que o jogador efectua no «Pass Line» uma aposta de 100
      E que está marcado o <ponto> como ponto do jogador
      Quando saem <dado 1> e <dado 2> nos dados
      Então o «Pass Line» mantém-se
      E o ponto do jogador marcado na mesa é o <ponto>

      Exemplos:
        | ponto | dado 1 | dado 2 |
        | 4     | 1      | 1      |
        | 4     | 1      | 2      |
        | 4     | 4      | 1      |
        | 4     | 3      | 3      |
        | 4     | 4      | 4      |
        | 4     | 3      | 6      |
        | 4     | 5      | 5      |
        | 4     | 6      | 5      |
        | 4     | 6      | 6      |
        | 5     | 1      | 1      |
        | 5     | 2      | 1      |
        | 5     | 1      | 3      |
        | 5     | 5      | 1      |
        | 5     | 2      | 6      |
        | 5     | 6      | 3      |
        | 5     | 6      | 4      |
        | 5     | 5      | 6      |
        | 5     | 6      | 6      |
        | 6     | 1      | 1      |
        | 6     | 1      | 2      |
        | 6     | 2      | 2      |
        | 6     | 4      | 1      |
        | 6     | 4      | 4      |
        | 6     | 3      | 6      |
        | 6     | 5      | 5      |
        | 6     | 6      | 5      |
        | 6     | 6      | 6      |
        | 8     | 1      | 1      |
        | 8     | 1      | 2      |
        | 8     | 2      | 2      |
        | 8     | 4      | 1      |
        | 8     | 3      | 3      |
        | 8     | 3      | 6      |
        | 8     | 5      | 5      |
        | 8     | 6      | 5      |
        | 8     | 6      | 6      |
        | 9     | 1      | 1      |
        | 9     | 2      | 1      |
        | 9     | 1      | 3      |
        | 9     | 3      | 2      |
        | 9     | 5      | 1      |
        | 9     | 2      | 6      |
        | 9     | 6      | 4      |
        | 9     | 5      | 6      |
        | 9     | 6      | 6      |
        | 10    | 1      | 1      |
        | 10    | 1      | 2      |
        | 10    | 2      | 2      |
        | 10    | 4      | 1      |
        | 10    | 3      | 3      |
        | 10    | 4      | 4      |
        | 10    | 3      | 6      |
        | 10    | 6      | 5      |
        | 10    | 6      | 6      |

    @case:second-come-out
    Esquema do Cenário: decidido o resultado, o lançamento seguinte é de saída
      Dado que o jogador efectua no «Pass Line» uma aposta de 100
      E que está marcado o 6 como ponto do jogador
      Quando saem <novo dado 1> e <novo dado 2> nos dados
      Dado que o jogador efectua no «Pass Line» uma aposta de 100
      Quando saem <dado 1> e <dado 2> nos dados
      Então o «Pass Line» <resultado>

      Exemplos:
        | novo dado 1 | novo dado 2 | dado 1 | dado 2 | resultado |
        | 3           | 3           | 4      | 3      | ganha     |
        | 3           | 3           | 5      | 6      | ganha     |
        | 3           | 3           | 1      | 1      | perde     |
        | 3           | 3           | 6      | 6      | perde     |
        | 5           | 2           | 1      | 6      | ganha     |
        | 5           | 2           | 2      | 1      | perde     |

    @case:new-point-after-the-come-out
    Esquema do Cenário: o segundo lançamento de saída marca novo ponto
      Dado que o jogador efectua no «Pass Line» uma aposta de 100
      E que está marcado o <ponto> como ponto do jogador
      Quando saem <dado 1> e <dado 2> nos dados
      Dado que o jogador efectua no «Pass Line» uma aposta de 100
      Quando saem <novo dado 1> e <novo dado 2> nos dados
      Então o «Pass Line» fica a decidir-se pelo <número>
      E o ponto do jogador marcado na mesa é o <número>

      Exemplos:
        | ponto | dado 1 | dado 2 | novo dado 1 | novo dado 2 | número |
        | 6     | 3      | 3      | 5           | 1           | 6      |
        | 6     | 5      | 2      | 1           | 4           | 5      |
        | 4     | 1      | 3      | 6           | 4           | 10     |
        | 10    | 3      | 4      | 2           | 2           | 4      |
        | 9     | 5      | 4      | 6           | 2           | 8      |
        | 8     | 6      | 1      | 3           | 6           | 9      |

    @case:two-players
    Cenário: dois jogadores, cada um com o seu resultado
      Quando o jogador A se senta com 1000 em fichas
      E o jogador B se senta com 1000 em fichas
      E o jogador A efectua no «Pass Line» uma aposta de 100
      E o jogador B efectua no «Pass Line» uma aposta de 200
      E saem 5 e 6 nos dados
      Então para o jogador A o «Pass Line» ganha
      E para o jogador B o «Pass Line» ganha
      E o saldo do jogador A é de 1100
      E o saldo do jogador B é de 1200

    @case:the-shooter-himself
    Esquema do Cenário: a aposta do próprio lançador decide-se do mesmo modo
      Dado que o jogador efectua no «Field» uma aposta de 10
      Quando saem <dado 1> e <dado 2> nos dados
      Então para o lançador o «Pass Line» <resultado>

      Exemplos:
        | dado 1 | dado 2 | resultado |
        | 3      | 4      | ganha     |
        | 6      | 5      | ganha     |
        | 1      | 1      | perde     |
        | 6      | 6      | perde     |

    @case:the-shooter-keeps-throwing
    Cenário: enquanto não se decide, o lançador continua a lançar
      Dado que o jogador efectua no «Pass Line» uma aposta de 100
      E que está marcado o 6 como ponto do jogador
      Quando o jogador A se senta com 1000 em fichas
      Então o lançador mantém-se
      Quando o jogador A efectua no «Field» uma aposta de 100
      E saem 2 e 2 nos dados
      Então o lançador mantém-se
      Quando o jogador efectua no «Come» uma aposta de 100
      E saem 6 e 5 nos dados
      Então o lançador mantém-se
      Quando saem 1 e 1 nos dados
      Então o lançador mantém-se

    @case:together-with-dont-pass @reading:both_line_bets=accepted
    Esquema do Cenário: «Pass Line» e «Don't Pass» ao mesmo tempo, cada um com o seu resultado
      Dado que o jogador efectua no «Pass Line» uma aposta de 100
      E que o jogador efectua no «Don't Pass» uma aposta de 60
      Quando saem <dado 1> e <dado 2> nos dados
      Então o «Pass Line» <resultado>
      E o «Don't Pass» <outro resultado>
      E o saldo do jogador é de <saldo>

      Exemplos:
        | dado 1 | dado 2 | resultado | outro resultado | saldo |
        | 3      | 4      | ganha     | perde           | 10040 |
        | 1      | 2      | perde     | ganha           | 9960  |
        | 5      | 6      | ganha     | perde           | 10040 |
        | 1      | 1      | perde     | ganha           | 9960  |

    @case:not-together-with-dont-pass @reading:both_line_bets=refused
    Cenário: a quem apostou no «Don't Pass» é recusada a aposta no «Pass Line»
      Dado que o jogador efectua no «Don't Pass» uma aposta de 100
      Quando o jogador tenta efectuar no «Pass Line» uma aposta de 60
      Então o pedido é recusado
      E as apostas na mesa e os saldos mantêm-se inalterados

    @case:not-taken-down-after-the-point @reading:line_bet_removal=contract
    Esquema do Cenário: marcado o ponto, a aposta não se retira
      Dado que o jogador efectua no «Pass Line» uma aposta de 100
      E que está marcado o <ponto> como ponto do jogador
      Quando o jogador tenta retirar do «Pass Line» a sua aposta
      Então o pedido é recusado
      E as apostas na mesa e os saldos mantêm-se inalterados

      Exemplos:
        | ponto |
        | 4     |
        | 5     |
        | 6     |
        | 8     |
        | 9     |
        | 10    |

    @case:not-lowered-after-the-point @reading:line_bet_removal=contract
    Esquema do Cenário: marcado o ponto, a aposta não pode ser reduzida
      Dado que o jogador efectua no «Pass Line» uma aposta de 200
      E que está marcado o <ponto> como ponto do jogador
      Quando o jogador tenta reduzir no «Pass Line» a sua aposta para 100
      Então o pedido é recusado
      E as apostas na mesa e os saldos mantêm-se inalterados

      Exemplos:
        | ponto |
        | 4     |
        | 9     |

    @case:taking-down-after-the-point @silent @reading:line_bet_removal=silent
    Cenário: retirar a aposta depois de marcado o ponto, sobre o que o texto nada dispõe
      Dado que o jogador efectua no «Pass Line» uma aposta de 100
      E que está marcado o 9 como ponto do jogador
      Quando o jogador tenta retirar do «Pass Line» a sua aposta
      Então o texto nada dispõe sobre este pedido, registando-se o que a mesa fez

    @case:late-bet-is-decided-by-the-point @reading:late_line_bets=accepted
    Esquema do Cenário: a aposta aceite depois de marcado o ponto decide-se por ele
      Dado que está marcado o <ponto> como ponto do jogador
      E que o jogador efectua no «Pass Line» uma aposta de 100
      Quando saem <dado 1> e <dado 2> nos dados
      Então o «Pass Line» <resultado>

      Exemplos:
        | ponto | dado 1 | dado 2 | resultado |
        | 4     | 2      | 2      | ganha     |
        | 5     | 4      | 1      | ganha     |
        | 6     | 3      | 3      | ganha     |
        | 8     | 4      | 4      | ganha     |
        | 9     | 3      | 6      | ganha     |
        | 10    | 5      | 5      | ganha     |
        | 4     | 1      | 6      | perde     |
        | 5     | 2      | 5      | perde     |
        | 6     | 3      | 4      | perde     |
        | 8     | 4      | 3      | perde     |
        | 9     | 5      | 2      | perde     |
        | 10    | 6      | 1      | perde     |

    @case:not-raised-after-the-point @reading:late_line_bets=refused
    Esquema do Cenário: marcado o ponto, a aposta não se eleva
      Dado que o jogador efectua no «Pass Line» uma aposta de 100
      E que está marcado o <ponto> como ponto do jogador
      Quando o jogador tenta elevar no «Pass Line» a sua aposta para 200
      Então o pedido é recusado
      E as apostas na mesa e os saldos mantêm-se inalterados

      Exemplos:
        | ponto |
        | 4     |
        | 5     |
        | 6     |
        | 8     |
        | 9     |
        | 10    |

    @case:impossible-dice
    Esquema do Cenário: com dados impossíveis nada se liquida
      Dado que o jogador efectua no «Pass Line» uma aposta de 100
      Quando se registam nos dados os pontos impossíveis <dado 1> e <dado 2>
      Então o pedido é recusado
      E as apostas na mesa e os saldos mantêm-se inalterados

      Exemplos:
        | dado 1 | dado 2 |
        | 7      | 4      |
        | 0      | 0      |
        | 0      | 7      |
        | 8      | 3      |

    @case:in-company
    Cenário: o «Pass Line» ao lado de outras apostas, cada uma segundo as suas regras
      Dado que o jogador efectua no «Pass Line» uma aposta de 100
      E que o jogador efectua no «Field» uma aposta de 100
      E que o jogador efectua no «Eleven/11» uma aposta de 100
      E que o jogador efectua no «Any 7/Big Red/Big 7» uma aposta de 100
      Quando saem 6 e 5 nos dados
      Então o «Pass Line» ganha
      E o «Field» ganha
      E o «Eleven/11» ganha
      E o «Any 7/Big Red/Big 7» perde

  @art_5__para_2__point_2
  Regra: Alínea 2) do n.º 2 do artigo 5.º — aposta adicional ao «Pass Line»
    “2) Aposta adicional ao «Pass Line». Quem obtiver o ponto do jogador pode efectuar uma aposta adicional sobre o «Pass Line», sendo o respectivo prémio pago nos termos do n.º 2 do artigo 6.º”
    (tradução de trabalho, não oficial)

    @case:accepted-on-the-point
    Esquema do Cenário: obtido o ponto do jogador, pode efectuar-se a aposta adicional
      Dado que o jogador efectua no «Pass Line» uma aposta de 120
      E que está marcado o <ponto> como ponto do jogador
      Quando o jogador tenta efectuar sobre o «Pass Line» uma aposta adicional de 120
      Então o pedido é aceite

      Exemplos:
        | ponto |
        | 4     |
        | 5     |
        | 6     |
        | 8     |
        | 9     |
        | 10    |

    @case:accepted-from-another-than-the-thrower @reading:odds_bettor=any_player
    Cenário: quem não obteve o ponto também pode efectuar a aposta adicional
      Dado que o jogador A se senta com 1000 em fichas
      E que o jogador A efectua no «Pass Line» uma aposta de 120
      Quando o lançador lança os dados e saem 2 e 4
      E o jogador A tenta efectuar sobre o «Pass Line» uma aposta adicional de 120
      Então o pedido é aceite
      E o saldo do jogador A é de 760

    @case:accepted-from-the-thrower @reading:odds_bettor=point_thrower
    Cenário: quem obteve o ponto pode efectuar a aposta adicional
      Dado que o jogador efectua no «Pass Line» uma aposta de 120
      Quando o jogador lança os dados e saem 2 e 4
      E o jogador tenta efectuar sobre o «Pass Line» uma aposta adicional de 120
      Então o pedido é aceite
      E o saldo do jogador é de 9760

    @case:refused-from-another-than-the-thrower @reading:odds_bettor=point_thrower
    Cenário: a quem não obteve o ponto é recusada a aposta adicional
      Dado que o jogador efectua no «Pass Line» uma aposta de 120
      E que o jogador A se senta com 1000 em fichas
      E que o jogador A efectua no «Pass Line» uma aposta de 120
      Quando o jogador lança os dados e saem 2 e 4
      E o jogador A tenta efectuar sobre o «Pass Line» uma aposta adicional de 120
      Então o pedido é recusado
      E as apostas na mesa e os saldos mantêm-se inalterados

    @case:refused-before-the-point
    Cenário: antes de haver ponto do jogador, não se aceita a aposta adicional
      Dado que o jogador efectua no «Pass Line» uma aposta de 120
      Quando o jogador tenta efectuar sobre o «Pass Line» uma aposta adicional de 120
      Então o pedido é recusado
      E as apostas na mesa e os saldos mantêm-se inalterados

    @case:refused-without-base
    Esquema do Cenário: sem aposta no «Pass Line», não se aceita a aposta adicional
      Dado que está marcado o <ponto> como ponto do jogador
      Quando o jogador tenta efectuar sobre o «Pass Line» uma aposta adicional de 120
      Então o pedido é recusado
      E as apostas na mesa e os saldos mantêm-se inalterados

      Exemplos:
        | ponto |
        | 4     |
        | 5     |
        | 6     |
        | 8     |
        | 9     |
        | 10    |

    @case:refused-on-another-base
    Cenário: com aposta só no «Don't Pass», não se aceita a adicional ao «Pass Line»
      Dado que o jogador efectua no «Don't Pass» uma aposta de 120
      E que está marcado o 6 como ponto do jogador
      Quando o jogador tenta efectuar sobre o «Pass Line» uma aposta adicional de 120
      Então o pedido é recusado
      E as apostas na mesa e os saldos mantêm-se inalterados

    @case:refused-on-the-bet-of-another
    Cenário: não se aceita aposta adicional sobre a aposta de outrem
      Dado que está marcado o 6 como ponto do jogador
      Quando o jogador tenta efectuar sobre a aposta do lançador no «Pass Line» uma aposta adicional de 120
      Então o pedido é recusado
      E as apostas na mesa e os saldos mantêm-se inalterados

    @case:refused-after-the-decision
    Cenário: decidido o resultado, não se aceita a aposta adicional
      Dado que o jogador efectua no «Pass Line» uma aposta de 120
      E que está marcado o 8 como ponto do jogador
      Quando saem 4 e 4 nos dados
      E o jogador tenta efectuar sobre o «Pass Line» uma aposta adicional de 120
      Então o pedido é recusado
      E as apostas na mesa e os saldos mantêm-se inalterados

    @case:decided-with-the-point
    Esquema do Cenário: a aposta adicional decide-se com o «Pass Line»
      Dado que o jogador efectua no «Pass Line» uma aposta de 120
      E que está marcado o <ponto> como ponto do jogador
      E que o jogador efectua sobre o «Pass Line» uma aposta adicional de 120
      Quando saem <dado 1> e <dado 2> nos dados
      Então a aposta adicional ao «Pass Line» <resultado>
      E o «Pass Line» <resultado>

      Exemplos:
        | ponto | dado 1 | dado 2 | resultado |
        | 4     | 1      | 3      | ganha     |
        | 4     | 2      | 2      | ganha     |
        | 5     | 3      | 2      | ganha     |
        | 5     | 4      | 1      | ganha     |
        | 6     | 5      | 1      | ganha     |
        | 6     | 3      | 3      | ganha     |
        | 8     | 2      | 6      | ganha     |
        | 8     | 4      | 4      | ganha     |
        | 9     | 6      | 3      | ganha     |
        | 9     | 3      | 6      | ganha     |
        | 10    | 6      | 4      | ganha     |
        | 10    | 5      | 5      | ganha     |
        | 4     | 1      | 6      | perde     |
        | 5     | 2      | 5      | perde     |
        | 6     | 3      | 4      | perde     |
        | 8     | 4      | 3      | perde     |
        | 9     | 5      | 2      | perde     |
        | 10    | 6      | 1      | perde     |

    @case:other-totals
    Esquema do Cenário: com outros totais, a aposta adicional mantém-se
      Dado que o jogador efectua no «Pass Line» uma aposta de 120
      E que está marcado o <ponto> como ponto do jogador
      E que o jogador efectua sobre o «Pass Line» uma aposta adicional de 120
      Quando saem <dado 1> e <dado 2> nos dados
      Então a aposta adicional ao «Pass Line» mantém-se

      Exemplos:
        | ponto | dado 1 | dado 2 |
        | 4     | 1      | 1      |
        | 4     | 1      | 2      |
        | 4     | 6      | 5      |
        | 4     | 6      | 6      |
        | 4     | 4      | 1      |
        | 4     | 4      | 4      |
        | 4     | 5      | 5      |
        | 5     | 1      | 1      |
        | 5     | 1      | 2      |
        | 5     | 6      | 5      |
        | 5     | 6      | 6      |
        | 5     | 2      | 2      |
        | 5     | 4      | 4      |
        | 5     | 5      | 5      |
        | 6     | 1      | 1      |
        | 6     | 1      | 2      |
        | 6     | 6      | 5      |
        | 6     | 6      | 6      |
        | 6     | 2      | 2      |
        | 6     | 4      | 4      |
        | 6     | 5      | 5      |
        | 8     | 1      | 1      |
        | 8     | 1      | 2      |
        | 8     | 6      | 5      |
        | 8     | 6      | 6      |
        | 8     | 2      | 2      |
        | 8     | 3      | 3      |
        | 8     | 5      | 5      |
        | 9     | 1      | 1      |
        | 9     | 1      | 2      |
        | 9     | 6      | 5      |
        | 9     | 6      | 6      |
        | 9     | 2      | 2      |
        | 9     | 3      | 3      |
        | 9     | 5      | 5      |
        | 10    | 1      | 1      |
        | 10    | 1      | 2      |
        | 10    | 6      | 5      |
        | 10    | 6      | 6      |
        | 10    | 2      | 2      |
        | 10    | 3      | 3      |
        | 10    | 3      | 6      |

  @art_5__para_2__point_3
  Regra: Alínea 3) do n.º 2 do artigo 5.º — «Don't Pass»
    “3) «Don't Pass» (東派司) — o jogador ganha se o total de pontos obtido no primeiro lançamento for 2 ou 3, perde se for 7 ou 11 e empata se for 12 (o que o layout da mesa designa por bar). Se sair um total diferente destes, ou seja, 4, 5, 6, 8, 9 ou 10, coloca-se um marcador sobre o número em causa, o qual passa a designar-se por ponto do jogador. Neste caso, o jogador continua a lançar os dados até que volte a sair o ponto marcado ou saia o total de 7, para se decidir o resultado. Verificando-se a primeira situação, o jogador ganha; verificando-se a segunda, perde.”
    (tradução de trabalho, não oficial)

    @case:first-throw
    Esquema do Cenário: o primeiro lançamento decide
      Dado que o jogador efectua no «Don't Pass» uma aposta de 100
      Quando saem <dado 1> e <dado 2> nos dados
      Então o «Don't Pass» <resultado>

      Exemplos:
        | dado 1 | dado 2 | resultado |
        | 1      | 1      | ganha     |
        | 1      | 2      | ganha     |
        | 2      | 1      | ganha     |
        | 1      | 6      | perde     |
        | 2      | 5      | perde     |
        | 3      | 4      | perde     |
        | 4      | 3      | perde     |
        | 5      | 2      | perde     |
        | 6      | 1      | perde     |
        | 5      | 6      | perde     |
        | 6      | 5      | perde     |

    @case:twelve-returns-the-stake @reading:dont_pass_tie=returned
    Cenário: com 12 no primeiro lançamento há empate e a aposta é restituída
      Dado que o jogador efectua no «Don't Pass» uma aposta de 100
      Quando saem 6 e 6 nos dados
      Então o «Don't Pass» empata
      E no «Don't Pass» é restituído o montante apostado de 100
      E o saldo do jogador é de 10000

    @case:twelve-leaves-the-stake @reading:dont_pass_tie=stays
    Cenário: com 12 no primeiro lançamento há empate e a aposta fica na mesa
      Dado que o jogador efectua no «Don't Pass» uma aposta de 100
      Quando saem 6 e 6 nos dados
      Então o «Don't Pass» mantém-se
      E o saldo do jogador é de 9900

    @case:point-is-marked
    Esquema do Cenário: o total do primeiro lançamento é marcado e a aposta fica a decidir-se por ele
      Dado que o jogador efectua no «Don't Pass» uma aposta de 100
      Quando saem <dado 1> e <dado 2> nos dados
      Então o «Don't Pass» fica a decidir-se pelo <ponto>
      E o ponto do jogador marcado na mesa é o <ponto>

      Exemplos:
        | dado 1 | dado 2 | ponto |
        | 1      | 3      | 4     |
        | 2      | 2      | 4     |
        | 3      | 1      | 4     |
        | 1      | 4      | 5     |
        | 2      | 3      | 5     |
        | 3      | 2      | 5     |
        | 4      | 1      | 5     |
        | 1      | 5      | 6     |
        | 2      | 4      | 6     |
        | 3      | 3      | 6     |
        | 4      | 2      | 6     |
        | 5      | 1      | 6     |
        | 2      | 6      | 8     |
        | 3      | 5      | 8     |
        | 4      | 4      | 8     |
        | 5      | 3      | 8     |
        | 6      | 2      | 8     |
        | 3      | 6      | 9     |
        | 4      | 5      | 9     |
        | 5      | 4      | 9     |
        | 6      | 3      | 9     |
        | 4      | 6      | 10    |
        | 5      | 5      | 10    |
        | 6      | 4      | 10    |

    @case:after-the-point
    Esquema do Cenário: marcado o ponto, decide-se o resultado
      Dado que o jogador efectua no «Don't Pass» uma aposta de 100
      E que está marcado o <ponto> como ponto do jogador
      Quando saem <dado 1> e <dado 2> nos dados
      Então o «Don't Pass» <resultado>

      @reading:dont_pass_point_phase=wins_on_point
      Exemplos: interpretação: segundo a letra, ganha quando volta a sair o ponto
        | ponto | dado 1 | dado 2 | resultado |
        | 4     | 1      | 3      | ganha     |
        | 5     | 3      | 2      | ganha     |
        | 6     | 5      | 1      | ganha     |
        | 8     | 2      | 6      | ganha     |
        | 9     | 6      | 3      | ganha     |
        | 10    | 6      | 4      | ganha     |
        | 4     | 2      | 2      | ganha     |
        | 5     | 4      | 1      | ganha     |
        | 6     | 3      | 3      | ganha     |
        | 8     | 4      | 4      | ganha     |
        | 9     | 3      | 6      | ganha     |
        | 10    | 5      | 5      | ganha     |
        | 4     | 1      | 6      | perde     |
        | 5     | 2      | 5      | perde     |
        | 6     | 3      | 4      | perde     |
        | 8     | 4      | 3      | perde     |
        | 9     | 5      | 2      | perde     |
        | 10    | 6      | 1      | perde     |

      @reading:dont_pass_point_phase=wins_on_seven
      Exemplos: interpretação: segundo a prática, ganha quando sai o 7
        | ponto | dado 1 | dado 2 | resultado |
        | 4     | 1      | 3      | perde     |
        | 5     | 3      | 2      | perde     |
        | 6     | 5      | 1      | perde     |
        | 8     | 2      | 6      | perde     |
        | 9     | 6      | 3      | perde     |
        | 10    | 6      | 4      | perde     |
        | 4     | 2      | 2      | perde     |
        | 5     | 4      | 1      | perde     |
        | 6     | 3      | 3      | perde     |
        | 8     | 4      | 4      | perde     |
        | 9     | 3      | 6      | perde     |
        | 10    | 5      | 5      | perde     |
        | 4     | 1      | 6      | ganha     |
        | 5     | 2      | 5      | ganha     |
        | 6     | 3      | 4      | ganha     |
        | 8     | 4      | 3      | ganha     |
        | 9     | 5      | 2      | ganha     |
        | 10    | 6      | 1      | ganha     |

    @case:other-totals-after-the-point
    Esquema do Cenário: marcado o ponto, saem outros totais e a aposta mantém-se
      Dado que o jogador efectua no «Don't Pass» uma aposta de 100
      E que está marcado o <ponto> como ponto do jogador
      Quando saem <dado 1> e <dado 2> nos dados
      Então o «Don't Pass» mantém-se

      Exemplos:
        | ponto | dado 1 | dado 2 |
        | 4     | 1      | 1      |
        | 4     | 2      | 1      |
        | 4     | 5      | 6      |
        | 4     | 6      | 6      |
        | 4     | 3      | 2      |
        | 4     | 2      | 6      |
        | 4     | 6      | 4      |
        | 5     | 1      | 1      |
        | 5     | 2      | 1      |
        | 5     | 5      | 6      |
        | 5     | 6      | 6      |
        | 5     | 1      | 3      |
        | 5     | 2      | 6      |
        | 5     | 6      | 4      |
        | 6     | 1      | 1      |
        | 6     | 2      | 1      |
        | 6     | 5      | 6      |
        | 6     | 6      | 6      |
        | 6     | 1      | 3      |
        | 6     | 2      | 6      |
        | 6     | 6      | 4      |
        | 8     | 1      | 1      |
        | 8     | 2      | 1      |
        | 8     | 5      | 6      |
        | 8     | 6      | 6      |
        | 8     | 1      | 3      |
        | 8     | 5      | 1      |
        | 8     | 6      | 4      |
        | 9     | 1      | 1      |
        | 9     | 2      | 1      |
        | 9     | 5      | 6      |
        | 9     | 6      | 6      |
        | 9     | 1      | 3      |
        | 9     | 5      | 1      |
        | 9     | 6      | 4      |
        | 10    | 1      | 1      |
        | 10    | 2      | 1      |
        | 10    | 5      | 6      |
        | 10    | 6      | 6      |
        | 10    | 1      | 3      |
        | 10    | 5      | 1      |
        | 10    | 6      | 3      |

    @case:late-bet-is-decided-by-the-point @reading:late_line_bets=accepted
    Esquema do Cenário: a aposta aceite depois de marcado o ponto decide-se por ele
      Dado que está marcado o <ponto> como ponto do jogador
      E que o jogador efectua no «Don't Pass» uma aposta de 100
      Quando saem <dado 1> e <dado 2> nos dados
      Então o «Don't Pass» <resultado>

      @reading:dont_pass_point_phase=wins_on_point
      Exemplos: interpretação: segundo a letra, ganha quando volta a sair o ponto
        | ponto | dado 1 | dado 2 | resultado |
        | 4     | 2      | 2      | ganha     |
        | 5     | 4      | 1      | ganha     |
        | 6     | 3      | 3      | ganha     |
        | 8     | 4      | 4      | ganha     |
        | 9     | 3      | 6      | ganha     |
        | 10    | 5      | 5      | ganha     |
        | 4     | 1      | 6      | perde     |
        | 5     | 2      | 5      | perde     |
        | 6     | 3      | 4      | perde     |
        | 8     | 4      | 3      | perde     |
        | 9     | 5      | 2      | perde     |
        | 10    | 6      | 1      | perde     |

      @reading:dont_pass_point_phase=wins_on_seven
      Exemplos: interpretação: segundo a prática, ganha quando sai o 7
        | ponto | dado 1 | dado 2 | resultado |
        | 4     | 2      | 2      | perde     |
        | 5     | 4      | 1      | perde     |
        | 6     | 3      | 3      | perde     |
        | 8     | 4      | 4      | perde     |
        | 9     | 3      | 6      | perde     |
        | 10    | 5      | 5      | perde     |
        | 4     | 1      | 6      | ganha     |
        | 5     | 2      | 5      | ganha     |
        | 6     | 3      | 4      | ganha     |
        | 8     | 4      | 3      | ganha     |
        | 9     | 5      | 2      | ganha     |
        | 10    | 6      | 1      | ganha     |

    @case:not-raised-after-the-point @reading:late_line_bets=refused
    Esquema do Cenário: marcado o ponto, a aposta não se eleva
      Dado que o jogador efectua no «Don't Pass» uma aposta de 100
      E que está marcado o <ponto> como ponto do jogador
      Quando o jogador tenta elevar no «Don't Pass» a sua aposta para 200
      Então o pedido é recusado
      E as apostas na mesa e os saldos mantêm-se inalterados

      Exemplos:
        | ponto |
        | 4     |
        | 5     |
        | 6     |
        | 8     |
        | 9     |
        | 10    |

    @case:taken-down-after-the-point @reading:line_bet_removal=contract
    Esquema do Cenário: marcado o ponto, a aposta pode retirar-se
      Dado que o jogador efectua no «Don't Pass» uma aposta de 100
      E que está marcado o <ponto> como ponto do jogador
      Quando o jogador tenta retirar do «Don't Pass» a sua aposta
      Então o pedido é aceite
      E o saldo do jogador é de 10000

      Exemplos:
        | ponto |
        | 4     |
        | 5     |
        | 6     |
        | 8     |
        | 9     |
        | 10    |

    @case:together-with-pass @reading:both_line_bets=accepted
    Cenário: quem apostou no «Pass Line» pode também apostar no «Don't Pass»
      Dado que o jogador efectua no «Pass Line» uma aposta de 60
      Quando o jogador tenta efectuar no «Don't Pass» uma aposta de 100
      Então o pedido é aceite
      E o saldo do jogador é de 9840

    @case:not-together-with-pass @reading:both_line_bets=refused
    Cenário: a quem apostou no «Pass Line» é recusada a aposta no «Don't Pass»
      Dado que o jogador efectua no «Pass Line» uma aposta de 60
      Quando o jogador tenta efectuar no «Don't Pass» uma aposta de 100
      Então o pedido é recusado
      E as apostas na mesa e os saldos mantêm-se inalterados

    @case:second-come-out
    Esquema do Cenário: o segundo lançamento de saída decide
      Dado que está marcado o 6 como ponto do jogador
      Quando saem 3 e 3 nos dados
      Dado que o jogador efectua no «Don't Pass» uma aposta de 100
      Quando saem <dado 1> e <dado 2> nos dados
      Então o «Don't Pass» <resultado>

      Exemplos:
        | dado 1 | dado 2 | resultado |
        | 1      | 1      | ganha     |
        | 2      | 1      | ganha     |
        | 3      | 4      | perde     |
        | 5      | 6      | perde     |

  @art_5__para_2__point_4
  Regra: Alínea 4) do n.º 2 do artigo 5.º — aposta adicional ao «Don't Pass»
    “4) Aposta adicional ao «Don't Pass». Quem obtiver o ponto do jogador pode efectuar uma aposta adicional sobre o «Don't Pass», sendo o respectivo prémio pago nos termos do n.º 4 do artigo 6.º”
    (tradução de trabalho, não oficial)

    @case:accepted-on-the-point
    Esquema do Cenário: obtido o ponto do jogador, pode efectuar-se a aposta adicional
      Dado que o jogador efectua no «Don't Pass» uma aposta de 120
      E que está marcado o <ponto> como ponto do jogador
      Quando o jogador tenta efectuar sobre o «Don't Pass» uma aposta adicional de <montante>
      Então o pedido é aceite

      Exemplos:
        | ponto | montante |
        | 4     | 120      |
        | 5     | 120      |
        | 6     | 120      |
        | 8     | 120      |
        | 9     | 120      |
        | 10    | 120      |

    @case:accepted-from-another-than-the-thrower @reading:odds_bettor=any_player
    Cenário: quem não obteve o ponto também pode efectuar a aposta adicional
      Dado que o jogador A se senta com 1000 em fichas
      E que o jogador A efectua no «Don't Pass» uma aposta de 120
      Quando o lançador lança os dados e saem 2 e 4
      E o jogador A tenta efectuar sobre o «Don't Pass» uma aposta adicional de 120
      Então o pedido é aceite
      E o saldo do jogador A é de 760

    @case:accepted-from-the-thrower @reading:odds_bettor=point_thrower
    Cenário: quem obteve o ponto pode efectuar a aposta adicional
      Dado que o jogador efectua no «Don't Pass» uma aposta de 120
      Quando o jogador lança os dados e saem 2 e 4
      E o jogador tenta efectuar sobre o «Don't Pass» uma aposta adicional de 120
      Então o pedido é aceite
      E o saldo do jogador é de 9760

    @case:refused-from-another-than-the-thrower @reading:odds_bettor=point_thrower
    Cenário: a quem não obteve o ponto é recusada a aposta adicional
      Dado que o jogador efectua no «Don't Pass» uma aposta de 120
      E que o jogador A se senta com 1000 em fichas
      E que o jogador A efectua no «Don't Pass» uma aposta de 120
      Quando o jogador lança os dados e saem 2 e 4
      E o jogador A tenta efectuar sobre o «Don't Pass» uma aposta adicional de 120
      Então o pedido é recusado
      E as apostas na mesa e os saldos mantêm-se inalterados

    @case:refused-before-the-point
    Cenário: antes de haver ponto do jogador, não se aceita a aposta adicional
      Dado que o jogador efectua no «Don't Pass» uma aposta de 120
      Quando o jogador tenta efectuar sobre o «Don't Pass» uma aposta adicional de 120
      Então o pedido é recusado
      E as apostas na mesa e os saldos mantêm-se inalterados

    @case:refused-without-base
    Esquema do Cenário: sem aposta no «Don't Pass», não se aceita a aposta adicional
      Dado que está marcado o <ponto> como ponto do jogador
      Quando o jogador tenta efectuar sobre o «Don't Pass» uma aposta adicional de 120
      Então o pedido é recusado
      E as apostas na mesa e os saldos mantêm-se inalterados

      Exemplos:
        | ponto |
        | 4     |
        | 5     |
        | 6     |
        | 8     |
        | 9     |
        | 10    |

    @case:refused-on-another-base
    Cenário: com aposta só no «Pass Line», não se aceita a adicional ao «Don't Pass»
      Dado que o jogador efectua no «Pass Line» uma aposta de 120
      E que está marcado o 6 como ponto do jogador
      Quando o jogador tenta efectuar sobre o «Don't Pass» uma aposta adicional de 120
      Então o pedido é recusado
      E as apostas na mesa e os saldos mantêm-se inalterados

    @case:taken-down-with-the-base @reading:line_bet_removal=contract
    Cenário: retirada a aposta no «Don't Pass», restitui-se também a adicional
      Dado que o jogador efectua no «Don't Pass» uma aposta de 120
      E que está marcado o 6 como ponto do jogador
      E que o jogador efectua sobre o «Don't Pass» uma aposta adicional de 120
      Quando o jogador tenta retirar do «Don't Pass» a sua aposta
      Então o pedido é aceite
      E o saldo do jogador é de 10000

    @case:small-additional-bet
    Esquema do Cenário: a aposta adicional pequena também é paga
      Dado que o jogador efectua no «Don't Pass» uma aposta de 10
      E que está marcado o <ponto> como ponto do jogador
      E que o jogador efectua sobre o «Don't Pass» uma aposta adicional de <montante>
      Quando saem <dado 1> e <dado 2> nos dados
      Então o prémio da aposta adicional ao «Don't Pass» é de <prémio>
      E a aposta adicional ao «Don't Pass» fica decidida e deixa de estar na mesa

      @reading:dont_pass_point_phase=wins_on_point
      Exemplos: interpretação: segundo a letra, ganha quando volta a sair o ponto
        | ponto | montante | dado 1 | dado 2 | prémio |
        | 4     | 10       | 2      | 2      | 5      |
        | 10    | 10       | 4      | 6      | 5      |

      @reading:dont_pass_point_phase=wins_on_seven
      Exemplos: interpretação: segundo a prática, ganha quando sai o 7
        | ponto | montante | dado 1 | dado 2 | prémio |
        | 4     | 10       | 3      | 4      | 5      |
        | 10    | 10       | 6      | 1      | 5      |

    @case:decided-with-the-base
    Esquema do Cenário: a aposta adicional decide-se com o «Don't Pass»
      Dado que o jogador efectua no «Don't Pass» uma aposta de 120
      E que está marcado o <ponto> como ponto do jogador
      E que o jogador efectua sobre o «Don't Pass» uma aposta adicional de 120
      Quando saem <dado 1> e <dado 2> nos dados
      Então a aposta adicional ao «Don't Pass» <resultado>
      E o «Don't Pass» <resultado>

      @reading:dont_pass_point_phase=wins_on_point
      Exemplos: interpretação: segundo a letra, ganha quando volta a sair o ponto
        | ponto | dado 1 | dado 2 | resultado |
        | 4     | 1      | 3      | ganha     |
        | 5     | 3      | 2      | ganha     |
        | 6     | 5      | 1      | ganha     |
        | 8     | 2      | 6      | ganha     |
        | 9     | 6      | 3      | ganha     |
        | 10    | 6      | 4      | ganha     |
        | 4     | 2      | 2      | ganha     |
        | 5     | 4      | 1      | ganha     |
        | 6     | 3      | 3      | ganha     |
        | 8     | 4      | 4      | ganha     |
        | 9     | 3      | 6      | ganha     |
        | 10    | 5      | 5      | ganha     |
        | 4     | 1      | 6      | perde     |
        | 5     | 2      | 5      | perde     |
        | 6     | 3      | 4      | perde     |
        | 8     | 4      | 3      | perde     |
        | 9     | 5      | 2      | perde     |
        | 10    | 6      | 1      | perde     |

      @reading:dont_pass_point_phase=wins_on_seven
      Exemplos: interpretação: segundo a prática, ganha quando sai o 7
        | ponto | dado 1 | dado 2 | resultado |
        | 4     | 1      | 3      | perde     |
        | 5     | 3      | 2      | perde     |
        | 6     | 5      | 1      | perde     |
        | 8     | 2      | 6      | perde     |
        | 9     | 6      | 3      | perde     |
        | 10    | 6      | 4      | perde     |
        | 4     | 2      | 2      | perde     |
        | 5     | 4      | 1      | perde     |
        | 6     | 3      | 3      | perde     |
        | 8     | 4      | 4      | perde     |
        | 9     | 3      | 6      | perde     |
        | 10    | 5      | 5      | perde     |
        | 4     | 1      | 6      | ganha     |
        | 5     | 2      | 5      | ganha     |
        | 6     | 3      | 4      | ganha     |
        | 8     | 4      | 3      | ganha     |
        | 9     | 5      | 2      | ganha     |
        | 10    | 6      | 1      | ganha     |

    @case:other-totals
    Esquema do Cenário: com outros totais, a aposta adicional mantém-se
      Dado que o jogador efectua no «Don't Pass» uma aposta de 120
      E que está marcado o <ponto> como ponto do jogador
      E que o jogador efectua sobre o «Don't Pass» uma aposta adicional de 120
      Quando saem <dado 1> e <dado 2> nos dados
      Então a aposta adicional ao «Don't Pass» mantém-se

      Exemplos:
        | ponto | dado 1 | dado 2 |
        | 4     | 1      | 1      |
        | 4     | 6      | 5      |
        | 4     | 6      | 6      |
        | 4     | 3      | 3      |
        | 4     | 5      | 5      |
        | 5     | 1      | 1      |
        | 5     | 6      | 5      |
        | 5     | 6      | 6      |
        | 5     | 3      | 3      |
        | 5     | 5      | 5      |
        | 6     | 1      | 1      |
        | 6     | 6      | 5      |
        | 6     | 6      | 6      |
        | 6     | 4      | 1      |
        | 6     | 5      | 5      |
        | 8     | 1      | 1      |
        | 8     | 6      | 5      |
        | 8     | 6      | 6      |
        | 8     | 4      | 1      |
        | 8     | 5      | 5      |
        | 9     | 1      | 1      |
        | 9     | 6      | 5      |
        | 9     | 6      | 6      |
        | 9     | 4      | 1      |
        | 9     | 5      | 5      |
        | 10    | 1      | 1      |
        | 10    | 6      | 5      |
        | 10    | 6      | 6      |
        | 10    | 4      | 1      |
        | 10    | 3      | 6      |

  @art_5__para_2__point_5__subpara_1
  Regra: Primeiro parágrafo da alínea 5) do n.º 2 do artigo 5.º — «Come»
    “5) «Come» (襟) — quando o jogador obtiver, no «Pass Line», o ponto do jogador, pode apostar no «Come». Se o jogador apostar no «Come», ganha se o resultado do lançamento imediatamente seguinte (come number) for um total de 7 ou 11 e considera-se que perde se for um total de 2, 3 ou 12. Se sair um total diferente destes, ou seja, 4, 5, 6, 8, 9 ou 10, o croupier não recolhe a aposta até que se repita esse número ou saia o total de 7, para se decidir o resultado. Verificando-se a primeira situação, o jogador ganha; verificando-se a segunda, perde.”
    (tradução de trabalho, não oficial)

    @case:accepted-after-the-point
    Esquema do Cenário: obtido o ponto do jogador, pode apostar-se no «Come»
      Dado que o jogador efectua no «Pass Line» uma aposta de 10
      E que está marcado o <ponto> como ponto do jogador
      Quando o jogador tenta efectuar no «Come» uma aposta de 100
      Então o pedido é aceite

      Exemplos:
        | ponto |
        | 4     |
        | 5     |
        | 6     |
        | 8     |
        | 9     |
        | 10    |

    @case:refused-on-the-come-out
    Cenário: antes de haver ponto do jogador, não se aceita aposta no «Come»
      Dado que o jogador efectua no «Pass Line» uma aposta de 10
      Quando o jogador tenta efectuar no «Come» uma aposta de 100
      Então o pedido é recusado
      E as apostas na mesa e os saldos mantêm-se inalterados

    @case:refused-on-the-second-come-out
    Cenário: antes do segundo lançamento de saída, não se aceita aposta no «Come»
      Dado que está marcado o 6 como ponto do jogador
      Quando saem 4 e 2 nos dados
      Dado que o jogador efectua no «Pass Line» uma aposta de 10
      Quando o jogador tenta efectuar no «Come» uma aposta de 100
      Então o pedido é recusado
      E as apostas na mesa e os saldos mantêm-se inalterados

    @case:accepted-without-own-pass-bet @reading:come_precondition=point_marked
    Cenário: quem não apostou no «Pass Line» pode apostar no «Come»
      Dado que está marcado o 6 como ponto do jogador
      Quando o jogador tenta efectuar no «Come» uma aposta de 100
      Então o pedido é aceite

    @case:refused-without-own-pass-bet @reading:come_precondition=own_pass_bet
    Cenário: quem não apostou no «Pass Line» não pode apostar no «Come»
      Dado que está marcado o 6 como ponto do jogador
      Quando o jogador tenta efectuar no «Come» uma aposta de 100
      Então o pedido é recusado
      E as apostas na mesa e os saldos mantêm-se inalterados

    @case:next-throw
    Esquema do Cenário: o lançamento imediatamente seguinte decide
      Dado que o jogador efectua no «Pass Line» uma aposta de 10
      E que está marcado o <ponto> como ponto do jogador
      E que o jogador efectua no «Come» uma aposta de 100
      Quando saem <dado 1> e <dado 2> nos dados
      Então o «Come» <resultado>

      Exemplos:
        | ponto | dado 1 | dado 2 | resultado |
        | 6     | 1      | 6      | ganha     |
        | 6     | 2      | 5      | ganha     |
        | 6     | 3      | 4      | ganha     |
        | 6     | 4      | 3      | ganha     |
        | 6     | 5      | 2      | ganha     |
        | 6     | 6      | 1      | ganha     |
        | 8     | 5      | 6      | ganha     |
        | 8     | 6      | 5      | ganha     |
        | 9     | 1      | 1      | perde     |
        | 4     | 1      | 2      | perde     |
        | 4     | 2      | 1      | perde     |
        | 5     | 6      | 6      | perde     |
        | 4     | 6      | 1      | ganha     |
        | 5     | 3      | 4      | ganha     |
        | 8     | 2      | 5      | ganha     |
        | 9     | 4      | 3      | ganha     |
        | 10    | 1      | 6      | ganha     |
        | 10    | 5      | 6      | ganha     |
        | 4     | 1      | 1      | perde     |
        | 6     | 6      | 6      | perde     |

    @case:left-for-the-number
    Esquema do Cenário: saindo outro total no lançamento seguinte, a aposta fica a decidir-se por ele
      Dado que o jogador efectua no «Pass Line» uma aposta de 10
      E que está marcado o <ponto> como ponto do jogador
      E que o jogador efectua no «Come» uma aposta de 100
      Quando saem <dado 1> e <dado 2> nos dados
      Então o «Come» fica a decidir-se pelo <número>

      Exemplos:
        | ponto | dado 1 | dado 2 | número |
        | 4     | 1      | 3      | 4      |
        | 4     | 3      | 2      | 5      |
        | 4     | 5      | 1      | 6      |
        | 4     | 2      | 6      | 8      |
        | 4     | 6      | 3      | 9      |
        | 4     | 6      | 4      | 10     |
        | 5     | 1      | 3      | 4      |
        | 5     | 3      | 2      | 5      |
        | 5     | 5      | 1      | 6      |
        | 5     | 2      | 6      | 8      |
        | 5     | 6      | 3      | 9      |
        | 5     | 6      | 4      | 10     |
        | 6     | 1      | 3      | 4      |
        | 6     | 3      | 2      | 5      |
        | 6     | 5      | 1      | 6      |
        | 6     | 2      | 6      | 8      |
        | 6     | 6      | 3      | 9      |
        | 6     | 6      | 4      | 10     |
        | 8     | 1      | 3      | 4      |
        | 8     | 3      | 2      | 5      |
        | 8     | 5      | 1      | 6      |
        | 8     | 2      | 6      | 8      |
        | 8     | 6      | 3      | 9      |
        | 8     | 6      | 4      | 10     |
        | 9     | 1      | 3      | 4      |
        | 9     | 3      | 2      | 5      |
        | 9     | 5      | 1      | 6      |
        | 9     | 2      | 6      | 8      |
        | 9     | 6      | 3      | 9      |
        | 9     | 6      | 4      | 10     |
        | 10    | 1      | 3      | 4      |
        | 10    | 3      | 2      | 5      |
        | 10    | 5      | 1      | 6      |
        | 10    | 2      | 6      | 8      |
        | 10    | 6      | 3      | 9      |
        | 10    | 6      | 4      | 10     |

    @case:decided-by-its-own-number
    Esquema do Cenário: decide-se pelo seu próprio número ou pelo 7, qualquer que seja o ponto do jogador
      Dado que o jogador efectua no «Pass Line» uma aposta de 10
      E que está marcado o <ponto> como ponto do jogador
      E que o jogador efectua no «Come» uma aposta de 100
      Quando saem <dado 1> e <dado 2> nos dados
      E saem <novo dado 1> e <novo dado 2> nos dados
      Então o «Come» <resultado>

      Exemplos:
        | ponto | dado 1 | dado 2 | novo dado 1 | novo dado 2 | resultado |
        | 4     | 3      | 2      | 4           | 1           | ganha     |
        | 4     | 5      | 1      | 3           | 3           | ganha     |
        | 4     | 2      | 6      | 4           | 4           | ganha     |
        | 4     | 6      | 3      | 3           | 6           | ganha     |
        | 4     | 6      | 4      | 5           | 5           | ganha     |
        | 5     | 1      | 3      | 2           | 2           | ganha     |
        | 5     | 5      | 1      | 3           | 3           | ganha     |
        | 5     | 2      | 6      | 4           | 4           | ganha     |
        | 5     | 6      | 3      | 3           | 6           | ganha     |
        | 5     | 6      | 4      | 5           | 5           | ganha     |
        | 6     | 1      | 3      | 2           | 2           | ganha     |
        | 6     | 3      | 2      | 4           | 1           | ganha     |
        | 6     | 2      | 6      | 4           | 4           | ganha     |
        | 6     | 6      | 3      | 3           | 6           | ganha     |
        | 6     | 6      | 4      | 5           | 5           | ganha     |
        | 8     | 1      | 3      | 2           | 2           | ganha     |
        | 8     | 3      | 2      | 4           | 1           | ganha     |
        | 8     | 5      | 1      | 3           | 3           | ganha     |
        | 8     | 6      | 3      | 3           | 6           | ganha     |
        | 8     | 6      | 4      | 5           | 5           | ganha     |
        | 9     | 1      | 3      | 2           | 2           | ganha     |
        | 9     | 3      | 2      | 4           | 1           | ganha     |
        | 9     | 5      | 1      | 3           | 3           | ganha     |
        | 9     | 2      | 6      | 4           | 4           | ganha     |
        | 9     | 6      | 4      | 5           | 5           | ganha     |
        | 10    | 1      | 3      | 2           | 2           | ganha     |
        | 10    | 3      | 2      | 4           | 1           | ganha     |
        | 10    | 5      | 1      | 3           | 3           | ganha     |
        | 10    | 2      | 6      | 4           | 4           | ganha     |
        | 10    | 6      | 3      | 3           | 6           | ganha     |
        | 4     | 4      | 1      | 4           | 3           | perde     |
        | 4     | 3      | 3      | 5           | 2           | perde     |
        | 4     | 4      | 4      | 1           | 6           | perde     |
        | 4     | 3      | 6      | 2           | 5           | perde     |
        | 4     | 5      | 5      | 3           | 4           | perde     |
        | 5     | 2      | 2      | 4           | 3           | perde     |
        | 5     | 3      | 3      | 6           | 1           | perde     |
        | 5     | 4      | 4      | 2           | 5           | perde     |
        | 5     | 3      | 6      | 3           | 4           | perde     |
        | 5     | 5      | 5      | 4           | 3           | perde     |
        | 6     | 2      | 2      | 5           | 2           | perde     |
        | 6     | 4      | 1      | 6           | 1           | perde     |
        | 6     | 4      | 4      | 3           | 4           | perde     |
        | 6     | 3      | 6      | 4           | 3           | perde     |
        | 6     | 5      | 5      | 5           | 2           | perde     |
        | 8     | 2      | 2      | 1           | 6           | perde     |
        | 8     | 4      | 1      | 2           | 5           | perde     |
        | 8     | 3      | 3      | 3           | 4           | perde     |
        | 8     | 3      | 6      | 6           | 1           | perde     |
        | 8     | 5      | 5      | 1           | 6           | perde     |
        | 9     | 2      | 2      | 2           | 5           | perde     |
        | 9     | 4      | 1      | 3           | 4           | perde     |
        | 9     | 3      | 3      | 4           | 3           | perde     |
        | 9     | 4      | 4      | 6           | 1           | perde     |
        | 9     | 5      | 5      | 2           | 5           | perde     |
        | 10    | 2      | 2      | 3           | 4           | perde     |
        | 10    | 4      | 1      | 4           | 3           | perde     |
        | 10    | 3      | 3      | 5           | 2           | perde     |
        | 10    | 4      | 4      | 1           | 6           | perde     |
        | 10    | 3      | 6      | 2           | 5           | perde     |

    @case:not-decided-by-the-point
    Esquema do Cenário: volta a sair o ponto do jogador e a aposta no «Come» mantém-se
      Dado que o jogador efectua no «Pass Line» uma aposta de 10
      E que está marcado o <ponto> como ponto do jogador
      E que o jogador efectua no «Come» uma aposta de 100
      Quando saem <dado 1> e <dado 2> nos dados
      E saem <novo dado 1> e <novo dado 2> nos dados
      Então o «Come» mantém-se

      Exemplos:
        | ponto | dado 1 | dado 2 | novo dado 1 | novo dado 2 |
        | 4     | 3      | 2      | 2           | 2           |
        | 4     | 5      | 1      | 2           | 2           |
        | 4     | 2      | 6      | 2           | 2           |
        | 4     | 6      | 3      | 2           | 2           |
        | 4     | 6      | 4      | 2           | 2           |
        | 5     | 1      | 3      | 4           | 1           |
        | 5     | 5      | 1      | 4           | 1           |
        | 5     | 2      | 6      | 4           | 1           |
        | 5     | 6      | 3      | 4           | 1           |
        | 5     | 6      | 4      | 4           | 1           |
        | 6     | 1      | 3      | 3           | 3           |
        | 6     | 3      | 2      | 3           | 3           |
        | 6     | 2      | 6      | 3           | 3           |
        | 6     | 6      | 3      | 3           | 3           |
        | 6     | 6      | 4      | 3           | 3           |
        | 8     | 1      | 3      | 4           | 4           |
        | 8     | 3      | 2      | 4           | 4           |
        | 8     | 5      | 1      | 4           | 4           |
        | 8     | 6      | 3      | 4           | 4           |
        | 8     | 6      | 4      | 4           | 4           |
        | 9     | 1      | 3      | 3           | 6           |
        | 9     | 3      | 2      | 3           | 6           |
        | 9     | 5      | 1      | 3           | 6           |
        | 9     | 2      | 6      | 3           | 6           |
        | 9     | 6      | 4      | 3           | 6           |
        | 10    | 1      | 3      | 5           | 5           |
        | 10    | 3      | 2      | 5           | 5           |
        | 10    | 5      | 1      | 5           | 5           |
        | 10    | 2      | 6      | 5           | 5           |
        | 10    | 6      | 3      | 5           | 5           |

    @case:other-totals
    Esquema do Cenário: com outros totais, a aposta mantém-se
      Dado que o jogador efectua no «Pass Line» uma aposta de 10
      E que está marcado o 5 como ponto do jogador
      E que o jogador efectua no «Come» uma aposta de 100
      Quando saem 4 e 5 nos dados
      E saem <dado 1> e <dado 2> nos dados
      Então o «Come» no 9 mantém-se

      Exemplos:
        | dado 1 | dado 2 |
        | 1      | 1      |
        | 1      | 2      |
        | 2      | 2      |
        | 3      | 3      |
        | 4      | 4      |
        | 5      | 5      |
        | 6      | 5      |
        | 6      | 6      |

    @case:second-come-out
    Esquema do Cenário: no segundo lançamento de saída o «Come» continua a decidir-se pelo seu número ou pelo 7
      Dado que o jogador efectua no «Pass Line» uma aposta de 10
      E que está marcado o <ponto> como ponto do jogador
      E que o jogador efectua no «Come» uma aposta de 100
      Quando saem <dado 1> e <dado 2> nos dados
      E saem <dado 1 do ponto> e <dado 2 do ponto> nos dados
      Dado que o jogador efectua no «Pass Line» uma aposta de 100
      Quando saem <novo dado 1> e <novo dado 2> nos dados
      Então o «Come» <resultado>

      Exemplos:
        | ponto | dado 1 | dado 2 | dado 1 do ponto | dado 2 do ponto | novo dado 1 | novo dado 2 | resultado |
        | 6     | 1      | 3      | 3               | 3               | 2           | 2           | ganha     |
        | 6     | 3      | 2      | 3               | 3               | 4           | 1           | ganha     |
        | 9     | 5      | 1      | 3               | 6               | 3           | 3           | ganha     |
        | 4     | 2      | 6      | 2               | 2               | 4           | 4           | ganha     |
        | 10    | 6      | 3      | 5               | 5               | 3           | 6           | ganha     |
        | 5     | 6      | 4      | 4               | 1               | 5           | 5           | ganha     |
        | 6     | 1      | 3      | 3               | 3               | 5           | 2           | perde     |
        | 6     | 3      | 2      | 3               | 3               | 6           | 1           | perde     |
        | 9     | 5      | 1      | 3               | 6               | 1           | 6           | perde     |
        | 4     | 2      | 6      | 2               | 2               | 3           | 4           | perde     |
        | 10    | 6      | 3      | 5               | 5               | 4           | 3           | perde     |
        | 5     | 6      | 4      | 4               | 1               | 5           | 2           | perde     |
        | 6     | 1      | 3      | 3               | 3               | 5           | 6           | mantém-se |
        | 6     | 3      | 2      | 3               | 3               | 1           | 1           | mantém-se |
        | 9     | 5      | 1      | 3               | 6               | 6           | 6           | mantém-se |
        | 4     | 2      | 6      | 2               | 2               | 2           | 1           | mantém-se |
        | 10    | 6      | 3      | 5               | 5               | 3           | 2           | mantém-se |
        | 5     | 6      | 4      | 4               | 1               | 2           | 6           | mantém-se |

    @case:seven-at-the-second-come-out @reading:come_precondition=point_marked
    Cenário: 7 no segundo lançamento de saída: o novo «Pass Line» ganha e o «Come» perde
      Dado que está marcado o 6 como ponto do jogador
      Quando saem 1 e 1 nos dados
      E o jogador efectua no «Come» uma aposta de 100
      E saem 5 e 4 nos dados
      E saem 3 e 3 nos dados
      E o jogador efectua no «Pass Line» uma aposta de 100
      E saem 2 e 5 nos dados
      Então o «Pass Line» ganha
      E o «Come» perde

    @case:two-come-bets
    Esquema do Cenário: duas apostas no «Come»: a antiga ganha e a nova fica no mesmo número
      Dado que o jogador efectua no «Pass Line» uma aposta de 10
      E que está marcado o <ponto> como ponto do jogador
      E que o jogador efectua no «Come» uma aposta de 100
      Quando saem <dado 1> e <dado 2> nos dados
      Dado que o jogador efectua no «Come» uma aposta de 60
      Quando saem <novo dado 1> e <novo dado 2> nos dados
      Então o «Come» no <número> ganha
      E a aposta no «Come» está na mesa

      Exemplos:
        | ponto | dado 1 | dado 2 | novo dado 1 | novo dado 2 | número |
        | 8     | 4      | 2      | 3           | 3           | 6      |
        | 6     | 4      | 4      | 3           | 5           | 8      |
        | 5     | 1      | 3      | 2           | 2           | 4      |
        | 4     | 4      | 6      | 5           | 5           | 10     |
        | 10    | 6      | 3      | 5           | 4           | 9      |
        | 9     | 2      | 3      | 4           | 1           | 5      |

    @case:not-taken-down-on-a-number @reading:line_bet_removal=contract
    Cenário: a aposta no «Come» que está num número não se retira
      Dado que o jogador efectua no «Pass Line» uma aposta de 10
      E que está marcado o 6 como ponto do jogador
      E que o jogador efectua no «Come» uma aposta de 100
      Quando saem 4 e 5 nos dados
      E o jogador tenta retirar do «Come» a sua aposta
      Então o pedido é recusado
      E as apostas na mesa e os saldos mantêm-se inalterados

    @case:not-lowered-on-a-number @reading:line_bet_removal=contract
    Cenário: ficando à espera do seu número, a aposta não pode ser reduzida
      Dado que o jogador efectua no «Pass Line» uma aposta de 10
      E que está marcado o 6 como ponto do jogador
      E que o jogador efectua no «Come» uma aposta de 200
      Quando saem 1 e 3 nos dados
      E o jogador tenta reduzir no «Come» a sua aposta para 100
      Então o pedido é recusado
      E as apostas na mesa e os saldos mantêm-se inalterados

    @case:taking-down-on-a-number @silent @reading:line_bet_removal=silent
    Cenário: retirar a aposta no «Come» que está num número, sobre o que o texto nada dispõe
      Dado que o jogador efectua no «Pass Line» uma aposta de 10
      E que está marcado o 6 como ponto do jogador
      E que o jogador efectua no «Come» uma aposta de 100
      Quando saem 4 e 5 nos dados
      E o jogador tenta retirar do «Come» a sua aposta
      Então o texto nada dispõe sobre este pedido, registando-se o que a mesa fez

  @art_5__para_2__point_5__subpara_2
  Regra: Segundo parágrafo da alínea 5) do n.º 2 do artigo 5.º — aposta adicional ao «Come»
    “Se sair 4, 5, 6, 8, 9 ou 10, conforme referido no parágrafo anterior, o jogador pode ainda efectuar uma aposta adicional sobre o «Come». As regras desta aposta são idênticas às da «aposta adicional ao Pass Line».”
    (tradução de trabalho, não oficial)

    @case:accepted-on-the-number
    Esquema do Cenário: estando o «Come» num número, pode efectuar-se a aposta adicional
      Dado que o jogador efectua no «Pass Line» uma aposta de 10
      E que está marcado o <ponto> como ponto do jogador
      E que o jogador efectua no «Come» uma aposta de 120
      Quando saem <dado 1> e <dado 2> nos dados
      E o jogador tenta efectuar sobre o «Come» uma aposta adicional de 120
      Então o pedido é aceite

      Exemplos:
        | ponto | dado 1 | dado 2 |
        | 4     | 4      | 1      |
        | 4     | 3      | 3      |
        | 4     | 4      | 4      |
        | 4     | 3      | 6      |
        | 4     | 5      | 5      |
        | 5     | 2      | 2      |
        | 5     | 3      | 3      |
        | 5     | 4      | 4      |
        | 5     | 3      | 6      |
        | 5     | 5      | 5      |
        | 6     | 2      | 2      |
        | 6     | 4      | 1      |
        | 6     | 4      | 4      |
        | 6     | 3      | 6      |
        | 6     | 5      | 5      |
        | 8     | 2      | 2      |
        | 8     | 4      | 1      |
        | 8     | 3      | 3      |
        | 8     | 3      | 6      |
        | 8     | 5      | 5      |
        | 9     | 2      | 2      |
        | 9     | 4      | 1      |
        | 9     | 3      | 3      |
        | 9     | 4      | 4      |
        | 9     | 5      | 5      |
        | 10    | 2      | 2      |
        | 10    | 4      | 1      |
        | 10    | 3      | 3      |
        | 10    | 4      | 4      |
        | 10    | 3      | 6      |

    @case:refused-before-the-number
    Cenário: não estando o «Come» num número, não se aceita a aposta adicional
      Dado que o jogador efectua no «Pass Line» uma aposta de 10
      E que está marcado o 6 como ponto do jogador
      E que o jogador efectua no «Come» uma aposta de 120
      Quando o jogador tenta efectuar sobre o «Come» uma aposta adicional de 120
      Então o pedido é recusado
      E as apostas na mesa e os saldos mantêm-se inalterados

    @case:refused-without-base
    Cenário: sem aposta no «Come», não se aceita a aposta adicional
      Dado que o jogador efectua no «Pass Line» uma aposta de 10
      E que está marcado o 6 como ponto do jogador
      Quando o jogador tenta efectuar sobre o «Come» uma aposta adicional de 120
      Então o pedido é recusado
      E as apostas na mesa e os saldos mantêm-se inalterados

    @case:decided-with-its-come-bet
    Esquema do Cenário: a aposta adicional decide-se pelo número desse «Come» ou pelo 7
      Dado que o jogador efectua no «Pass Line» uma aposta de 10
      E que está marcado o <ponto> como ponto do jogador
      E que o jogador efectua no «Come» uma aposta de 120
      Quando saem <dado 1> e <dado 2> nos dados
      E o jogador efectua sobre o «Come» uma aposta adicional de 120
      E saem <novo dado 1> e <novo dado 2> nos dados
      Então a aposta adicional ao «Come» <resultado>
      E o «Come» <resultado>

      Exemplos:
        | ponto | dado 1 | dado 2 | novo dado 1 | novo dado 2 | resultado |
        | 4     | 3      | 2      | 4           | 1           | ganha     |
        | 4     | 5      | 1      | 3           | 3           | ganha     |
        | 4     | 2      | 6      | 4           | 4           | ganha     |
        | 4     | 6      | 3      | 3           | 6           | ganha     |
        | 4     | 6      | 4      | 5           | 5           | ganha     |
        | 5     | 1      | 3      | 2           | 2           | ganha     |
        | 5     | 5      | 1      | 3           | 3           | ganha     |
        | 5     | 2      | 6      | 4           | 4           | ganha     |
        | 5     | 6      | 3      | 3           | 6           | ganha     |
        | 5     | 6      | 4      | 5           | 5           | ganha     |
        | 6     | 1      | 3      | 2           | 2           | ganha     |
        | 6     | 3      | 2      | 4           | 1           | ganha     |
        | 6     | 2      | 6      | 4           | 4           | ganha     |
        | 6     | 6      | 3      | 3           | 6           | ganha     |
        | 6     | 6      | 4      | 5           | 5           | ganha     |
        | 8     | 1      | 3      | 2           | 2           | ganha     |
        | 8     | 3      | 2      | 4           | 1           | ganha     |
        | 8     | 5      | 1      | 3           | 3           | ganha     |
        | 8     | 6      | 3      | 3           | 6           | ganha     |
        | 8     | 6      | 4      | 5           | 5           | ganha     |
        | 9     | 1      | 3      | 2           | 2           | ganha     |
        | 9     | 3      | 2      | 4           | 1           | ganha     |
        | 9     | 5      | 1      | 3           | 3           | ganha     |
        | 9     | 2      | 6      | 4           | 4           | ganha     |
        | 9     | 6      | 4      | 5           | 5           | ganha     |
        | 10    | 1      | 3      | 2           | 2           | ganha     |
        | 10    | 3      | 2      | 4           | 1           | ganha     |
        | 10    | 5      | 1      | 3           | 3           | ganha     |
        | 10    | 2      | 6      | 4           | 4           | ganha     |
        | 10    | 6      | 3      | 3           | 6           | ganha     |
        | 4     | 4      | 1      | 3           | 4           | perde     |
        | 4     | 3      | 3      | 1           | 6           | perde     |
        | 4     | 4      | 4      | 3           | 4           | perde     |
        | 4     | 3      | 6      | 1           | 6           | perde     |
        | 4     | 5      | 5      | 5           | 2           | perde     |
        | 5     | 2      | 2      | 3           | 4           | perde     |
        | 5     | 3      | 3      | 1           | 6           | perde     |
        | 5     | 4      | 4      | 5           | 2           | perde     |
        | 5     | 3      | 6      | 4           | 3           | perde     |
        | 5     | 5      | 5      | 3           | 4           | perde     |
        | 6     | 2      | 2      | 1           | 6           | perde     |
        | 6     | 4      | 1      | 1           | 6           | perde     |
        | 6     | 4      | 4      | 1           | 6           | perde     |
        | 6     | 3      | 6      | 1           | 6           | perde     |
        | 6     | 5      | 5      | 1           | 6           | perde     |
        | 8     | 2      | 2      | 3           | 4           | perde     |
        | 8     | 4      | 1      | 5           | 2           | perde     |
        | 8     | 3      | 3      | 1           | 6           | perde     |
        | 8     | 3      | 6      | 1           | 6           | perde     |
        | 8     | 5      | 5      | 3           | 4           | perde     |
        | 9     | 2      | 2      | 1           | 6           | perde     |
        | 9     | 4      | 1      | 4           | 3           | perde     |
        | 9     | 3      | 3      | 1           | 6           | perde     |
        | 9     | 4      | 4      | 1           | 6           | perde     |
        | 9     | 5      | 5      | 1           | 6           | perde     |
        | 10    | 2      | 2      | 5           | 2           | perde     |
        | 10    | 4      | 1      | 3           | 4           | perde     |
        | 10    | 3      | 3      | 1           | 6           | perde     |
        | 10    | 4      | 4      | 3           | 4           | perde     |
        | 10    | 3      | 6      | 1           | 6           | perde     |

    @case:not-decided-by-the-point
    Esquema do Cenário: volta a sair o ponto do jogador e a aposta adicional ao «Come» mantém-se
      Dado que o jogador efectua no «Pass Line» uma aposta de 10
      E que está marcado o <ponto> como ponto do jogador
      E que o jogador efectua no «Come» uma aposta de 120
      Quando saem <dado 1> e <dado 2> nos dados
      E o jogador efectua sobre o «Come» uma aposta adicional de 120
      E saem <novo dado 1> e <novo dado 2> nos dados
      Então a aposta adicional ao «Come» mantém-se

      Exemplos:
        | ponto | dado 1 | dado 2 | novo dado 1 | novo dado 2 |
        | 4     | 3      | 2      | 2           | 2           |
        | 4     | 5      | 1      | 2           | 2           |
        | 4     | 2      | 6      | 2           | 2           |
        | 4     | 6      | 3      | 2           | 2           |
        | 4     | 6      | 4      | 2           | 2           |
        | 5     | 1      | 3      | 4           | 1           |
        | 5     | 5      | 1      | 4           | 1           |
        | 5     | 2      | 6      | 4           | 1           |
        | 5     | 6      | 3      | 4           | 1           |
        | 5     | 6      | 4      | 4           | 1           |
        | 6     | 1      | 3      | 3           | 3           |
        | 6     | 3      | 2      | 3           | 3           |
        | 6     | 2      | 6      | 3           | 3           |
        | 6     | 6      | 3      | 3           | 3           |
        | 6     | 6      | 4      | 3           | 3           |
        | 8     | 1      | 3      | 4           | 4           |
        | 8     | 3      | 2      | 4           | 4           |
        | 8     | 5      | 1      | 4           | 4           |
        | 8     | 6      | 3      | 4           | 4           |
        | 8     | 6      | 4      | 4           | 4           |
        | 9     | 1      | 3      | 3           | 6           |
        | 9     | 3      | 2      | 3           | 6           |
        | 9     | 5      | 1      | 3           | 6           |
        | 9     | 2      | 6      | 3           | 6           |
        | 9     | 6      | 4      | 3           | 6           |
        | 10    | 1      | 3      | 5           | 5           |
        | 10    | 3      | 2      | 5           | 5           |
        | 10    | 5      | 1      | 5           | 5           |
        | 10    | 2      | 6      | 5           | 5           |
        | 10    | 6      | 3      | 5           | 5           |

    @case:other-totals
    Esquema do Cenário: com outros totais, a aposta adicional mantém-se
      Dado que o jogador efectua no «Pass Line» uma aposta de 10
      E que está marcado o 5 como ponto do jogador
      E que o jogador efectua no «Come» uma aposta de 120
      Quando saem 4 e 5 nos dados
      E o jogador efectua sobre o «Come» uma aposta adicional de 120
      E saem <dado 1> e <dado 2> nos dados
      Então a aposta adicional ao «Come» mantém-se

      Exemplos:
        | dado 1 | dado 2 |
        | 1      | 1      |
        | 1      | 2      |
        | 2      | 2      |
        | 3      | 3      |
        | 4      | 4      |
        | 5      | 5      |
        | 6      | 5      |
        | 6      | 6      |

    @case:on-the-come-out
    Esquema do Cenário: a aposta adicional no segundo lançamento de saída
      Dado que o jogador efectua no «Pass Line» uma aposta de 10
      E que está marcado o <ponto> como ponto do jogador
      E que o jogador efectua no «Come» uma aposta de 120
      Quando saem <dado 1> e <dado 2> nos dados
      E o jogador efectua sobre o «Come» uma aposta adicional de 120
      E saem <dado 1 do ponto> e <dado 2 do ponto> nos dados
      E saem <novo dado 1> e <novo dado 2> nos dados
      Então a aposta adicional ao «Come» <resultado>

      @reading:come_odds_on_come_out=working
      Exemplos: interpretação: vale no lançamento de saída
        | ponto | dado 1 | dado 2 | dado 1 do ponto | dado 2 do ponto | novo dado 1 | novo dado 2 | resultado |
        | 6     | 1      | 3      | 3               | 3               | 2           | 2           | ganha     |
        | 6     | 1      | 3      | 3               | 3               | 5           | 2           | perde     |
        | 6     | 3      | 2      | 3               | 3               | 4           | 1           | ganha     |
        | 6     | 3      | 2      | 3               | 3               | 6           | 1           | perde     |
        | 9     | 5      | 1      | 3               | 6               | 3           | 3           | ganha     |
        | 9     | 5      | 1      | 3               | 6               | 1           | 6           | perde     |
        | 4     | 2      | 6      | 2               | 2               | 4           | 4           | ganha     |
        | 4     | 2      | 6      | 2               | 2               | 3           | 4           | perde     |
        | 10    | 6      | 3      | 5               | 5               | 3           | 6           | ganha     |
        | 10    | 6      | 3      | 5               | 5               | 4           | 3           | perde     |
        | 5     | 6      | 4      | 4               | 1               | 5           | 5           | ganha     |
        | 5     | 6      | 4      | 4               | 1               | 5           | 2           | perde     |

      @reading:come_odds_on_come_out=off
      Exemplos: interpretação: suspensa no lançamento de saída, sendo restituída
        | ponto | dado 1 | dado 2 | dado 1 do ponto | dado 2 do ponto | novo dado 1 | novo dado 2 | resultado |
        | 6     | 1      | 3      | 3               | 3               | 2           | 2           | empata    |
        | 6     | 1      | 3      | 3               | 3               | 5           | 2           | empata    |
        | 6     | 3      | 2      | 3               | 3               | 4           | 1           | empata    |
        | 6     | 3      | 2      | 3               | 3               | 6           | 1           | empata    |
        | 9     | 5      | 1      | 3               | 6               | 3           | 3           | empata    |
        | 9     | 5      | 1      | 3               | 6               | 1           | 6           | empata    |
        | 4     | 2      | 6      | 2               | 2               | 4           | 4           | empata    |
        | 4     | 2      | 6      | 2               | 2               | 3           | 4           | empata    |
        | 10    | 6      | 3      | 5               | 5               | 3           | 6           | empata    |
        | 10    | 6      | 3      | 5               | 5               | 4           | 3           | empata    |
        | 5     | 6      | 4      | 4               | 1               | 5           | 5           | empata    |
        | 5     | 6      | 4      | 4               | 1               | 5           | 2           | empata    |

  @art_5__para_2__point_6__subpara_1
  Regra: Primeiro parágrafo da alínea 6) do n.º 2 do artigo 5.º — «Don't Come»
    “6) «Don't Come» (東襟) — os pressupostos desta aposta são idênticos aos da aposta referida na alínea anterior. Depois de o jogador apostar no «Don't Come», o resultado do lançamento imediatamente seguinte (come number) determina o ganho ou a perda de acordo com as regras do «Don't Pass»: ganha se sair um total de 2 ou 3, perde se sair um total de 7 ou 11 e empata se sair um total de 12.”
    (tradução de trabalho, não oficial)

    @case:accepted-after-the-point
    Esquema do Cenário: obtido o ponto do jogador, pode apostar-se no «Don't Come»
      Dado que o jogador efectua no «Pass Line» uma aposta de 10
      E que está marcado o <ponto> como ponto do jogador
      Quando o jogador tenta efectuar no «Don't Come» uma aposta de 100
      Então o pedido é aceite

      Exemplos:
        | ponto |
        | 4     |
        | 5     |
        | 6     |
        | 8     |
        | 9     |
        | 10    |

    @case:refused-on-the-come-out
    Cenário: antes de haver ponto do jogador, não se aceita aposta no «Don't Come»
      Dado que o jogador efectua no «Pass Line» uma aposta de 10
      Quando o jogador tenta efectuar no «Don't Come» uma aposta de 100
      Então o pedido é recusado
      E as apostas na mesa e os saldos mantêm-se inalterados

    @case:accepted-without-own-pass-bet @reading:come_precondition=point_marked
    Cenário: quem não apostou no «Pass Line» pode apostar no «Don't Come»
      Dado que está marcado o 6 como ponto do jogador
      Quando o jogador tenta efectuar no «Don't Come» uma aposta de 100
      Então o pedido é aceite

    @case:refused-without-own-pass-bet @reading:come_precondition=own_pass_bet
    Cenário: quem não apostou no «Pass Line» não pode apostar no «Don't Come»
      Dado que está marcado o 6 como ponto do jogador
      Quando o jogador tenta efectuar no «Don't Come» uma aposta de 100
      Então o pedido é recusado
      E as apostas na mesa e os saldos mantêm-se inalterados

    @case:next-throw
    Esquema do Cenário: o lançamento imediatamente seguinte decide
      Dado que o jogador efectua no «Pass Line» uma aposta de 10
      E que está marcado o <ponto> como ponto do jogador
      E que o jogador efectua no «Don't Come» uma aposta de 100
      Quando saem <dado 1> e <dado 2> nos dados
      Então o «Don't Come» <resultado>

      Exemplos:
        | ponto | dado 1 | dado 2 | resultado |
        | 6     | 1      | 1      | ganha     |
        | 8     | 1      | 2      | ganha     |
        | 8     | 2      | 1      | ganha     |
        | 9     | 1      | 6      | perde     |
        | 9     | 2      | 5      | perde     |
        | 9     | 3      | 4      | perde     |
        | 9     | 4      | 3      | perde     |
        | 9     | 5      | 2      | perde     |
        | 9     | 6      | 1      | perde     |
        | 5     | 5      | 6      | perde     |
        | 5     | 6      | 5      | perde     |
        | 4     | 1      | 1      | ganha     |
        | 10    | 2      | 1      | ganha     |
        | 10    | 4      | 3      | perde     |
        | 4     | 6      | 5      | perde     |

    @case:twelve-returns-the-stake @reading:dont_pass_tie=returned
    Esquema do Cenário: com 12 no lançamento seguinte há empate e a aposta é restituída
      Dado que o jogador efectua no «Pass Line» uma aposta de 10
      E que está marcado o <ponto> como ponto do jogador
      E que o jogador efectua no «Don't Come» uma aposta de 100
      Quando saem 6 e 6 nos dados
      Então o «Don't Come» empata
      E no «Don't Come» é restituído o montante apostado de 100
      E o saldo do jogador é de 9990

      Exemplos:
        | ponto |
        | 4     |
        | 5     |
        | 6     |
        | 8     |
        | 9     |
        | 10    |

    @case:twelve-leaves-the-stake @reading:dont_pass_tie=stays
    Cenário: com 12 no lançamento seguinte há empate e a aposta fica na mesa
      Dado que o jogador efectua no «Pass Line» uma aposta de 10
      E que está marcado o 6 como ponto do jogador
      E que o jogador efectua no «Don't Come» uma aposta de 100
      Quando saem 6 e 6 nos dados
      Então o «Don't Come» mantém-se
      E o saldo do jogador é de 9890

  @art_5__para_2__point_6__subpara_2
  Regra: Segundo parágrafo da alínea 6) do n.º 2 do artigo 5.º — «Don't Come»: outros totais e aposta adicional
    “Se sair um total diferente destes, aplica-se o procedimento previsto na alínea anterior. O jogador pode ainda, simultaneamente, efectuar uma aposta adicional sobre o «Don't Come». As regras desta aposta são idênticas às da «aposta adicional ao Don't Pass».”
    (tradução de trabalho, não oficial)

    @case:left-for-the-number
    Esquema do Cenário: saindo outro total no lançamento seguinte, a aposta fica a decidir-se por ele
      Dado que o jogador efectua no «Pass Line» uma aposta de 10
      E que está marcado o <ponto> como ponto do jogador
      E que o jogador efectua no «Don't Come» uma aposta de 100
      Quando saem <dado 1> e <dado 2> nos dados
      Então o «Don't Come» fica a decidir-se pelo <número>

      Exemplos:
        | ponto | dado 1 | dado 2 | número |
        | 4     | 2      | 2      | 4      |
        | 4     | 4      | 1      | 5      |
        | 4     | 3      | 3      | 6      |
        | 4     | 4      | 4      | 8      |
        | 4     | 3      | 6      | 9      |
        | 4     | 5      | 5      | 10     |
        | 5     | 2      | 2      | 4      |
        | 5     | 4      | 1      | 5      |
        | 5     | 3      | 3      | 6      |
        | 5     | 4      | 4      | 8      |
        | 5     | 3      | 6      | 9      |
        | 5     | 5      | 5      | 10     |
        | 6     | 2      | 2      | 4      |
        | 6     | 4      | 1      | 5      |
        | 6     | 3      | 3      | 6      |
        | 6     | 4      | 4      | 8      |
        | 6     | 3      | 6      | 9      |
        | 6     | 5      | 5      | 10     |
        | 8     | 2      | 2      | 4      |
        | 8     | 4      | 1      | 5      |
        | 8     | 3      | 3      | 6      |
        | 8     | 4      | 4      | 8      |
        | 8     | 3      | 6      | 9      |
        | 8     | 5      | 5      | 10     |
        | 9     | 2      | 2      | 4      |
        | 9     | 4      | 1      | 5      |
        | 9     | 3      | 3      | 6      |
        | 9     | 4      | 4      | 8      |
        | 9     | 3      | 6      | 9      |
        | 9     | 5      | 5      | 10     |
        | 10    | 2      | 2      | 4      |
        | 10    | 4      | 1      | 5      |
        | 10    | 3      | 3      | 6      |
        | 10    | 4      | 4      | 8      |
        | 10    | 3      | 6      | 9      |
        | 10    | 5      | 5      | 10     |

    @case:decided-by-its-own-number
    Esquema do Cenário: decide-se pelo seu próprio número ou pelo 7
      Dado que o jogador efectua no «Pass Line» uma aposta de 10
      E que está marcado o <ponto> como ponto do jogador
      E que o jogador efectua no «Don't Come» uma aposta de 100
      Quando saem <dado 1> e <dado 2> nos dados
      E saem <novo dado 1> e <novo dado 2> nos dados
      Então o «Don't Come» <resultado>

      @reading:dont_pass_point_phase=wins_on_point
      Exemplos: interpretação: segundo a letra, ganha quando volta a sair o ponto
        | ponto | dado 1 | dado 2 | novo dado 1 | novo dado 2 | resultado |
        | 4     | 3      | 2      | 4           | 1           | ganha     |
        | 4     | 5      | 1      | 3           | 3           | ganha     |
        | 4     | 2      | 6      | 4           | 4           | ganha     |
        | 4     | 6      | 3      | 3           | 6           | ganha     |
        | 4     | 6      | 4      | 5           | 5           | ganha     |
        | 5     | 1      | 3      | 2           | 2           | ganha     |
        | 5     | 5      | 1      | 3           | 3           | ganha     |
        | 5     | 2      | 6      | 4           | 4           | ganha     |
        | 5     | 6      | 3      | 3           | 6           | ganha     |
        | 5     | 6      | 4      | 5           | 5           | ganha     |
        | 6     | 1      | 3      | 2           | 2           | ganha     |
        | 6     | 3      | 2      | 4           | 1           | ganha     |
        | 6     | 2      | 6      | 4           | 4           | ganha     |
        | 6     | 6      | 3      | 3           | 6           | ganha     |
        | 6     | 6      | 4      | 5           | 5           | ganha     |
        | 8     | 1      | 3      | 2           | 2           | ganha     |
        | 8     | 3      | 2      | 4           | 1           | ganha     |
        | 8     | 5      | 1      | 3           | 3           | ganha     |
        | 8     | 6      | 3      | 3           | 6           | ganha     |
        | 8     | 6      | 4      | 5           | 5           | ganha     |
        | 9     | 1      | 3      | 2           | 2           | ganha     |
        | 9     | 3      | 2      | 4           | 1           | ganha     |
        | 9     | 5      | 1      | 3           | 3           | ganha     |
        | 9     | 2      | 6      | 4           | 4           | ganha     |
        | 9     | 6      | 4      | 5           | 5           | ganha     |
        | 10    | 1      | 3      | 2           | 2           | ganha     |
        | 10    | 3      | 2      | 4           | 1           | ganha     |
        | 10    | 5      | 1      | 3           | 3           | ganha     |
        | 10    | 2      | 6      | 4           | 4           | ganha     |
        | 10    | 6      | 3      | 3           | 6           | ganha     |
        | 4     | 4      | 1      | 4           | 3           | perde     |
        | 4     | 3      | 3      | 5           | 2           | perde     |
        | 4     | 4      | 4      | 1           | 6           | perde     |
        | 4     | 3      | 6      | 2           | 5           | perde     |
        | 4     | 5      | 5      | 3           | 4           | perde     |
        | 5     | 2      | 2      | 4           | 3           | perde     |
        | 5     | 3      | 3      | 6           | 1           | perde     |
        | 5     | 4      | 4      | 2           | 5           | perde     |
        | 5     | 3      | 6      | 3           | 4           | perde     |
        | 5     | 5      | 5      | 4           | 3           | perde     |
        | 6     | 2      | 2      | 5           | 2           | perde     |
        | 6     | 4      | 1      | 6           | 1           | perde     |
        | 6     | 4      | 4      | 3           | 4           | perde     |
        | 6     | 3      | 6      | 4           | 3           | perde     |
        | 6     | 5      | 5      | 5           | 2           | perde     |
        | 8     | 2      | 2      | 1           | 6           | perde     |
        | 8     | 4      | 1      | 2           | 5           | perde     |
        | 8     | 3      | 3      | 3           | 4           | perde     |
        | 8     | 3      | 6      | 6           | 1           | perde     |
        | 8     | 5      | 5      | 1           | 6           | perde     |
        | 9     | 2      | 2      | 2           | 5           | perde     |
        | 9     | 4      | 1      | 3           | 4           | perde     |
        | 9     | 3      | 3      | 4           | 3           | perde     |
        | 9     | 4      | 4      | 6           | 1           | perde     |
        | 9     | 5      | 5      | 2           | 5           | perde     |
        | 10    | 2      | 2      | 3           | 4           | perde     |
        | 10    | 4      | 1      | 4           | 3           | perde     |
        | 10    | 3      | 3      | 5           | 2           | perde     |
        | 10    | 4      | 4      | 1           | 6           | perde     |
        | 10    | 3      | 6      | 2           | 5           | perde     |

      @reading:dont_pass_point_phase=wins_on_seven
      Exemplos: interpretação: segundo a prática, ganha quando sai o 7
        | ponto | dado 1 | dado 2 | novo dado 1 | novo dado 2 | resultado |
        | 4     | 3      | 2      | 4           | 1           | perde     |
        | 4     | 5      | 1      | 3           | 3           | perde     |
        | 4     | 2      | 6      | 4           | 4           | perde     |
        | 4     | 6      | 3      | 3           | 6           | perde     |
        | 4     | 6      | 4      | 5           | 5           | perde     |
        | 5     | 1      | 3      | 2           | 2           | perde     |
        | 5     | 5      | 1      | 3           | 3           | perde     |
        | 5     | 2      | 6      | 4           | 4           | perde     |
        | 5     | 6      | 3      | 3           | 6           | perde     |
        | 5     | 6      | 4      | 5           | 5           | perde     |
        | 6     | 1      | 3      | 2           | 2           | perde     |
        | 6     | 3      | 2      | 4           | 1           | perde     |
        | 6     | 2      | 6      | 4           | 4           | perde     |
        | 6     | 6      | 3      | 3           | 6           | perde     |
        | 6     | 6      | 4      | 5           | 5           | perde     |
        | 8     | 1      | 3      | 2           | 2           | perde     |
        | 8     | 3      | 2      | 4           | 1           | perde     |
        | 8     | 5      | 1      | 3           | 3           | perde     |
        | 8     | 6      | 3      | 3           | 6           | perde     |
        | 8     | 6      | 4      | 5           | 5           | perde     |
        | 9     | 1      | 3      | 2           | 2           | perde     |
        | 9     | 3      | 2      | 4           | 1           | perde     |
        | 9     | 5      | 1      | 3           | 3           | perde     |
        | 9     | 2      | 6      | 4           | 4           | perde     |
        | 9     | 6      | 4      | 5           | 5           | perde     |
        | 10    | 1      | 3      | 2           | 2           | perde     |
        | 10    | 3      | 2      | 4           | 1           | perde     |
        | 10    | 5      | 1      | 3           | 3           | perde     |
        | 10    | 2      | 6      | 4           | 4           | perde     |
        | 10    | 6      | 3      | 3           | 6           | perde     |
        | 4     | 4      | 1      | 4           | 3           | ganha     |
        | 4     | 3      | 3      | 5           | 2           | ganha     |
        | 4     | 4      | 4      | 1           | 6           | ganha     |
        | 4     | 3      | 6      | 2           | 5           | ganha     |
        | 4     | 5      | 5      | 3           | 4           | ganha     |
        | 5     | 2      | 2      | 4           | 3           | ganha     |
        | 5     | 3      | 3      | 6           | 1           | ganha     |
        | 5     | 4      | 4      | 2           | 5           | ganha     |
        | 5     | 3      | 6      | 3           | 4           | ganha     |
        | 5     | 5      | 5      | 4           | 3           | ganha     |
        | 6     | 2      | 2      | 5           | 2           | ganha     |
        | 6     | 4      | 1      | 6           | 1           | ganha     |
        | 6     | 4      | 4      | 3           | 4           | ganha     |
        | 6     | 3      | 6      | 4           | 3           | ganha     |
        | 6     | 5      | 5      | 5           | 2           | ganha     |
        | 8     | 2      | 2      | 1           | 6           | ganha     |
        | 8     | 4      | 1      | 2           | 5           | ganha     |
        | 8     | 3      | 3      | 3           | 4           | ganha     |
        | 8     | 3      | 6      | 6           | 1           | ganha     |
        | 8     | 5      | 5      | 1           | 6           | ganha     |
        | 9     | 2      | 2      | 2           | 5           | ganha     |
        | 9     | 4      | 1      | 3           | 4           | ganha     |
        | 9     | 3      | 3      | 4           | 3           | ganha     |
        | 9     | 4      | 4      | 6           | 1           | ganha     |
        | 9     | 5      | 5      | 2           | 5           | ganha     |
        | 10    | 2      | 2      | 3           | 4           | ganha     |
        | 10    | 4      | 1      | 4           | 3           | ganha     |
        | 10    | 3      | 3      | 5           | 2           | ganha     |
        | 10    | 4      | 4      | 1           | 6           | ganha     |
        | 10    | 3      | 6      | 2           | 5           | ganha     |

    @case:not-decided-by-the-point
    Esquema do Cenário: volta a sair o ponto do jogador e a aposta no «Don't Come» mantém-se
      Dado que o jogador efectua no «Pass Line» uma aposta de 10
      E que está marcado o <ponto> como ponto do jogador
      E que o jogador efectua no «Don't Come» uma aposta de 100
      Quando saem <dado 1> e <dado 2> nos dados
      E saem <novo dado 1> e <novo dado 2> nos dados
      Então o «Don't Come» mantém-se

      Exemplos:
        | ponto | dado 1 | dado 2 | novo dado 1 | novo dado 2 |
        | 4     | 4      | 1      | 1           | 3           |
        | 4     | 3      | 3      | 1           | 3           |
        | 4     | 4      | 4      | 1           | 3           |
        | 4     | 3      | 6      | 1           | 3           |
        | 4     | 5      | 5      | 1           | 3           |
        | 5     | 2      | 2      | 3           | 2           |
        | 5     | 3      | 3      | 3           | 2           |
        | 5     | 4      | 4      | 3           | 2           |
        | 5     | 3      | 6      | 3           | 2           |
        | 5     | 5      | 5      | 3           | 2           |
        | 6     | 2      | 2      | 5           | 1           |
        | 6     | 4      | 1      | 5           | 1           |
        | 6     | 4      | 4      | 5           | 1           |
        | 6     | 3      | 6      | 5           | 1           |
        | 6     | 5      | 5      | 5           | 1           |
        | 8     | 2      | 2      | 2           | 6           |
        | 8     | 4      | 1      | 2           | 6           |
        | 8     | 3      | 3      | 2           | 6           |
        | 8     | 3      | 6      | 2           | 6           |
        | 8     | 5      | 5      | 2           | 6           |
        | 9     | 2      | 2      | 6           | 3           |
        | 9     | 4      | 1      | 6           | 3           |
        | 9     | 3      | 3      | 6           | 3           |
        | 9     | 4      | 4      | 6           | 3           |
        | 9     | 5      | 5      | 6           | 3           |
        | 10    | 2      | 2      | 6           | 4           |
        | 10    | 4      | 1      | 6           | 4           |
        | 10    | 3      | 3      | 6           | 4           |
        | 10    | 4      | 4      | 6           | 4           |
        | 10    | 3      | 6      | 6           | 4           |

    @case:other-totals
    Esquema do Cenário: com outros totais, a aposta mantém-se
      Dado que o jogador efectua no «Pass Line» uma aposta de 10
      E que está marcado o 5 como ponto do jogador
      E que o jogador efectua no «Don't Come» uma aposta de 100
      Quando saem 4 e 5 nos dados
      E saem <dado 1> e <dado 2> nos dados
      Então o «Don't Come» mantém-se

      Exemplos:
        | dado 1 | dado 2 |
        | 1      | 1      |
        | 2      | 1      |
        | 1      | 3      |
        | 5      | 1      |
        | 2      | 6      |
        | 6      | 4      |
        | 5      | 6      |
        | 6      | 6      |

    @case:second-come-out
    Esquema do Cenário: decide-se no segundo lançamento de saída
      Dado que o jogador efectua no «Pass Line» uma aposta de 10
      E que está marcado o <ponto> como ponto do jogador
      E que o jogador efectua no «Don't Come» uma aposta de 100
      Quando saem <dado 1> e <dado 2> nos dados
      E saem <dado 1 do ponto> e <dado 2 do ponto> nos dados
      E saem <novo dado 1> e <novo dado 2> nos dados
      Então o «Don't Come» <resultado>

      @reading:dont_pass_point_phase=wins_on_point
      Exemplos: interpretação: segundo a letra, ganha quando volta a sair o ponto
        | ponto | dado 1 | dado 2 | dado 1 do ponto | dado 2 do ponto | novo dado 1 | novo dado 2 | resultado |
        | 6     | 1      | 3      | 3               | 3               | 2           | 2           | ganha     |
        | 6     | 1      | 3      | 3               | 3               | 5           | 2           | perde     |
        | 6     | 3      | 2      | 3               | 3               | 4           | 1           | ganha     |
        | 6     | 3      | 2      | 3               | 3               | 6           | 1           | perde     |
        | 9     | 5      | 1      | 3               | 6               | 3           | 3           | ganha     |
        | 9     | 5      | 1      | 3               | 6               | 1           | 6           | perde     |
        | 4     | 2      | 6      | 2               | 2               | 4           | 4           | ganha     |
        | 4     | 2      | 6      | 2               | 2               | 3           | 4           | perde     |
        | 10    | 6      | 3      | 5               | 5               | 3           | 6           | ganha     |
        | 10    | 6      | 3      | 5               | 5               | 4           | 3           | perde     |
        | 5     | 6      | 4      | 4               | 1               | 5           | 5           | ganha     |
        | 5     | 6      | 4      | 4               | 1               | 5           | 2           | perde     |

      @reading:dont_pass_point_phase=wins_on_seven
      Exemplos: interpretação: segundo a prática, ganha quando sai o 7
        | ponto | dado 1 | dado 2 | dado 1 do ponto | dado 2 do ponto | novo dado 1 | novo dado 2 | resultado |
        | 6     | 1      | 3      | 3               | 3               | 2           | 2           | perde     |
        | 6     | 1      | 3      | 3               | 3               | 5           | 2           | ganha     |
        | 6     | 3      | 2      | 3               | 3               | 4           | 1           | perde     |
        | 6     | 3      | 2      | 3               | 3               | 6           | 1           | ganha     |
        | 9     | 5      | 1      | 3               | 6               | 3           | 3           | perde     |
        | 9     | 5      | 1      | 3               | 6               | 1           | 6           | ganha     |
        | 4     | 2      | 6      | 2               | 2               | 4           | 4           | perde     |
        | 4     | 2      | 6      | 2               | 2               | 3           | 4           | ganha     |
        | 10    | 6      | 3      | 5               | 5               | 3           | 6           | perde     |
        | 10    | 6      | 3      | 5               | 5               | 4           | 3           | ganha     |
        | 5     | 6      | 4      | 4               | 1               | 5           | 5           | perde     |
        | 5     | 6      | 4      | 4               | 1               | 5           | 2           | ganha     |

    @case:additional-bet-accepted
    Esquema do Cenário: estando o «Don't Come» num número, pode efectuar-se a aposta adicional
      Dado que o jogador efectua no «Pass Line» uma aposta de 10
      E que está marcado o <ponto> como ponto do jogador
      E que o jogador efectua no «Don't Come» uma aposta de 120
      Quando saem <dado 1> e <dado 2> nos dados
      E o jogador tenta efectuar sobre o «Don't Come» uma aposta adicional de 120
      Então o pedido é aceite

      Exemplos:
        | ponto | dado 1 | dado 2 |
        | 4     | 3      | 2      |
        | 4     | 2      | 6      |
        | 4     | 6      | 4      |
        | 5     | 5      | 1      |
        | 5     | 6      | 3      |
        | 6     | 1      | 3      |
        | 6     | 2      | 6      |
        | 6     | 6      | 4      |
        | 8     | 3      | 2      |
        | 8     | 6      | 3      |
        | 9     | 1      | 3      |
        | 9     | 5      | 1      |
        | 9     | 6      | 4      |
        | 10    | 3      | 2      |
        | 10    | 2      | 6      |

    @case:additional-bet-refused-before-the-number
    Cenário: não estando o «Don't Come» num número, não se aceita a aposta adicional
      Dado que o jogador efectua no «Pass Line» uma aposta de 10
      E que está marcado o 6 como ponto do jogador
      E que o jogador efectua no «Don't Come» uma aposta de 120
      Quando o jogador tenta efectuar sobre o «Don't Come» uma aposta adicional de 120
      Então o pedido é recusado
      E as apostas na mesa e os saldos mantêm-se inalterados

    @case:additional-bet-refused-without-base
    Cenário: sem aposta no «Don't Come», não se aceita a aposta adicional
      Dado que o jogador efectua no «Pass Line» uma aposta de 10
      E que está marcado o 6 como ponto do jogador
      Quando o jogador tenta efectuar sobre o «Don't Come» uma aposta adicional de 120
      Então o pedido é recusado
      E as apostas na mesa e os saldos mantêm-se inalterados

    @case:additional-bet-taken-down-with-the-base @reading:line_bet_removal=contract
    Cenário: retirada a aposta no «Don't Come», restitui-se também a adicional
      Dado que o jogador efectua no «Pass Line» uma aposta de 10
      E que está marcado o 6 como ponto do jogador
      E que o jogador efectua no «Don't Come» uma aposta de 120
      Quando saem 3 e 2 nos dados
      E o jogador efectua sobre o «Don't Come» uma aposta adicional de 120
      E o jogador tenta retirar do «Don't Come» a sua aposta
      Então o pedido é aceite
      E o saldo do jogador é de 9990

    @case:additional-bet-decided
    Esquema do Cenário: a aposta adicional decide-se com o «Don't Come»
      Dado que o jogador efectua no «Pass Line» uma aposta de 10
      E que está marcado o <ponto> como ponto do jogador
      E que o jogador efectua no «Don't Come» uma aposta de 120
      Quando saem <dado 1> e <dado 2> nos dados
      E o jogador efectua sobre o «Don't Come» uma aposta adicional de 120
      E saem <novo dado 1> e <novo dado 2> nos dados
      Então a aposta adicional ao «Don't Come» <resultado>

      @reading:dont_pass_point_phase=wins_on_point
      Exemplos: interpretação: segundo a letra, ganha quando volta a sair o ponto
        | ponto | dado 1 | dado 2 | novo dado 1 | novo dado 2 | resultado |
        | 4     | 3      | 2      | 4           | 1           | ganha     |
        | 4     | 5      | 1      | 3           | 3           | ganha     |
        | 4     | 2      | 6      | 4           | 4           | ganha     |
        | 4     | 6      | 3      | 3           | 6           | ganha     |
        | 4     | 6      | 4      | 5           | 5           | ganha     |
        | 5     | 1      | 3      | 2           | 2           | ganha     |
        | 5     | 5      | 1      | 3           | 3           | ganha     |
        | 5     | 2      | 6      | 4           | 4           | ganha     |
        | 5     | 6      | 3      | 3           | 6           | ganha     |
        | 5     | 6      | 4      | 5           | 5           | ganha     |
        | 6     | 1      | 3      | 2           | 2           | ganha     |
        | 6     | 3      | 2      | 4           | 1           | ganha     |
        | 6     | 2      | 6      | 4           | 4           | ganha     |
        | 6     | 6      | 3      | 3           | 6           | ganha     |
        | 6     | 6      | 4      | 5           | 5           | ganha     |
        | 8     | 1      | 3      | 2           | 2           | ganha     |
        | 8     | 3      | 2      | 4           | 1           | ganha     |
        | 8     | 5      | 1      | 3           | 3           | ganha     |
        | 8     | 6      | 3      | 3           | 6           | ganha     |
        | 8     | 6      | 4      | 5           | 5           | ganha     |
        | 9     | 1      | 3      | 2           | 2           | ganha     |
        | 9     | 3      | 2      | 4           | 1           | ganha     |
        | 9     | 5      | 1      | 3           | 3           | ganha     |
        | 9     | 2      | 6      | 4           | 4           | ganha     |
        | 9     | 6      | 4      | 5           | 5           | ganha     |
        | 10    | 1      | 3      | 2           | 2           | ganha     |
        | 10    | 3      | 2      | 4           | 1           | ganha     |
        | 10    | 5      | 1      | 3           | 3           | ganha     |
        | 10    | 2      | 6      | 4           | 4           | ganha     |
        | 10    | 6      | 3      | 3           | 6           | ganha     |
        | 4     | 4      | 1      | 4           | 3           | perde     |
        | 4     | 3      | 3      | 5           | 2           | perde     |
        | 4     | 4      | 4      | 1           | 6           | perde     |
        | 4     | 3      | 6      | 2           | 5           | perde     |
        | 4     | 5      | 5      | 3           | 4           | perde     |
        | 5     | 2      | 2      | 4           | 3           | perde     |
        | 5     | 3      | 3      | 6           | 1           | perde     |
        | 5     | 4      | 4      | 2           | 5           | perde     |
        | 5     | 3      | 6      | 3           | 4           | perde     |
        | 5     | 5      | 5      | 4           | 3           | perde     |
        | 6     | 2      | 2      | 5           | 2           | perde     |
        | 6     | 4      | 1      | 6           | 1           | perde     |
        | 6     | 4      | 4      | 3           | 4           | perde     |
        | 6     | 3      | 6      | 4           | 3           | perde     |
        | 6     | 5      | 5      | 5           | 2           | perde     |
        | 8     | 2      | 2      | 1           | 6           | perde     |
        | 8     | 4      | 1      | 2           | 5           | perde     |
        | 8     | 3      | 3      | 3           | 4           | perde     |
        | 8     | 3      | 6      | 6           | 1           | perde     |
        | 8     | 5      | 5      | 1           | 6           | perde     |
        | 9     | 2      | 2      | 2           | 5           | perde     |
        | 9     | 4      | 1      | 3           | 4           | perde     |
        | 9     | 3      | 3      | 4           | 3           | perde     |
        | 9     | 4      | 4      | 6           | 1           | perde     |
        | 9     | 5      | 5      | 2           | 5           | perde     |
        | 10    | 2      | 2      | 3           | 4           | perde     |
        | 10    | 4      | 1      | 4           | 3           | perde     |
        | 10    | 3      | 3      | 5           | 2           | perde     |
        | 10    | 4      | 4      | 1           | 6           | perde     |
        | 10    | 3      | 6      | 2           | 5           | perde     |

      @reading:dont_pass_point_phase=wins_on_seven
      Exemplos: interpretação: segundo a prática, ganha quando sai o 7
        | ponto | dado 1 | dado 2 | novo dado 1 | novo dado 2 | resultado |
        | 4     | 3      | 2      | 4           | 1           | perde     |
        | 4     | 5      | 1      | 3           | 3           | perde     |
        | 4     | 2      | 6      | 4           | 4           | perde     |
        | 4     | 6      | 3      | 3           | 6           | perde     |
        | 4     | 6      | 4      | 5           | 5           | perde     |
        | 5     | 1      | 3      | 2           | 2           | perde     |
        | 5     | 5      | 1      | 3           | 3           | perde     |
        | 5     | 2      | 6      | 4           | 4           | perde     |
        | 5     | 6      | 3      | 3           | 6           | perde     |
        | 5     | 6      | 4      | 5           | 5           | perde     |
        | 6     | 1      | 3      | 2           | 2           | perde     |
        | 6     | 3      | 2      | 4           | 1           | perde     |
        | 6     | 2      | 6      | 4           | 4           | perde     |
        | 6     | 6      | 3      | 3           | 6           | perde     |
        | 6     | 6      | 4      | 5           | 5           | perde     |
        | 8     | 1      | 3      | 2           | 2           | perde     |
        | 8     | 3      | 2      | 4           | 1           | perde     |
        | 8     | 5      | 1      | 3           | 3           | perde     |
        | 8     | 6      | 3      | 3           | 6           | perde     |
        | 8     | 6      | 4      | 5           | 5           | perde     |
        | 9     | 1      | 3      | 2           | 2           | perde     |
        | 9     | 3      | 2      | 4           | 1           | perde     |
        | 9     | 5      | 1      | 3           | 3           | perde     |
        | 9     | 2      | 6      | 4           | 4           | perde     |
        | 9     | 6      | 4      | 5           | 5           | perde     |
        | 10    | 1      | 3      | 2           | 2           | perde     |
        | 10    | 3      | 2      | 4           | 1           | perde     |
        | 10    | 5      | 1      | 3           | 3           | perde     |
        | 10    | 2      | 6      | 4           | 4           | perde     |
        | 10    | 6      | 3      | 3           | 6           | perde     |
        | 4     | 4      | 1      | 4           | 3           | ganha     |
        | 4     | 3      | 3      | 5           | 2           | ganha     |
        | 4     | 4      | 4      | 1           | 6           | ganha     |
        | 4     | 3      | 6      | 2           | 5           | ganha     |
        | 4     | 5      | 5      | 3           | 4           | ganha     |
        | 5     | 2      | 2      | 4           | 3           | ganha     |
        | 5     | 3      | 3      | 6           | 1           | ganha     |
        | 5     | 4      | 4      | 2           | 5           | ganha     |
        | 5     | 3      | 6      | 3           | 4           | ganha     |
        | 5     | 5      | 5      | 4           | 3           | ganha     |
        | 6     | 2      | 2      | 5           | 2           | ganha     |
        | 6     | 4      | 1      | 6           | 1           | ganha     |
        | 6     | 4      | 4      | 3           | 4           | ganha     |
        | 6     | 3      | 6      | 4           | 3           | ganha     |
        | 6     | 5      | 5      | 5           | 2           | ganha     |
        | 8     | 2      | 2      | 1           | 6           | ganha     |
        | 8     | 4      | 1      | 2           | 5           | ganha     |
        | 8     | 3      | 3      | 3           | 4           | ganha     |
        | 8     | 3      | 6      | 6           | 1           | ganha     |
        | 8     | 5      | 5      | 1           | 6           | ganha     |
        | 9     | 2      | 2      | 2           | 5           | ganha     |
        | 9     | 4      | 1      | 3           | 4           | ganha     |
        | 9     | 3      | 3      | 4           | 3           | ganha     |
        | 9     | 4      | 4      | 6           | 1           | ganha     |
        | 9     | 5      | 5      | 2           | 5           | ganha     |
        | 10    | 2      | 2      | 3           | 4           | ganha     |
        | 10    | 4      | 1      | 4           | 3           | ganha     |
        | 10    | 3      | 3      | 5           | 2           | ganha     |
        | 10    | 4      | 4      | 1           | 6           | ganha     |
        | 10    | 3      | 6      | 2           | 5           | ganha     |

    @case:additional-bet-not-decided-by-the-point
    Esquema do Cenário: volta a sair o ponto do jogador e a aposta adicional ao «Don't Come» mantém-se
      Dado que o jogador efectua no «Pass Line» uma aposta de 10
      E que está marcado o <ponto> como ponto do jogador
      E que o jogador efectua no «Don't Come» uma aposta de 120
      Quando saem <dado 1> e <dado 2> nos dados
      E o jogador efectua sobre o «Don't Come» uma aposta adicional de 120
      E saem <novo dado 1> e <novo dado 2> nos dados
      Então a aposta adicional ao «Don't Come» mantém-se

      Exemplos:
        | ponto | dado 1 | dado 2 | novo dado 1 | novo dado 2 |
        | 4     | 3      | 2      | 2           | 2           |
        | 4     | 2      | 6      | 2           | 2           |
        | 4     | 6      | 4      | 2           | 2           |
        | 5     | 5      | 1      | 4           | 1           |
        | 5     | 6      | 3      | 4           | 1           |
        | 6     | 1      | 3      | 3           | 3           |
        | 6     | 2      | 6      | 3           | 3           |
        | 6     | 6      | 4      | 3           | 3           |
        | 8     | 3      | 2      | 4           | 4           |
        | 8     | 6      | 3      | 4           | 4           |
        | 9     | 1      | 3      | 3           | 6           |
        | 9     | 5      | 1      | 3           | 6           |
        | 9     | 6      | 4      | 3           | 6           |
        | 10    | 3      | 2      | 5           | 5           |
        | 10    | 2      | 6      | 5           | 5           |

    @case:additional-bet-at-the-second-come-out
    Esquema do Cenário: no segundo lançamento de saída a aposta adicional também vale
      Dado que o jogador efectua no «Pass Line» uma aposta de 10
      E que está marcado o <ponto> como ponto do jogador
      E que o jogador efectua no «Don't Come» uma aposta de 120
      Quando saem <dado 1> e <dado 2> nos dados
      E o jogador efectua sobre o «Don't Come» uma aposta adicional de 120
      E saem <dado 1 do ponto> e <dado 2 do ponto> nos dados
      E saem <novo dado 1> e <novo dado 2> nos dados
      Então a aposta adicional ao «Don't Come» <resultado>

      @reading:dont_pass_point_phase=wins_on_point
      Exemplos: interpretação: segundo a letra, ganha quando volta a sair o ponto
        | ponto | dado 1 | dado 2 | dado 1 do ponto | dado 2 do ponto | novo dado 1 | novo dado 2 | resultado |
        | 6     | 1      | 3      | 3               | 3               | 2           | 2           | ganha     |
        | 6     | 1      | 3      | 3               | 3               | 5           | 2           | perde     |
        | 6     | 3      | 2      | 3               | 3               | 4           | 1           | ganha     |
        | 6     | 3      | 2      | 3               | 3               | 6           | 1           | perde     |
        | 9     | 5      | 1      | 3               | 6               | 3           | 3           | ganha     |
        | 9     | 5      | 1      | 3               | 6               | 1           | 6           | perde     |
        | 4     | 2      | 6      | 2               | 2               | 4           | 4           | ganha     |
        | 4     | 2      | 6      | 2               | 2               | 3           | 4           | perde     |
        | 10    | 6      | 3      | 5               | 5               | 3           | 6           | ganha     |
        | 10    | 6      | 3      | 5               | 5               | 4           | 3           | perde     |
        | 5     | 6      | 4      | 4               | 1               | 5           | 5           | ganha     |
        | 5     | 6      | 4      | 4               | 1               | 5           | 2           | perde     |

      @reading:dont_pass_point_phase=wins_on_seven
      Exemplos: interpretação: segundo a prática, ganha quando sai o 7
        | ponto | dado 1 | dado 2 | dado 1 do ponto | dado 2 do ponto | novo dado 1 | novo dado 2 | resultado |
        | 6     | 1      | 3      | 3               | 3               | 2           | 2           | perde     |
        | 6     | 1      | 3      | 3               | 3               | 5           | 2           | ganha     |
        | 6     | 3      | 2      | 3               | 3               | 4           | 1           | perde     |
        | 6     | 3      | 2      | 3               | 3               | 6           | 1           | ganha     |
        | 9     | 5      | 1      | 3               | 6               | 3           | 3           | perde     |
        | 9     | 5      | 1      | 3               | 6               | 1           | 6           | ganha     |
        | 4     | 2      | 6      | 2               | 2               | 4           | 4           | perde     |
        | 4     | 2      | 6      | 2               | 2               | 3           | 4           | ganha     |
        | 10    | 6      | 3      | 5               | 5               | 3           | 6           | perde     |
        | 10    | 6      | 3      | 5               | 5               | 4           | 3           | ganha     |
        | 5     | 6      | 4      | 4               | 1               | 5           | 5           | perde     |
        | 5     | 6      | 4      | 4               | 1               | 5           | 2           | ganha     |

  @art_5__para_3__intro
  Regra: Proémio do n.º 3 do artigo 5.º — apostas de um só lançamento
    “3. As apostas de um só lançamento são, principalmente, as seguintes:”
    (tradução de trabalho, não oficial)

    @case:in-every-state-of-the-table
    Esquema do Cenário: qualquer que seja o ponto marcado, o lançamento seguinte decide
      Dado que está marcado o <ponto> como ponto do jogador
      E que o jogador efectua no <aposta> uma aposta de 120
      Quando saem <dado 1> e <dado 2> nos dados
      Então o <aposta> ganha

      Exemplos:
        | ponto | aposta                | dado 1 | dado 2 |
        | 4     | «Any Craps»           | 1      | 1      |
        | 5     | «Any Craps»           | 2      | 1      |
        | 6     | «Any Craps»           | 6      | 6      |
        | 8     | «Any Craps»           | 1      | 1      |
        | 9     | «Any Craps»           | 1      | 2      |
        | 10    | «Any Craps»           | 6      | 6      |
        | 4     | «Any 7/Big Red/Big 7» | 4      | 3      |
        | 5     | «Any 7/Big Red/Big 7» | 1      | 6      |
        | 6     | «Any 7/Big Red/Big 7» | 4      | 3      |
        | 8     | «Any 7/Big Red/Big 7» | 1      | 6      |
        | 9     | «Any 7/Big Red/Big 7» | 4      | 3      |
        | 10    | «Any 7/Big Red/Big 7» | 1      | 6      |
        | 4     | «Eleven/11»           | 6      | 5      |
        | 5     | «Eleven/11»           | 5      | 6      |
        | 6     | «Eleven/11»           | 6      | 5      |
        | 8     | «Eleven/11»           | 5      | 6      |
        | 9     | «Eleven/11»           | 6      | 5      |
        | 10    | «Eleven/11»           | 5      | 6      |
        | 4     | «Ace/deuce/3»         | 2      | 1      |
        | 5     | «Ace/deuce/3»         | 1      | 2      |
        | 6     | «Ace/deuce/3»         | 2      | 1      |
        | 8     | «Ace/deuce/3»         | 1      | 2      |
        | 9     | «Ace/deuce/3»         | 2      | 1      |
        | 10    | «Ace/deuce/3»         | 1      | 2      |
        | 4     | «Aces/2»              | 1      | 1      |
        | 5     | «Aces/2»              | 1      | 1      |
        | 6     | «Aces/2»              | 1      | 1      |
        | 8     | «Aces/2»              | 1      | 1      |
        | 9     | «Aces/2»              | 1      | 1      |
        | 10    | «Aces/2»              | 1      | 1      |
        | 4     | «Boxcars/12»          | 6      | 6      |
        | 5     | «Boxcars/12»          | 6      | 6      |
        | 6     | «Boxcars/12»          | 6      | 6      |
        | 8     | «Boxcars/12»          | 6      | 6      |
        | 9     | «Boxcars/12»          | 6      | 6      |
        | 10    | «Boxcars/12»          | 6      | 6      |
        | 4     | «Horn»                | 6      | 5      |
        | 5     | «Horn»                | 6      | 6      |
        | 6     | «Horn»                | 1      | 1      |
        | 8     | «Horn»                | 2      | 1      |
        | 9     | «Horn»                | 6      | 5      |
        | 10    | «Horn»                | 6      | 6      |
        | 4     | «Field»               | 1      | 3      |
        | 5     | «Field»               | 1      | 2      |
        | 6     | «Field»               | 1      | 3      |
        | 8     | «Field»               | 3      | 6      |
        | 9     | «Field»               | 6      | 3      |
        | 10    | «Field»               | 5      | 5      |
        | 4     | «Big»                 | 6      | 5      |
        | 5     | «Big»                 | 6      | 6      |
        | 6     | «Big»                 | 4      | 4      |
        | 8     | «Big»                 | 2      | 6      |
        | 9     | «Big»                 | 3      | 6      |
        | 10    | «Big»                 | 6      | 4      |
        | 4     | «Small»               | 1      | 3      |
        | 5     | «Small»               | 4      | 1      |
        | 6     | «Small»               | 5      | 1      |
        | 8     | «Small»               | 2      | 2      |
        | 9     | «Small»               | 3      | 2      |
        | 10    | «Small»               | 3      | 3      |

    @case:on-the-come-out
    Esquema do Cenário: o lançamento de saída também decide
      Dado que o jogador efectua no <aposta> uma aposta de 120
      Quando saem <dado 1> e <dado 2> nos dados
      Então o <aposta> ganha

      Exemplos:
        | aposta                | dado 1 | dado 2 |
        | «Any Craps»           | 1      | 1      |
        | «Any 7/Big Red/Big 7» | 4      | 3      |
        | «Eleven/11»           | 6      | 5      |
        | «Ace/deuce/3»         | 2      | 1      |
        | «Aces/2»              | 1      | 1      |
        | «Boxcars/12»          | 6      | 6      |
        | «Horn»                | 6      | 5      |
        | «Field»               | 1      | 1      |
        | «Big»                 | 6      | 5      |
        | «Small»               | 5      | 1      |

  @art_5__para_3__point_1
  Regra: Alínea 1) do n.º 3 do artigo 5.º — «Any Craps»
    “1) «Any Craps» — o jogador ganha se o total de pontos do lançamento for 2, 3 ou 12 e perde se sair qualquer outro total;”
    (tradução de trabalho, não oficial)

    @case:every-total
    Esquema do Cenário: cada total
      Dado que o jogador efectua no «Any Craps» uma aposta de 100
      Quando saem <dado 1> e <dado 2> nos dados
      Então o «Any Craps» <resultado>

      Exemplos:
        | dado 1 | dado 2 | resultado |
        | 1      | 1      | ganha     |
        | 1      | 2      | ganha     |
        | 2      | 1      | ganha     |
        | 1      | 3      | perde     |
        | 2      | 2      | perde     |
        | 3      | 2      | perde     |
        | 4      | 1      | perde     |
        | 5      | 1      | perde     |
        | 3      | 3      | perde     |
        | 4      | 3      | perde     |
        | 1      | 6      | perde     |
        | 2      | 6      | perde     |
        | 4      | 4      | perde     |
        | 6      | 3      | perde     |
        | 3      | 6      | perde     |
        | 6      | 4      | perde     |
        | 5      | 5      | perde     |
        | 5      | 6      | perde     |
        | 6      | 5      | perde     |
        | 6      | 6      | ganha     |

    @case:after-the-point
    Esquema do Cenário: depois de marcado o ponto
      Dado que está marcado o 5 como ponto do jogador
      E que o jogador efectua no «Any Craps» uma aposta de 100
      Quando saem <dado 1> e <dado 2> nos dados
      Então o «Any Craps» <resultado>

      Exemplos:
        | dado 1 | dado 2 | resultado |
        | 1      | 1      | ganha     |
        | 1      | 2      | ganha     |
        | 4      | 1      | perde     |
        | 1      | 6      | perde     |
        | 6      | 5      | perde     |
        | 6      | 6      | ganha     |

  @art_5__para_3__point_2
  Regra: Alínea 2) do n.º 3 do artigo 5.º — «Any 7/Big Red/Big 7»
    “2) «Any 7/Big Red/Big 7» — o jogador ganha se o total de pontos do lançamento for 7 e perde se sair qualquer outro total;”
    (tradução de trabalho, não oficial)

    @case:every-total
    Esquema do Cenário: cada total
      Dado que o jogador efectua no «Any 7/Big Red/Big 7» uma aposta de 100
      Quando saem <dado 1> e <dado 2> nos dados
      Então o «Any 7/Big Red/Big 7» <resultado>

      Exemplos:
        | dado 1 | dado 2 | resultado |
        | 1      | 1      | perde     |
        | 2      | 1      | perde     |
        | 1      | 2      | perde     |
        | 1      | 3      | perde     |
        | 2      | 2      | perde     |
        | 3      | 2      | perde     |
        | 4      | 1      | perde     |
        | 5      | 1      | perde     |
        | 3      | 3      | perde     |
        | 1      | 6      | ganha     |
        | 2      | 5      | ganha     |
        | 3      | 4      | ganha     |
        | 4      | 3      | ganha     |
        | 5      | 2      | ganha     |
        | 6      | 1      | ganha     |
        | 2      | 6      | perde     |
        | 4      | 4      | perde     |
        | 6      | 3      | perde     |
        | 3      | 6      | perde     |
        | 6      | 4      | perde     |
        | 5      | 5      | perde     |
        | 5      | 6      | perde     |
        | 6      | 5      | perde     |
        | 6      | 6      | perde     |

    @case:after-the-point
    Esquema do Cenário: depois de marcado o ponto
      Dado que está marcado o 9 como ponto do jogador
      E que o jogador efectua no «Any 7/Big Red/Big 7» uma aposta de 100
      Quando saem <dado 1> e <dado 2> nos dados
      Então o «Any 7/Big Red/Big 7» <resultado>

      Exemplos:
        | dado 1 | dado 2 | resultado |
        | 1      | 1      | perde     |
        | 1      | 2      | perde     |
        | 4      | 1      | perde     |
        | 1      | 6      | ganha     |
        | 6      | 5      | perde     |
        | 6      | 6      | perde     |

  @art_5__para_3__point_3
  Regra: Alínea 3) do n.º 3 do artigo 5.º — «Eleven/11»
    “3) «Eleven/11» — o jogador ganha se o total de pontos do lançamento for 11 e perde se sair qualquer outro total;”
    (tradução de trabalho, não oficial)

    @case:every-total
    Esquema do Cenário: cada total
      Dado que o jogador efectua no «Eleven/11» uma aposta de 100
      Quando saem <dado 1> e <dado 2> nos dados
      Então o «Eleven/11» <resultado>

      Exemplos:
        | dado 1 | dado 2 | resultado |
        | 1      | 1      | perde     |
        | 2      | 1      | perde     |
        | 1      | 2      | perde     |
        | 1      | 3      | perde     |
        | 2      | 2      | perde     |
        | 3      | 2      | perde     |
        | 4      | 1      | perde     |
        | 5      | 1      | perde     |
        | 3      | 3      | perde     |
        | 4      | 3      | perde     |
        | 1      | 6      | perde     |
        | 2      | 6      | perde     |
        | 4      | 4      | perde     |
        | 6      | 3      | perde     |
        | 3      | 6      | perde     |
        | 6      | 4      | perde     |
        | 5      | 5      | perde     |
        | 5      | 6      | ganha     |
        | 6      | 5      | ganha     |
        | 6      | 6      | perde     |

    @case:after-the-point
    Esquema do Cenário: depois de marcado o ponto
      Dado que está marcado o 5 como ponto do jogador
      E que o jogador efectua no «Eleven/11» uma aposta de 100
      Quando saem <dado 1> e <dado 2> nos dados
      Então o «Eleven/11» <resultado>

      Exemplos:
        | dado 1 | dado 2 | resultado |
        | 1      | 1      | perde     |
        | 1      | 2      | perde     |
        | 4      | 1      | perde     |
        | 1      | 6      | perde     |
        | 6      | 5      | ganha     |
        | 6      | 6      | perde     |

  @art_5__para_3__point_4
  Regra: Alínea 4) do n.º 3 do artigo 5.º — «Ace/deuce/3»
    “4) «Ace/deuce/3» — o jogador ganha se o total de pontos do lançamento for 3 e perde se sair qualquer outro total;”
    (tradução de trabalho, não oficial)

    @case:every-total
    Esquema do Cenário: cada total
      Dado que o jogador efectua no «Ace/deuce/3» uma aposta de 100
      Quando saem <dado 1> e <dado 2> nos dados
      Então o «Ace/deuce/3» <resultado>

      Exemplos:
        | dado 1 | dado 2 | resultado |
        | 1      | 1      | perde     |
        | 1      | 2      | ganha     |
        | 2      | 1      | ganha     |
        | 1      | 3      | perde     |
        | 2      | 2      | perde     |
        | 3      | 2      | perde     |
        | 4      | 1      | perde     |
        | 5      | 1      | perde     |
        | 3      | 3      | perde     |
        | 4      | 3      | perde     |
        | 1      | 6      | perde     |
        | 2      | 6      | perde     |
        | 4      | 4      | perde     |
        | 6      | 3      | perde     |
        | 3      | 6      | perde     |
        | 6      | 4      | perde     |
        | 5      | 5      | perde     |
        | 5      | 6      | perde     |
        | 6      | 5      | perde     |
        | 6      | 6      | perde     |

    @case:after-the-point
    Esquema do Cenário: depois de marcado o ponto
      Dado que está marcado o 5 como ponto do jogador
      E que o jogador efectua no «Ace/deuce/3» uma aposta de 100
      Quando saem <dado 1> e <dado 2> nos dados
      Então o «Ace/deuce/3» <resultado>

      Exemplos:
        | dado 1 | dado 2 | resultado |
        | 1      | 1      | perde     |
        | 1      | 2      | ganha     |
        | 4      | 1      | perde     |
        | 1      | 6      | perde     |
        | 6      | 5      | perde     |
        | 6      | 6      | perde     |

  @art_5__para_3__point_5
  Regra: Alínea 5) do n.º 3 do artigo 5.º — «Aces/2»
    “5) «Aces/2» — o jogador ganha se o total de pontos do lançamento for 2 e perde se sair qualquer outro total;”
    (tradução de trabalho, não oficial)

    @case:every-total
    Esquema do Cenário: cada total
      Dado que o jogador efectua no «Aces/2» uma aposta de 100
      Quando saem <dado 1> e <dado 2> nos dados
      Então o «Aces/2» <resultado>

      Exemplos:
        | dado 1 | dado 2 | resultado |
        | 1      | 1      | ganha     |
        | 2      | 1      | perde     |
        | 1      | 2      | perde     |
        | 1      | 3      | perde     |
        | 2      | 2      | perde     |
        | 3      | 2      | perde     |
        | 4      | 1      | perde     |
        | 5      | 1      | perde     |
        | 3      | 3      | perde     |
        | 4      | 3      | perde     |
        | 1      | 6      | perde     |
        | 2      | 6      | perde     |
        | 4      | 4      | perde     |
        | 6      | 3      | perde     |
        | 3      | 6      | perde     |
        | 6      | 4      | perde     |
        | 5      | 5      | perde     |
        | 5      | 6      | perde     |
        | 6      | 5      | perde     |
        | 6      | 6      | perde     |

    @case:after-the-point
    Esquema do Cenário: depois de marcado o ponto
      Dado que está marcado o 5 como ponto do jogador
      E que o jogador efectua no «Aces/2» uma aposta de 100
      Quando saem <dado 1> e <dado 2> nos dados
      Então o «Aces/2» <resultado>

      Exemplos:
        | dado 1 | dado 2 | resultado |
        | 1      | 1      | ganha     |
        | 1      | 2      | perde     |
        | 4      | 1      | perde     |
        | 1      | 6      | perde     |
        | 6      | 5      | perde     |
        | 6      | 6      | perde     |

  @art_5__para_3__point_6
  Regra: Alínea 6) do n.º 3 do artigo 5.º — «Boxcars/12»
    “6) «Boxcars/12» — o jogador ganha se o total de pontos do lançamento for 12 e perde se sair qualquer outro total;”
    (tradução de trabalho, não oficial)

    @case:every-total
    Esquema do Cenário: cada total
      Dado que o jogador efectua no «Boxcars/12» uma aposta de 100
      Quando saem <dado 1> e <dado 2> nos dados
      Então o «Boxcars/12» <resultado>

      Exemplos:
        | dado 1 | dado 2 | resultado |
        | 1      | 1      | perde     |
        | 2      | 1      | perde     |
        | 1      | 2      | perde     |
        | 1      | 3      | perde     |
        | 2      | 2      | perde     |
        | 3      | 2      | perde     |
        | 4      | 1      | perde     |
        | 5      | 1      | perde     |
        | 3      | 3      | perde     |
        | 4      | 3      | perde     |
        | 1      | 6      | perde     |
        | 2      | 6      | perde     |
        | 4      | 4      | perde     |
        | 6      | 3      | perde     |
        | 3      | 6      | perde     |
        | 6      | 4      | perde     |
        | 5      | 5      | perde     |
        | 5      | 6      | perde     |
        | 6      | 5      | perde     |
        | 6      | 6      | ganha     |

    @case:after-the-point
    Esquema do Cenário: depois de marcado o ponto
      Dado que está marcado o 5 como ponto do jogador
      E que o jogador efectua no «Boxcars/12» uma aposta de 100
      Quando saem <dado 1> e <dado 2> nos dados
      Então o «Boxcars/12» <resultado>

      Exemplos:
        | dado 1 | dado 2 | resultado |
        | 1      | 1      | perde     |
        | 1      | 2      | perde     |
        | 4      | 1      | perde     |
        | 1      | 6      | perde     |
        | 6      | 5      | perde     |
        | 6      | 6      | ganha     |

  @art_5__para_3__point_7
  Regra: Alínea 7) do n.º 3 do artigo 5.º — «Horn»
    “7) «Horn» — o jogador aposta simultaneamente nas quatro modalidades 2, 3, 11 e 12. Se o total de pontos do lançamento for qualquer destes quatro, ganha a respectiva aposta e perdem as três restantes. O prémio é determinado em função do total obtido;”
    (tradução de trabalho, não oficial)

    @case:four-totals
    Esquema do Cenário: sai qualquer dos quatro totais
      Dado que o jogador efectua no «Horn» uma aposta de 400
      Quando saem <dado 1> e <dado 2> nos dados
      Então o «Horn» ganha

      Exemplos:
        | dado 1 | dado 2 |
        | 1      | 1      |
        | 1      | 2      |
        | 2      | 1      |
        | 5      | 6      |
        | 6      | 5      |
        | 6      | 6      |

    @case:other-totals @reading:horn_other_totals=lose
    Esquema do Cenário: saem outros totais
      Dado que o jogador efectua no «Horn» uma aposta de 400
      Quando saem <dado 1> e <dado 2> nos dados
      Então o «Horn» perde

      Exemplos:
        | dado 1 | dado 2 |
        | 1      | 3      |
        | 2      | 2      |
        | 3      | 2      |
        | 4      | 1      |
        | 5      | 1      |
        | 3      | 3      |
        | 4      | 3      |
        | 1      | 6      |
        | 2      | 6      |
        | 4      | 4      |
        | 6      | 3      |
        | 3      | 6      |
        | 6      | 4      |
        | 5      | 5      |

    @case:other-totals-are-not-decided @silent @reading:horn_other_totals=silent
    Esquema do Cenário: saem outros totais, sobre o que o texto nada dispõe
      Dado que o jogador efectua no «Horn» uma aposta de 400
      Quando saem <dado 1> e <dado 2> nos dados
      Então o texto não determina o resultado do «Horn», registando-se o que a mesa fez

      Exemplos:
        | dado 1 | dado 2 |
        | 1      | 3      |
        | 3      | 2      |
        | 5      | 1      |
        | 4      | 3      |
        | 2      | 6      |
        | 6      | 3      |
        | 6      | 4      |

  @art_5__para_3__point_8
  Regra: Alínea 8) do n.º 3 do artigo 5.º — «Field»
    “8) «Field» — o jogador ganha se o total de pontos do lançamento for 3, 4, 9, 10 e 11 e perde se sair qualquer outro total, com excepção do 2 ou do 12;”
    (tradução de trabalho, não oficial)

    @case:every-pair
    Esquema do Cenário: cada par de dados
      Dado que o jogador efectua no «Field» uma aposta de 100
      Quando saem <dado 1> e <dado 2> nos dados
      Então o «Field» <resultado>

      Exemplos:
        | dado 1 | dado 2 | resultado |
        | 1      | 1      | ganha     |
        | 1      | 2      | ganha     |
        | 2      | 1      | ganha     |
        | 1      | 3      | ganha     |
        | 2      | 2      | ganha     |
        | 3      | 1      | ganha     |
        | 1      | 4      | perde     |
        | 2      | 3      | perde     |
        | 3      | 2      | perde     |
        | 4      | 1      | perde     |
        | 1      | 5      | perde     |
        | 2      | 4      | perde     |
        | 3      | 3      | perde     |
        | 4      | 2      | perde     |
        | 5      | 1      | perde     |
        | 1      | 6      | perde     |
        | 2      | 5      | perde     |
        | 3      | 4      | perde     |
        | 4      | 3      | perde     |
        | 5      | 2      | perde     |
        | 6      | 1      | perde     |
        | 2      | 6      | perde     |
        | 3      | 5      | perde     |
        | 4      | 4      | perde     |
        | 5      | 3      | perde     |
        | 6      | 2      | perde     |
        | 3      | 6      | ganha     |
        | 4      | 5      | ganha     |
        | 5      | 4      | ganha     |
        | 6      | 3      | ganha     |
        | 4      | 6      | ganha     |
        | 5      | 5      | ganha     |
        | 6      | 4      | ganha     |
        | 5      | 6      | ganha     |
        | 6      | 5      | ganha     |
        | 6      | 6      | ganha     |

    @case:after-the-point
    Esquema do Cenário: depois de marcado o ponto
      Dado que está marcado o 8 como ponto do jogador
      E que o jogador efectua no «Field» uma aposta de 100
      Quando saem <dado 1> e <dado 2> nos dados
      Então o «Field» <resultado>

      Exemplos:
        | dado 1 | dado 2 | resultado |
        | 1      | 1      | ganha     |
        | 1      | 2      | ganha     |
        | 2      | 2      | ganha     |
        | 4      | 1      | perde     |
        | 3      | 3      | perde     |
        | 1      | 6      | perde     |
        | 4      | 4      | perde     |
        | 3      | 6      | ganha     |
        | 5      | 5      | ganha     |
        | 6      | 5      | ganha     |
        | 6      | 6      | ganha     |

  @art_5__para_3__point_9
  Regra: Alínea 9) do n.º 3 do artigo 5.º — «Big or small»
    “9) «Big or small» — o jogador ganha a aposta «Big» se o total de pontos do lançamento for qualquer de entre 8, 9, 10, 11 ou 12; e ganha a aposta «Small» se for qualquer de entre 2, 3, 4, 5 ou 6.”
    (tradução de trabalho, não oficial)

    @case:winning-totals
    Esquema do Cenário: totais que ganham
      Dado que o jogador efectua no <aposta> uma aposta de 100
      Quando saem <dado 1> e <dado 2> nos dados
      Então o <aposta> ganha

      Exemplos:
        | aposta  | dado 1 | dado 2 |
        | «Big»   | 2      | 6      |
        | «Big»   | 3      | 5      |
        | «Big»   | 4      | 4      |
        | «Big»   | 5      | 3      |
        | «Big»   | 6      | 2      |
        | «Big»   | 3      | 6      |
        | «Big»   | 4      | 5      |
        | «Big»   | 5      | 4      |
        | «Big»   | 6      | 3      |
        | «Big»   | 4      | 6      |
        | «Big»   | 5      | 5      |
        | «Big»   | 6      | 4      |
        | «Big»   | 5      | 6      |
        | «Big»   | 6      | 5      |
        | «Big»   | 6      | 6      |
        | «Small» | 1      | 1      |
        | «Small» | 1      | 2      |
        | «Small» | 2      | 1      |
        | «Small» | 1      | 3      |
        | «Small» | 2      | 2      |
        | «Small» | 3      | 1      |
        | «Small» | 1      | 4      |
        | «Small» | 2      | 3      |
        | «Small» | 3      | 2      |
        | «Small» | 4      | 1      |
        | «Small» | 1      | 5      |
        | «Small» | 2      | 4      |
        | «Small» | 3      | 3      |
        | «Small» | 4      | 2      |
        | «Small» | 5      | 1      |

    @case:other-totals
    Esquema do Cenário: saem outros totais
      Dado que o jogador efectua no <aposta> uma aposta de 100
      Quando saem <dado 1> e <dado 2> nos dados
      Então o <aposta> <resultado>

      @reading:big_small_other_totals=lose
      Exemplos: interpretação: perde com os outros totais
        | aposta  | dado 1 | dado 2 | resultado |
        | «Big»   | 1      | 1      | perde     |
        | «Big»   | 2      | 1      | perde     |
        | «Big»   | 1      | 3      | perde     |
        | «Big»   | 3      | 2      | perde     |
        | «Big»   | 5      | 1      | perde     |
        | «Big»   | 4      | 3      | perde     |
        | «Small» | 4      | 3      | perde     |
        | «Small» | 2      | 6      | perde     |
        | «Small» | 6      | 3      | perde     |
        | «Small» | 6      | 4      | perde     |
        | «Small» | 5      | 6      | perde     |
        | «Small» | 6      | 6      | perde     |

      @reading:big_small_other_totals=seven_loses_other_side_ties
      Exemplos: interpretação: perde com o 7 e empata com o outro lado
        | aposta  | dado 1 | dado 2 | resultado |
        | «Big»   | 1      | 1      | empata    |
        | «Big»   | 2      | 1      | empata    |
        | «Big»   | 1      | 3      | empata    |
        | «Big»   | 3      | 2      | empata    |
        | «Big»   | 5      | 1      | empata    |
        | «Big»   | 4      | 3      | perde     |
        | «Small» | 4      | 3      | perde     |
        | «Small» | 2      | 6      | empata    |
        | «Small» | 6      | 3      | empata    |
        | «Small» | 6      | 4      | empata    |
        | «Small» | 5      | 6      | empata    |
        | «Small» | 6      | 6      | empata    |

      @reading:big_small_other_totals=tie
      Exemplos: interpretação: empata com os outros totais
        | aposta  | dado 1 | dado 2 | resultado |
        | «Big»   | 1      | 1      | empata    |
        | «Big»   | 2      | 1      | empata    |
        | «Big»   | 1      | 3      | empata    |
        | «Big»   | 3      | 2      | empata    |
        | «Big»   | 5      | 1      | empata    |
        | «Big»   | 4      | 3      | empata    |
        | «Small» | 4      | 3      | empata    |
        | «Small» | 2      | 6      | empata    |
        | «Small» | 6      | 3      | empata    |
        | «Small» | 6      | 4      | empata    |
        | «Small» | 5      | 6      | empata    |
        | «Small» | 6      | 6      | empata    |

    @case:other-totals-are-not-decided @silent @reading:big_small_other_totals=silent
    Esquema do Cenário: saem outros totais, sobre o que o texto nada dispõe
      Dado que o jogador efectua no <aposta> uma aposta de 100
      Quando saem <dado 1> e <dado 2> nos dados
      Então o texto não determina o resultado do <aposta>, registando-se o que a mesa fez

      Exemplos:
        | aposta  | dado 1 | dado 2 |
        | «Big»   | 1      | 1      |
        | «Big»   | 2      | 1      |
        | «Big»   | 1      | 3      |
        | «Big»   | 3      | 2      |
        | «Big»   | 5      | 1      |
        | «Big»   | 4      | 3      |
        | «Small» | 4      | 3      |
        | «Small» | 2      | 6      |
        | «Small» | 6      | 3      |
        | «Small» | 6      | 4      |
        | «Small» | 5      | 6      |
        | «Small» | 6      | 6      |

  @art_5__para_4__intro
  Regra: Proémio do n.º 4 do artigo 5.º — apostas de vários lançamentos
    “4. As apostas de vários lançamentos são, principalmente, as seguintes:”
    (tradução de trabalho, não oficial)

    @case:in-every-state-of-the-table
    Esquema do Cenário: qualquer que seja o ponto marcado, ganha ao sair o número apostado
      Dado que está marcado o <ponto> como ponto do jogador
      E que o jogador efectua no <aposta> uma aposta de 60
      Quando saem <dado 1> e <dado 2> nos dados
      Então o <aposta> ganha

      Exemplos:
        | ponto | aposta           | dado 1 | dado 2 |
        | 4     | «Hard Way» do 4  | 2      | 2      |
        | 5     | «Hard Way» do 4  | 2      | 2      |
        | 6     | «Hard Way» do 4  | 2      | 2      |
        | 8     | «Hard Way» do 4  | 2      | 2      |
        | 9     | «Hard Way» do 4  | 2      | 2      |
        | 10    | «Hard Way» do 4  | 2      | 2      |
        | 4     | «Hard Way» do 6  | 3      | 3      |
        | 5     | «Hard Way» do 6  | 3      | 3      |
        | 6     | «Hard Way» do 6  | 3      | 3      |
        | 8     | «Hard Way» do 6  | 3      | 3      |
        | 9     | «Hard Way» do 6  | 3      | 3      |
        | 10    | «Hard Way» do 6  | 3      | 3      |
        | 4     | «Hard Way» do 8  | 4      | 4      |
        | 5     | «Hard Way» do 8  | 4      | 4      |
        | 6     | «Hard Way» do 8  | 4      | 4      |
        | 8     | «Hard Way» do 8  | 4      | 4      |
        | 9     | «Hard Way» do 8  | 4      | 4      |
        | 10    | «Hard Way» do 8  | 4      | 4      |
        | 4     | «Hard Way» do 10 | 5      | 5      |
        | 5     | «Hard Way» do 10 | 5      | 5      |
        | 6     | «Hard Way» do 10 | 5      | 5      |
        | 8     | «Hard Way» do 10 | 5      | 5      |
        | 9     | «Hard Way» do 10 | 5      | 5      |
        | 10    | «Hard Way» do 10 | 5      | 5      |
        | 4     | «Big 4»          | 2      | 2      |
        | 5     | «Big 4»          | 1      | 3      |
        | 6     | «Big 4»          | 2      | 2      |
        | 8     | «Big 4»          | 1      | 3      |
        | 9     | «Big 4»          | 2      | 2      |
        | 10    | «Big 4»          | 1      | 3      |
        | 4     | «Big 5»          | 4      | 1      |
        | 5     | «Big 5»          | 3      | 2      |
        | 6     | «Big 5»          | 4      | 1      |
        | 8     | «Big 5»          | 3      | 2      |
        | 9     | «Big 5»          | 4      | 1      |
        | 10    | «Big 5»          | 3      | 2      |
        | 4     | «Big 6»          | 3      | 3      |
        | 5     | «Big 6»          | 5      | 1      |
        | 6     | «Big 6»          | 3      | 3      |
        | 8     | «Big 6»          | 5      | 1      |
        | 9     | «Big 6»          | 3      | 3      |
        | 10    | «Big 6»          | 5      | 1      |
        | 4     | «Big 8»          | 4      | 4      |
        | 5     | «Big 8»          | 2      | 6      |
        | 6     | «Big 8»          | 4      | 4      |
        | 8     | «Big 8»          | 2      | 6      |
        | 9     | «Big 8»          | 4      | 4      |
        | 10    | «Big 8»          | 2      | 6      |
        | 4     | «Big 9»          | 3      | 6      |
        | 5     | «Big 9»          | 6      | 3      |
        | 6     | «Big 9»          | 3      | 6      |
        | 8     | «Big 9»          | 6      | 3      |
        | 9     | «Big 9»          | 3      | 6      |
        | 10    | «Big 9»          | 6      | 3      |
        | 4     | «Big 10»         | 5      | 5      |
        | 5     | «Big 10»         | 6      | 4      |
        | 6     | «Big 10»         | 5      | 5      |
        | 8     | «Big 10»         | 6      | 4      |
        | 9     | «Big 10»         | 5      | 5      |
        | 10    | «Big 10»         | 6      | 4      |

    @case:on-the-come-out @reading:multi_roll_on_come_out=working
    Esquema do Cenário: decide-se no lançamento de saída
      Dado que o jogador efectua no <aposta> uma aposta de 60
      Quando saem <dado 1> e <dado 2> nos dados
      Então o <aposta> <resultado>

      Exemplos:
        | aposta           | dado 1 | dado 2 | resultado |
        | «Hard Way» do 4  | 2      | 2      | ganha     |
        | «Hard Way» do 6  | 3      | 3      | ganha     |
        | «Hard Way» do 8  | 4      | 4      | ganha     |
        | «Hard Way» do 10 | 5      | 5      | ganha     |
        | «Big 4»          | 1      | 3      | ganha     |
        | «Big 5»          | 3      | 2      | ganha     |
        | «Big 6»          | 5      | 1      | ganha     |
        | «Big 8»          | 2      | 6      | ganha     |
        | «Big 9»          | 6      | 3      | ganha     |
        | «Big 10»         | 6      | 4      | ganha     |
        | «Hard Way» do 4  | 1      | 6      | perde     |
        | «Hard Way» do 6  | 2      | 5      | perde     |
        | «Hard Way» do 8  | 3      | 4      | perde     |
        | «Hard Way» do 10 | 4      | 3      | perde     |
        | «Big 4»          | 5      | 2      | perde     |
        | «Big 5»          | 6      | 1      | perde     |
        | «Big 6»          | 1      | 6      | perde     |
        | «Big 8»          | 2      | 5      | perde     |
        | «Big 9»          | 3      | 4      | perde     |
        | «Big 10»         | 4      | 3      | perde     |

    @case:hard-way-kept-when-the-point-is-made @reading:hard_way_other_totals=stay
    Esquema do Cenário: volta a sair o ponto do jogador e o «Hard Way» por decidir fica na mesa
      Dado que está marcado o <ponto> como ponto do jogador
      E que o jogador efectua no <aposta> uma aposta de 60
      Quando saem <dado 1> e <dado 2> nos dados
      Então o <aposta> mantém-se

      Exemplos:
        | ponto | aposta           | dado 1 | dado 2 |
        | 5     | «Hard Way» do 4  | 4      | 1      |
        | 9     | «Hard Way» do 6  | 6      | 3      |
        | 6     | «Hard Way» do 8  | 5      | 1      |
        | 5     | «Hard Way» do 10 | 2      | 3      |

    @case:big-number-kept-when-the-point-is-made @reading:big_number_other_totals=stay
    Esquema do Cenário: volta a sair o ponto do jogador e o «Big 6» e os demais por decidir ficam na mesa
      Dado que está marcado o <ponto> como ponto do jogador
      E que o jogador efectua no <aposta> uma aposta de 60
      Quando saem <dado 1> e <dado 2> nos dados
      Então o <aposta> mantém-se

      Exemplos:
        | ponto | aposta   | dado 1 | dado 2 |
        | 5     | «Big 4»  | 4      | 1      |
        | 6     | «Big 5»  | 4      | 2      |
        | 9     | «Big 6»  | 6      | 3      |
        | 10    | «Big 8»  | 5      | 5      |
        | 4     | «Big 9»  | 3      | 1      |
        | 5     | «Big 10» | 2      | 3      |

    @case:off-on-the-come-out @reading:multi_roll_on_come_out=off
    Esquema do Cenário: suspensa no lançamento de saída
      Dado que o jogador efectua no <aposta> uma aposta de 60
      Quando saem <dado 1> e <dado 2> nos dados
      Então o <aposta> mantém-se

      Exemplos:
        | aposta           | dado 1 | dado 2 |
        | «Hard Way» do 4  | 2      | 2      |
        | «Hard Way» do 6  | 3      | 3      |
        | «Hard Way» do 8  | 4      | 4      |
        | «Hard Way» do 10 | 5      | 5      |
        | «Big 4»          | 1      | 3      |
        | «Big 5»          | 3      | 2      |
        | «Big 6»          | 5      | 1      |
        | «Big 8»          | 2      | 6      |
        | «Big 9»          | 6      | 3      |
        | «Big 10»         | 6      | 4      |
        | «Hard Way» do 4  | 1      | 6      |
        | «Hard Way» do 6  | 2      | 5      |
        | «Hard Way» do 8  | 3      | 4      |
        | «Hard Way» do 10 | 4      | 3      |
        | «Big 4»          | 5      | 2      |
        | «Big 5»          | 6      | 1      |
        | «Big 6»          | 1      | 6      |
        | «Big 8»          | 2      | 5      |
        | «Big 9»          | 3      | 4      |
        | «Big 10»         | 4      | 3      |

  @art_5__para_4__point_1
  Regra: Alínea 1) do n.º 4 do artigo 5.º — «Hard Way»
    “1) «Hard Way» — quando o 4, 6, 8 ou 10 em que o jogador apostou é o resultado dos pontos dos dois dados, por exemplo, 3 e 3 somando 6. O jogador ganha quando sair o duplo do número em que apostou; perde quando o total for 7 e perde também quando o total resultar de pontos diferentes, como 1 e 5 ou 2 e 4 somando 6;”
    (tradução de trabalho, não oficial)

    @case:double-seven-and-unequal-pairs
    Esquema do Cenário: o duplo, o 7 e o mesmo total com pontos diferentes
      Dado que está marcado o 9 como ponto do jogador
      E que o jogador efectua no <aposta> uma aposta de 100
      Quando saem <dado 1> e <dado 2> nos dados
      Então o <aposta> <resultado>

      Exemplos:
        | aposta           | dado 1 | dado 2 | resultado |
        | «Hard Way» do 4  | 1      | 3      | perde     |
        | «Hard Way» do 4  | 2      | 2      | ganha     |
        | «Hard Way» do 4  | 3      | 1      | perde     |
        | «Hard Way» do 4  | 1      | 6      | perde     |
        | «Hard Way» do 4  | 2      | 5      | perde     |
        | «Hard Way» do 4  | 3      | 4      | perde     |
        | «Hard Way» do 4  | 4      | 3      | perde     |
        | «Hard Way» do 4  | 5      | 2      | perde     |
        | «Hard Way» do 4  | 6      | 1      | perde     |
        | «Hard Way» do 6  | 1      | 5      | perde     |
        | «Hard Way» do 6  | 2      | 4      | perde     |
        | «Hard Way» do 6  | 3      | 3      | ganha     |
        | «Hard Way» do 6  | 4      | 2      | perde     |
        | «Hard Way» do 6  | 5      | 1      | perde     |
        | «Hard Way» do 6  | 1      | 6      | perde     |
        | «Hard Way» do 6  | 2      | 5      | perde     |
        | «Hard Way» do 6  | 3      | 4      | perde     |
        | «Hard Way» do 6  | 4      | 3      | perde     |
        | «Hard Way» do 6  | 5      | 2      | perde     |
        | «Hard Way» do 6  | 6      | 1      | perde     |
        | «Hard Way» do 8  | 2      | 6      | perde     |
        | «Hard Way» do 8  | 3      | 5      | perde     |
        | «Hard Way» do 8  | 4      | 4      | ganha     |
        | «Hard Way» do 8  | 5      | 3      | perde     |
        | «Hard Way» do 8  | 6      | 2      | perde     |
        | «Hard Way» do 8  | 1      | 6      | perde     |
        | «Hard Way» do 8  | 2      | 5      | perde     |
        | «Hard Way» do 8  | 3      | 4      | perde     |
        | «Hard Way» do 8  | 4      | 3      | perde     |
        | «Hard Way» do 8  | 5      | 2      | perde     |
        | «Hard Way» do 8  | 6      | 1      | perde     |
        | «Hard Way» do 10 | 4      | 6      | perde     |
        | «Hard Way» do 10 | 5      | 5      | ganha     |
        | «Hard Way» do 10 | 6      | 4      | perde     |
        | «Hard Way» do 10 | 1      | 6      | perde     |
        | «Hard Way» do 10 | 2      | 5      | perde     |
        | «Hard Way» do 10 | 3      | 4      | perde     |
        | «Hard Way» do 10 | 4      | 3      | perde     |
        | «Hard Way» do 10 | 5      | 2      | perde     |
        | «Hard Way» do 10 | 6      | 1      | perde     |

    @case:other-totals
    Esquema do Cenário: saem outros totais
      Dado que está marcado o 9 como ponto do jogador
      E que o jogador efectua no <aposta> uma aposta de 100
      Quando saem <dado 1> e <dado 2> nos dados
      Então o <aposta> <resultado>

      @reading:hard_way_other_totals=stay
      Exemplos: interpretação: com outros totais a aposta mantém-se
        | aposta           | dado 1 | dado 2 | resultado |
        | «Hard Way» do 4  | 1      | 1      | mantém-se |
        | «Hard Way» do 4  | 1      | 2      | mantém-se |
        | «Hard Way» do 4  | 1      | 4      | mantém-se |
        | «Hard Way» do 4  | 1      | 5      | mantém-se |
        | «Hard Way» do 4  | 2      | 3      | mantém-se |
        | «Hard Way» do 4  | 2      | 4      | mantém-se |
        | «Hard Way» do 4  | 2      | 6      | mantém-se |
        | «Hard Way» do 4  | 3      | 3      | mantém-se |
        | «Hard Way» do 4  | 3      | 5      | mantém-se |
        | «Hard Way» do 4  | 3      | 6      | mantém-se |
        | «Hard Way» do 4  | 4      | 4      | mantém-se |
        | «Hard Way» do 4  | 4      | 5      | mantém-se |
        | «Hard Way» do 4  | 4      | 6      | mantém-se |
        | «Hard Way» do 4  | 5      | 3      | mantém-se |
        | «Hard Way» do 4  | 5      | 5      | mantém-se |
        | «Hard Way» do 4  | 5      | 6      | mantém-se |
        | «Hard Way» do 4  | 6      | 2      | mantém-se |
        | «Hard Way» do 4  | 6      | 6      | mantém-se |
        | «Hard Way» do 6  | 1      | 1      | mantém-se |
        | «Hard Way» do 6  | 1      | 2      | mantém-se |
        | «Hard Way» do 6  | 1      | 3      | mantém-se |
        | «Hard Way» do 6  | 1      | 4      | mantém-se |
        | «Hard Way» do 6  | 2      | 2      | mantém-se |
        | «Hard Way» do 6  | 2      | 3      | mantém-se |
        | «Hard Way» do 6  | 2      | 6      | mantém-se |
        | «Hard Way» do 6  | 3      | 5      | mantém-se |
        | «Hard Way» do 6  | 3      | 6      | mantém-se |
        | «Hard Way» do 6  | 4      | 4      | mantém-se |
        | «Hard Way» do 6  | 4      | 5      | mantém-se |
        | «Hard Way» do 6  | 4      | 6      | mantém-se |
        | «Hard Way» do 6  | 5      | 5      | mantém-se |
        | «Hard Way» do 6  | 5      | 6      | mantém-se |
        | «Hard Way» do 6  | 6      | 4      | mantém-se |
        | «Hard Way» do 6  | 6      | 6      | mantém-se |
        | «Hard Way» do 8  | 1      | 1      | mantém-se |
        | «Hard Way» do 8  | 1      | 2      | mantém-se |
        | «Hard Way» do 8  | 1      | 3      | mantém-se |
        | «Hard Way» do 8  | 1      | 4      | mantém-se |
        | «Hard Way» do 8  | 1      | 5      | mantém-se |
        | «Hard Way» do 8  | 2      | 2      | mantém-se |
        | «Hard Way» do 8  | 2      | 3      | mantém-se |
        | «Hard Way» do 8  | 2      | 4      | mantém-se |
        | «Hard Way» do 8  | 3      | 1      | mantém-se |
        | «Hard Way» do 8  | 3      | 3      | mantém-se |
        | «Hard Way» do 8  | 3      | 6      | mantém-se |
        | «Hard Way» do 8  | 4      | 5      | mantém-se |
        | «Hard Way» do 8  | 4      | 6      | mantém-se |
        | «Hard Way» do 8  | 5      | 5      | mantém-se |
        | «Hard Way» do 8  | 5      | 6      | mantém-se |
        | «Hard Way» do 8  | 6      | 6      | mantém-se |
        | «Hard Way» do 10 | 1      | 1      | mantém-se |
        | «Hard Way» do 10 | 1      | 2      | mantém-se |
        | «Hard Way» do 10 | 1      | 3      | mantém-se |
        | «Hard Way» do 10 | 1      | 4      | mantém-se |
        | «Hard Way» do 10 | 1      | 5      | mantém-se |
        | «Hard Way» do 10 | 2      | 2      | mantém-se |
        | «Hard Way» do 10 | 2      | 3      | mantém-se |
        | «Hard Way» do 10 | 2      | 4      | mantém-se |
        | «Hard Way» do 10 | 2      | 6      | mantém-se |
        | «Hard Way» do 10 | 3      | 3      | mantém-se |
        | «Hard Way» do 10 | 3      | 5      | mantém-se |
        | «Hard Way» do 10 | 3      | 6      | mantém-se |
        | «Hard Way» do 10 | 4      | 2      | mantém-se |
        | «Hard Way» do 10 | 4      | 4      | mantém-se |
        | «Hard Way» do 10 | 4      | 5      | mantém-se |
        | «Hard Way» do 10 | 5      | 1      | mantém-se |
        | «Hard Way» do 10 | 5      | 6      | mantém-se |
        | «Hard Way» do 10 | 6      | 6      | mantém-se |

      @reading:hard_way_other_totals=unequal_pairs_lose
      Exemplos: interpretação: perde com quaisquer pontos diferentes
        | aposta           | dado 1 | dado 2 | resultado |
        | «Hard Way» do 4  | 1      | 1      | mantém-se |
        | «Hard Way» do 4  | 1      | 2      | perde     |
        | «Hard Way» do 4  | 1      | 4      | perde     |
        | «Hard Way» do 4  | 1      | 5      | perde     |
        | «Hard Way» do 4  | 2      | 3      | perde     |
        | «Hard Way» do 4  | 2      | 4      | perde     |
        | «Hard Way» do 4  | 2      | 6      | perde     |
        | «Hard Way» do 4  | 3      | 3      | mantém-se |
        | «Hard Way» do 4  | 3      | 5      | perde     |
        | «Hard Way» do 4  | 3      | 6      | perde     |
        | «Hard Way» do 4  | 4      | 4      | mantém-se |
        | «Hard Way» do 4  | 4      | 5      | perde     |
        | «Hard Way» do 4  | 4      | 6      | perde     |
        | «Hard Way» do 4  | 5      | 3      | perde     |
        | «Hard Way» do 4  | 5      | 5      | mantém-se |
        | «Hard Way» do 4  | 5      | 6      | perde     |
        | «Hard Way» do 4  | 6      | 2      | perde     |
        | «Hard Way» do 4  | 6      | 6      | mantém-se |
        | «Hard Way» do 6  | 1      | 1      | mantém-se |
        | «Hard Way» do 6  | 1      | 2      | perde     |
        | «Hard Way» do 6  | 1      | 3      | perde     |
        | «Hard Way» do 6  | 1      | 4      | perde     |
        | «Hard Way» do 6  | 2      | 2      | mantém-se |
        | «Hard Way» do 6  | 2      | 3      | perde     |
        | «Hard Way» do 6  | 2      | 6      | perde     |
        | «Hard Way» do 6  | 3      | 5      | perde     |
        | «Hard Way» do 6  | 3      | 6      | perde     |
        | «Hard Way» do 6  | 4      | 4      | mantém-se |
        | «Hard Way» do 6  | 4      | 5      | perde     |
        | «Hard Way» do 6  | 4      | 6      | perde     |
        | «Hard Way» do 6  | 5      | 5      | mantém-se |
        | «Hard Way» do 6  | 5      | 6      | perde     |
        | «Hard Way» do 6  | 6      | 4      | perde     |
        | «Hard Way» do 6  | 6      | 6      | mantém-se |
        | «Hard Way» do 8  | 1      | 1      | mantém-se |
        | «Hard Way» do 8  | 1      | 2      | perde     |
        | «Hard Way» do 8  | 1      | 3      | perde     |
        | «Hard Way» do 8  | 1      | 4      | perde     |
        | «Hard Way» do 8  | 1      | 5      | perde     |
        | «Hard Way» do 8  | 2      | 2      | mantém-se |
        | «Hard Way» do 8  | 2      | 3      | perde     |
        | «Hard Way» do 8  | 2      | 4      | perde     |
        | «Hard Way» do 8  | 3      | 1      | perde     |
        | «Hard Way» do 8  | 3      | 3      | mantém-se |
        | «Hard Way» do 8  | 3      | 6      | perde     |
        | «Hard Way» do 8  | 4      | 5      | perde     |
        | «Hard Way» do 8  | 4      | 6      | perde     |
        | «Hard Way» do 8  | 5      | 5      | mantém-se |
        | «Hard Way» do 8  | 5      | 6      | perde     |
        | «Hard Way» do 8  | 6      | 6      | mantém-se |
        | «Hard Way» do 10 | 1      | 1      | mantém-se |
        | «Hard Way» do 10 | 1      | 2      | perde     |
        | «Hard Way» do 10 | 1      | 3      | perde     |
        | «Hard Way» do 10 | 1      | 4      | perde     |
        | «Hard Way» do 10 | 1      | 5      | perde     |
        | «Hard Way» do 10 | 2      | 2      | mantém-se |
        | «Hard Way» do 10 | 2      | 3      | perde     |
        | «Hard Way» do 10 | 2      | 4      | perde     |
        | «Hard Way» do 10 | 2      | 6      | perde     |
        | «Hard Way» do 10 | 3      | 3      | mantém-se |
        | «Hard Way» do 10 | 3      | 5      | perde     |
        | «Hard Way» do 10 | 3      | 6      | perde     |
        | «Hard Way» do 10 | 4      | 2      | perde     |
        | «Hard Way» do 10 | 4      | 4      | mantém-se |
        | «Hard Way» do 10 | 4      | 5      | perde     |
        | «Hard Way» do 10 | 5      | 1      | perde     |
        | «Hard Way» do 10 | 5      | 6      | perde     |
        | «Hard Way» do 10 | 6      | 6      | mantém-se |

    @case:stake-of-a-won-bet-not-decided @silent @reading:winning_bets=silent
    Esquema do Cenário: o texto não diz o que sucede ao montante da aposta ganha
      Dado que está marcado o 9 como ponto do jogador
      E que o jogador efectua no <aposta> uma aposta de 100
      Quando saem <dado 1> e <dado 2> nos dados
      Então o texto não diz o que sucede ao montante da aposta ganha no <aposta>, registando-se o que a mesa fez

      Exemplos:
        | aposta           | dado 1 | dado 2 |
        | «Hard Way» do 4  | 2      | 2      |
        | «Hard Way» do 6  | 3      | 3      |
        | «Hard Way» do 8  | 4      | 4      |
        | «Hard Way» do 10 | 5      | 5      |

    @case:other-totals-are-not-decided @silent @reading:hard_way_other_totals=silent
    Esquema do Cenário: saem outros totais, sobre o que o texto nada dispõe
      Dado que está marcado o 9 como ponto do jogador
      E que o jogador efectua no <aposta> uma aposta de 100
      Quando saem <dado 1> e <dado 2> nos dados
      Então o texto não determina o resultado do <aposta>, registando-se o que a mesa fez

      Exemplos:
        | aposta           | dado 1 | dado 2 |
        | «Hard Way» do 4  | 1      | 1      |
        | «Hard Way» do 4  | 2      | 1      |
        | «Hard Way» do 4  | 3      | 2      |
        | «Hard Way» do 4  | 5      | 1      |
        | «Hard Way» do 4  | 2      | 6      |
        | «Hard Way» do 4  | 6      | 3      |
        | «Hard Way» do 4  | 6      | 4      |
        | «Hard Way» do 4  | 5      | 6      |
        | «Hard Way» do 4  | 6      | 6      |
        | «Hard Way» do 6  | 1      | 1      |
        | «Hard Way» do 6  | 2      | 1      |
        | «Hard Way» do 6  | 1      | 3      |
        | «Hard Way» do 6  | 3      | 2      |
        | «Hard Way» do 6  | 2      | 6      |
        | «Hard Way» do 6  | 6      | 3      |
        | «Hard Way» do 6  | 6      | 4      |
        | «Hard Way» do 6  | 5      | 6      |
        | «Hard Way» do 6  | 6      | 6      |
        | «Hard Way» do 8  | 1      | 1      |
        | «Hard Way» do 8  | 2      | 1      |
        | «Hard Way» do 8  | 1      | 3      |
        | «Hard Way» do 8  | 3      | 2      |
        | «Hard Way» do 8  | 5      | 1      |
        | «Hard Way» do 8  | 6      | 3      |
        | «Hard Way» do 8  | 6      | 4      |
        | «Hard Way» do 8  | 5      | 6      |
        | «Hard Way» do 8  | 6      | 6      |
        | «Hard Way» do 10 | 1      | 1      |
        | «Hard Way» do 10 | 2      | 1      |
        | «Hard Way» do 10 | 1      | 3      |
        | «Hard Way» do 10 | 3      | 2      |
        | «Hard Way» do 10 | 5      | 1      |
        | «Hard Way» do 10 | 2      | 6      |
        | «Hard Way» do 10 | 6      | 3      |
        | «Hard Way» do 10 | 5      | 6      |
        | «Hard Way» do 10 | 6      | 6      |

    @case:on-the-come-out @reading:multi_roll_on_come_out=working
    Esquema do Cenário: decide-se no lançamento de saída
      Dado que o jogador efectua no <aposta> uma aposta de 100
      Quando saem <dado 1> e <dado 2> nos dados
      Então o <aposta> <resultado>

      Exemplos:
        | aposta           | dado 1 | dado 2 | resultado |
        | «Hard Way» do 4  | 2      | 2      | ganha     |
        | «Hard Way» do 6  | 3      | 3      | ganha     |
        | «Hard Way» do 8  | 4      | 4      | ganha     |
        | «Hard Way» do 10 | 5      | 5      | ganha     |
        | «Hard Way» do 4  | 1      | 6      | perde     |
        | «Hard Way» do 6  | 2      | 5      | perde     |
        | «Hard Way» do 8  | 3      | 4      | perde     |
        | «Hard Way» do 10 | 4      | 3      | perde     |
        | «Hard Way» do 4  | 1      | 3      | perde     |
        | «Hard Way» do 6  | 5      | 1      | perde     |
        | «Hard Way» do 8  | 3      | 5      | perde     |
        | «Hard Way» do 10 | 6      | 4      | perde     |

    @case:four-hard-ways-together @reading:hard_way_other_totals=stay
    Cenário: os quatro «Hard Way» ao mesmo tempo: só ganha o duplo do número apostado
      Dado que está marcado o 9 como ponto do jogador
      E que o jogador efectua no «Hard Way» do 4 uma aposta de 100
      E que o jogador efectua no «Hard Way» do 6 uma aposta de 100
      E que o jogador efectua no «Hard Way» do 8 uma aposta de 100
      E que o jogador efectua no «Hard Way» do 10 uma aposta de 100
      Quando saem 3 e 3 nos dados
      Então o «Hard Way» do 6 ganha
      E a aposta no «Hard Way» do 4 está na mesa
      E a aposta no «Hard Way» do 8 está na mesa
      E a aposta no «Hard Way» do 10 está na mesa

    @case:seven-takes-all-hard-ways
    Cenário: os quatro «Hard Way» ao mesmo tempo: com o 7 perdem todos
      Dado que está marcado o 9 como ponto do jogador
      E que o jogador efectua no «Hard Way» do 4 uma aposta de 100
      E que o jogador efectua no «Hard Way» do 6 uma aposta de 100
      E que o jogador efectua no «Hard Way» do 8 uma aposta de 100
      E que o jogador efectua no «Hard Way» do 10 uma aposta de 100
      Quando saem 3 e 4 nos dados
      Então o «Hard Way» do 4 perde
      E o «Hard Way» do 6 perde
      E o «Hard Way» do 8 perde
      E o «Hard Way» do 10 perde

  @art_5__para_4__point_2
  Regra: Alínea 2) do n.º 4 do artigo 5.º — «Big 6» e «Big 8»
    “2) «Big 6 or Big 8» — o jogador aposta no total de 6 ou no total de 8 contra o total de 7, isto é, que o total de 6 ou o total de 8 sai antes do total de 7. Se sair qualquer outro total, considera-se empate, caso em que o jogador não ganha nem perde;”
    (tradução de trabalho, não oficial)

    @case:the-number-or-seven
    Esquema do Cenário: ganha com o número apostado e perde com o 7
      Dado que está marcado o 5 como ponto do jogador
      E que o jogador efectua no <aposta> uma aposta de 60
      Quando saem <dado 1> e <dado 2> nos dados
      Então o <aposta> <resultado>

      Exemplos:
        | aposta  | dado 1 | dado 2 | resultado |
        | «Big 6» | 1      | 5      | ganha     |
        | «Big 6» | 2      | 4      | ganha     |
        | «Big 6» | 3      | 3      | ganha     |
        | «Big 6» | 4      | 2      | ganha     |
        | «Big 6» | 5      | 1      | ganha     |
        | «Big 8» | 2      | 6      | ganha     |
        | «Big 8» | 3      | 5      | ganha     |
        | «Big 8» | 4      | 4      | ganha     |
        | «Big 8» | 5      | 3      | ganha     |
        | «Big 8» | 6      | 2      | ganha     |
        | «Big 6» | 1      | 6      | perde     |
        | «Big 6» | 2      | 5      | perde     |
        | «Big 6» | 3      | 4      | perde     |
        | «Big 6» | 4      | 3      | perde     |
        | «Big 6» | 5      | 2      | perde     |
        | «Big 6» | 6      | 1      | perde     |
        | «Big 8» | 1      | 6      | perde     |
        | «Big 8» | 2      | 5      | perde     |
        | «Big 8» | 3      | 4      | perde     |
        | «Big 8» | 4      | 3      | perde     |
        | «Big 8» | 5      | 2      | perde     |
        | «Big 8» | 6      | 1      | perde     |

    @case:on-the-come-out @reading:multi_roll_on_come_out=working
    Esquema do Cenário: decide-se no lançamento de saída
      Dado que o jogador efectua no <aposta> uma aposta de 60
      Quando saem <dado 1> e <dado 2> nos dados
      Então o <aposta> <resultado>

      Exemplos:
        | aposta  | dado 1 | dado 2 | resultado |
        | «Big 6» | 3      | 3      | ganha     |
        | «Big 8» | 4      | 4      | ganha     |
        | «Big 6» | 1      | 6      | perde     |
        | «Big 8» | 3      | 4      | perde     |

    @case:with-the-point-made-on-the-same-throw
    Esquema do Cenário: o mesmo lançamento faz também o ponto do jogador
      Dado que o jogador efectua no «Pass Line» uma aposta de 10
      E que está marcado o <ponto> como ponto do jogador
      E que o jogador efectua no <aposta> uma aposta de 60
      Quando saem <dado 1> e <dado 2> nos dados
      Então o <aposta> ganha
      E o «Pass Line» ganha

      Exemplos:
        | ponto | aposta  | dado 1 | dado 2 |
        | 6     | «Big 6» | 5      | 1      |
        | 6     | «Big 6» | 3      | 3      |
        | 8     | «Big 8» | 2      | 6      |
        | 8     | «Big 8» | 4      | 4      |

    @case:seven-takes-the-stake-alone
    Esquema do Cenário: com o 7 perde-se apenas o montante apostado
      Dado que está marcado o 5 como ponto do jogador
      E que o jogador efectua no <aposta> uma aposta de 60
      Quando saem <dado 1> e <dado 2> nos dados
      Então o <aposta> perde
      E o saldo do jogador é de 9940

      Exemplos:
        | aposta  | dado 1 | dado 2 |
        | «Big 6» | 4      | 3      |
        | «Big 8» | 6      | 1      |

    @case:other-totals
    Esquema do Cenário: saem outros totais
      Dado que está marcado o 5 como ponto do jogador
      E que o jogador efectua no <aposta> uma aposta de 60
      Quando saem <dado 1> e <dado 2> nos dados
      Então o <aposta> <resultado>

      @reading:big_number_other_totals=tie
      Exemplos: interpretação: empate, com restituição da aposta
        | aposta  | dado 1 | dado 2 | resultado |
        | «Big 6» | 1      | 1      | empata    |
        | «Big 6» | 2      | 1      | empata    |
        | «Big 6» | 2      | 2      | empata    |
        | «Big 6» | 3      | 2      | empata    |
        | «Big 6» | 6      | 3      | empata    |
        | «Big 6» | 5      | 5      | empata    |
        | «Big 6» | 5      | 6      | empata    |
        | «Big 6» | 6      | 6      | empata    |
        | «Big 8» | 1      | 1      | empata    |
        | «Big 8» | 2      | 1      | empata    |
        | «Big 8» | 2      | 2      | empata    |
        | «Big 8» | 3      | 2      | empata    |
        | «Big 8» | 6      | 3      | empata    |
        | «Big 8» | 5      | 5      | empata    |
        | «Big 8» | 5      | 6      | empata    |
        | «Big 8» | 6      | 6      | empata    |

      @reading:big_number_other_totals=stay
      Exemplos: interpretação: empate, mantendo-se a aposta
        | aposta  | dado 1 | dado 2 | resultado |
        | «Big 6» | 1      | 1      | mantém-se |
        | «Big 6» | 2      | 1      | mantém-se |
        | «Big 6» | 2      | 2      | mantém-se |
        | «Big 6» | 3      | 2      | mantém-se |
        | «Big 6» | 6      | 3      | mantém-se |
        | «Big 6» | 5      | 5      | mantém-se |
        | «Big 6» | 5      | 6      | mantém-se |
        | «Big 6» | 6      | 6      | mantém-se |
        | «Big 8» | 1      | 1      | mantém-se |
        | «Big 8» | 2      | 1      | mantém-se |
        | «Big 8» | 2      | 2      | mantém-se |
        | «Big 8» | 3      | 2      | mantém-se |
        | «Big 8» | 6      | 3      | mantém-se |
        | «Big 8» | 5      | 5      | mantém-se |
        | «Big 8» | 5      | 6      | mantém-se |
        | «Big 8» | 6      | 6      | mantém-se |

    @case:the-other-number-ties @reading:big_number_form=separate @reading:big_number_other_totals=tie
    Esquema do Cenário: sai o outro número e a aposta é restituída
      Dado que está marcado o 5 como ponto do jogador
      E que o jogador efectua no <aposta> uma aposta de 60
      Quando saem <dado 1> e <dado 2> nos dados
      Então o <aposta> empata
      E o saldo do jogador é de 10000

      Exemplos:
        | aposta  | dado 1 | dado 2 |
        | «Big 6» | 2      | 6      |
        | «Big 6» | 3      | 5      |
        | «Big 6» | 4      | 4      |
        | «Big 6» | 5      | 3      |
        | «Big 6» | 6      | 2      |
        | «Big 8» | 1      | 5      |
        | «Big 8» | 2      | 4      |
        | «Big 8» | 3      | 3      |
        | «Big 8» | 4      | 2      |
        | «Big 8» | 5      | 1      |

    @case:the-other-number-leaves-the-bet @reading:big_number_form=separate @reading:big_number_other_totals=stay
    Esquema do Cenário: sai o outro número e a aposta mantém-se
      Dado que está marcado o 5 como ponto do jogador
      E que o jogador efectua no <aposta> uma aposta de 60
      Quando saem <dado 1> e <dado 2> nos dados
      Então o <aposta> mantém-se

      Exemplos:
        | aposta  | dado 1 | dado 2 |
        | «Big 6» | 2      | 6      |
        | «Big 6» | 3      | 5      |
        | «Big 6» | 4      | 4      |
        | «Big 6» | 5      | 3      |
        | «Big 6» | 6      | 2      |
        | «Big 8» | 1      | 5      |
        | «Big 8» | 2      | 4      |
        | «Big 8» | 3      | 3      |
        | «Big 8» | 4      | 2      |
        | «Big 8» | 5      | 1      |

    @case:the-other-number-wins @reading:big_number_form=either
    Esquema do Cenário: ganha com qualquer dos dois números
      Dado que está marcado o 5 como ponto do jogador
      E que o jogador efectua no <aposta> uma aposta de 60
      Quando saem <dado 1> e <dado 2> nos dados
      Então o <aposta> ganha

      Exemplos:
        | aposta  | dado 1 | dado 2 |
        | «Big 6» | 2      | 6      |
        | «Big 6» | 3      | 5      |
        | «Big 6» | 4      | 4      |
        | «Big 6» | 5      | 3      |
        | «Big 6» | 6      | 2      |
        | «Big 8» | 1      | 5      |
        | «Big 8» | 2      | 4      |
        | «Big 8» | 3      | 3      |
        | «Big 8» | 4      | 2      |
        | «Big 8» | 5      | 1      |

  @art_5__para_4__point_3
  Regra: Alínea 3) do n.º 4 do artigo 5.º — «Big 5» e «Big 9»
    “3) «Big 5 or 9» — o jogador aposta no total de 5 ou no total de 9 contra o total de 7, isto é, que o total de 5 ou o total de 9 sai antes do total de 7. Se sair qualquer outro total, considera-se empate, caso em que o jogador não ganha nem perde;”
    (tradução de trabalho, não oficial)

    @case:the-number-or-seven
    Esquema do Cenário: ganha com o número apostado e perde com o 7
      Dado que está marcado o 6 como ponto do jogador
      E que o jogador efectua no <aposta> uma aposta de 60
      Quando saem <dado 1> e <dado 2> nos dados
      Então o <aposta> <resultado>

      Exemplos:
        | aposta  | dado 1 | dado 2 | resultado |
        | «Big 5» | 1      | 4      | ganha     |
        | «Big 5» | 2      | 3      | ganha     |
        | «Big 5» | 3      | 2      | ganha     |
        | «Big 5» | 4      | 1      | ganha     |
        | «Big 9» | 3      | 6      | ganha     |
        | «Big 9» | 4      | 5      | ganha     |
        | «Big 9» | 5      | 4      | ganha     |
        | «Big 9» | 6      | 3      | ganha     |
        | «Big 5» | 1      | 6      | perde     |
        | «Big 5» | 2      | 5      | perde     |
        | «Big 5» | 3      | 4      | perde     |
        | «Big 5» | 4      | 3      | perde     |
        | «Big 5» | 5      | 2      | perde     |
        | «Big 5» | 6      | 1      | perde     |
        | «Big 9» | 1      | 6      | perde     |
        | «Big 9» | 2      | 5      | perde     |
        | «Big 9» | 3      | 4      | perde     |
        | «Big 9» | 4      | 3      | perde     |
        | «Big 9» | 5      | 2      | perde     |
        | «Big 9» | 6      | 1      | perde     |

    @case:on-the-come-out @reading:multi_roll_on_come_out=working
    Esquema do Cenário: decide-se no lançamento de saída
      Dado que o jogador efectua no <aposta> uma aposta de 60
      Quando saem <dado 1> e <dado 2> nos dados
      Então o <aposta> <resultado>

      Exemplos:
        | aposta  | dado 1 | dado 2 | resultado |
        | «Big 5» | 4      | 1      | ganha     |
        | «Big 9» | 3      | 6      | ganha     |
        | «Big 5» | 6      | 1      | perde     |
        | «Big 9» | 4      | 3      | perde     |

    @case:with-the-point-made-on-the-same-throw
    Esquema do Cenário: o mesmo lançamento faz também o ponto do jogador
      Dado que o jogador efectua no «Pass Line» uma aposta de 10
      E que está marcado o <ponto> como ponto do jogador
      E que o jogador efectua no <aposta> uma aposta de 60
      Quando saem <dado 1> e <dado 2> nos dados
      Então o <aposta> ganha
      E o «Pass Line» ganha

      Exemplos:
        | ponto | aposta  | dado 1 | dado 2 |
        | 5     | «Big 5» | 3      | 2      |
        | 5     | «Big 5» | 4      | 1      |
        | 9     | «Big 9» | 6      | 3      |
        | 9     | «Big 9» | 3      | 6      |

    @case:seven-takes-the-stake-alone
    Esquema do Cenário: com o 7 perde-se apenas o montante apostado
      Dado que está marcado o 6 como ponto do jogador
      E que o jogador efectua no <aposta> uma aposta de 60
      Quando saem <dado 1> e <dado 2> nos dados
      Então o <aposta> perde
      E o saldo do jogador é de 9940

      Exemplos:
        | aposta  | dado 1 | dado 2 |
        | «Big 5» | 3      | 4      |
        | «Big 9» | 1      | 6      |

    @case:other-totals
    Esquema do Cenário: saem outros totais
      Dado que está marcado o 6 como ponto do jogador
      E que o jogador efectua no <aposta> uma aposta de 60
      Quando saem <dado 1> e <dado 2> nos dados
      Então o <aposta> <resultado>

      @reading:big_number_other_totals=tie
      Exemplos: interpretação: empate, com restituição da aposta
        | aposta  | dado 1 | dado 2 | resultado |
        | «Big 5» | 1      | 1      | empata    |
        | «Big 5» | 2      | 1      | empata    |
        | «Big 5» | 2      | 2      | empata    |
        | «Big 5» | 3      | 3      | empata    |
        | «Big 5» | 4      | 4      | empata    |
        | «Big 5» | 5      | 5      | empata    |
        | «Big 5» | 5      | 6      | empata    |
        | «Big 5» | 6      | 6      | empata    |
        | «Big 9» | 1      | 1      | empata    |
        | «Big 9» | 2      | 1      | empata    |
        | «Big 9» | 2      | 2      | empata    |
        | «Big 9» | 3      | 3      | empata    |
        | «Big 9» | 4      | 4      | empata    |
        | «Big 9» | 5      | 5      | empata    |
        | «Big 9» | 5      | 6      | empata    |
        | «Big 9» | 6      | 6      | empata    |

      @reading:big_number_other_totals=stay
      Exemplos: interpretação: empate, mantendo-se a aposta
        | aposta  | dado 1 | dado 2 | resultado |
        | «Big 5» | 1      | 1      | mantém-se |
        | «Big 5» | 2      | 1      | mantém-se |
        | «Big 5» | 2      | 2      | mantém-se |
        | «Big 5» | 3      | 3      | mantém-se |
        | «Big 5» | 4      | 4      | mantém-se |
        | «Big 5» | 5      | 5      | mantém-se |
        | «Big 5» | 5      | 6      | mantém-se |
        | «Big 5» | 6      | 6      | mantém-se |
        | «Big 9» | 1      | 1      | mantém-se |
        | «Big 9» | 2      | 1      | mantém-se |
        | «Big 9» | 2      | 2      | mantém-se |
        | «Big 9» | 3      | 3      | mantém-se |
        | «Big 9» | 4      | 4      | mantém-se |
        | «Big 9» | 5      | 5      | mantém-se |
        | «Big 9» | 5      | 6      | mantém-se |
        | «Big 9» | 6      | 6      | mantém-se |

    @case:the-other-number-ties @reading:big_number_form=separate @reading:big_number_other_totals=tie
    Esquema do Cenário: sai o outro número e a aposta é restituída
      Dado que está marcado o 6 como ponto do jogador
      E que o jogador efectua no <aposta> uma aposta de 60
      Quando saem <dado 1> e <dado 2> nos dados
      Então o <aposta> empata
      E o saldo do jogador é de 10000

      Exemplos:
        | aposta  | dado 1 | dado 2 |
        | «Big 5» | 3      | 6      |
        | «Big 5» | 4      | 5      |
        | «Big 5» | 5      | 4      |
        | «Big 5» | 6      | 3      |
        | «Big 9» | 1      | 4      |
        | «Big 9» | 2      | 3      |
        | «Big 9» | 3      | 2      |
        | «Big 9» | 4      | 1      |

    @case:the-other-number-leaves-the-bet @reading:big_number_form=separate @reading:big_number_other_totals=stay
    Esquema do Cenário: sai o outro número e a aposta mantém-se
      Dado que está marcado o 6 como ponto do jogador
      E que o jogador efectua no <aposta> uma aposta de 60
      Quando saem <dado 1> e <dado 2> nos dados
      Então o <aposta> mantém-se

      Exemplos:
        | aposta  | dado 1 | dado 2 |
        | «Big 5» | 3      | 6      |
        | «Big 5» | 4      | 5      |
        | «Big 5» | 5      | 4      |
        | «Big 5» | 6      | 3      |
        | «Big 9» | 1      | 4      |
        | «Big 9» | 2      | 3      |
        | «Big 9» | 3      | 2      |
        | «Big 9» | 4      | 1      |

    @case:the-other-number-wins @reading:big_number_form=either
    Esquema do Cenário: ganha com qualquer dos dois números
      Dado que está marcado o 6 como ponto do jogador
      E que o jogador efectua no <aposta> uma aposta de 60
      Quando saem <dado 1> e <dado 2> nos dados
      Então o <aposta> ganha

      Exemplos:
        | aposta  | dado 1 | dado 2 |
        | «Big 5» | 3      | 6      |
        | «Big 5» | 4      | 5      |
        | «Big 5» | 5      | 4      |
        | «Big 5» | 6      | 3      |
        | «Big 9» | 1      | 4      |
        | «Big 9» | 2      | 3      |
        | «Big 9» | 3      | 2      |
        | «Big 9» | 4      | 1      |

  @art_5__para_4__point_4
  Regra: Alínea 4) do n.º 4 do artigo 5.º — «Big 4» e «Big 10»
    “4) «Big 4 or 10» — o jogador aposta no total de 4 ou no total de 10 contra o total de 7, isto é, que o total de 4 ou o total de 10 sai antes do total de 7. Se sair qualquer outro total, considera-se empate, caso em que o jogador não ganha nem perde;”
    (tradução de trabalho, não oficial)

    @case:the-number-or-seven
    Esquema do Cenário: ganha com o número apostado e perde com o 7
      Dado que está marcado o 6 como ponto do jogador
      E que o jogador efectua no <aposta> uma aposta de 60
      Quando saem <dado 1> e <dado 2> nos dados
      Então o <aposta> <resultado>

      Exemplos:
        | aposta   | dado 1 | dado 2 | resultado |
        | «Big 4»  | 1      | 3      | ganha     |
        | «Big 4»  | 2      | 2      | ganha     |
        | «Big 4»  | 3      | 1      | ganha     |
        | «Big 10» | 4      | 6      | ganha     |
        | «Big 10» | 5      | 5      | ganha     |
        | «Big 10» | 6      | 4      | ganha     |
        | «Big 4»  | 1      | 6      | perde     |
        | «Big 4»  | 2      | 5      | perde     |
        | «Big 4»  | 3      | 4      | perde     |
        | «Big 4»  | 4      | 3      | perde     |
        | «Big 4»  | 5      | 2      | perde     |
        | «Big 4»  | 6      | 1      | perde     |
        | «Big 10» | 1      | 6      | perde     |
        | «Big 10» | 2      | 5      | perde     |
        | «Big 10» | 3      | 4      | perde     |
        | «Big 10» | 4      | 3      | perde     |
        | «Big 10» | 5      | 2      | perde     |
        | «Big 10» | 6      | 1      | perde     |

    @case:on-the-come-out @reading:multi_roll_on_come_out=working
    Esquema do Cenário: decide-se no lançamento de saída
      Dado que o jogador efectua no <aposta> uma aposta de 60
      Quando saem <dado 1> e <dado 2> nos dados
      Então o <aposta> <resultado>

      Exemplos:
        | aposta   | dado 1 | dado 2 | resultado |
        | «Big 4»  | 2      | 2      | ganha     |
        | «Big 10» | 5      | 5      | ganha     |
        | «Big 4»  | 5      | 2      | perde     |
        | «Big 10» | 5      | 2      | perde     |

    @case:with-the-point-made-on-the-same-throw
    Esquema do Cenário: o mesmo lançamento faz também o ponto do jogador
      Dado que o jogador efectua no «Pass Line» uma aposta de 10
      E que está marcado o <ponto> como ponto do jogador
      E que o jogador efectua no <aposta> uma aposta de 60
      Quando saem <dado 1> e <dado 2> nos dados
      Então o <aposta> ganha
      E o «Pass Line» ganha

      Exemplos:
        | ponto | aposta   | dado 1 | dado 2 |
        | 4     | «Big 4»  | 1      | 3      |
        | 4     | «Big 4»  | 2      | 2      |
        | 10    | «Big 10» | 6      | 4      |
        | 10    | «Big 10» | 5      | 5      |

    @case:seven-takes-the-stake-alone
    Esquema do Cenário: com o 7 perde-se apenas o montante apostado
      Dado que está marcado o 6 como ponto do jogador
      E que o jogador efectua no <aposta> uma aposta de 60
      Quando saem <dado 1> e <dado 2> nos dados
      Então o <aposta> perde
      E o saldo do jogador é de 9940

      Exemplos:
        | aposta   | dado 1 | dado 2 |
        | «Big 4»  | 2      | 5      |
        | «Big 10» | 2      | 5      |

    @case:other-totals
    Esquema do Cenário: saem outros totais
      Dado que está marcado o 6 como ponto do jogador
      E que o jogador efectua no <aposta> uma aposta de 60
      Quando saem <dado 1> e <dado 2> nos dados
      Então o <aposta> <resultado>

      @reading:big_number_other_totals=tie
      Exemplos: interpretação: empate, com restituição da aposta
        | aposta   | dado 1 | dado 2 | resultado |
        | «Big 4»  | 1      | 1      | empata    |
        | «Big 4»  | 2      | 1      | empata    |
        | «Big 4»  | 3      | 2      | empata    |
        | «Big 4»  | 3      | 3      | empata    |
        | «Big 4»  | 4      | 4      | empata    |
        | «Big 4»  | 6      | 3      | empata    |
        | «Big 4»  | 5      | 6      | empata    |
        | «Big 4»  | 6      | 6      | empata    |
        | «Big 10» | 1      | 1      | empata    |
        | «Big 10» | 2      | 1      | empata    |
        | «Big 10» | 3      | 2      | empata    |
        | «Big 10» | 3      | 3      | empata    |
        | «Big 10» | 4      | 4      | empata    |
        | «Big 10» | 6      | 3      | empata    |
        | «Big 10» | 5      | 6      | empata    |
        | «Big 10» | 6      | 6      | empata    |

      @reading:big_number_other_totals=stay
      Exemplos: interpretação: empate, mantendo-se a aposta
        | aposta   | dado 1 | dado 2 | resultado |
        | «Big 4»  | 1      | 1      | mantém-se |
        | «Big 4»  | 2      | 1      | mantém-se |
        | «Big 4»  | 3      | 2      | mantém-se |
        | «Big 4»  | 3      | 3      | mantém-se |
        | «Big 4»  | 4      | 4      | mantém-se |
        | «Big 4»  | 6      | 3      | mantém-se |
        | «Big 4»  | 5      | 6      | mantém-se |
        | «Big 4»  | 6      | 6      | mantém-se |
        | «Big 10» | 1      | 1      | mantém-se |
        | «Big 10» | 2      | 1      | mantém-se |
        | «Big 10» | 3      | 2      | mantém-se |
        | «Big 10» | 3      | 3      | mantém-se |
        | «Big 10» | 4      | 4      | mantém-se |
        | «Big 10» | 6      | 3      | mantém-se |
        | «Big 10» | 5      | 6      | mantém-se |
        | «Big 10» | 6      | 6      | mantém-se |

    @case:the-other-number-ties @reading:big_number_form=separate @reading:big_number_other_totals=tie
    Esquema do Cenário: sai o outro número e a aposta é restituída
      Dado que está marcado o 6 como ponto do jogador
      E que o jogador efectua no <aposta> uma aposta de 60
      Quando saem <dado 1> e <dado 2> nos dados
      Então o <aposta> empata
      E o saldo do jogador é de 10000

      Exemplos:
        | aposta   | dado 1 | dado 2 |
        | «Big 4»  | 4      | 6      |
        | «Big 4»  | 5      | 5      |
        | «Big 4»  | 6      | 4      |
        | «Big 10» | 1      | 3      |
        | «Big 10» | 2      | 2      |
        | «Big 10» | 3      | 1      |

    @case:the-other-number-leaves-the-bet @reading:big_number_form=separate @reading:big_number_other_totals=stay
    Esquema do Cenário: sai o outro número e a aposta mantém-se
      Dado que está marcado o 6 como ponto do jogador
      E que o jogador efectua no <aposta> uma aposta de 60
      Quando saem <dado 1> e <dado 2> nos dados
      Então o <aposta> mantém-se

      Exemplos:
        | aposta   | dado 1 | dado 2 |
        | «Big 4»  | 4      | 6      |
        | «Big 4»  | 5      | 5      |
        | «Big 4»  | 6      | 4      |
        | «Big 10» | 1      | 3      |
        | «Big 10» | 2      | 2      |
        | «Big 10» | 3      | 1      |

    @case:the-other-number-wins @reading:big_number_form=either
    Esquema do Cenário: ganha com qualquer dos dois números
      Dado que está marcado o 6 como ponto do jogador
      E que o jogador efectua no <aposta> uma aposta de 60
      Quando saem <dado 1> e <dado 2> nos dados
      Então o <aposta> ganha

      Exemplos:
        | aposta   | dado 1 | dado 2 |
        | «Big 4»  | 4      | 6      |
        | «Big 4»  | 5      | 5      |
        | «Big 4»  | 6      | 4      |
        | «Big 10» | 1      | 3      |
        | «Big 10» | 2      | 2      |
        | «Big 10» | 3      | 1      |

  @art_5__para_5
  Regra: N.º 5 do artigo 5.º — momento das apostas
    “5. As apostas referidas nos n.os 3 e 4 podem ser efectuadas a qualquer momento no decurso da partida.”
    (tradução de trabalho, não oficial)

    @case:before-the-come-out
    Esquema do Cenário: podem efectuar-se antes do lançamento de saída
      Quando o jogador tenta efectuar no <aposta> uma aposta de 120
      Então o pedido é aceite

      Exemplos:
        | aposta                |
        | «Any Craps»           |
        | «Any 7/Big Red/Big 7» |
        | «Eleven/11»           |
        | «Ace/deuce/3»         |
        | «Aces/2»              |
        | «Boxcars/12»          |
        | «Horn»                |
        | «Field»               |
        | «Big»                 |
        | «Small»               |
        | «Hard Way» do 4       |
        | «Hard Way» do 6       |
        | «Hard Way» do 8       |
        | «Hard Way» do 10      |
        | «Big 4»               |
        | «Big 5»               |
        | «Big 6»               |
        | «Big 8»               |
        | «Big 9»               |
        | «Big 10»              |

    @case:before-the-very-first-throw @reading:bets_before_first_throw=accepted
    Esquema do Cenário: podem efectuar-se antes do primeiro lançamento depois da abertura da mesa
      Quando o jogador tenta efectuar no <aposta> uma aposta de 120
      Então o pedido é aceite

      Exemplos: interpretação: há partida em curso desde a abertura da mesa
        | aposta                |
        | «Any Craps»           |
        | «Any 7/Big Red/Big 7» |
        | «Eleven/11»           |
        | «Ace/deuce/3»         |
        | «Aces/2»              |
        | «Boxcars/12»          |
        | «Horn»                |
        | «Field»               |
        | «Big»                 |
        | «Small»               |
        | «Hard Way» do 4       |
        | «Hard Way» do 6       |
        | «Hard Way» do 8       |
        | «Hard Way» do 10      |
        | «Big 4»               |
        | «Big 5»               |
        | «Big 6»               |
        | «Big 8»               |
        | «Big 9»               |
        | «Big 10»              |

    @case:refused-before-the-very-first-throw @reading:bets_before_first_throw=refused
    Esquema do Cenário: antes do primeiro lançamento depois da abertura da mesa não há partida em curso e recusam-se; depois dele aceitam-se
      Quando o jogador tenta efectuar no <aposta> uma aposta de 120
      Então o pedido é recusado
      E as apostas na mesa e os saldos mantêm-se inalterados
      Quando saem 3 e 4 nos dados
      E o jogador tenta efectuar no <aposta> uma aposta de 120
      Então o pedido é aceite

      Exemplos: interpretação: antes do primeiro lançamento não há partida em curso
        | aposta                |
        | «Any Craps»           |
        | «Any 7/Big Red/Big 7» |
        | «Eleven/11»           |
        | «Ace/deuce/3»         |
        | «Aces/2»              |
        | «Boxcars/12»          |
        | «Horn»                |
        | «Field»               |
        | «Big»                 |
        | «Small»               |
        | «Hard Way» do 4       |
        | «Hard Way» do 6       |
        | «Hard Way» do 8       |
        | «Hard Way» do 10      |
        | «Big 4»               |
        | «Big 5»               |
        | «Big 6»               |
        | «Big 8»               |
        | «Big 9»               |
        | «Big 10»              |

    @case:with-the-point-marked
    Esquema do Cenário: podem efectuar-se com o ponto marcado
      Dado que está marcado o <ponto> como ponto do jogador
      Quando o jogador tenta efectuar no <aposta> uma aposta de 120
      Então o pedido é aceite

      Exemplos:
        | ponto | aposta                |
        | 4     | «Any Craps»           |
        | 4     | «Any 7/Big Red/Big 7» |
        | 4     | «Eleven/11»           |
        | 4     | «Ace/deuce/3»         |
        | 4     | «Aces/2»              |
        | 4     | «Boxcars/12»          |
        | 4     | «Horn»                |
        | 4     | «Field»               |
        | 4     | «Big»                 |
        | 4     | «Small»               |
        | 4     | «Hard Way» do 4       |
        | 4     | «Hard Way» do 6       |
        | 4     | «Hard Way» do 8       |
        | 4     | «Hard Way» do 10      |
        | 4     | «Big 4»               |
        | 4     | «Big 5»               |
        | 4     | «Big 6»               |
        | 4     | «Big 8»               |
        | 4     | «Big 9»               |
        | 4     | «Big 10»              |
        | 5     | «Any Craps»           |
        | 5     | «Any 7/Big Red/Big 7» |
        | 5     | «Eleven/11»           |
        | 5     | «Ace/deuce/3»         |
        | 5     | «Aces/2»              |
        | 5     | «Boxcars/12»          |
        | 5     | «Horn»                |
        | 5     | «Field»               |
        | 5     | «Big»                 |
        | 5     | «Small»               |
        | 5     | «Hard Way» do 4       |
        | 5     | «Hard Way» do 6       |
        | 5     | «Hard Way» do 8       |
        | 5     | «Hard Way» do 10      |
        | 5     | «Big 4»               |
        | 5     | «Big 5»               |
        | 5     | «Big 6»               |
        | 5     | «Big 8»               |
        | 5     | «Big 9»               |
        | 5     | «Big 10»              |
        | 6     | «Any Craps»           |
        | 6     | «Any 7/Big Red/Big 7» |
        | 6     | «Eleven/11»           |
        | 6     | «Ace/deuce/3»         |
        | 6     | «Aces/2»              |
        | 6     | «Boxcars/12»          |
        | 6     | «Horn»                |
        | 6     | «Field»               |
        | 6     | «Big»                 |
        | 6     | «Small»               |
        | 6     | «Hard Way» do 4       |
        | 6     | «Hard Way» do 6       |
        | 6     | «Hard Way» do 8       |
        | 6     | «Hard Way» do 10      |
        | 6     | «Big 4»               |
        | 6     | «Big 5»               |
        | 6     | «Big 6»               |
        | 6     | «Big 8»               |
        | 6     | «Big 9»               |
        | 6     | «Big 10»              |
        | 8     | «Any Craps»           |
        | 8     | «Any 7/Big Red/Big 7» |
        | 8     | «Eleven/11»           |
        | 8     | «Ace/deuce/3»         |
        | 8     | «Aces/2»              |
        | 8     | «Boxcars/12»          |
        | 8     | «Horn»                |
        | 8     | «Field»               |
        | 8     | «Big»                 |
        | 8     | «Small»               |
        | 8     | «Hard Way» do 4       |
        | 8     | «Hard Way» do 6       |
        | 8     | «Hard Way» do 8       |
        | 8     | «Hard Way» do 10      |
        | 8     | «Big 4»               |
        | 8     | «Big 5»               |
        | 8     | «Big 6»               |
        | 8     | «Big 8»               |
        | 8     | «Big 9»               |
        | 8     | «Big 10»              |
        | 9     | «Any Craps»           |
        | 9     | «Any 7/Big Red/Big 7» |
        | 9     | «Eleven/11»           |
        | 9     | «Ace/deuce/3»         |
        | 9     | «Aces/2»              |
        | 9     | «Boxcars/12»          |
        | 9     | «Horn»                |
        | 9     | «Field»               |
        | 9     | «Big»                 |
        | 9     | «Small»               |
        | 9     | «Hard Way» do 4       |
        | 9     | «Hard Way» do 6       |
        | 9     | «Hard Way» do 8       |
        | 9     | «Hard Way» do 10      |
        | 9     | «Big 4»               |
        | 9     | «Big 5»               |
        | 9     | «Big 6»               |
        | 9     | «Big 8»               |
        | 9     | «Big 9»               |
        | 9     | «Big 10»              |
        | 10    | «Any Craps»           |
        | 10    | «Any 7/Big Red/Big 7» |
        | 10    | «Eleven/11»           |
        | 10    | «Ace/deuce/3»         |
        | 10    | «Aces/2»              |
        | 10    | «Boxcars/12»          |
        | 10    | «Horn»                |
        | 10    | «Field»               |
        | 10    | «Big»                 |
        | 10    | «Small»               |
        | 10    | «Hard Way» do 4       |
        | 10    | «Hard Way» do 6       |
        | 10    | «Hard Way» do 8       |
        | 10    | «Hard Way» do 10      |
        | 10    | «Big 4»               |
        | 10    | «Big 5»               |
        | 10    | «Big 6»               |
        | 10    | «Big 8»               |
        | 10    | «Big 9»               |
        | 10    | «Big 10»              |

    @case:between-two-throws
    Esquema do Cenário: podem efectuar-se entre dois lançamentos
      Dado que está marcado o 6 como ponto do jogador
      Quando saem 1 e 2 nos dados
      E o jogador tenta efectuar no <aposta> uma aposta de 120
      Então o pedido é aceite

      Exemplos:
        | aposta          |
        | «Field»         |
        | «Boxcars/12»    |
        | «Hard Way» do 8 |
        | «Big 4»         |

    @case:after-the-dice-have-fallen
    Esquema do Cenário: caídos os dados e antes da liquidação, não se aceitam apostas
      Dado que o jogador efectua no «Field» uma aposta de 100
      Quando os dados já caíram, mostrando 6 e 6, sem que se tenha liquidado o lançamento
      E o jogador tenta efectuar no <aposta> uma aposta de 100
      Então o pedido é recusado
      E as apostas na mesa e os saldos mantêm-se inalterados

      Exemplos:
        | aposta          |
        | «Boxcars/12»    |
        | «Any Craps»     |
        | «Horn»          |
        | «Field»         |
        | «Hard Way» do 6 |
        | «Big 6»         |
        | «Pass Line»     |

    @case:after-the-throw
    Cenário: a aposta posterior ao lançamento não se decide por ele
      Dado que o jogador efectua no «Field» uma aposta de 100
      Quando saem 6 e 6 nos dados
      E o jogador efectua no «Boxcars/12» uma aposta de 100
      Então a aposta no «Boxcars/12» está na mesa
      Quando saem 3 e 4 nos dados
      Então o «Boxcars/12» perde

  @art_5__para_6
  Regra: N.º 6 do artigo 5.º — montante das apostas
    “6. O montante das apostas deve ser múltiplo do limite mínimo de aposta fixado.”
    (tradução de trabalho, não oficial)

    @case:multiples-are-accepted
    Esquema do Cenário: os múltiplos do limite mínimo são aceites
      Quando o jogador tenta efectuar no «Field» uma aposta de <montante>
      Então o pedido é aceite

      Exemplos:
        | montante |
        | 10       |
        | 20       |
        | 100      |
        | 250      |

    @case:horn-by-one-minimum @reading:horn_stake=one_minimum
    Esquema do Cenário: o «Horn» é uma só aposta, múltipla do limite mínimo no seu todo
      Quando o jogador tenta efectuar no «Horn» uma aposta de <montante>
      Então o pedido é aceite

      Exemplos:
        | montante |
        | 10       |
        | 20       |
        | 30       |
        | 40       |

    @case:horn-by-four-minimums @reading:horn_stake=four_minimums
    Esquema do Cenário: o «Horn» são quatro apostas, aceitando-se os múltiplos do quádruplo do limite mínimo
      Quando o jogador tenta efectuar no «Horn» uma aposta de <montante>
      Então o pedido é aceite

      Exemplos:
        | montante |
        | 40       |
        | 80       |
        | 120      |

    @case:horn-below-four-minimums @reading:horn_stake=four_minimums
    Esquema do Cenário: o «Horn» são quatro apostas, recusando-se o que não é múltiplo do quádruplo do limite mínimo
      Quando o jogador tenta efectuar no «Horn» uma aposta de <montante>
      Então o pedido é recusado
      E as apostas na mesa e os saldos mantêm-se inalterados

      Exemplos:
        | montante |
        | 10       |
        | 30       |
        | 50       |
        | 100      |

    @case:other-amounts-are-refused
    Esquema do Cenário: os montantes que não são múltiplos são recusados
      Quando o jogador tenta efectuar no <aposta> uma aposta de <montante>
      Então o pedido é recusado
      E as apostas na mesa e os saldos mantêm-se inalterados

      Exemplos:
        | aposta                | montante |
        | «Field»               | 5        |
        | «Field»               | 15       |
        | «Field»               | 105      |
        | «Field»               | 10.5     |
        | «Field»               | 0        |
        | «Field»               | -10      |
        | «Field»               | -100     |
        | «Field»               | 10.005   |
        | «Pass Line»           | 5        |
        | «Pass Line»           | 15       |
        | «Pass Line»           | 105      |
        | «Pass Line»           | 10.5     |
        | «Pass Line»           | 0        |
        | «Pass Line»           | -10      |
        | «Pass Line»           | -100     |
        | «Pass Line»           | 10.005   |
        | «Don't Pass»          | 15       |
        | «Any Craps»           | 15       |
        | «Any 7/Big Red/Big 7» | 15       |
        | «Eleven/11»           | 15       |
        | «Ace/deuce/3»         | 15       |
        | «Aces/2»              | 15       |
        | «Boxcars/12»          | 15       |
        | «Horn»                | 15       |
        | «Big»                 | 15       |
        | «Small»               | 15       |
        | «Hard Way» do 4       | 15       |
        | «Hard Way» do 6       | 15       |
        | «Hard Way» do 8       | 15       |
        | «Hard Way» do 10      | 15       |
        | «Big 4»               | 15       |
        | «Big 5»               | 15       |
        | «Big 6»               | 15       |
        | «Big 8»               | 15       |
        | «Big 9»               | 15       |
        | «Big 10»              | 15       |
        | «Don't Pass»          | -10      |
        | «Any 7/Big Red/Big 7» | -10      |
        | «Horn»                | -10      |
        | «Hard Way» do 6       | -10      |
        | «Big 6»               | -10      |

    @case:what-is-not-an-amount-is-refused
    Esquema do Cenário: o que não é um montante é recusado
      Quando o jogador tenta apostar no «Field» o que não é um montante, "<conteúdo>"
      Então o pedido é recusado
      E as apostas na mesa e os saldos mantêm-se inalterados

      Exemplos:
        | conteúdo |
        | true     |
        | null     |
        | [1000]   |

    @case:after-the-point
    Esquema do Cenário: depois de marcado o ponto exige-se igualmente o múltiplo
      Dado que o jogador efectua no «Pass Line» uma aposta de 10
      E que está marcado o 8 como ponto do jogador
      Quando o jogador tenta efectuar no <aposta> uma aposta de <montante>
      Então o pedido é recusado
      E as apostas na mesa e os saldos mantêm-se inalterados

      Exemplos:
        | aposta       | montante |
        | «Come»       | 15       |
        | «Come»       | -10      |
        | «Come»       | 0        |
        | «Don't Come» | 15       |
        | «Don't Come» | 5        |

    @case:additional-bets
    Esquema do Cenário: as apostas adicionais devem igualmente ser múltiplos
      Dado que o jogador efectua no <aposta> uma aposta de 100
      E que está marcado o 4 como ponto do jogador
      Quando o jogador tenta efectuar sobre o <aposta> uma aposta adicional de <montante>
      Então o pedido é recusado
      E as apostas na mesa e os saldos mantêm-se inalterados

      Exemplos:
        | aposta       | montante |
        | «Pass Line»  | 15       |
        | «Pass Line»  | -10      |
        | «Pass Line»  | 0        |
        | «Don't Pass» | 15       |
        | «Don't Pass» | 5        |

    @case:above-the-balance
    Cenário: a aposta superior ao saldo é recusada
      Quando o jogador tenta efectuar no «Field» uma aposta de 10010
      Então o pedido é recusado
      E as apostas na mesa e os saldos mantêm-se inalterados

    @case:the-whole-balance
    Cenário: a aposta de todo o saldo é aceite
      Quando o jogador A se senta com 300 em fichas
      E o jogador A tenta efectuar no «Field» uma aposta de 300
      Então o pedido é aceite
      E o saldo do jogador A é de 0

    @case:the-balance-is-used-once
    Cenário: esgotado o saldo, nova aposta é recusada
      Quando o jogador A se senta com 300 em fichas
      E o jogador A efectua no «Field» uma aposta de 300
      E o jogador A tenta efectuar no «Any 7/Big Red/Big 7» uma aposta de 10
      Então o pedido é recusado
      E as apostas na mesa e os saldos mantêm-se inalterados

    @case:a-second-equal-bet
    Esquema do Cenário: a segunda aposta na mesma espécie vale pelo montante pedido
      Dado que o jogador efectua no <aposta> uma aposta de 120
      Quando o jogador tenta efectuar no <aposta> uma aposta de 120
      Então o pedido é aceite
      E o saldo do jogador é de 9760

      Exemplos:
        | aposta                |
        | «Pass Line»           |
        | «Don't Pass»          |
        | «Field»               |
        | «Any 7/Big Red/Big 7» |
        | «Horn»                |
        | «Small»               |
        | «Hard Way» do 6       |
        | «Big 6»               |

    @case:the-declared-maximum
    Esquema do Cenário: a aposta igual ao máximo que a mesa declara é aceite
      Quando o jogador tenta efectuar no <aposta> uma aposta superior ao máximo que a mesa declara
      E o jogador tenta efectuar no <aposta> uma aposta igual ao máximo que a mesa declara
      Então o pedido é aceite

      Exemplos:
        | aposta                |
        | «Pass Line»           |
        | «Don't Pass»          |
        | «Field»               |
        | «Any 7/Big Red/Big 7» |
        | «Hard Way» do 6       |
        | «Small»               |

    @case:a-refused-bet-has-no-effect
    Cenário: a aposta recusada não influi na liquidação posterior
      Dado que o jogador efectua no «Field» uma aposta de 100
      Quando o jogador tenta efectuar no «Field» uma aposta de -10
      Então o pedido é recusado
      Quando o jogador tenta efectuar no «Field» uma aposta de 15
      Então o pedido é recusado
      Quando saem 6 e 5 nos dados
      Então o «Field» ganha
      E o saldo do jogador é de 10100
