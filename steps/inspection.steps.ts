import { Given, Then } from '@cucumber/cucumber';
import { inspectionPending, recordOf, requireJudged, requireOfRecord, textsOf } from './inspection/case';
import {
  barIs,
  clothIsThere,
  crossingLinesAreEqual,
  diametersAreEqual,
  diceAreThere,
  diceMeetTheRequirements,
  layoutIsThere,
  numberOfDiceIs,
  observationOf,
  oneFaceHas,
  oppositeFacesTotal,
  pipsAreLegible,
  stickIsThere,
  tableIsThere,
  volumesAreEqual,
  weightsAreEqual,
} from './inspection/judgements';
import type { ConformanceWorld } from './world';

function theEquipmentWasInspected(this: ConformanceWorld): 'skipped' | undefined {
  return recordOf(this) === null ? inspectionPending(this) : undefined;
}
Given('用具已經查驗，並有查驗紀錄', theEquipmentWasInspected);
Given('que o material foi inspeccionado e disso há registo', theEquipmentWasInspected);

function thereAreDice(this: ConformanceWorld): void {
  requireOfRecord(this, diceAreThere);
}
Then('用具中備有骰子', thereAreDice);
Then('o material compreende os dados', thereAreDice);

function thereIsATable(this: ConformanceWorld): void {
  requireOfRecord(this, tableIsThere);
}
Then('用具中備有博彩桌', thereIsATable);
Then('o material compreende a mesa de jogo', thereIsATable);

function thereIsAStick(this: ConformanceWorld): void {
  requireOfRecord(this, stickIsThere);
}
Then('用具中備有用作移動骰子的木製鈎子或相等的用具', thereIsAStick);
Then(
  'o material compreende o gancho de madeira, ou utensílio equivalente, para movimentar os dados',
  thereIsAStick,
);

function theSetIsOf(this: ConformanceWorld, few: number, many: number): void {
  requireOfRecord(this, numberOfDiceIs(few, many));
}
Then('骰子為 {int} 顆或 {int} 顆', theSetIsOf);
Then('os dados são {int} ou {int}', theSetIsOf);

function eachDieHasOneFaceWith(this: ConformanceWorld, pips: number): void {
  requireOfRecord(this, oneFaceHas(pips));
}
Then('每顆骰子有一面而且只有一面刻上 {int} 點', eachDieHasOneFaceWith);
Then('cada dado tem uma e só uma face com o número de pintas {int}', eachDieHasOneFaceWith);

function theTableHasItsCloth(this: ConformanceWorld): void {
  requireOfRecord(this, clothIsThere);
}
Then('博彩桌設有專用檯證', theTableHasItsCloth);
Then('a mesa está dotada de pano próprio', theTableHasItsCloth);

function theTableHasItsLayout(this: ConformanceWorld): void {
  requireOfRecord(this, layoutIsThere);
}
Then('博彩桌設有專用佈局', theTableHasItsLayout);
Then('a mesa está dotada de layout próprio', theTableHasItsLayout);

function theLayoutPrintsBar(this: ConformanceWorld, total: number): void {
  requireOfRecord(this, barIs(total));
}
Then('佈局所載的「bar」為 {int} 點', theLayoutPrintsBar);
Then('o layout indica como «bar» o {int}', theLayoutPrintsBar);

function theDiceMeetTheRequirements(this: ConformanceWorld): void {
  requireOfRecord(this, diceMeetTheRequirements);
}
Then('骰子具備第一條第二款各項所定的要件', theDiceMeetTheRequirements);
Then('os dados reúnem os requisitos das alíneas do n.º 2 do artigo 1.º', theDiceMeetTheRequirements);

function theCrossingLinesAreEqual(this: ConformanceWorld): void {
  requireOfRecord(this, crossingLinesAreEqual);
}
Then('每顆骰子的交叉線長度相同，差異不超過紀錄所載的公差', theCrossingLinesAreEqual);
Then('em cada dado as linhas cruzadas são iguais, dentro da tolerância registada', theCrossingLinesAreEqual);

function oppositeFacesAddUpTo(this: ConformanceWorld, total: number): void {
  requireOfRecord(this, oppositeFacesTotal(total));
}
Then('每顆骰子相反兩面的點數總和均為 {int} 點', oppositeFacesAddUpTo);
Then('em cada dado a soma das pintas de faces opostas é sempre {int}', oppositeFacesAddUpTo);

function theDiametersAreEqual(this: ConformanceWorld): void {
  requireOfRecord(this, diametersAreEqual);
}
Then('每顆骰子每面的直徑相同，差異不超過紀錄所載的公差', theDiametersAreEqual);
Then(
  'em cada dado o diâmetro é o mesmo em todas as faces, dentro da tolerância registada',
  theDiametersAreEqual,
);

function thePipsAreLegible(this: ConformanceWorld): void {
  requireOfRecord(this, pipsAreLegible);
}
Then('每顆骰子每面的點子清晰易見', thePipsAreLegible);
Then('em cada dado as pintas de cada face são nítidas e facilmente visíveis', thePipsAreLegible);

function theVolumesAreEqual(this: ConformanceWorld): void {
  requireOfRecord(this, volumesAreEqual);
}
Then('各顆骰子的體積均等，差異不超過紀錄所載的公差', theVolumesAreEqual);
Then('os dados têm o mesmo volume, dentro da tolerância registada', theVolumesAreEqual);

function theWeightsAreEqual(this: ConformanceWorld): void {
  requireOfRecord(this, weightsAreEqual);
}
Then('各顆骰子的重量一致，差異不超過紀錄所載的公差', theWeightsAreEqual);
Then('os dados têm o mesmo peso, dentro da tolerância registada', theWeightsAreEqual);

/** For a clause that only a person can watch being kept: Articles 2(2), 2(4), 2(5) and those of Article 3. */
function thePracticeWasObserved(this: ConformanceWorld): 'skipped' | undefined {
  const record = recordOf(this);
  const judgement = record === null ? null : observationOf(this.subject.clause, record, textsOf(this));
  if (record === null || judgement === null) return inspectionPending(this);
  requireJudged(this, record, judgement);
  return undefined;
}
Then('查驗紀錄載明所觀察的做法符合本條文', thePracticeWasObserved);
Then('consta do registo de inspecção que a prática observada cumpre esta norma', thePracticeWasObserved);
