# language: pt
@art_7
Funcionalidade: Artigo 7.º — Outras modalidades de jogo ou prémios diferentes
  Artigo 7.º do regulamento aprovado pelo Despacho do Secretário para a Economia e Finanças n.º 53/2010.
  O texto português citado é uma tradução de trabalho, não oficial.
  As novas modalidades e os prémios diferentes são os dos despachos de autorização declarados na configuração.
  Os montantes são em patacas; cada cenário abre nova mesa e o saldo são as fichas à disposição do jogador.

  Contexto:
    Dada uma mesa de craps com o limite mínimo de aposta de 10
    E que o lançador efectua no «Pass Line» uma aposta de 10 antes de cada lançamento de saída
    E que o jogador se senta com 10000 em fichas

  @art_7__para_1
  Regra: N.º 1 do artigo 7.º — autorização de novas modalidades ou de prémios diferentes
    “1. A requerimento da concessionária/subconcessionária, a Direcção de Inspecção e Coordenação de Jogos pode autorizar novas modalidades ou montantes de prémios diferentes dos previstos no presente regulamento.”
    (tradução de trabalho, não oficial)

    @case:only-authorised-items-are-offered
    Cenário: das modalidades não previstas no regulamento só se oferecem as autorizadas
      Então as modalidades que a mesa oferece e o regulamento não prevê estão autorizadas

    @case:item-without-authorisation
    Cenário: a aposta numa modalidade não autorizada não é aceite
      Quando o jogador tenta efectuar numa modalidade não autorizada uma aposta de 100
      Então o pedido é recusado
      E as apostas na mesa e os saldos mantêm-se inalterados

    @case:item-before-the-come-out
    Cenário: a aposta numa nova modalidade antes do lançamento de saída decide-se e paga-se segundo o despacho
      Dado que a mesa oferece novas modalidades autorizadas
      Quando antes do lançamento de saída se aposta em cada nova modalidade e saem um a um todos os resultados dos dados
      Então cada aposta decide-se segundo o despacho de autorização
      E o prémio de cada aposta e o saldo que dele resulta são os do despacho de autorização

    @case:item-after-the-point
    Cenário: a aposta numa nova modalidade depois de marcado o ponto decide-se e paga-se segundo o despacho
      Dado que a mesa oferece novas modalidades autorizadas
      Quando depois de marcado o ponto se aposta em cada nova modalidade e saem um a um todos os resultados dos dados
      Então cada aposta decide-se segundo o despacho de autorização
      E o prémio de cada aposta e o saldo que dele resulta são os do despacho de autorização

    @case:item-over-many-throws
    Cenário: em lançamentos seguidos, cada aposta numa nova modalidade decide-se e paga-se segundo o despacho
      Dado que a mesa oferece novas modalidades autorizadas
      Quando se aposta em cada nova modalidade e saem em lançamentos seguidos todos os resultados dos dados
      Então cada aposta decide-se segundo o despacho de autorização
      E o prémio de cada aposta e o saldo que dele resulta são os do despacho de autorização

    @case:item-placed-when-authorised
    Cenário: a nova modalidade só recebe apostas nos momentos que o despacho fixa
      Dado que a mesa oferece novas modalidades autorizadas
      Quando se tenta apostar em cada nova modalidade antes do lançamento de saída e depois de marcado o ponto
      Então cada pedido é aceite ou recusado segundo o despacho de autorização

    @case:different-prizes
    Cenário: os prémios diferentes que foram autorizados pagam-se segundo o despacho
      Dado que a mesa oferece apostas cujos prémios autorizados diferem dos do regulamento
      Quando se faz ganhar cada uma dessas apostas
      Então cada aposta decide-se segundo o despacho de autorização
      E o prémio de cada aposta e o saldo que dele resulta são os do despacho de autorização
