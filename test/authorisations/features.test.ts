import path from 'node:path';
import { expect } from 'chai';
import { OFFICIAL_LANGUAGES } from '../../locales';
import {
  POINTS,
  READING_SETS,
  authorisedItems,
  type Authorisation,
  type DeclaredPrizes,
  type Readings,
} from '../../regulation';
import type { CaseRun } from '../../reports';
import type { Item, Options as TableOptions } from '../fixtures/tables/authorised';
import { featuresByClause, runFeatures, type FeatureRun } from '../support/features';
import { ANY_7, authorised, HOP, PLACE } from './authorised';

const TABLE = path.join(__dirname, '../fixtures/tables/authorised.ts');
const ARTICLE_7 = 'art_7__para_1';
const ITEM_CASES = [
  'item-before-the-come-out',
  'item-after-the-point',
  'item-over-many-throws',
  'item-placed-when-authorised',
];

describe('Authorisations under Article 7', () => {
  const features = featuresByClause();
  after(() => features.remove());

  async function run(
    authorisations: readonly Authorisation[],
    table: TableOptions,
    { clause = ARTICLE_7, ...rest }: Partial<FeatureRun> = {},
  ): Promise<CaseRun[]> {
    const { cases } = await runFeatures({
      authorisations,
      target: TABLE,
      table: { ...table },
      root: features.root,
      clause,
      ...rest,
    });
    return cases;
  }

  /** The statuses by case name; a case has to come to the same in both languages. */
  function statuses(cases: readonly CaseRun[]): Record<string, string> {
    const found: Record<string, string> = {};
    for (const each of cases) {
      const name = each.case ?? '';
      const known = found[name];
      found[name] = known === undefined || known === each.status ? each.status : `${known}/${each.status}`;
    }
    expect(new Set(cases.map(({ language }) => language)).size).to.equal(OFFICIAL_LANGUAGES.length);
    return found;
  }

  const items = (...declared: Parameters<typeof authorised>): Item[] =>
    authorisedItems(authorised(...declared)).map((each) => ({ ...each }));

  describe('without any', () => {
    it('finds that the table conforms, and that what needs one does not apply', async () => {
      const found = statuses(await run([], {}, { target: 'reference' }));
      for (const name of ['only-authorised-items-are-offered', 'item-without-authorisation']) {
        expect(found[name], name).to.equal('passed');
      }
      for (const name of [...ITEM_CASES, 'different-prizes']) {
        expect(found[name], name).to.equal('not-applicable');
      }
    });

    it('finds an item that the table offers all the same', async () => {
      const found = await run([], { items: items(HOP) });
      expect(statuses(found)['only-authorised-items-are-offered']).to.equal('failed');
      const [failure] = found.flatMap(({ findings }) => findings).filter(({ kind }) => kind === 'failure');
      expect(failure).to.have.property('actual').that.includes('x_hop_hard_6');
    });

    it('finds an item that the table takes without offering it', async () => {
      const found = statuses(await run([], { concealed: ['x_without_authorisation'] }));
      expect(found).to.include({
        'only-authorised-items-are-offered': 'passed',
        'item-without-authorisation': 'failed',
      });
    });
  });

  describe('of new items', () => {
    const declared = authorised(HOP, PLACE);

    for (const set of ['literal', 'customary'] as const) {
      it(`raises no alarm at a table that plays by them, under ${set} readings`, async () => {
        const found = statuses(
          await run(declared, { items: items(HOP, PLACE) }, { readings: READING_SETS[set] }),
        );
        for (const name of ITEM_CASES) expect(found[name], name).to.equal('passed');
      });
    }

    it('raises no alarm at a table with one seat', async () => {
      const found = statuses(await run(declared, { items: items(HOP, PLACE), reference: { seats: 1 } }));
      for (const name of ITEM_CASES) expect(found[name], name).to.equal('passed');
    });

    it('does not ask for an item that the table does not offer', async () => {
      const found = statuses(await run(declared, {}));
      for (const name of ITEM_CASES) expect(found[name], name).to.equal('not-applicable');
    });

    it('tells only of the one that was authorised, where the table offers two', async () => {
      const found = statuses(await run(authorised(HOP), { items: items(HOP, PLACE) }));
      expect(found['only-authorised-items-are-offered']).to.equal('failed');
    });

    /** A table that plays by another text than the dispatch's. */
    const wrong: [string, Item[], string[]][] = [
      [
        'a throw that loses instead of winning',
        items({
          ...HOP,
          outcomes: { by: 'pair', on: { '3-4': { win: { stake: 1, prize: 30 } } }, otherwise: 'lose' },
        }),
        ['item-before-the-come-out', 'item-after-the-point', 'item-over-many-throws'],
      ],
      [
        'a lower prize',
        items({ ...HOP, outcomes: { ...HOP.outcomes, on: { '3-3': { win: { stake: 1, prize: 29 } } } } }),
        ['item-before-the-come-out', 'item-after-the-point', 'item-over-many-throws'],
      ],
      [
        'a tie that loses',
        items({ ...PLACE, outcomes: { ...PLACE.outcomes, on: { ...PLACE.outcomes.on, 11: 'lose' } } }),
        ['item-after-the-point', 'item-over-many-throws'],
      ],
      [
        'a bet that stays instead of losing',
        items({
          ...PLACE,
          outcomes: { ...PLACE.outcomes, on: { 9: { win: { stake: 5, prize: 7 } }, 11: 'tie' } },
        }),
        ['item-after-the-point', 'item-over-many-throws'],
      ],
      [
        'a bet that works on the come-out throw',
        items({ ...PLACE, on_come_out: 'working' }),
        ['item-over-many-throws'],
      ],
      [
        'a bet that is taken too early',
        items({ ...PLACE, placeable: 'any' }),
        ['item-placed-when-authorised'],
      ],
      [
        'a bet that is not taken',
        items({ ...HOP, placeable: 'come_out' }),
        ['item-after-the-point', 'item-placed-when-authorised', 'item-over-many-throws'],
      ],
    ];
    for (const [what, played, caught] of wrong) {
      it(`finds ${what}`, async () => {
        const [own] = played;
        const cases = await run(
          declared.filter(({ item }) => item === own?.item),
          { items: played },
        );
        const failed = Object.entries(statuses(cases)).flatMap(([name, status]) =>
          status === 'failed' ? [name] : [],
        );
        expect(failed).to.have.members(caught);
      });
    }

    it('cites the dispatch, in the language of the case', async () => {
      const cases = await run(authorised(HOP), {
        items: items({
          ...HOP,
          outcomes: { by: 'total', on: { 2: { win: { stake: 1, prize: 1 } } }, otherwise: 'lose' },
        }),
      });
      const required = (language: string) =>
        cases
          .filter((each) => each.language === language)
          .flatMap(({ findings }) => findings)
          .flatMap((finding) => (finding.kind === 'failure' ? [finding.required] : []))
          .join('\n');
      expect(required('zh')).to.include('2026年1月15日第12/2026號許可批示');
      expect(required('pt')).to.include('despacho de autorização n.º 12/2026, de 15 de Janeiro de 2026');
    });
  });

  describe('of different prizes', () => {
    const CLAUSE = 'art_6__point_6';
    const declared = authorised(ANY_7);
    const paying: TableOptions = { prizes: { any_7: { 7: { stake: 1, prize: 3 } } } };

    it('asks for the authorised prize in the cases of Article 6, and shifts the balances', async () => {
      const cases = await run(declared, paying, { clause: CLAUSE });
      expect(cases.length).to.be.greaterThan(2);
      expect(new Set(cases.map(({ status }) => status))).to.deep.equal(new Set(['passed']));
    });

    it('finds a table that pays the prize of the regulation', async () => {
      for (const clause of [CLAUSE, ARTICLE_7]) {
        const cases = await run(declared, {}, { clause });
        const failed = cases.filter(({ status }) => status === 'failed');
        expect(new Set(failed.map(({ language }) => language)).size).to.equal(2);
        const [finding] = failed[0]?.findings ?? [];
        expect(finding)
          .to.have.property('required')
          .that.matches(/12\/2026/);
      }
    });

    it('finds a table that pays a different prize without authorisation', async () => {
      const cases = await run([], paying, { clause: CLAUSE });
      expect(cases.some(({ status }) => status === 'failed')).to.equal(true);
    });

    it('leaves the bets of other clauses alone', async () => {
      const cases = await run(declared, paying, { clause: 'art_6__point_5' });
      expect(new Set(cases.map(({ status }) => status))).to.deep.equal(new Set(['passed']));
    });

    it('follows the authorised prize of the whole of Article 6', async () => {
      const cases = await run(declared, paying, { clause: 'art_6__intro' });
      expect(cases.filter(({ status }) => status !== 'passed')).to.deep.equal([]);
    });

    it('says that a case does not apply whose stake can no longer be paid in full', async () => {
      const sevenths = authorised({ ...ANY_7, prizes: [{ clause: CLAUSE, stake: 7, prize: 22 }] });
      const table: TableOptions = { prizes: { any_7: { 7: { stake: 7, prize: 22 } } } };
      const exact = { readings: READING_SETS.literal, clause: CLAUSE };
      const cases = await run(sevenths, table, exact);
      expect(new Set(cases.map(({ status }) => status))).to.deep.equal(new Set(['not-applicable']));
      const seven = statuses(await run(sevenths, table, { readings: READING_SETS.literal }));
      expect(seven['different-prizes']).to.equal('passed');
    });

    it('rounds it down where the reading says so', async () => {
      const sevenths = authorised({ ...ANY_7, prizes: [{ clause: CLAUSE, stake: 7, prize: 22 }] });
      const table: TableOptions = { prizes: { any_7: { 7: { stake: 7, prize: 22 } } } };
      const cases = await run(sevenths, table, { clause: CLAUSE });
      expect(new Set(cases.map(({ status }) => status))).to.deep.equal(new Set(['passed']));
    });

    /** One prize of every bet that Article 6 prices, on every total or number. */
    const every: DeclaredPrizes[] = [
      prizeOf('pass', 'art_6__point_1', 2, 3),
      prizeOf('come', 'art_6__point_1', 2, 3),
      prizeOf('dont_pass', 'art_6__point_3', 3, 4),
      prizeOf('dont_come', 'art_6__point_3', 3, 4),
      ...(['pass_odds', 'come_odds'] as const).map((item) => oddsOf(item, 'art_6__point_2')),
      ...(['dont_pass_odds', 'dont_come_odds'] as const).map((item) => oddsOf(item, 'art_6__point_4')),
      prizeOf('any_craps', 'art_6__point_5', 1, 6),
      prizeOf('any_7', 'art_6__point_6', 1, 3),
      prizeOf('eleven', 'art_6__point_7', 1, 14),
      prizeOf('ace_deuce', 'art_6__point_8', 1, 16),
      prizeOf('aces', 'art_6__point_9', 1, 29),
      prizeOf('boxcars', 'art_6__point_10', 1, 31),
      {
        ...ANY_7,
        item: 'horn',
        prizes: [{ clause: 'art_6__point_11', totals: [2, 12], stake: 4, prize: 28 }],
      },
      {
        ...ANY_7,
        item: 'field',
        prizes: [
          { clause: 'art_6__point_12__subpara_1', totals: [2], stake: 1, prize: 3 },
          { clause: 'art_6__point_12__subpara_2', stake: 1, prize: 4 },
        ],
      },
      prizeOf('big', 'art_6__point_13', 2, 3),
      prizeOf('small', 'art_6__point_13', 2, 3),
      ...([4, 6, 8, 10] as const).map((n) => prizeOf(`hard_${n}`, 'art_6__point_14', 1, 8)),
      ...POINTS.map((n) => prizeOf(`big_${n}`, 'art_6__point_15', 1, 2)),
    ];

    function prizeOf(item: string, clause: string, stake: number, prize: number): DeclaredPrizes {
      return { ...ANY_7, item, prizes: [{ clause, stake, prize }] };
    }

    function oddsOf(item: string, point: string): DeclaredPrizes {
      const prizes = [1, 2, 3].map((n) => ({ clause: `${point}__subpara_${n}`, stake: 7, prize: 10 + n }));
      return { ...ANY_7, item, prizes };
    }

    /** The table's own copy of it. */
    function pricesOf(declaredPrizes: readonly DeclaredPrizes[]): NonNullable<TableOptions['prizes']> {
      const numbers = [
        [4, 10],
        [5, 9],
        [6, 8],
      ];
      return Object.fromEntries(
        declaredPrizes.map(({ item, prizes }) => [
          item,
          Object.fromEntries(
            prizes.flatMap(
              ({ totals, stake, prize }, index) =>
                (totals ?? (item.endsWith('_odds') ? numbers[index] : item === 'field' ? [12] : ['*']))?.map(
                  (on) => [on, { stake, prize }],
                ) ?? [],
            ),
          ),
        ]),
      );
    }

    const readings: Record<string, Readings> = {
      literal: READING_SETS.literal,
      customary: READING_SETS.customary,
      'either number of Big': { ...READING_SETS.customary, big_number_form: 'either' },
      'off on the come-out': { ...READING_SETS.customary, multi_roll_on_come_out: 'off' },
    };
    for (const [name, declaredReadings] of Object.entries(readings)) {
      it(`makes each bet win at its authorised prize, under readings ${name}`, async () => {
        const found = statuses(
          await run(authorised(...every), { prizes: pricesOf(every) }, { readings: declaredReadings }),
        );
        expect(found['different-prizes']).to.equal('passed');
      });
    }

    for (const one of every) {
      it(`finds ${one.item} paid as the regulation has it`, async () => {
        const others = every.filter((each) => each !== one);
        const cases = await run(
          authorised(...every),
          { prizes: pricesOf(others) },
          { tags: '@case:different-prizes', languages: ['pt'] },
        );
        expect(cases.map(({ status }) => status)).to.deep.equal(['failed']);
      });
    }

    for (const set of ['literal', 'customary'] as const) {
      it(`alarms in no case of Articles 5 and 6 at a table that pays all of them, under ${set} readings`, async () => {
        const { cases } = await runFeatures({
          authorisations: authorised(...every),
          readings: READING_SETS[set],
          target: TABLE,
          table: { prizes: pricesOf(every) },
          tags: '@art_5 or @art_6',
          languages: ['zh'],
        });
        expect(cases.length).to.be.greaterThan(1000);
        const expected = ['passed', 'not-decidable', ...(set === 'literal' ? ['not-applicable'] : [])];
        const others = cases.filter(
          ({ key, status }) =>
            !expected.includes(status) &&
            // The table declares no maximum.
            !(status === 'not-applicable' && key.includes('the-declared-maximum')),
        );
        expect(others.map(({ key, status, message }) => ({ key, status, message }))).to.deep.equal([]);
      });
    }
  });
});
