/** Whether a finding rests on what was declared: the same play, judged under each other value that its clauses ask for. */
import type { Capabilities, Parameters } from '../../adapters/table';
import { OPTIONS, OPTION_VALUES, READING_VALUES, readingsOf, type ClauseId } from '../../regulation';
import type { Heard } from '../heard';
import type { DeclaredTerms } from '../terms';
import type { Testimony } from '../testimony';
import { Witness } from '../witness';
import { wrongOf } from './wrong';

/** A value under which what was found would not be wrong. */
export interface RightUnder {
  /** Of a reading, or of an option. */
  reading: string;
  value: string;
  /** Under it the text states nothing of it, rather than that it is right. */
  open: boolean;
}

interface Choice {
  readonly of: 'readings' | 'options';
  readonly id: string;
  readonly value: string;
}

/** What a finding is held against: the declaration, what the table said of itself, and plays that end with the judgement. */
export interface FoundIn {
  readonly declared: DeclaredTerms;
  readonly described: Capabilities;
  readonly clauses: readonly ClauseId[];
  readonly plays: readonly (readonly Heard[])[];
  readonly wrong: string;
  readonly bet: string | null;
}

/** Empty for a table that is wrong whatever is declared. */
export function rightUnder(found: FoundIn): RightUnder[] {
  const { declared, plays, clauses } = found;
  const before = plays.map((play) => judged(found, play, declared));
  return othersOf(clauses, declared).flatMap((choice) => {
    const terms = withChoice(declared, choice);
    let open = true;
    for (const [index, play] of plays.entries()) {
      const result = resultUnder(found, before[index] ?? [], judged(found, asked(play, choice), terms));
      if (result === 'fails') return [];
      if (result === 'conforms') open = false;
    }
    return plays.length === 0 ? [] : [{ reading: choice.id, value: choice.value, open }];
  });
}

function othersOf(clauses: readonly ClauseId[], { readings, options }: DeclaredTerms): Choice[] {
  const ids = new Set(clauses.flatMap((id) => readingsOf(id).map((reading) => reading.id)));
  return [
    ...[...ids].flatMap((id) =>
      READING_VALUES[id]
        .filter((value) => value !== readings[id])
        .map((value) => ({ of: 'readings', id, value }) as const),
    ),
    ...OPTIONS.filter(({ clause }) => clauses.includes(clause)).flatMap(({ id }) =>
      OPTION_VALUES[id]
        .filter((value) => value !== options[id])
        .map((value) => ({ of: 'options', id, value }) as const),
    ),
  ];
}

function withChoice(declared: DeclaredTerms, { of, id, value }: Choice): DeclaredTerms {
  return { ...declared, [of]: { ...declared[of], [id]: value } };
}

/** The play as it would stand on record had the table been asked for the other value. */
function asked(play: readonly Heard[], { of, id, value }: Choice): Heard[] {
  return play.map((exchange) => {
    if (exchange.operation !== 'open') return exchange;
    const parameters = exchange.parameters as Parameters['open'];
    return { ...exchange, parameters: { ...parameters, [of]: { ...parameters[of], [id]: value } } };
  });
}

/** What is said of a play, by exchange. */
function judged({ described }: FoundIn, play: readonly Heard[], terms: DeclaredTerms): Testimony[][] {
  const witness = new Witness(terms);
  const [first] = play;
  if (first === undefined) return [];
  const answer = { ok: true, value: described };
  witness.hear({ chain: first.chain, sequence: 0, operation: 'describe', parameters: {}, answer });
  return play.map((exchange) => {
    try {
      return witness.hear(exchange);
    } catch {
      // What no table of the contract answers is said of the record.
      return [];
    }
  });
}

/** A value under which anything else of the play is wrong makes nothing right. */
function resultUnder(
  { wrong, bet }: FoundIn,
  before: readonly Testimony[][],
  after: readonly Testimony[][],
): Testimony['result'] {
  const last = before.at(-1) ?? [];
  const example = last.find((each) => isWrong(each) && wrongOf(each) === wrong && (each.bet ?? null) === bet);
  if (example === undefined) return 'fails';
  const told = (each: Testimony) => `${wrongOf(each)} ${each.player ?? ''} ${each.betId ?? each.bet ?? ''}`;
  const known = before.map((testimonies) => new Set(testimonies.filter(isWrong).map(told)));
  known.at(-1)?.delete(told(example));
  const isNew = after.some((testimonies, index) =>
    testimonies.some((each) => isWrong(each) && known[index]?.has(told(each)) !== true),
  );
  if (isNew) return 'fails';
  const same = (after.at(-1) ?? []).filter(
    ({ player, bet: name, quantities }) =>
      player === example.player &&
      name === example.bet &&
      quantities.some((each) => example.quantities.includes(each)),
  );
  return same.some(({ result }) => result === 'conforms') ? 'conforms' : 'not-decidable';
}

function isWrong({ result }: Testimony): boolean {
  return result === 'fails';
}
