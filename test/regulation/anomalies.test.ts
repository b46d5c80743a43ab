import { expect } from 'chai';
import {
  ALL_DICE,
  ANOMALIES,
  type Anomaly,
  type BetId,
  type BetState,
  CLAUSES,
  DEFAULT_OPTIONS,
  DataError,
  LANGUAGES,
  OPTION_IDS,
  POINTS,
  type Point,
  READINGS,
  READING_IDS,
  READING_SETS,
  type Ratio,
  type Reading,
  type Readings,
  SEVERITIES,
  type Texts,
  UnknownAnomalyError,
  UnknownClauseError,
  anomaliesOf,
  anomaly,
  clause,
  decide,
  formatRatio,
  ratio,
  shooter,
  times,
  verifyQuotations,
} from '../../regulation';
import { readAnomalies } from '../../regulation/anomalies';
import document from '../../regulation/data/anomalies.json';

const TEXT_FIELDS = ['title', 'literal', 'customary', 'consequence', 'treatment', 'confidence'] as const;

interface Place {
  readonly anomaly: string;
  readonly field: (typeof TEXT_FIELDS)[number];
  readonly texts: Texts;
}

const PLACES: readonly Place[] = ANOMALIES.flatMap((record) =>
  TEXT_FIELDS.flatMap((field): Place[] => {
    const texts = record[field];
    return texts === undefined ? [] : [{ anomaly: record.id, field, texts }];
  }),
);

const { literal, customary } = READING_SETS;

/** What is named in code font: readings, their values and options. */
function named(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '');
}

function changed(index: number, change: Record<string, unknown>): unknown[] {
  return document.map((record, at) => (at === index ? { ...record, ...change } : record));
}

describe('the register of anomalies', () => {
  it('has its entries in the order of their ids, A01 onwards', () => {
    const ids = Array.from(
      { length: document.length },
      (_, index) => `A${String(index + 1).padStart(2, '0')}`,
    );
    expect(ANOMALIES.map((record) => record.id)).to.deep.equal(ids);
  });

  it('has 11 of severity A, 37 of B, 26 of C and 18 of D', () => {
    const counts = SEVERITIES.map(
      (severity) => ANOMALIES.filter((record) => record.severity === severity).length,
    );
    expect(counts).to.deep.equal([11, 37, 26, 18]);
  });

  it('names the entries that reverse money or stand in the way of a verdict', () => {
    const gravest = ANOMALIES.filter((record) => record.severity === 'A').map((record) => record.id);
    expect(gravest.join(' ')).to.equal('A30 A31 A39 A40 A51 A57 A61 A62 A65 A68 A72');
  });

  it('stands on words of the clauses that it concerns', () => {
    expect(verifyQuotations(ANOMALIES.flatMap((record) => record.quotations))).to.deep.equal([]);
    for (const { id, clauses, quotations } of ANOMALIES) {
      expect(clauses, id).to.have.length.greaterThan(0);
      expect(new Set(clauses).size, id).to.equal(clauses.length);
      for (const quoted of quotations) expect(clauses, id).to.include(quoted.clause);
    }
  });

  it('goes red on a quotation with one character changed', () => {
    const [quoted] = anomaly('A39').quotations;
    const altered = { clause: quoted?.clause ?? '', textZh: quoted?.textZh.replace('前者', '後者') ?? '' };
    expect(verifyQuotations([altered]).map((problem) => problem.kind)).to.deep.equal(['not-in-clause']);
  });

  it('stands in A39 on the block that 5(2)(3) shares with 5(2)(1)', () => {
    const start = (id: string) => clause(id).textZh.slice(clause(id).textZh.indexOf('如出現有別於'));
    expect(start('art_5__para_2__point_3')).to.equal(start('art_5__para_2__point_1'));
    expect(start('art_5__para_2__point_3')).to.have.length(113);
  });

  it('gives an entry by its id and those of a clause in their order', () => {
    expect(anomaly('A51').readings).to.deep.equal(['dont_pass_point_phase']);
    expect(anomaliesOf('art_5__para_3__point_8').map((record) => record.id)).to.deep.equal([
      'A60',
      'A81',
      'A82',
      'A91',
    ]);
    expect(anomaliesOf('art_6__point_6')).to.deep.equal([]);
    const perClause = CLAUSES.flatMap((record) => anomaliesOf(record.id));
    expect(perClause).to.have.length(ANOMALIES.flatMap((record) => record.clauses).length);
  });

  it('throws on an unknown entry and on an unknown clause', () => {
    for (const id of ['A00', 'A99', 'a01', '', '__proto__'])
      expect(() => anomaly(id)).to.throw(UnknownAnomalyError);
    expect(() => anomaliesOf('art_8__num')).to.throw(UnknownClauseError);
  });

  it('says what about an entry is uncertain, and only where something is', () => {
    const uncertain = ANOMALIES.filter((record) => record.confidence !== undefined).map(({ id }) => id);
    expect(uncertain).to.deep.equal(['A02', 'A04', 'A08', 'A11', 'A84', 'A88']);
  });
});

