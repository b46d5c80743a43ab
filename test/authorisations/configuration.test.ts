import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { readConfiguration, type ConfigurationProblem } from '../../certification/declaration/configuration';
import { INTERFACE_LANGUAGES, translator, type InterfaceLanguage } from '../../locales';
import { AUTHORISATION_PROBLEMS } from '../../regulation';
import { run, temporaryFolder } from '../cli/console';
import { ANY_7, authorised, PLACE } from './authorised';

function read(yaml: string, language: InterfaceLanguage = 'en') {
  const cwd = temporaryFolder();
  writeFileSync(path.join(cwd, 'certification.yaml'), yaml);
  return readConfiguration({}, cwd, language);
}

function problems(yaml: string, language: InterfaceLanguage = 'en'): ConfigurationProblem[] {
  const result = read(yaml, language);
  return result.ok ? [] : result.problems;
}

const PRIZE = `authorisations:
  - dispatch: 12/2026
    date: 2026-01-15
    item: any_7
    prizes:
      - clause: art_6__point_6
        stake: 1
        prize: 3
`;

const ITEM = `authorisations:
  - dispatch: 13/2026
    date: 2026-02-01
    item: x_place_9
    names: { zh: «Place 9», pt: «Place 9» }
    kind: multi_roll
    placeable: point
    on_come_out: off
    outcomes:
      by: total
      on:
        9: { win: { stake: 5, prize: 7 } }
        7: lose
        11: tie
      otherwise: stay
`;

