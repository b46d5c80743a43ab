/** A reading that nobody can see is no declaration: each stands, with its values, wherever a run tells how it read the text. */
import { expect } from 'chai';
import { SUITE, filesOf, readSuite } from '../../checks/suite';
import { OFFICIAL_LANGUAGES } from '../../locales';
import { READINGS, READING_SETS, type Reading } from '../../regulation';
import { certificatePdf } from '../../reports';
import { readPdf, squeezed } from '../certificate/reader';
import { inputOf } from '../certificate/runs';
import { pageOf } from '../regulation-page/record';
import { run } from '../cli/console';

/** The tags of all cases of a language, and what a reader gets to see. */
interface Places {
  readonly features: Readonly<Record<string, ReadonlySet<string>>>;
  readonly listed: string;
  readonly page: string;
  /** Without any space. */
  readonly certificate: string;
}

function tagsIn(language: (typeof OFFICIAL_LANGUAGES)[number]): ReadonlySet<string> {
  const rows = filesOf(readSuite(SUITE), language).flatMap(({ rules }) =>
    rules.flatMap(({ cases }) => cases.flatMap((each) => each.rows)),
  );
  return new Set(rows.flatMap(({ pickle }) => pickle.tags.map(({ name }) => name)));
}

/** Where a reading, or one of its values, does not show. */
function unshown({ id, values, customary, title }: Reading, places: Places): string[] {
  const { features, listed, page, certificate } = places;
  const from = page.indexOf(`id="reading-${id}"`);
  const section = from < 0 ? '' : page.slice(from, page.indexOf('</section>', from));
  const declared = values.find(({ value }) => value === customary);
  return [
    ...values.flatMap(({ value }) => [
      ...Object.entries(features).flatMap(([language, tags]) =>
        tags.has(`@reading:${id}=${value}`) ? [] : [`${language}: no case of ${id}=${value}`],
      ),
      ...(listed.includes(id) && listed.includes(value) ? [] : [`readings: not ${id}=${value}`]),
      ...(section.includes(`<code>${value}</code>`) ? [] : [`page: not ${id}=${value}`]),
    ]),
    ...OFFICIAL_LANGUAGES.flatMap((language) =>
      [title[language], declared?.text[language] ?? '?'].every((text) => certificate.includes(squeezed(text)))
        ? []
        : [`certificate: not ${id} in ${language}`],
    ),
  ];
}

describe('every reading and practice', () => {
  let places: Places;

  before(async () => {
    const { out } = await run(['readings']);
    places = {
      features: Object.fromEntries(OFFICIAL_LANGUAGES.map((language) => [language, tagsIn(language)])),
      listed: out,
      page: pageOf(),
      certificate: (await readPdf(await certificatePdf(inputOf()))).text,
    };
  });

  it('shows in the cases of both languages, in the list, on the page and in the test report', () => {
    expect(READINGS.flatMap((each) => unshown(each, places))).to.deep.equal([]);
    expect(READINGS.map(({ id }) => id)).to.have.members(Object.keys(READING_SETS.customary));
  });

  it('is missed where it falls away from one of them', () => {
    const [reading] = READINGS.filter(({ id }) => id === 'odds_bettor');
    if (reading === undefined) throw new Error('no reading odds_bettor');
    const tag = '@reading:odds_bettor=point_thrower';
    const without = (tags: ReadonlySet<string> = new Set()) =>
      new Set([...tags].filter((each) => each !== tag));
    const { features } = places;
    const found = (changed: Partial<Places>) => unshown(reading, { ...places, ...changed });
    expect(found({ features: { ...features, pt: without(features['pt']) } })).to.deep.equal([
      'pt: no case of odds_bettor=point_thrower',
    ]);
    expect(found({ listed: places.listed.replaceAll('odds_bettor', '') })).to.have.length(2);
    expect(found({ page: places.page.replaceAll('reading-odds_bettor', '') })).to.have.length(2);
    expect(found({ certificate: '' })).to.have.length(2);
  });
});