/** Links that are kept on one side only, `anomaly/reading`. */
function oneSided(anomalies: readonly Anomaly[], readings: readonly Reading[]): string[] {
  const fromAnomalies = anomalies.flatMap(({ id, readings: ids }) => ids.map((each) => `${id}/${each}`));
  const fromReadings = readings.flatMap(({ id, anomalies: ids }) => ids.map((each) => `${each}/${id}`));
  return [
    ...fromAnomalies.filter((link) => !fromReadings.includes(link)),
    ...fromReadings.filter((link) => !fromAnomalies.includes(link)),
  ];
}

describe('the register and the declared readings', () => {
  it('name each other', () => {
    expect(oneSided(ANOMALIES, READINGS)).to.deep.equal([]);
  });

  it('are caught naming each other on one side only', () => {
    const entry = { ...anomaly('A42'), readings: ['line_bet_removal' as const] };
    expect(oneSided([entry], READINGS))
      .to.include('A42/line_bet_removal')
      .and.include('A42/late_line_bets');
  });

  it('are joined by the treatment, which names each reading that resolves the entry', () => {
    for (const { id, readings, treatment } of ANOMALIES) {
      for (const language of LANGUAGES)
        expect(named(treatment[language]), `${id} ${language}`).to.include.members([...readings]);
    }
  });

  it('are called by names that exist', () => {
    const names = new Set<string>([
      ...READING_IDS,
      ...OPTION_IDS,
      ...READINGS.flatMap((record) => record.values.map((each) => each.value)),
      // The choice of Article 6(12) and the reading of A31.
      ...['double', 'triple', 'shooter_losing_bet', 'undecided', 'line_bet', 'any_bet'],
    ]);
    for (const { anomaly: id, texts } of PLACES) {
      for (const language of LANGUAGES) {
        for (const name of named(texts[language])) expect(names.has(name), `${id}: ${name}`).to.equal(true);
      }
    }
  });

  it('are cited by entries that exist', () => {
    for (const { anomaly: id, texts } of PLACES) {
      for (const [cited] of texts.en.matchAll(/\bA\d{2}\b/g)) expect(() => anomaly(cited), id).not.to.throw();
    }
  });
});

const SIMPLIFIED =
  '们这说对时会来为国学发点个关开门问间见观规则条项赔赢输庄从两边过还进远运选适违连应该话语译议论设许证评词试读调请记订计认让变单双显实际检验录类数据号头长张场块处备复够审宽导将层属币师带帮' +
  '标样机权构档桥检楼欢没测涨润温满灭炼热独现电画确离种称积稳穷竞笔签简粮红约级纯纸线练组细终结给统继续维编罗职联肃胜脱艺节苏药虑虽补订触计费资质贴责赌账贵贺购赖车转轮软轻载较辑达迁迟递邮释针钟铁铜银锁错镜阅队阶阳阴陈险随难雾静韩页顶顺须预领频题额风飞马驱驶骤鱼鸟齐龙';