describe('authorisations in the configuration', () => {
  it('are read', () => {
    const result = read(PRIZE + ITEM.replace('authorisations:\n', ''));
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    expect(result.configuration.authorisations).to.deep.equal(authorised(ANY_7, PLACE));
  });

  const wrong: [what: string, yaml: string, place: string, key: string, message: RegExp][] = [
    ['no list', 'authorisations: none\n', '1:17', 'authorisations', /a list/],
    ['an entry that is no mapping', 'authorisations:\n  - 12/2026\n', '2:5', 'authorisations.0', /mapping/],
    [
      'no dispatch',
      PRIZE.replace('dispatch: 12/2026\n    ', ''),
      '2:5',
      'authorisations.0.dispatch',
      /missing/,
    ],
    ['no date', PRIZE.replace('    date: 2026-01-15\n', ''), '2:5', 'authorisations.0.date', /missing/],
    [
      'a number for a dispatch',
      PRIZE.replace('12/2026', '12'),
      '2:15',
      'authorisations.0.dispatch',
      /a text/,
    ],
    ['an empty dispatch', PRIZE.replace('12/2026', "''"), '2:15', 'authorisations.0.dispatch', /empty/],
    ['a day that is none', PRIZE.replace('01-15', '02-30'), '3:11', 'authorisations.0.date', /no date/],
    ['an unknown key', PRIZE.replace('date:', 'day:'), '3:5', 'authorisations.0.day', /no key/],
    [
      'an unknown key of a prize',
      PRIZE.replace('stake:', 'steak:'),
      '7:9',
      'authorisations.0.prizes.0.steak',
      /no key/,
    ],
    ['an unknown bet', PRIZE.replace('any_7', 'any_8'), '4:11', 'authorisations.0.item', /no bet/],
    [
      'an unknown clause',
      PRIZE.replace('point_6', 'point_66'),
      '6:17',
      'authorisations.0.prizes.0.clause',
      /no clause/,
    ],
    [
      'another bet’s clause',
      PRIZE.replace('point_6', 'point_7'),
      '6:17',
      'authorisations.0.prizes.0.clause',
      /does not set/,
    ],
    [
      'no stake',
      PRIZE.replace('        stake: 1\n', ''),
      '6:9',
      'authorisations.0.prizes.0.stake',
      /missing/,
    ],
    [
      'a prize of nothing',
      PRIZE.replace('prize: 3', 'prize: 0'),
      '8:16',
      'authorisations.0.prizes.0.prize',
      /is 0/,
    ],
    [
      'a fraction of a prize',
      PRIZE.replace('prize: 3', 'prize: 3.5'),
      '8:16',
      'authorisations.0.prizes.0.prize',
      /whole/,
    ],
    ['no prizes', PRIZE.replace(/prizes:[^]*/, 'prizes: []\n'), '5:13', 'authorisations.0.prizes', /empty/],
    [
      'the regulation’s own prize',
      PRIZE.replace('prize: 3', 'prize: 4'),
      '8:16',
      'authorisations.0.prizes.0.prize',
      /already/,
    ],
    [
      'outcomes of a bet of the regulation',
      ITEM.replace('x_place_9', 'big_9'),
      '5:5',
      'authorisations.0.names',
      /no key/,
    ],
    ['no names', ITEM.replace(/ {4}names.*\n/, ''), '2:5', 'authorisations.0.names', /missing/],
    [
      'no Portuguese name',
      ITEM.replace(', pt: «Place 9»', ''),
      '5:12',
      'authorisations.0.names.pt',
      /missing/,
    ],
    ['no kind', ITEM.replace(/ {4}kind.*\n/, ''), '2:5', 'authorisations.0.kind', /missing/],
    [
      'an unknown kind',
      ITEM.replace('multi_roll', 'multiroll'),
      '6:11',
      'authorisations.0.kind',
      /cannot be/,
    ],
    [
      'an unknown time',
      ITEM.replace('placeable: point', 'placeable: always'),
      '7:16',
      'authorisations.0.placeable',
      /cannot be/,
    ],
    [
      'an impossible total',
      ITEM.replace('9: {', '13: {'),
      '12:9',
      'authorisations.0.outcomes.on.13',
      /cannot total/,
    ],
    [
      'an unknown outcome',
      ITEM.replace('7: lose', '7: looses'),
      '13:9',
      'authorisations.0.outcomes.on.7',
      /no outcome/,
    ],
    [
      'outcomes left out',
      ITEM.replace('      otherwise: stay\n', ''),
      '11:7',
      'authorisations.0.outcomes.on',
      /missing of: 2, 3/,
    ],
    [
      'prizes of a new item',
      ITEM.replace('placeable: point', 'prizes: []'),
      '7:5',
      'authorisations.0.prizes',
      /no key/,
    ],
    [
      'the same prize twice',
      PRIZE + PRIZE.replace('authorisations:\n', ''),
      '13:9',
      'authorisations.1.prizes.0',
      /two auth/,
    ],
    [
      'the same item twice',
      ITEM + ITEM.replace('authorisations:\n', '').replaceAll('«Place 9»', 'P'),
      '18:11',
      'authorisations.1.item',
      /two auth/,
    ],
  ];
  for (const [what, yaml, place, key, message] of wrong) {
    it(`say where they are wrong: ${what}`, () => {
      const found = problems(yaml);
      const told = found.find((problem) => problem.key === key);
      expect(told, JSON.stringify(found)).to.be.an('object');
      expect(told?.message).to.match(message);
      expect(told?.source).to.equal('certification.yaml');
      expect(`${String(told?.line)}:${String(told?.column)}`).to.equal(place);
      expect(told?.advice).not.to.equal('');
    });
  }

  it('tell the right entry where an earlier one is of the wrong shape', () => {
    const two =
      PRIZE.replace('date: 2026-01-15', 'date: soon') +
      PRIZE.replace('authorisations:\n', '').replace('any_7', 'any_8');
    expect(problems(two).map(({ key }) => key)).to.deep.equal([
      'authorisations.0.date',
      'authorisations.1.item',
    ]);
  });

  it('have a sentence for each problem, in every language', () => {
    for (const language of INTERFACE_LANGUAGES) {
      const texts = translator(language, 'authorisations');
      for (const kind of [...AUTHORISATION_PROBLEMS, 'missing', 'date']) {
        for (const part of ['message', 'advice']) expect(texts(`problem.${kind}.${part}`)).not.to.equal('');
      }
    }
    expect(problems(PRIZE.replace('any_7', 'any_8'), 'zh')[0]?.message).to.match(/投注項目/);
  });

  it('keep a run from beginning where they are wrong', async () => {
    const cwd = temporaryFolder();
    writeFileSync(path.join(cwd, 'certification.yaml'), PRIZE.replace('any_7', 'any_8'));
    const { code, out, err } = await run(['certify', '--out', 'c'], { cwd });
    expect([code, out]).to.deep.equal([2, '']);
    expect(err).to.match(/^certification\.yaml:4:11: /);
  });
});
