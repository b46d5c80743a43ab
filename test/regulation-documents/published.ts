/** A made-up official text, as somebody would copy it from the gazette's site: the working translation in other words. */
import { splitNumber, type Clause } from '../../regulation';

export interface Publication {
  /** How a number is written; the working translation has `1.` and `1)`. */
  paragraph: (n: number) => string;
  point: (n: number) => string;
  articleLine: 'apart' | 'with-heading';
  /** Columns at which lines break; none where a paragraph is a line. */
  width?: number;
  blankLines: boolean;
  /** Other words than those of the working translation. */
  reworded: readonly (readonly [RegExp, string])[];
  omitted: readonly string[];
  /** Put below a clause as a paragraph of its own. */
  extra: Readonly<Record<string, string>>;
  around: boolean;
}

export const REWORDED: readonly (readonly [RegExp, string])[] = [
  [/^Material$/, 'Utensílios'],
  [/^Prémios$/, 'Pagamentos'],
  [/o jogador ganha/g, 'ganha o apostador'],
  [/total de pontos obtido/g, 'somatório dos pontos resultante'],
  [/Se sair um total diferente destes, ou seja,/g, 'Caso surja soma diversa das anteriores, isto é,'],
  [/O prémio do/g, 'O pagamento referente ao'],
  [/é de montante igual ao da aposta/g, 'equivale ao valor apostado'],
  [/(\d) paga (\d)/g, '$1 para $2'],
  [/lançamento de saída/g, 'primeiro lance'],
  [/pano/g, 'forro'],
  [/Deixar de apostar/g, 'Quando não efectue novas apostas'],
];

export const AS_TRANSLATED: Publication = {
  paragraph: (n) => `${n}. `,
  point: (n) => `${n}) `,
  articleLine: 'apart',
  blankLines: true,
  reworded: [],
  omitted: [],
  extra: {},
  around: true,
};

const BEFORE = [
  '[ Página Anterior ][ Versão Chinesa ]',
  '',
  'REGIÃO ADMINISTRATIVA ESPECIAL DE MACAU',
  'GABINETE DO SECRETÁRIO PARA A ECONOMIA E FINANÇAS',
  '',
  'Diploma:',
  'Despacho do Secretário para a Economia e Finanças n.º 53/2010',
  'BO N.º:',
  '10/2010',
  'Página:',
  '125-130',
  '  • Aprova o Regulamento Oficial do Jogo de «Craps».',
  '',
  'Despacho do Secretário para a Economia e Finanças n.º 53/2010',
  '',
  'Tendo as concessionárias e subconcessionárias requerido a actualização do regulamento;',
  '',
  'O Secretário para a Economia e Finanças manda:',
  '',
];
const BETWEEN = [
  '',
  '26 de Fevereiro de 2010.',
  '',
  'O Secretário para a Economia e Finanças, Tam Pak Yuen.',
  '',
  '———',
  '',
  'Regulamento Oficial do Jogo de «Craps»',
  '',
];
const AFTER = ['', '[ Página Anterior ][ Versão Chinesa ]', '', 'Get Adobe Reader', ''];

/** The words that the publication gives to a clause, its number included. */
export function publishedText({ id, textPt }: Clause, publication: Publication): string {
  const { number, words } = splitNumber(textPt, 'pt');
  const reworded = publication.reworded.reduce((text, [from, to]) => text.replace(from, to), words);
  const step = id.split('__').findLast((each) => /^(?:para|point)_/.test(each));
  if (number === '' || step === undefined) return reworded;
  const write = step.startsWith('point') ? publication.point : publication.paragraph;
  return write(Number(/\d+$/.exec(step)?.[0])) + reworded;
}

export function published(clauses: readonly Clause[], publication: Publication): string {
  const lines: string[] = publication.around ? [...BEFORE] : [];
  let number = '';
  for (const clause of clauses) {
    if (clause.id === 'art_1__num' && publication.around) lines.push(...BETWEEN);
    if (publication.omitted.includes(clause.id)) continue;
    const text = publishedText(clause, publication);
    const separated = publication.articleLine === 'with-heading';
    if (separated && clause.role === 'num') {
      number = text;
      continue;
    }
    const whole = separated && clause.role === 'heading' ? `${number} — ${text}` : text;
    for (const paragraph of [whole, publication.extra[clause.id]]) {
      if (paragraph === undefined) continue;
      lines.push(...wrapped(paragraph, publication.width), ...(publication.blankLines ? [''] : []));
    }
  }
  return [...lines, ...(publication.around ? AFTER : [])].join('\n');
}

function wrapped(text: string, width = Infinity): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line === undefined || `${line} ${word}`.length > width) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines;
}