/** Characters that only the simplified script has. */
function simplified(text: string): string[] {
  return [...text].filter((character) => SIMPLIFIED.includes(character));
}

/**
 * Spellings that the Agreement of 1990 brought to Portuguese, which Macau does not use, by stem or word.
 */
const AFTER_1990 = [
  /(?<!\p{L})(?:a|rea|intera|transa|abstra|contra|distra|fra|infra|prote|sele|cole|dire|inspe|corre|conce|rece|perce|exce|obje|proje|inje|reda|dete|afe)(?:ção|ções)(?!\p{L})/iu,
  /(?<!\p{L})(?:in)?(?:fato|ato|exato|exata)s?(?!\p{L})|(?<!\p{L})exati?[dm]/iu,
  /(?<!\p{L})(?:ob|sub|pro|tra|in|inspe)jet|(?<!\p{L})inspet|(?<!\p{L})arquitet|(?<!\p{L})eletr|(?<!\p{L})retâng/iu,
  /(?<!\p{L})(?:re|inter|des)?(?:atu|ativ|acion)|(?<!\p{L})ad?ot[aáeo]|(?<!\p{L})(?:efet|afet|detet)/iu,
  /(?<!\p{L})(?:in)?(?:corret|diret)|(?<!\p{L})exce(?:t|tu)|(?<!\p{L})(?:respetiv|perspetiv|aspeto|retific)/iu,
  /(?<!\p{L})óti[cm]|(?<!\p{L})setor|(?<!\p{L})letiv|(?<!\p{L})carát|(?<!\p{L})fratur|(?<!\p{L})ruturas?(?!\p{L})/iu,
  /(?<!\p{L})(?:veem|leem|creem|preveem)(?!\p{L})/iu,
  /(?<!\p{L})de (?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)(?!\p{L})/u,
];

function spelledAfter1990(text: string): string[] {
  return AFTER_1990.flatMap((spelling) => spelling.exec(text)?.[0] ?? []);
}

const HAN = /\p{Script=Han}/gu;

