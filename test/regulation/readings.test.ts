import { expect } from 'chai';
import {
  DEFAULT_OPTIONS,
  LANGUAGES,
  OPTIONS,
  READINGS,
  READING_IDS,
  READING_SETS,
  READING_VALUES,
  type ReadingId,
  UnknownClauseError,
  UnknownReadingError,
  clause,
  contraLitteram,
  declaredValue,
  reading,
  readingsOf,
  resolveOptions,
  resolveReadings,
  verifyQuotations,
} from '../../regulation';

const { literal, customary } = READING_SETS;

describe('declared readings', () => {
  it('are each there once, with its values', () => {
    expect(READINGS.map((record) => record.id)).to.deep.equal([...READING_IDS]);
    for (const record of READINGS) {
      expect(record.values.map((each) => each.value)).to.deep.equal([...READING_VALUES[record.id]]);
    }
  });

  it('stand on words of a clause that they concern', () => {
    expect(verifyQuotations(READINGS.map((record) => record.quotation))).to.deep.equal([]);
    for (const record of READINGS) expect(record.clauses, record.id).to.include(record.quotation.clause);
  });

  it('go red on a quotation that is not in the clause', () => {
    const { quotation } = reading('dont_pass_point_phase');
    const altered = { ...quotation, textZh: quotation.textZh.replace('前者', '後者') };
    expect(verifyQuotations([altered])).to.have.length(1);
  });

  it('stand on words that 《東派司》 shares with 《派司拉》, which is why its outcome is doubtful', () => {
    const { textZh } = reading('dont_pass_point_phase').quotation;
    expect(clause('art_5__para_2__point_1').textZh).to.include(textZh);
    expect(clause('art_5__para_2__point_3').textZh).to.include(textZh);
  });

  it('are said in one sentence in each language', () => {
    for (const record of READINGS) {
      const sentences = record.values.map((each) => each.text);
      for (const language of LANGUAGES) {
        const end = language === 'zh' ? '。' : '.';
        for (const text of sentences)
          expect(text[language].split(end).join('').length).to.equal(text[language].length - 1);
        expect(record.question[language]).to.match(/[?？]$/);
        expect(new Set(sentences.map((text) => text[language])).size).to.equal(sentences.length);
      }
    }
  });

  it('never depart from the letter in the literal set', () => {
    for (const id of READING_IDS) {
      if (id !== 'come_precondition') expect(declaredValue(id, literal).relation, id).to.equal('secundum');
    }
    // That any player may bet on 《襟》 fills the text; the literal set keeps it so that the bet can be tested at all.
    expect(declaredValue('come_precondition', literal).relation).to.equal('praeter');
  });

  it('depart from the letter in three places of the customary set', () => {
    const against = READING_IDS.filter((id) => declaredValue(id, customary).relation === 'contra');
    expect(against).to.deep.equal(['dont_pass_point_phase', 'fractional_prize', 'shooter_replacement']);
  });

  it('name the clauses that are applied against their letter', () => {
    expect(contraLitteram('art_5__para_2__point_3', customary)).to.deep.equal(['dont_pass_point_phase']);
    expect(contraLitteram('art_6__point_4__subpara_2', customary)).to.deep.equal(['dont_pass_point_phase']);
    expect(contraLitteram('art_4__point_2', customary)).to.deep.equal(['shooter_replacement']);
    expect(contraLitteram('art_5__para_2__point_3', literal)).to.deep.equal([]);
    expect(contraLitteram('art_5__para_3__point_8', customary)).to.deep.equal([]);
    // Filling a silence is not departing from the letter.
    expect(contraLitteram('art_5__para_3__point_7', customary)).to.deep.equal([]);
    expect(contraLitteram('art_5__para_5', { ...literal, multi_roll_on_come_out: 'off' })).to.deep.equal([
      'multi_roll_on_come_out',
    ]);
    expect(() => contraLitteram('art_9__num', literal)).to.throw(UnknownClauseError);
  });

  it('are found by clause', () => {
    expect(readingsOf('art_5__para_4__point_2').map((record) => record.id)).to.deep.equal([
      'big_number_other_totals',
      'big_number_form',
      'multi_roll_on_come_out',
      'winning_bets',
    ]);
    expect(readingsOf('art_4__point_2').map((record) => record.id)).to.deep.equal([
      'shooter_replacement',
      'shooter_losing_bet',
      'shooter_opposed_bets',
      'both_line_bets',
      'order_after_replacement',
      'sole_shooter',
      'first_throw',
      'point_after_replacement',
    ]);
    expect(readingsOf('art_3__para_2__point_2').map((record) => record.id)).to.deep.equal(['short_die']);
    expect(readingsOf('art_3__para_3').map((record) => record.id)).to.deep.equal([
      'unrolled_throw',
      'unrolled_die',
    ]);
    expect(readingsOf('art_1__para_1__point_1')).to.deep.equal([]);
  });

  it('throw on an unknown id or a value that was never declared', () => {
    expect(() => reading('field_12')).to.throw(UnknownReadingError);
    const broken = { ...literal, dont_pass_tie: 'rides' as 'stays' };
    expect(() => declaredValue('dont_pass_tie', broken)).to.throw('dont_pass_tie');
  });
});

