# language: pt
@art_1
Funcionalidade: Artigo 1.º — Material
  Artigo 1.º do regulamento aprovado pelo Despacho do Secretário para a Economia e Finanças n.º 53/2010.
  O texto português citado é uma tradução de trabalho, não oficial.
  O material é medido e examinado por pessoas; cada cenário aprecia o que consta do registo de inspecção e, na falta
  deste, a inspecção fica pendente.
  O texto não fixa tolerâncias: o registo indica-as, com o respectivo fundamento.

  Contexto:
    Dado que o material foi inspeccionado e disso há registo

  @art_1__para_1__intro
  Regra: Proémio do n.º 1 do artigo 1.º — o que o material compreende
    “1. O material do jogo de «Craps» compreende:”
    (tradução de trabalho, não oficial)

    @case:equipment-is-complete
    Cenário: há dados, mesa e gancho
      Então o material compreende os dados
      E o material compreende a mesa de jogo
      E o material compreende o gancho de madeira, ou utensílio equivalente, para movimentar os dados

  @art_1__para_1__point_1
  Regra: Alínea 1) do n.º 1 do artigo 1.º — número de dados e pintas das faces
    “1) Quatro ou cinco dados, tendo gravado em cada uma das faces de cada dado um número diferente de pintas, de uma a seis;”
    (tradução de trabalho, não oficial)

    @case:four-or-five-dice
    Cenário: os dados são quatro ou cinco
      Então os dados são 4 ou 5

    @case:six-different-faces
    Esquema do Cenário: cada face tem gravado um número diferente de pintas, de uma a seis
      Então cada dado tem uma e só uma face com o número de pintas <pintas>

      Exemplos:
        | pintas |
        | 1      |
        | 2      |
        | 3      |
        | 4      |
        | 5      |
        | 6      |

  @art_1__para_1__point_2
  Regra: Alínea 2) do n.º 1 do artigo 1.º — mesa de jogo
    “2) Uma mesa de jogo dotada de pano e layout próprios;”
    (tradução de trabalho, não oficial)

    @case:dedicated-cloth-and-layout
    Cenário: a mesa está dotada de pano e layout próprios
      Então o material compreende a mesa de jogo
      E a mesa está dotada de pano próprio
      E a mesa está dotada de layout próprio

    @case:bar-is-twelve
    Cenário: o «bar» do layout é o da alínea 3) do n.º 2 do artigo 5.º
      Então o layout indica como «bar» o 12

  @art_1__para_1__point_3
  Regra: Alínea 3) do n.º 1 do artigo 1.º — gancho para movimentar os dados
    “3) Um gancho de madeira, ou utensílio equivalente, destinado a movimentar os dados.”
    (tradução de trabalho, não oficial)

    @case:stick-or-equivalent
    Cenário: há um gancho de madeira ou utensílio equivalente
      Então o material compreende o gancho de madeira, ou utensílio equivalente, para movimentar os dados

  @art_1__para_2__intro
  Regra: Proémio do n.º 2 do artigo 1.º — requisitos dos dados
    “2. Os dados devem reunir os seguintes requisitos:”
    (tradução de trabalho, não oficial)

    @case:dice-meet-the-requirements
    Cenário: os dados reúnem todos os requisitos enumerados
      Então os dados reúnem os requisitos das alíneas do n.º 2 do artigo 1.º

  @art_1__para_2__point_1
  Regra: Alínea 1) do n.º 2 do artigo 1.º — linhas cruzadas
    “1) Ter, cada um, linhas cruzadas de igual comprimento;”
    (tradução de trabalho, não oficial)

    @case:crossing-lines-are-equal
    Cenário: em cada dado as linhas cruzadas são iguais
      Então em cada dado as linhas cruzadas são iguais, dentro da tolerância registada

  @art_1__para_2__point_2
  Regra: Alínea 2) do n.º 2 do artigo 1.º — soma das faces opostas
    “2) Ser de sete pintas, em cada dado, a soma de cada face com a face oposta;”
    (tradução de trabalho, não oficial)

    @case:opposite-faces-total-seven
    Cenário: em cada dado as faces opostas somam sete pintas
      Então em cada dado a soma das pintas de faces opostas é sempre 7

  @art_1__para_2__point_3
  Regra: Alínea 3) do n.º 2 do artigo 1.º — diâmetro e pintas
    “3) Ter todas as faces o mesmo diâmetro e apresentar cada face pintas nítidas e facilmente visíveis;”
    (tradução de trabalho, não oficial)

    @case:diameters-are-equal
    Cenário: o diâmetro é o mesmo em todas as faces
      Então em cada dado o diâmetro é o mesmo em todas as faces, dentro da tolerância registada

    @case:pips-are-legible
    Cenário: as pintas de cada face são nítidas e facilmente visíveis
      Então em cada dado as pintas de cada face são nítidas e facilmente visíveis

  @art_1__para_2__point_4
  Regra: Alínea 4) do n.º 2 do artigo 1.º — volume e peso
    “4) Ser o volume absolutamente igual e o peso uniforme.”
    (tradução de trabalho, não oficial)

    @case:volumes-are-equal
    Cenário: os dados têm o mesmo volume
      Então os dados têm o mesmo volume, dentro da tolerância registada

    @case:weights-are-equal
    Cenário: os dados têm o mesmo peso
      Então os dados têm o mesmo peso, dentro da tolerância registada