/** The share of a text's letters that are Chinese characters; what stands in code font is of no language. */
function shareOfHan(text: string): number {
  const prose = text.replace(/`[^`]+`/g, '');
  return (prose.match(HAN) ?? []).length / (prose.match(/\p{L}/gu) ?? []).length;
}

describe('the languages of the register', () => {
  it('are all there', () => {
    for (const { anomaly: id, field, texts } of PLACES) {
      for (const language of LANGUAGES) expect(texts[language].trim(), `${id} ${field}`).to.not.equal('');
      expect(new Set(LANGUAGES.map((language) => texts[language])).size, `${id} ${field}`).to.equal(3);
    }
  });

  it('are each written in their own script', () => {
    for (const { anomaly: id, field, texts } of PLACES) {
      expect(shareOfHan(texts.zh), `${id} ${field} zh`).to.be.greaterThan(0.35);
      for (const language of ['pt', 'en'] as const)
        expect(shareOfHan(texts[language]), `${id} ${field} ${language}`).to.be.lessThan(0.35);
    }
  });

  it('are caught in the wrong script', () => {
    expect(shareOfHan('Big 6 or Big 8: one bet or two')).to.equal(0);
    expect(shareOfHan('Only 7 loses（7點）')).to.be.lessThan(0.35);
    expect(shareOfHan('Ou «東派司拉附加投注» ou «東派司附加投注»')).to.be.greaterThan(0.35);
  });

  it('are Traditional Chinese', () => {
    for (const { anomaly: id, field, texts } of PLACES)
      expect(simplified(texts.zh), `${id} ${field}`).to.deep.equal([]);
  });

  it('are caught in Simplified Chinese, but not in the official text', () => {
    expect(simplified('投注金额须为投注下限的倍数')).to.deep.equal(['额', '须', '为', '数']);
    for (const { id, textZh } of CLAUSES) expect(simplified(textZh), id).to.deep.equal([]);
  });

  it('are Portuguese as it is spelled in Macau', () => {
    for (const { anomaly: id, field, texts } of PLACES)
      expect(spelledAfter1990(texts.pt), `${id} ${field}`).to.deep.equal([]);
  });

  it('are caught in the spelling of 1990, but not in the working translation', () => {
    const after = [
      'a ação',
      'as exceções',
      'o objeto do projeto',
      'de fato',
      'um ato',
      'o preço correto',
      'a direção',
      'em regra atual',
      'o setor',
      'resultado ótimo',
      'efetuar a aposta',
      'a redação',
      'a inspeção',
      '8 de março de 2010',
    ];
    for (const text of after) expect(spelledAfter1990(text), text).to.not.deep.equal([]);
    const before =
      'a acção, as excepções, o objecto, o projecto, de facto, o acto, correcto, a Direcção, actual, o sector, óptimo, efectuar, a redacção, a inspecção, 8 de Março, a tradução, a aplicação, o contrato, imediato, parece, o ponto';
    expect(spelledAfter1990(before)).to.deep.equal([]);
    for (const { id, textPt } of CLAUSES) expect(spelledAfter1990(textPt), id).to.deep.equal([]);
  });

  it('are punctuated as each is', () => {
    for (const { anomaly: id, field, texts } of PLACES) {
      expect(/\p{Script=Han}[,;:()]|[,;:]\p{Script=Han}/u.exec(texts.zh)?.[0], `${id} ${field}`).to.equal(
        undefined,
      );
      if (field === 'title') continue;
      expect(texts.zh, id).to.match(/[。？]$/);
      // «n.º» and «artigo 6.º» take no second full stop at the end of a sentence.
      expect(texts.pt, id).to.match(/(?:[.?]|\.º)$/);
      expect(texts.en, id).to.match(/[.?]$/);
    }
  });
});

/** The dice, amounts, ratios, fractions and percentages of a text, with what is named in code font; sorted, each once. */
function figures(text: string): string[] {
  const plain = text.replaceAll('−', '-').replace(/(\d),(\d)/g, '$1.$2');
  const found = [
    /[+-]?\d+(?:\.\d+)?%/g,
    /[+-]?\d+\/\d+(?!\d|\/\d)/g,
    /(?<!\d)[1-6]-[1-6](?!\d|-)/g,
    /\d+:\d+/g,
    /[+-]?\d+\.\d+(?![\d%])/g,
    /(?<![\d/.])[+-]\d+/g,
    /`[^`]+`/g,
    /(?<![A-Za-z])A\d{2}(?!\d)/g,
  ].flatMap((pattern) => plain.match(pattern) ?? []);
  return [...new Set(found)].sort();
}

interface Percentage {
  readonly fraction: string;
  readonly stated: string;
  readonly actual: string;
}