describe('resolving a declaration of readings', () => {
  it('takes a named set', () => {
    expect(resolveReadings('literal')).to.deep.equal({ ok: true, readings: literal });
    expect(resolveReadings('customary')).to.deep.equal({ ok: true, readings: customary });
  });

  it('fills a mixture from a set', () => {
    const mixture = { dont_pass_tie: 'stays' };
    expect(resolveReadings(mixture)).to.deep.equal({ ok: true, readings: { ...customary, ...mixture } });
    expect(resolveReadings(mixture, 'literal')).to.deep.equal({
      ok: true,
      readings: { ...literal, ...mixture },
    });
  });

  it('reports every unknown reading and value', () => {
    const resolved = resolveReadings({ dont_pass: 'wins', dont_pass_tie: 'rides', big_number_form: 7 });
    expect(resolved.ok).to.equal(false);
    expect('problems' in resolved && resolved.problems).to.deep.equal([
      { kind: 'unknown-id', id: 'dont_pass', known: READING_IDS },
      { kind: 'unknown-value', id: 'dont_pass_tie', value: 'rides', known: ['returned', 'stays'] },
      { kind: 'unknown-value', id: 'big_number_form', value: 7, known: ['separate', 'either'] },
    ]);
  });

  it('does not take a property of every object for a reading or a set', () => {
    expect(resolveReadings('constructor')).to.have.property('ok', false);
    expect(
      resolveReadings(JSON.parse('{"__proto__":"literal"}') as Record<string, unknown>),
    ).to.have.property('ok', false);
  });

  it('accepts each value of each reading', () => {
    for (const id of Object.keys(READING_VALUES) as ReadingId[]) {
      for (const value of READING_VALUES[id]) {
        const resolved = resolveReadings({ [id]: value });
        expect('readings' in resolved && resolved.readings[id]).to.equal(value);
      }
    }
  });
});

describe('the options of the house', () => {
  it('stand on the words that give the choice', () => {
    expect(verifyQuotations(OPTIONS.map((record) => record.quotation))).to.deep.equal([]);
    expect(OPTIONS.map((record) => record.clause)).to.deep.equal(['art_6__point_12__subpara_2']);
  });

  it('resolve to a choice for each, or to problems', () => {
    expect(resolveOptions()).to.deep.equal({ ok: true, options: DEFAULT_OPTIONS });
    expect(DEFAULT_OPTIONS).to.deep.equal({ field_12: 'double' });
    expect(resolveOptions({ field_12: 'triple' })).to.deep.equal({
      ok: true,
      options: { field_12: 'triple' },
    });
    expect(resolveOptions({ field_12: 'quadruple', field_2: 'triple' })).to.deep.equal({
      ok: false,
      problems: [
        { kind: 'unknown-value', id: 'field_12', value: 'quadruple', known: ['double', 'triple'] },
        { kind: 'unknown-id', id: 'field_2', known: ['field_12'] },
      ],
    });
  });
});
