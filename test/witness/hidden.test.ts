/** Faults under a condition: whoever asks only what the cases ask certifies the table, and its own answers convict it. */
import { expect } from 'chai';
import { HIDDEN, type HiddenFault } from '../../adapters/reference-table/faults';
import { PROTOCOL_RULES } from '../../assessment';
import { READING_SETS, hasClause } from '../../regulation';
import { RULES } from '../../adapters/check/rules';
import { PLAYS } from './plays';
import { Recorded } from './recorded';

async function played({ id, readings = 'customary' }: HiddenFault, fault: boolean): Promise<Recorded> {
  const table = await Recorded.open({
    readings: READING_SETS[readings],
    ...(fault ? { table: { fault: id } } : {}),
  });
  const play = PLAYS[id];
  if (play === undefined) throw new Error(`no play for ${id}`);
  await play(table);
  await table.end();
  return table;
}

describe('what the record shows', () => {
  for (const fault of HIDDEN) {
    it(`${fault.id} is told by what it offends, and by nothing else`, async () => {
      const { shows } = fault;
      const { offended, failures } = await played(fault, true);
      const told = failures.map(({ of }) => JSON.stringify(of)).join('\n');
      expect(offended, told).to.deep.equal(['clause' in shows ? shows.clause : shows.rule]);
    });

    it(`the right table is told nothing by the play of ${fault.id}`, async () => {
      const { failures, testimonies } = await played(fault, false);
      expect(failures).to.deep.equal([]);
      expect(testimonies.length).to.be.greaterThan(2);
    });
  }

  it('names clauses and sentences that there are', () => {
    for (const { id, shows } of HIDDEN) {
      if ('clause' in shows) expect(hasClause(shows.clause), id).to.equal(true);
      else expect(PROTOCOL_RULES, id).to.include(shows.rule);
    }
    expect(RULES).to.include.members([...PROTOCOL_RULES]);
  });
});
