import { isDeepStrictEqual } from 'node:util';
import type { Landing } from '../adapters/table';

type Phrase = { zh: string; pt: string } & Landing;

/** Ways in which a throw can land, as Articles 2(4), 2(5) and 3 tell them apart. */
const LANDINGS: readonly Phrase[] = [
  { zh: '兩顆均越過桌子中央位置並在檯上滾動', pt: 'ultrapassando ambos o meio da mesa e rolando sobre ela' },
  { zh: '一顆落在檯證以外', pt: 'caindo um fora do pano', outsideLayout: [0] },
  { zh: '另一顆落在檯證以外', pt: 'caindo o outro fora do pano', outsideLayout: [1] },
  { zh: '兩顆均落在檯證以外', pt: 'caindo ambos fora do pano', outsideLayout: [0, 1] },
  {
    zh: '兩顆均未越過桌子中間，亦沒有碰撞盤壁',
    pt: 'não ultrapassando nenhum o meio da mesa nem embatendo nas paredes',
    short: [0, 1],
  },
  {
    zh: '一顆未越過桌子中間，亦沒有碰撞盤壁',
    pt: 'não ultrapassando um o meio da mesa nem embatendo nas paredes',
    short: [0],
  },
  {
    zh: '兩顆均未越過桌子中間，但一顆碰撞盤壁',
    pt: 'não ultrapassando nenhum o meio da mesa, mas embatendo um numa parede',
    short: [0, 1],
    hitWall: [0],
  },
  {
    zh: '兩顆均未越過桌子中間，但另一顆碰撞盤壁',
    pt: 'não ultrapassando nenhum o meio da mesa, mas embatendo o outro numa parede',
    short: [0, 1],
    hitWall: [1],
  },
  {
    zh: '兩顆均未越過桌子中間，但均碰撞盤壁',
    pt: 'não ultrapassando nenhum o meio da mesa, mas embatendo ambos numa parede',
    short: [0, 1],
    hitWall: [0, 1],
  },
  {
    zh: '兩顆均越過桌子中間，沒有碰撞盤壁',
    pt: 'ultrapassando ambos o meio da mesa sem embater nas paredes',
    hitWall: [],
  },
  { zh: '兩顆均沒有在檯上滾動', pt: 'não rolando nenhum sobre a mesa', unrolled: [0, 1] },
  {
    zh: '兩顆均沒有在檯上滾動，但碰撞盤壁',
    pt: 'não rolando nenhum sobre a mesa, embora embatendo numa parede',
    unrolled: [0, 1],
    hitWall: [0, 1],
  },
  { zh: '一顆沒有在檯上滾動', pt: 'não rolando um sobre a mesa', unrolled: [0] },
  {
    zh: '一顆落在檯證以外，但碰撞盤壁',
    pt: 'caindo um fora do pano, embora embatendo numa parede',
    outsideLayout: [0],
    hitWall: [0],
  },
];

const landingByWords = new Map<string, Landing>(
  LANDINGS.flatMap(({ zh, pt, ...landing }) => [
    [zh, landing],
    [pt, landing],
  ]),
);

/** How a throw is said to land; undefined where no words say so. */
export function landingWords(landing: Landing, language: 'zh' | 'pt'): string | undefined {
  return LANDINGS.find(({ zh: _zh, pt: _pt, ...each }) => isDeepStrictEqual(each, landing))?.[language];
}

export const LANDING_WORDS: readonly string[] = [...landingByWords.keys()];

export function landingCalled(words: string): Landing {
  const landing = landingByWords.get(words);
  if (landing === undefined) throw new Error(`No landing is called "${words}"`);
  return landing;
}