/** Each fraction with the percentage given for it in brackets. */
function percentages(text: string): Percentage[] {
  const plain = text.replace(/(\d),(\d)/g, '$1.$2');
  return [...plain.matchAll(/(\d+)\/(\d+)(?: \(|（|, )(\d+(?:\.(\d+))?)%/g)].map((match) => ({
    fraction: `${match[1]}/${match[2]}`,
    stated: match[3] ?? '',
    actual: ((100 * Number(match[1])) / Number(match[2])).toFixed((match[4] ?? '').length),
  }));
}

const sum = (a: Ratio, b: Ratio): Ratio =>
  ratio(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);

/** What a bet of 1 is worth by the model, held until it is decided; a tie that returns the stake decides it. */
function expectation(
  bet: BetId,
  readings: Readings,
  at: BetState = 'waiting',
  options = DEFAULT_OPTIONS,
): Ratio {
  const point = at === 'waiting' ? pointUnder(bet) : at;
  let decided = 0;
  let value = ratio(0);
  for (const dice of ALL_DICE) {
    const outcome = decide({ bet, betState: at, point, dice, readings, options });
    if (outcome.kind === 'stay') continue;
    decided += 1;
    if (outcome.kind === 'win') value = sum(value, ratio(outcome.ratio.prize, outcome.ratio.stake));
    if (outcome.kind === 'lose') value = sum(value, ratio(-1));
    if (outcome.kind === 'travel') value = sum(value, expectation(bet, readings, outcome.number, options));
    if (outcome.kind === 'silent') throw new Error(`${bet}: the text states no outcome`);
  }
  return times(value, ratio(1, decided));
}

/** Line bets wait for a come-out throw; the others are looked at with a point marked, which is no matter to them. */
function pointUnder(bet: BetId): Point | null {
  return bet === 'pass' || bet === 'dont_pass' ? null : 6;
}

/** How many of the situations of a bet, table state by dice, answer otherwise under the one set than under the other. */
function situations(bet: BetId, matters: (one: string, other: string) => boolean): number {
  const kind = (readings: Readings, point: Point | null, dice: (typeof ALL_DICE)[number]) =>
    decide({ bet, betState: 'waiting', point, dice, readings, options: DEFAULT_OPTIONS }).kind;
  return [null, ...POINTS].reduce(
    (count, point) =>
      count +
      ALL_DICE.filter((dice) => matters(kind(literal, point, dice), kind(customary, point, dice))).length,
    0,
  );
}

const worth = (bet: BetId, readings: Readings, at?: BetState) => formatRatio(expectation(bet, readings, at));

/** The house advantage, as texts give it: without its sign. */
const house = (bet: BetId, readings: Readings, options = DEFAULT_OPTIONS) =>
  formatRatio(times(expectation(bet, readings, 'waiting', options), ratio(-1)));

function says(id: string, figure: string): void {
  const record = anomaly(id);
  for (const language of LANGUAGES) {
    const told = [record.literal, record.customary, record.consequence]
      .map((each) => each[language])
      .join(' ');
    // A figure is not found inside a longer one.
    const escaped = figure.replace(/[+/.]/g, '\\$&').replace('-', '−');
    expect(told.replace(/(\d),(\d)/g, '$1.$2'), `${id} ${language}`).to.match(
      new RegExp(`(?<![\\d./])${escaped}(?![\\d/]|\\.\\d)`),
    );
  }
}

describe('the figures of the register', () => {
  it('are the same in each language', () => {
    for (const { anomaly: id, field, texts } of PLACES) {
      for (const language of ['pt', 'en'] as const)
        expect(figures(texts[language]), `${id} ${field} ${language}`).to.deep.equal(figures(texts.zh));
    }
  });

  it('are caught differing', () => {
    const { consequence } = anomaly('A39');
    expect(figures(consequence.pt.replace('+100', '+10'))).to.not.deep.equal(figures(consequence.zh));
    expect(figures(consequence.pt.replace('3-3', '3-4'))).to.not.deep.equal(figures(consequence.zh));
  });

  it('are rounded rightly', () => {
    const stated = PLACES.flatMap(({ texts }) =>
      LANGUAGES.flatMap((language) => percentages(texts[language])),
    );
    expect(stated.length).to.be.greaterThan(40);
    for (const { fraction, stated: percentage, actual } of stated)
      expect(percentage, fraction).to.equal(actual);
  });

  it('are caught rounded wrongly', () => {
    expect(percentages('+1/9 (11,11%)')).to.deep.equal([
      { fraction: '1/9', stated: '11.11', actual: '11.11' },
    ]);
    expect(percentages('3/220（1.37%）')[0]).to.include({ stated: '1.37', actual: '1.36' });
  });

  it('of the line bets follow from the model', () => {
    says('A07', house('dont_pass', customary));
    says('A39', house('dont_pass', literal));
    says('A39', house('dont_pass', customary));
    says('A51', house('dont_come', literal));
    says('A51', house('dont_come', customary));
    for (const point of [4, 5, 6] as const) {
      says('A40', worth('dont_pass_odds', literal, point));
      expect(worth('dont_pass_odds', customary, point)).to.equal('0');
      says('A41', `+${worth('dont_pass', customary, point)}`);
    }
    says('A42', worth('pass', customary, 6));
    says('A42', worth('pass', customary, 4));
    const both = (readings: Readings) =>
      formatRatio(sum(expectation('pass', readings), expectation('dont_pass', readings)));
    says('A53', both(customary));
    says('A53', both(literal));
  });

  it('of the other bets follow from the model', () => {
    says('A57', house('horn', customary));
    says('A61', house('field', customary, { field_12: 'double' }));
    says('A61', house('field', customary, { field_12: 'triple' }));
    says('A62', house('big', customary));
    const shared = { ...customary, big_small_other_totals: 'seven_loses_other_side_ties' } as const;
    expect(worth('big', shared)).to.equal('1/4');
    const wide = { ...customary, hard_way_other_totals: 'unequal_pairs_lose' } as const;
    says('A65', house('hard_6', wide));
    says('A65', house('hard_4', wide));
    expect([house('hard_6', customary), house('hard_4', customary)]).to.deep.equal(['1/11', '1/9']);
    const either = { ...customary, big_number_form: 'either' } as const;
    for (const bet of ['big_6', 'big_5', 'big_4'] as const) {
      says('A68', `+${worth(bet, either)}`);
      says('A68', house(bet, customary));
    }
    says('A69', house('big_6', { ...customary, big_number_other_totals: 'tie' }));
    says('A69', house('big_6', customary));
  });

  it('of the throws that are told follow from the model', () => {
    type Told = readonly [
      id: string,
      figure: string,
      readings: Readings,
      bet: BetId,
      at: BetState,
      dice: (typeof ALL_DICE)[number],
      stake: number,
    ];
    const either = { ...customary, big_number_form: 'either' } as const;
    const told: readonly Told[] = [
      ['A39', '+100', literal, 'dont_pass', 6, [3, 3], 100],
      ['A39', '-100', customary, 'dont_pass', 6, [3, 3], 100],
      ['A39', '-100', literal, 'dont_pass', 6, [5, 2], 100],
      ['A39', '+100', customary, 'dont_pass', 6, [5, 2], 100],
      ['A40', '100', literal, 'dont_pass_odds', 4, [2, 2], 200],
      ['A51', '+100', literal, 'dont_come', 9, [6, 3], 100],
      ['A51', '-100', customary, 'dont_come', 9, [6, 3], 100],
      ['A55', '120', literal, 'pass_odds', 6, [3, 3], 100],
      ['A55', '150', customary, 'come_odds', 9, [4, 5], 100],
      ['A57', '+2700', customary, 'horn', 'waiting', [6, 6], 400],
      ['A60', '+200', customary, 'field', 'waiting', [1, 1], 100],
      [
        'A65',
        '-100',
        { ...customary, hard_way_other_totals: 'unequal_pairs_lose' },
        'hard_6',
        'waiting',
        [1, 2],
        100,
      ],
      ['A68', '+116.67', either, 'big_6', 'waiting', [4, 4], 100],
      ['A72', '+3000', customary, 'boxcars', 'waiting', [6, 6], 100],
      ['A73', '-100', literal, 'hard_8', 'waiting', [3, 4], 100],
      ['A75', '37.5', customary, 'pass_odds', 5, [1, 4], 25],
      ['A75', '83.33', customary, 'dont_pass_odds', 6, [3, 4], 100],
      ['A75', '116.67', customary, 'big_6', 'waiting', [2, 4], 100],
      ['A76', '12.5', customary, 'dont_pass_odds', 4, [3, 4], 25],
    ];
    for (const [id, figure, readings, bet, at, dice, stake] of told) {
      const point = at === 'waiting' ? pointUnder(bet) : at;
      const outcome = decide({ bet, betState: at, point, dice, readings, options: DEFAULT_OPTIONS });
      const won = outcome.kind === 'win' ? (stake * outcome.ratio.prize) / outcome.ratio.stake : -stake;
      expect(['win', 'lose'], `${id} ${bet}`).to.include(outcome.kind);
      expect(won.toFixed(2), `${id} ${bet}`).to.equal(Number(figure).toFixed(2));
      says(id, figure);
    }
  });

  it('of the situations follow from the model', () => {
    const undecided = (one: string) => one === 'silent';
    expect(situations('horn', undecided)).to.equal(210);
    says('A58', '210');
    expect(situations('big', undecided) + situations('small', undecided)).to.equal(294);
    says('A62', '294');
    const hardWays = (['hard_4', 'hard_6', 'hard_8', 'hard_10'] as const).map((bet) =>
      situations(bet, undecided),
    );
    expect(hardWays.reduce((a, b) => a + b)).to.equal(728);
    says('A64', '728');
    const bigNumbers = (['big_4', 'big_5', 'big_6', 'big_8', 'big_9', 'big_10'] as const).map((bet) =>
      situations(bet, (one, other) => one === 'tie' && other === 'stay'),
    );
    expect(bigNumbers.reduce((a, b) => a + b)).to.equal(1092);
    says('A69', '1092');
  });

  it('of the shooter follow from the model', () => {
    let differing = 0;
    for (const bet of ['pass', 'dont_pass'] as const) {
      for (const point of [null, ...POINTS]) {
        for (const dice of ALL_DICE) {
          const bets = [{ bet, betState: point ?? 'waiting' }] as const;
          const by = (readings: Readings) =>
            shooter({ bets, point, dice, readings, options: DEFAULT_OPTIONS }).decision;
          if (by(literal) !== by({ ...literal, shooter_replacement: 'seven_out' })) differing += 1;
        }
      }
    }
    expect(differing).to.equal(84);
    says('A30', '84');
  });
});

describe('reading a register', () => {
  const first = document[0] as Record<string, unknown>;
  const red: [string, unknown, string][] = [
    ['of another shape', { A01: first }, 'anomalies.json: expected an array'],
    ['with an entry that is no object', ['A01'], 'anomalies.json[0]: expected an object'],
    ['with another form of id', changed(0, { id: 'B1' }), 'anomalies.json[0].id: expected an id after A00'],
    ['with an id twice', changed(1, { id: 'A01' }), 'anomalies.json[1].id: expected an id after A01'],
    ['with another severity', changed(2, { severity: 'E' }), 'anomalies.json[2].severity'],
    ['without a clause', changed(3, { clauses: [], quotations: [] }), 'anomalies.json[3].clauses'],
    ['with an unknown clause', changed(4, { clauses: ['art_8__num'] }), 'art_8__num'],
    ['without a quotation', changed(5, { quotations: [] }), 'anomalies.json[5].quotations'],
    [
      'with a quotation of another clause',
      changed(6, { quotations: [{ clause: 'art_7__para_1', textZh: '新項目' }] }),
      'anomalies.json[6].quotations[0].clause',
    ],
    ['with a language missing', changed(7, { title: { zh: '一', pt: 'um' } }), 'anomalies.json[7].title.en'],
    [
      'with an empty text',
      changed(8, { literal: { zh: '', pt: 'a', en: 'a' } }),
      'anomalies.json[8].literal.zh',
    ],
    ['with an unknown reading', changed(9, { readings: ['field_12'] }), 'anomalies.json[9].readings[0]'],
    ['with a bare confidence', changed(10, { confidence: 'certain' }), 'anomalies.json[10].confidence'],
  ];

  for (const [what, value, message] of red) {
    it(`refuses one ${what}`, () => {
      expect(() => readAnomalies(value)).to.throw(message);
    });
  }

  it('throws a DataError, or the registry’s own error for a clause', () => {
    expect(() => readAnomalies(null)).to.throw(DataError);
    expect(() => readAnomalies(changed(4, { clauses: ['art_8__num'] }))).to.throw(UnknownClauseError);
  });

  it('freezes what it reads', () => {
    expect(Object.isFrozen(ANOMALIES)).to.equal(true);
    const [record] = readAnomalies(document.slice(0, 1));
    expect(Object.isFrozen(record) && Object.isFrozen(record?.title)).to.equal(true);
  });
});
