/** A suite of one article and two clauses, small enough to be broken in one place at a time. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkSuite, type Problem, type SuiteLocation } from '../../checks';
import type { InterfaceLanguage } from '../../locales';
import { META, clauseText } from '../../regulation';

export const FIELD = 'art_5__para_3__point_8';
export const HARD_WAY = 'art_5__para_4__point_1';
const LABEL = `(${META.portuguese.label.pt})`;

const ZH = `# language: zh-TW
@art_5
功能: 第五條 投注

  @${FIELD}
  Rule: Field
    「${clauseText(FIELD, 'zh')}」

    @case:field-totals
    場景大綱: 一次擲骰定輸贏
      假如 投注 100
      當 擲出 <一> 點和 <二> 點
      那麼 結果為 <結果>

      例子:
        | 一 | 二 | 結果 |
        | 1  | 2  | 贏   |
        | 1  | 4  | 輸   |
        | 2  | 2  | 贏   |

  @${HARD_WAY}
  Rule: Hard Way
    「${clauseText(HARD_WAY, 'zh')}」

    @case:hard-way @reading:hard_way_other_totals=stay
    場景: 其他點數
      假如 投注 60
      當 擲出 1 點和 2 點

    @case:hard-way-seven
    場景: 七點
      假如 投注 60
      當 擲出 3 點和 4 點
`;

const PT = `# language: pt
@art_5
Funcionalidade: Artigo 5.º — Apostas

  @${FIELD}
  Regra: Field
    “${clauseText(FIELD, 'pt')}”
    ${LABEL}

    @case:field-totals
    Esquema do Cenário: um lançamento decide
      Dada uma aposta de 100
      Quando saem <um> e <outro>
      Então o resultado é <resultado>

      Exemplos:
        | um | outro | resultado |
        | 1  | 2     | ganha     |
        | 1  | 4     | perde     |
        | 2  | 2     | ganha     |

  @${HARD_WAY}
  Regra: Hard Way
    “${clauseText(HARD_WAY, 'pt')}”
    ${LABEL}

    @case:hard-way @reading:hard_way_other_totals=stay
    Cenário: outros totais
      Dada uma aposta de 60
      Quando saem 1 e 2

    @case:hard-way-seven
    Cenário: sete
      Dada uma aposta de 60
      Quando saem 3 e 4
`;

/** The languages name the dice in opposite order; `outcome` reads both languages' words. */
const STEPS = `
'use strict';
const { Given, When, Then, defineParameterType } = require(${JSON.stringify(require.resolve('@cucumber/cucumber'))});
const outcomes = { 贏: 'win', ganha: 'win', 輸: 'lose', perde: 'lose' };
defineParameterType({ name: 'outcome', regexp: /贏|輸|ganha|perde/, transformer: (word) => outcomes[word] });
function bets() {}
Given('投注 {int}', bets);
Given('uma aposta de {int}', bets);
function loses() {}
Given('輸去 {int}', loses);
Given('uma perda de {int}', loses);
function rolls() {}
When('擲出 {int} 點和 {int} 點', rolls);
When('saem {int} e {int}', rolls);
function results() {}
Then('結果為 {outcome}', results);
Then('o resultado é {outcome}', results);
`;

// One folder for all: its step definitions are loaded once a process.
const home = mkdtempSync(path.join(os.tmpdir(), 'mini-suite-'));
mkdirSync(path.join(home, 'steps'));
writeFileSync(path.join(home, 'steps', 'steps.js'), STEPS);
process.once('exit', () => rmSync(home, { recursive: true, force: true }));

export type Language = 'zh' | 'pt';

export function write(language: Language, text: string | null, file = 'article-5.feature'): void {
  const folder = path.join(home, 'features', language);
  mkdirSync(folder, { recursive: true });
  if (text === null) rmSync(path.join(folder, file), { force: true });
  else writeFileSync(path.join(folder, file), text);
}

/** The sound suite with passages of one language replaced. */
export function suite(changes: Partial<Record<Language, [from: string, to: string][]>> = {}): SuiteLocation {
  rmSync(path.join(home, 'features'), { recursive: true, force: true });
  const changed = (text: string, replacements: [string, string][] = []) =>
    replacements.reduce((result, [from, to]) => {
      if (!result.includes(from)) throw new Error(`the mini suite has no "${from}"`);
      return result.replace(from, () => to);
    }, text);
  write('zh', changed(ZH, changes.zh));
  write('pt', changed(PT, changes.pt));
  return { root: home, support: ['steps/*.js'] };
}

export function lineOf(language: Language, words: string, occurrence = 1): number {
  const text = readFileSync(path.join(home, 'features', language, 'article-5.feature'), 'utf8');
  const lines = text.split('\n').flatMap((line, index) => (line.includes(words) ? [index + 1] : []));
  const line = lines[occurrence - 1];
  if (line === undefined) throw new Error(`no line with "${words}"`);
  return line;
}

/** Problems of the suite other than that it has not all clauses of Article 5. */
export async function problemsOf(
  location: SuiteLocation,
  language: InterfaceLanguage = 'en',
): Promise<Problem[]> {
  const { problems } = await checkSuite(location, language);
  return problems.filter(
    ({ check, message }) =>
      check !== 'coverage' ||
      ['@reading:', `(${FIELD})`, `(${HARD_WAY})`].some((words) => message.includes(words)),
  );
}
