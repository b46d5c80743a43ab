# language: pt
@art_3
Funcionalidade: Artigo 3.º — Irregularidades ocorridas no lançamento dos dados
  Artigo 3.º do regulamento aprovado pelo Despacho do Secretário para a Economia e Finanças n.º 53/2010.
  O texto português citado é uma tradução de trabalho, não oficial.

  Contexto:
    Dada uma mesa de craps com o limite mínimo de aposta de 10
    E que o lançador efectua no «Pass Line» uma aposta de 10 antes de cada lançamento de saída
    E que o jogador se senta com 10000 em fichas

  @art_3__para_1
  Regra: N.º 1 do artigo 3.º — dado inclinado
    “1. Se, depois de os dados lançados deixarem de rolar, nenhuma das faces ficar completamente assente na mesa, prevalece, de entre as faces voltadas para cima, a que apresentar maior extensão.”
    (tradução de trabalho, não oficial)

    @case:the-larger-face-counts
    Esquema do Cenário: prevalece a face voltada para cima de maior extensão
      Dado que o jogador efectua no «Pass Line» uma aposta de 100
      Quando sai <dado assente> num dado e o outro fica inclinado, com a face <uma face> voltada para cima em <extensão> por cento e a face <outra face> em <outra extensão> por cento
      Então o resultado conta-se como <dado assente> e <conta-se>

      Exemplos:
        | dado assente | uma face | extensão | outra face | outra extensão | conta-se |
        | 4            | 3        | 60       | 6          | 40             | 3        |
        | 4            | 3        | 40       | 6          | 60             | 6        |
        | 1            | 6        | 51       | 2          | 49             | 6        |
        | 1            | 6        | 49       | 2          | 51             | 2        |
        | 5            | 2        | 70       | 1          | 30             | 2        |
        | 3            | 4        | 20       | 5          | 80             | 5        |

    @case:settled-by-the-larger-face
    Cenário: decide-se pela face de maior extensão
      Dado que o jogador efectua no «Pass Line» uma aposta de 100
      Quando sai 4 num dado e o outro fica inclinado, com a face 3 voltada para cima em 70 por cento e a face 6 em 30 por cento
      Então o «Pass Line» ganha

    @case:both-dice-lean
    Esquema do Cenário: os dois dados inclinados
      Dado que o jogador efectua no «Pass Line» uma aposta de 100
      Quando ambos os dados ficam inclinados, sendo de maior extensão as faces <uma face> e <outra face>
      Então o resultado conta-se como <uma face> e <outra face>

      Exemplos:
        | uma face | outra face |
        | 3        | 4          |
        | 1        | 6          |
        | 5        | 5          |

    @case:equal-faces-void @reading:leaning_tie=void
    Cenário: sendo iguais as extensões, repete-se o lançamento
      Dado que o jogador efectua no «Pass Line» uma aposta de 100
      Quando sai 4 num dado e o outro fica inclinado, com a face 3 voltada para cima em 50 por cento e a face 6 em 50 por cento
      Então o lançamento é nulo
      E o «Pass Line» mantém-se

    @case:equal-faces-not-decided @silent @reading:leaning_tie=silent
    Cenário: sendo iguais as extensões, o texto nada determina
      Dado que o jogador efectua no «Pass Line» uma aposta de 100
      Quando sai 4 num dado e o outro fica inclinado, com a face 3 voltada para cima em 50 por cento e a face 6 em 50 por cento
      Então o texto não determina se o lançamento é válido, registando-se o que a mesa fez

  @art_3__para_2__intro
  Regra: Proémio do n.º 2 do artigo 3.º — lançamento nulo e repetido
    “2. Consideram-se nulos os seguintes casos, devendo repetir-se o lançamento:”
    (tradução de trabalho, não oficial)

    @case:settles-nothing
    Esquema do Cenário: o lançamento nulo não liquida qualquer aposta
      Dado que o jogador efectua no <aposta> uma aposta de 100
      Quando saem 3 e 4 nos dados, caindo um fora do pano
      Então o lançamento é nulo
      E o <aposta> mantém-se
      E o saldo do jogador é de 9900

      Exemplos:
        | aposta                |
        | «Pass Line»           |
        | «Don't Pass»          |
        | «Any 7/Big Red/Big 7» |
        | «Any Craps»           |
        | «Field»               |
        | «Boxcars/12»          |
        | «Hard Way» do 6       |
        | «Hard Way» do 8       |
        | «Big 4»               |
        | «Big 10»              |

    @case:settles-nothing-after-the-point
    Esquema do Cenário: depois de marcado o ponto, o lançamento nulo também nada liquida
      Dado que o jogador efectua no «Pass Line» uma aposta de 100
      E que está marcado o <ponto> como ponto do jogador
      Quando saem <dado 1> e <dado 2> nos dados, caindo um fora do pano
      Então o lançamento é nulo
      E o «Pass Line» mantém-se
      E o ponto do jogador marcado na mesa é o <ponto>

      Exemplos:
        | ponto | dado 1 | dado 2 |
        | 4     | 3      | 4      |
        | 5     | 3      | 4      |
        | 6     | 3      | 4      |
        | 8     | 3      | 4      |
        | 9     | 3      | 4      |
        | 10    | 3      | 4      |
        | 4     | 1      | 3      |
        | 5     | 3      | 2      |
        | 6     | 5      | 1      |
        | 8     | 2      | 6      |
        | 9     | 6      | 3      |
        | 10    | 6      | 4      |

    @case:marks-no-point
    Esquema do Cenário: o lançamento nulo não marca ponto
      Dado que o jogador efectua no «Pass Line» uma aposta de 100
      Quando saem <dado 1> e <dado 2> nos dados, caindo um fora do pano
      Então o lançamento é nulo
      E não está marcado na mesa qualquer ponto

      Exemplos:
        | dado 1 | dado 2 |
        | 1      | 3      |
        | 3      | 2      |
        | 5      | 1      |
        | 2      | 6      |
        | 6      | 3      |
        | 6      | 4      |

    @case:line-bets-still-accepted
    Esquema do Cenário: depois do lançamento nulo ainda se pode apostar antes do lançamento de saída
      Dado que o jogador efectua no «Field» uma aposta de 10
      Quando saem 1 e 2 nos dados, caindo um fora do pano
      Então o lançamento é nulo
      Quando o jogador tenta efectuar no <aposta> uma aposta de 100
      Então o pedido é aceite

      Exemplos:
        | aposta       |
        | «Pass Line»  |
        | «Don't Pass» |

    @case:come-keeps-waiting
    Cenário: o «Come» continua à espera do lançamento válido seguinte
      Dado que o jogador efectua no «Pass Line» uma aposta de 10
      E que está marcado o 6 como ponto do jogador
      Quando o jogador efectua no «Come» uma aposta de 100
      E saem 3 e 1 nos dados, caindo o outro fora do pano
      Então o «Come» mantém-se
      Quando saem 6 e 5 nos dados
      Então o «Come» ganha

    @case:the-first-throw-is-still-to-come
    Cenário: o lançamento repetido é ainda o primeiro
      Dado que o jogador efectua no «Pass Line» uma aposta de 100
      Quando saem 1 e 1 nos dados, não ultrapassando nenhum o meio da mesa nem embatendo nas paredes
      Então o lançamento é nulo
      Quando saem 3 e 4 nos dados
      Então o «Pass Line» ganha

    @case:the-shooter-throws-again
    Cenário: repete o lançamento o mesmo lançador
      Dado que o jogador efectua no «Field» uma aposta de 10
      Quando saem 1 e 1 nos dados, caindo ambos fora do pano
      Então o lançamento é nulo
      E cabe ao lançador lançar os dados

  @art_3__para_2__point_1
  Regra: Alínea 1) do n.º 2 do artigo 3.º — queda fora do pano
    “1) Os dois dados, ou um deles, caírem em lugar fora do pano;”
    (tradução de trabalho, não oficial)

    @case:outside-the-layout
    Esquema do Cenário: caindo um ou ambos fora do pano, o lançamento é nulo
      Dado que o jogador efectua no «Pass Line» uma aposta de 100
      Quando saem <dado 1> e <dado 2> nos dados, <queda dos dados>
      Então o lançamento é nulo
      E o «Pass Line» mantém-se

      Exemplos:
        | dado 1 | dado 2 | queda dos dados                                      |
        | 3      | 4      | caindo um fora do pano                               |
        | 3      | 4      | caindo o outro fora do pano                          |
        | 3      | 4      | caindo ambos fora do pano                            |
        | 6      | 6      | caindo um fora do pano                               |
        | 6      | 6      | caindo o outro fora do pano                          |
        | 6      | 6      | caindo ambos fora do pano                            |
        | 2      | 2      | caindo um fora do pano                               |
        | 2      | 2      | caindo o outro fora do pano                          |
        | 2      | 2      | caindo ambos fora do pano                            |
        | 3      | 4      | caindo um fora do pano, embora embatendo numa parede |

  @art_3__para_2__point_2
  Regra: Alínea 2) do n.º 2 do artigo 3.º — queda aquém do meio da mesa
    “2) Os dados não ultrapassarem a distância do meio da mesa, salvo se os dois dados, ou um deles, embaterem em qualquer das paredes da mesa.”
    (tradução de trabalho, não oficial)

    @case:short-without-a-wall
    Esquema do Cenário: aquém do meio e sem embater na parede, o lançamento é nulo
      Dado que o jogador efectua no «Pass Line» uma aposta de 100
      Quando saem <dado 1> e <dado 2> nos dados, não ultrapassando nenhum o meio da mesa nem embatendo nas paredes
      Então o lançamento é nulo
      E o «Pass Line» mantém-se

      Exemplos:
        | dado 1 | dado 2 |
        | 3      | 4      |
        | 1      | 1      |
        | 2      | 4      |
        | 6      | 5      |

    @case:short-but-off-a-wall
    Esquema do Cenário: aquém do meio mas embatendo numa parede, o lançamento é válido
      Dado que o jogador efectua no «Pass Line» uma aposta de 100
      Quando saem 3 e 4 nos dados, <queda dos dados>
      Então o lançamento é válido
      E o «Pass Line» ganha

      Exemplos:
        | queda dos dados                                                            |
        | não ultrapassando nenhum o meio da mesa, mas embatendo um numa parede      |
        | não ultrapassando nenhum o meio da mesa, mas embatendo o outro numa parede |
        | não ultrapassando nenhum o meio da mesa, mas embatendo ambos numa parede   |

    @case:past-the-middle-without-a-wall
    Cenário: além do meio sem embater na parede, o lançamento é válido
      Dado que o jogador efectua no «Pass Line» uma aposta de 100
      Quando saem 3 e 4 nos dados, ultrapassando ambos o meio da mesa sem embater nas paredes
      Então o lançamento é válido
      E o «Pass Line» ganha

    @case:one-die-short @reading:short_die=either
    Cenário: só um dado aquém do meio
      Dado que o jogador efectua no «Pass Line» uma aposta de 100
      Quando saem 3 e 4 nos dados, não ultrapassando um o meio da mesa nem embatendo nas paredes
      Então o lançamento é nulo
      E o «Pass Line» mantém-se

    @case:one-die-short-is-valid @reading:short_die=both
    Cenário: só um dado aquém do meio: o lançamento é válido
      Dado que o jogador efectua no «Pass Line» uma aposta de 100
      Quando saem 3 e 4 nos dados, não ultrapassando um o meio da mesa nem embatendo nas paredes
      Então o lançamento é válido
      E o «Pass Line» ganha

    @case:one-die-short-not-decided @silent @reading:short_die=silent
    Cenário: só um dado aquém do meio, sobre o que o texto nada determina
      Dado que o jogador efectua no «Pass Line» uma aposta de 100
      Quando saem 3 e 4 nos dados, não ultrapassando um o meio da mesa nem embatendo nas paredes
      Então o texto não determina se o lançamento é válido, registando-se o que a mesa fez

  @art_3__para_3
  Regra: N.º 3 do artigo 3.º — dados que não rolam
    “3. Os dados lançados não rolarem sobre a mesa.”
    (tradução de trabalho, não oficial)

    @case:unrolled-throw-is-void @reading:unrolled_throw=void
    Esquema do Cenário: não rolando nenhum, o lançamento é nulo
      Dado que o jogador efectua no «Pass Line» uma aposta de 100
      Quando saem <dado 1> e <dado 2> nos dados, não rolando nenhum sobre a mesa
      Então o lançamento é nulo
      E o «Pass Line» mantém-se

      Exemplos:
        | dado 1 | dado 2 |
        | 3      | 4      |
        | 3      | 3      |
        | 1      | 2      |

    @case:unrolled-throw-off-a-wall @reading:unrolled_throw=void
    Cenário: não rolando os dados, o lançamento é nulo ainda que embatam na parede
      Dado que o jogador efectua no «Pass Line» uma aposta de 100
      Quando saem 3 e 4 nos dados, não rolando nenhum sobre a mesa, embora embatendo numa parede
      Então o lançamento é nulo
      E o «Pass Line» mantém-se

    @case:one-die-unrolled @reading:unrolled_throw=void @reading:unrolled_die=either
    Cenário: não rolando um, o lançamento é nulo
      Dado que o jogador efectua no «Pass Line» uma aposta de 100
      Quando saem 3 e 4 nos dados, não rolando um sobre a mesa
      Então o lançamento é nulo

    @case:one-die-unrolled-is-valid @reading:unrolled_throw=void @reading:unrolled_die=both
    Cenário: não rolando só um, o lançamento é válido
      Dado que o jogador efectua no «Pass Line» uma aposta de 100
      Quando saem 3 e 4 nos dados, não rolando um sobre a mesa
      Então o lançamento é válido

    @case:one-die-unrolled-not-decided @silent @reading:unrolled_throw=void @reading:unrolled_die=silent
    Cenário: não rolando só um, o texto nada determina
      Dado que o jogador efectua no «Pass Line» uma aposta de 100
      Quando saem 3 e 4 nos dados, não rolando um sobre a mesa
      Então o texto não determina se o lançamento é válido, registando-se o que a mesa fez

    @case:unrolled-throw-not-decided @silent @reading:unrolled_throw=silent
    Cenário: não rolando os dados, o texto não estabelece consequência
      Dado que o jogador efectua no «Pass Line» uma aposta de 100
      Quando saem 3 e 4 nos dados, não rolando nenhum sobre a mesa
      Então o texto não determina se o lançamento é válido, registando-se o que a mesa fez

    @case:rolled-dice-count
    Cenário: rolando os dados, o lançamento é válido
      Dado que o jogador efectua no «Pass Line» uma aposta de 100
      Quando saem 3 e 4 nos dados, ultrapassando ambos o meio da mesa e rolando sobre ela
      Então o lançamento é válido
      E o «Pass Line» ganha

  @art_3__para_4
  Regra: N.º 4 do artigo 3.º — reutilização dos dados
    “4. Os dados que caírem em lugar fora do pano só podem voltar a ser utilizados depois de examinados pelo croupier, de acordo com os requisitos previstos no n.º 2 do artigo 1.º do presente regulamento.”
    (tradução de trabalho, não oficial)

    @case:not-before-the-inspection
    Cenário: não se reutiliza antes do exame
      Quando o lançador lança o 1.º e o 2.º dados, caindo o primeiro fora do pano
      Então o lançamento é nulo
      Quando o lançador tenta lançar o 1.º e o 3.º dados
      Então o pedido é recusado
      E as apostas na mesa e os saldos mantêm-se inalterados

    @case:after-the-inspection
    Cenário: depois de examinado e reunindo os requisitos, pode reutilizar-se
      Quando o lançador lança o 1.º e o 2.º dados, caindo o primeiro fora do pano
      E o 1.º dado é examinado e reúne os requisitos
      E o lançador escolhe o 1.º e o 3.º dados e lança-os
      Então o lançamento é válido

    @case:not-after-a-failed-inspection
    Cenário: não reunindo os requisitos, não se reutiliza
      Quando o lançador lança o 1.º e o 2.º dados, caindo o primeiro fora do pano
      E o 1.º dado é examinado e não reúne os requisitos
      E o lançador tenta lançar o 1.º e o 3.º dados
      Então o pedido é recusado
      E as apostas na mesa e os saldos mantêm-se inalterados

    @case:practice-observed
    Cenário: prática inspeccionada
      Então consta do registo de inspecção que a prática observada cumpre esta norma

    @case:both-dice-kept-for-inspection
    Cenário: caindo ambos fora do pano, ambos devem ser examinados
      Quando o lançador lança o 1.º e o 2.º dados, caindo ambos fora do pano
      E o lançador tenta lançar o 2.º e o 3.º dados
      Então o pedido é recusado
      E as apostas na mesa e os saldos mantêm-se inalterados

    @case:each-die-by-its-own-inspection
    Cenário: cada dado depende do seu próprio exame
      Quando o lançador lança o 1.º e o 2.º dados, caindo ambos fora do pano
      E o 1.º dado é examinado e reúne os requisitos
      E o lançador tenta lançar o 2.º e o 3.º dados
      Então o pedido é recusado
      E as apostas na mesa e os saldos mantêm-se inalterados

    @case:the-other-dice-remain
    Cenário: os demais dados podem continuar a usar-se
      Quando o lançador lança o 1.º e o 2.º dados, caindo o primeiro fora do pano
      E o lançador escolhe o 2.º e o 3.º dados e lança-os
      Então o lançamento é válido
