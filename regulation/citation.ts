/** How a clause is cited: the id's parts, put in the order and the words of Macau's legislative practice. */
import words from './data/citation.json';
import type { Language } from './language';
import { type ClauseId, UnknownClauseError, clause, clauseText, hasClause } from './clauses';

interface Place {
  readonly order?: number;
  readonly article?: number;
  readonly paragraph?: number;
  readonly point?: number;
  readonly subparagraph?: number;
  readonly intro: boolean;
  readonly heading: boolean;
}

const ID =
  /^(?:order__para_(?<order>\d+)|art_(?<article>\d+)(?:__para_(?<paragraph>\d+))?(?:__point_(?<point>\d+))?(?:__subpara_(?<subparagraph>\d+)|__(?<part>intro|num|heading))?)$/;

function placeOf(id: ClauseId): Place {
  const groups = ID.exec(clause(id).id)?.groups;
  if (groups === undefined) throw new UnknownClauseError(id);
  const part = (name: string) => (groups[name] === undefined ? {} : { [name]: Number(groups[name]) });
  return {
    ...part('order'),
    ...part('article'),
    ...part('paragraph'),
    ...part('point'),
    ...part('subparagraph'),
    intro: groups['part'] === 'intro',
    heading: groups['part'] === 'heading',
  };
}

function fill(pattern: string, n: string | number): string {
  return pattern.replace('{n}', String(n));
}

/** The words of a list stand in the data for as many numbers as the text has. */
function word(list: readonly string[], n: number): string {
  const found = list[n - 1];
  if (found === undefined) throw new RangeError(`no word for the number ${n}`);
  return found;
}

function inChinese(place: Place): string {
  const { zh } = words;
  const numbered = (pattern: string, n: number | undefined) =>
    n === undefined ? '' : fill(pattern, word(zh.numerals, n));
  return [
    numbered(zh.order, place.order),
    numbered(zh.article, place.article),
    numbered(zh.paragraph, place.paragraph),
    numbered(zh.point, place.point),
    numbered(zh.subparagraph, place.subparagraph),
    place.intro ? zh.intro : '',
    place.heading ? zh.heading : '',
  ].join('');
}

/** From the smallest part outwards: every part but the first takes its preposition. */
function inPortuguese(place: Place): string {
  const { pt } = words;
  if (place.order !== undefined) return fill(pt.order, place.order);
  const part = (pattern: { self: string; of: string }, n: number | undefined) =>
    n === undefined ? [] : [{ self: fill(pattern.self, n), of: fill(pattern.of, n) }];
  const plain = (self: string) => ({ self, of: self });
  const parts = [
    ...(place.intro ? [plain(pt.intro)] : []),
    ...(place.heading ? [plain(pt.heading)] : []),
    ...(place.subparagraph === undefined
      ? []
      : [plain(fill(pt.subparagraph, word(pt.ordinals, place.subparagraph)))]),
    ...part(pt.point, place.point),
    ...part(pt.paragraph, place.paragraph),
    ...part(pt.article, place.article),
  ];
  return parts.map((each, index) => (index === 0 ? each.self : each.of)).join(' ');
}

function inEnglish(place: Place): string {
  const { en } = words;
  const numbered = (pattern: string, n: string | number | undefined) =>
    n === undefined ? '' : fill(pattern, n);
  return [
    numbered(en.order, place.order),
    numbered(en.article, place.article),
    numbered(en.paragraph, place.paragraph),
    numbered(en.point, place.point),
    place.subparagraph === undefined ? '' : fill(en.subparagraph, word(en.ordinals, place.subparagraph)),
    place.intro ? en.intro : '',
    place.heading ? en.heading : '',
  ].join('');
}

/**
 * «第五條第三款(八)項», «alínea 8) do n.º 3 do artigo 5.º», “Article 5(3)(8)”. Articles 4 and 6 have no 款: their items
 * hang off the article, whatever Article 5(2)(2) and (4) call them.
 *
 * @throws UnknownClauseError
 */
export function citation(id: ClauseId, language: Language): string {
  const place = placeOf(id);
  return { zh: inChinese, pt: inPortuguese, en: inEnglish }[language](place);
}

/**
 * «第五條 投注», «Artigo 5.º — Apostas», “Article 5 — Bets”.
 *
 * @throws UnknownClauseError where the regulation has no such article
 */
export function articleTitle(article: number, language: Language): string {
  const id = `art_${article}__heading`;
  if (!hasClause(id)) throw new UnknownClauseError(id);
  return words[language].title
    .replace('{article}', clauseText(`art_${article}__num`, language))
    .replace('{heading}', clauseText(id, language));
}
