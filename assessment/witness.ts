/**
 * The judge over the record of a run: fed one exchange after the other, of scenarios, cells, sessions or play with real
 * dice, as they stand in the transcript, it tells what the law and the protocol have to say to each answer.
 *
 * ```ts
 * const witness = new Witness({ readings, options, authorisations });
 * for (const exchange of exchanges) for (const testimony of witness.hear(exchange)) …
 * ```
 *
 * The connections of a run each have a table of their own to follow, by the chain of the record; what the text leaves
 * open is held to be answered alike over all of them.
 */
import { readRecorded } from '../adapters/answers';
import { TableFault, type Answer, type Capabilities, type Operation } from '../adapters/table';
import { Follower } from './follower';
import type { Heard } from './heard';
import { Precedents } from './precedents';
import type { DeclaredTerms } from './terms';
import type { Testimony } from './testimony';

export class Witness {
  private readonly followers = new Map<string, Follower>();
  private readonly precedents = new Precedents();
  /** What the table said of itself, in whatever chain it was asked first. */
  private described: Capabilities | null = null;

  constructor(private readonly declared: DeclaredTerms) {}

  /**
   * Exchanges of one chain in their order; those of several chains may come mixed.
   *
   * @throws {@link TableFault} BAD_ANSWER for an answer that is none of the contract's, and stands there without a fault
   */
  hear(exchange: Heard): Testimony[] {
    const { operation } = exchange;
    if (exchange.fault !== undefined || exchange.answer === undefined) {
      this.followers.get(exchange.chain)?.lose(operation);
      return [];
    }
    const answer = readRecorded(operation, exchange.answer);
    if (operation === 'describe') {
      this.describe(exchange.chain, answer as Answer<'describe'>);
      return [];
    }
    const follower = this.followerOf(exchange.chain);
    if (follower === null) throw new TableFault('PROTOCOL', 'the table was asked before it described itself');
    return follower.hear(exchange, answer as Answer<Exclude<Operation, 'describe'>>);
  }

  private describe(chain: string, answer: Answer<'describe'>): void {
    if (!answer.ok) return;
    this.described ??= answer.value;
    this.followers.set(chain, this.follower(answer.value));
  }

  private followerOf(chain: string): Follower | null {
    const known = this.followers.get(chain);
    if (known !== undefined || this.described === null) return known ?? null;
    const follower = this.follower(this.described);
    this.followers.set(chain, follower);
    return follower;
  }

  private follower(capabilities: Capabilities): Follower {
    return new Follower(this.declared, capabilities, this.precedents);
  }
}
