import { expect } from 'chai';
import { differences } from './comparison';
import { playsByFile } from './files';
import { findings } from './judged';
import { lyingMoves } from './lies';
import notYetJudged from './not-yet-judged.json';
import { perform, shown } from './performance';
import type { Play } from './notation';

interface Told {
  readonly lie: string;
  /** The play and the move. */
  readonly where: string;
  readonly seen: boolean;
  /** The clause that is not kept, and the one that the judge's first finding names. */
  readonly clauses: { readonly required: string | undefined; readonly found: string | null };
  /** Whether the play itself, compared with the record, shows it. */
  readonly differs: boolean;
}

/** Every lie about the play, and whether the judge sees it by the look after the move in which it is told. */
function lies(play: Play): Told[] {
  const performance = perform(play);
  const { opening, moves } = performance;
  return moves.flatMap((performed, index) => {
    const before = [...opening, ...moves.slice(0, index).flatMap(shown)];
    return lyingMoves(performed).map(({ kind, clause, performed: lying }) => {
      const found = findings(performance, before, shown(lying));
      return {
        lie: kind,
        where: `${play.id}: ${performed.move.line}`,
        seen: found.length > 0,
        clauses: { required: clause, found: found[0]?.clause ?? null },
        differs: differences(lying).length > 0,
      };
    });
  });
}

describe('a table that does otherwise than a play requires, in one thing', () => {
  const told = [...playsByFile().values()].flat().flatMap(lies);
  const missed = told.filter(({ seen }) => !seen);
  const listed = notYetJudged as { lie: string; reason: string; where: 'everywhere' | string[] }[];
  const isListed = ({ lie, where }: Told) =>
    listed.some((each) => each.lie === lie && (each.where === 'everywhere' || each.where.includes(where)));

  it('is told of in many thousand records', () => {
    expect(told.length).to.be.at.least(20_000);
  });

  it('is never taken for right by the play', () => {
    expect(told.filter(({ differs }) => !differs)).to.deep.equal([]);
  });

  it('is seen by the judge, but for what is listed', () => {
    expect(missed.filter((each) => !isListed(each))).to.deep.equal([]);
  });

  it('is found by the clause that decides the bet, sets its prize or gives the stake back', () => {
    const known = told.filter(({ clauses }) => clauses.required !== undefined);
    const byAnother = known.filter(({ clauses }) => clauses.found !== clauses.required);
    expect(known.length).to.be.at.least(4_000);
    expect(
      byAnother.map(({ lie, where, clauses }) => `${where} (${lie}): ${clauses.required}, ${clauses.found}`),
    ).to.deep.equal([]);
  });

  it('is listed only where the judge does not see it: what it sees by now is to be struck out', () => {
    const isMissed = (lie: string, where?: string) =>
      missed.some((each) => each.lie === lie && (where === undefined || each.where === where));
    const stale = listed.flatMap(({ lie, where }) =>
      where === 'everywhere'
        ? told.some((each) => each.lie === lie && each.seen) || !isMissed(lie)
          ? [lie]
          : []
        : where.filter((one) => !isMissed(lie, one)).map((one) => `${lie}: ${one}`),
    );
    expect(stale).to.deep.equal([]);
  });
});
