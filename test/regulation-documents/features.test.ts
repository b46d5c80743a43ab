import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { CLAUSES, META, type Registry } from '../../regulation';
import { requoted } from '../../checks/requote';
import { readSuite } from '../../checks/suite';

const PARTIAL = `O texto citado é o oficial, salvo onde se indica «${META.portuguese.workingLabel.pt}».`;

const FEATURE = `# language: pt
@art_5
Funcionalidade: Artigo 5.º
  Artigo 5.º do regulamento.
  O texto português citado é uma tradução de trabalho, não oficial.
  Os montantes são em patacas.

  @art_5__para_5
  Regra: n.º 5 do artigo 5.º
    “5. Velho.”
    (tradução de trabalho, não oficial)

    @case:a
    Cenário: que fala de uma tradução de trabalho, não oficial
      Dado o jogador

  @art_5__para_6
  Regra: n.º 6 do artigo 5.º
      “6. Velho
      em duas linhas.”
      (tradução de trabalho, não oficial)
    @case:b
    Cenário: outro
      Dado o jogador

  @art_5__nenhum
  Regra: desconhecida
    “Fica como está.”

    @case:c
    Cenário: mais um
      Dado o jogador
`;

function registry(texts: Readonly<Record<string, string>>): Registry {
  const clauses = CLAUSES.map((clause) => {
    const textPt = texts[clause.id];
    return textPt === undefined
      ? { ...clause, provenancePt: 'working' as const }
      : { ...clause, textPt, provenancePt: 'official' as const };
  });
  return { meta: META, clauses };
}

describe('the quotations of a feature', () => {
  let root: string;
  before(() => {
    root = mkdtempSync(path.join(tmpdir(), 'features-'));
    mkdirSync(path.join(root, 'features/pt'), { recursive: true });
  });
  after(() => rmSync(root, { recursive: true }));

  function rewritten(texts: Readonly<Record<string, string>>, source = FEATURE): string {
    writeFileSync(path.join(root, 'features/pt/article-5.feature'), source);
    const [file] = readSuite({ root, support: [] }).files;
    if (file === undefined) throw new Error('the feature cannot be read');
    return requoted(file, registry(texts), { partial: PARTIAL });
  }

  const BOTH = { art_5__para_5: '5. Novo.', art_5__para_6: '6. Novo.\nE mais.' };

  it('become the official text, without the mark of a translation', () => {
    const expected = FEATURE.replace(
      '  O texto português citado é uma tradução de trabalho, não oficial.\n',
      '',
    )
      .replace('    “5. Velho.”\n    (tradução de trabalho, não oficial)\n', '    “5. Novo.”\n')
      .replace(
        '      “6. Velho\n      em duas linhas.”\n      (tradução de trabalho, não oficial)\n',
        '      “6. Novo.\n      E mais.”\n',
      );
    expect(rewritten(BOTH)).to.equal(expected);
  });

  it('stay as they are on a second time', () => {
    const once = rewritten(BOTH);
    expect(rewritten(BOTH, once)).to.equal(once);
  });

  it('keep the mark where they are not official yet, and the feature says so', () => {
    const result = rewritten({ art_5__para_5: '5. Novo.' });
    expect(result).to.include(`  Artigo 5.º do regulamento.\n  ${PARTIAL}\n  Os montantes`);
    expect(result).to.include('    “5. Novo.”\n\n    @case:a');
    const working = CLAUSES.find(({ id }) => id === 'art_5__para_6')?.textPt ?? '';
    expect(result).to.include(`      “${working}”\n      (tradução de trabalho, não oficial)\n    @case:b`);
  });

  it('lose the statement of a partial import with the rest of the marks', () => {
    const partly = rewritten({ art_5__para_5: '5. Novo.' });
    expect(rewritten(BOTH, partly)).to.equal(rewritten(BOTH));
  });

  it('are written where there was none', () => {
    const bare = FEATURE.replace('    “5. Velho.”\n    (tradução de trabalho, não oficial)\n', '');
    expect(rewritten(BOTH, bare)).to.include('  Regra: n.º 5 do artigo 5.º\n    “5. Novo.”\n\n    @case:a');
  });
});
