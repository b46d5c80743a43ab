/** A right table with real dice for as many throws as are asked for, played and as a journal: ends with 1 on any finding. */
import { Observation, replay } from '../../assessment/observation';
import { evening, everyTenth, failedOf, withoutSetDice } from './real-dice';

const THROWS = 20_000;

async function main(throws: number, seed: number): Promise<number> {
  const { observation, terms, events } = await evening({ hand: everyTenth, throws, seed });
  const replayed = new Observation(terms);
  const record = replay(terms, withoutSetDice(events), replayed);
  const found = [...failedOf(observation), ...failedOf(replayed)];
  const { test = null, void: voids = 0 } = observation.voidThrows ?? {};
  console.log(JSON.stringify({ throws: observation.throws, voids, test, record, found }));
  return found.length === 0 && (test?.probability ?? 1) > 0.0001 ? 0 : 1;
}

const [throws = THROWS, seed = 7] = process.argv.slice(2).map(Number);
void main(throws, seed).then((code) => (process.exitCode = code));
