/** What the register says that this suite does about an entry, held against the cases that it has. */
import { expect } from 'chai';
import { SUITE, filesOf, readSuite } from '../../checks/suite';
import { OFFICIAL_LANGUAGES, type OfficialLanguage } from '../../locales';
import { ANOMALIES, READING_VALUES, anomaly, type Anomaly, type ReadingId } from '../../regulation';

interface Shown {
  /** `clause/case`. */
  readonly name: string;
  readonly tags: readonly string[];
}

const suite = readSuite(SUITE);

const CASES: Readonly<Record<OfficialLanguage, readonly Shown[]>> = {
  zh: casesIn('zh'),
  pt: casesIn('pt'),
};

function casesIn(language: OfficialLanguage): Shown[] {
  return filesOf(suite, language).flatMap(({ rules }) =>
    rules.flatMap(({ clause = '', cases }) =>
      cases.flatMap(({ name = '', rows }) =>
        rows.map(({ pickle }) => ({ name: `${clause}/${name}`, tags: pickle.tags.map((tag) => tag.name) })),
      ),
    ),
  );
}

/** Sentences that say of something that it is not tested promise no case. */
const PROMISES_NONE =
  /[^.;:]*\b(?:not tested|tests? nothing|tests nothing|not judged|nothing is tested)\b[^.;:]*/gi;
const TESTED = /\b(?:test(?:s|ed)?|checks?)\b/i;
const INSPECTED = /\binspection record\b/i;
const UNDECIDED = /not decidable/i;

function tellsOfSilence({ readings, treatment }: Anomaly, reading: ReadingId): boolean {
  return readings.includes(reading) && UNDECIDED.test(treatment.en);
}

/** What an entry says of the suite that the suite doesn't do. */
function untrue(
  { id, treatment, readings, shownBy }: Anomaly,
  cases: readonly Shown[],
  entries: readonly Anomaly[] = ANOMALIES,
): string[] {
  const names = new Set(cases.map(({ name }) => name));
  const said = treatment.en.replace(PROMISES_NONE, '');
  const promises = TESTED.test(said) || INSPECTED.test(said);
  const unshown = readings.flatMap((reading) =>
    READING_VALUES[reading].flatMap((value) => {
      const tag = `@reading:${reading}=${value}`;
      const tagged = cases.filter(({ tags }) => tags.includes(tag));
      const isShown =
        value === 'silent' ? tagged.some(({ tags }) => tags.includes('@silent')) : tagged.length > 0;
      return isShown ? [] : [`${id}: no case of ${tag}`];
    }),
  );
  const silences = readings.filter((reading) => READING_VALUES[reading].some((value) => value === 'silent'));
  const untold = silences.filter((reading) => !entries.some((each) => tellsOfSilence(each, reading)));
  return [
    ...shownBy.filter((name) => !names.has(name)).map((name) => `${id}: no case ${name}`),
    ...unshown,
    ...untold.map((reading) => `${id}: says nowhere that ${reading}=silent is not decidable`),
    ...(promises && shownBy.length === 0 && readings.length === 0
      ? [`${id}: says what no case is named for`]
      : []),
    ...(!promises && shownBy.length > 0 ? [`${id}: names cases and promises none`] : []),
  ];
}

describe('what the register says of this suite', () => {
  for (const language of OFFICIAL_LANGUAGES) {
    it(`is so, by the cases in ${language}`, () => {
      expect(ANOMALIES.flatMap((each) => untrue(each, CASES[language]))).to.deep.equal([]);
    });
  }

  it('goes red on a case that is gone, a value without one, a promise without one, and a case without a promise', () => {
    const cases = CASES.zh;
    const without = (part: string) => cases.filter(({ name, tags }) => ![name, ...tags].includes(part));
    expect(untrue(anomaly('A15'), without('art_2__para_3/order-skips-who-has-not-bet'))).to.have.length(1);
    expect(untrue(anomaly('A59'), without('@reading:horn_stake=four_minimums'))).to.have.length(1);
    expect(untrue({ ...anomaly('A15'), shownBy: [] }, cases)).to.have.length(1);
    expect(untrue({ ...anomaly('A82'), shownBy: ['art_2__para_1/not-without-a-bet'] }, cases)).to.have.length(
      1,
    );
    const lowering = { ...anomaly('A41'), treatment: { ...anomaly('A41').treatment, en: 'Tested.' } };
    expect(untrue(lowering, cases, [lowering])).to.have.length(1);
  });
});
