/**
 * Whether a wire is right, before anyone runs the law over it: {@link checkWire}. The checks of a wire send what only this
 * room can send (halves, repetitions, damage); those of the contract go through the adapter that a certification uses. No
 * rule of the game is judged.
 */
import { connect, type AdapterConfiguration } from '../connect';
import { readLinkOptions } from '../http/options';
import { openPort } from '../serial/port';
import { portSettings, readSerialOptions } from '../serial/settings';
import { isBuiltIn } from '../kinds';
import { TableFault, type Connection } from '../table';
import { BrokenOff, makeChecks, type Check } from './check';
import { contractChecks } from './contract/checks';
import { Seat } from './contract/seat';
import { Causes, type ToldResult } from './causes';
import type { Finding } from './finding';
import { fullRunOf, type FullRun, type Speed } from './latency';
import { httpChecks } from './http/checks';
import { lineChecks } from './line/checks';
import { LinePeer } from './line/peer';
import { stdioChecks } from './stdio/checks';
import { StdioPeer } from './stdio/peer';

export type { Exchange } from './exchanges';
export type { ToldFinding as Finding, ToldResult as CheckResult } from './causes';
export type { FullRun, Speed } from './latency';
export type { Concern } from './rules';
export { kindOfTarget, targetProblem, type TargetProblem } from './target';

export type Outcome =
  /** Nothing is wrong. */
  | 'right'
  | 'wrong'
  /** The target or an option cannot be used: nothing was checked. */
  | 'unusable'
  /** The table could not be asked to the end. */
  | 'incomplete';

/** What came of all checks. */
export interface WireReport {
  results: ToldResult[];
  /** Why the checks did not come to their end; null where they did. */
  brokenOff: { fault: TableFault; begun: boolean } | null;
  outcome: Outcome;
  /** Null where the table was not asked so far. */
  speed: Speed | null;
  /** Null where the dice fall when they will, or nobody knows how fast the table is. */
  fullRun: FullRun | null;
}

/**
 * Checks a table at the end of any wire; of a third party's adapter, what it answers. A table that breaks off is taken up
 * again and asked the rest.
 *
 * Throws nothing that a table or its link does: a link that cannot be opened is told in the report, as ADAPTER where the
 * target or an option cannot be used.
 *
 * @param told hears of each check as it is made
 */
export async function checkWire(
  configuration: AdapterConfiguration,
  told: (result: ToldResult) => void = () => undefined,
): Promise<WireReport> {
  const results: ToldResult[] = [];
  const causes = new Causes();
  const link = new Link(configuration);
  let brokenOff: WireReport['brokenOff'] = null;
  try {
    await makeChecks(await link.checks(), (result) => {
      const findings = result.findings.map((finding) => link.hidden(finding));
      const shown = causes.take({ ...result, findings });
      results.push(shown);
      told(shown);
    });
  } catch (error) {
    if (error instanceof BrokenOff) brokenOff = error;
    else if (error instanceof TableFault) brokenOff = { fault: error, begun: false };
    else throw error;
  } finally {
    await link.close();
  }
  const outcome = outcomeOf(results, brokenOff);
  const { capabilities, speed = null } = link.seat;
  const forced = capabilities?.control === 'forced';
  const fullRun = forced && speed !== null ? fullRunOf(capabilities.bets, speed) : null;
  const report = { results, outcome, speed, fullRun };
  if (brokenOff === null) return { ...report, brokenOff };
  const { fault, begun } = brokenOff;
  return { ...report, brokenOff: { fault: new TableFault(fault.code, link.hide(fault.message)), begun } };
}

function outcomeOf(results: readonly ToldResult[], brokenOff: WireReport['brokenOff']): Outcome {
  const wrong = results.flatMap(({ findings }) => findings).filter(({ kind }) => kind === 'wrong');
  // That nobody is there any more may be the fault of a cable.
  const onlyGone = brokenOff !== null && wrong.every(({ finding }) => BREAKS.includes(finding));
  if (wrong.length > 0 && !onlyGone) return 'wrong';
  if (brokenOff === null) return 'right';
  return brokenOff.fault.code === 'ADAPTER' && !brokenOff.begun ? 'unusable' : 'incomplete';
}

/** Findings of a link that is gone. */
const BREAKS = ['brokeOff', 'fault.TIMEOUT', 'fault.SESSION_LOST'];

/** The checks of one wire, then the contract over the adapter that certifying uses. */
class Link {
  hide: (text: string) => string = (text) => text;
  readonly seat: Seat;
  private readonly closing: (() => Promise<void>)[] = [];

  constructor(private readonly configuration: AdapterConfiguration) {
    // What a third party's adapter speaks is not known; slow answers are over a network all the same.
    const overTcp = configuration.kind === 'http' || !isBuiltIn(configuration.kind);
    this.seat = new Seat(() => this.connect(), { overTcp });
  }

  /** Throws {@link TableFault} where the target or its options cannot be used. */
  async checks(): Promise<Check[]> {
    const wire = await this.wireChecks();
    const contract = contractChecks(this.seat);
    // A journal has no wire, and nothing behind it answers.
    return this.configuration.kind === 'journal' ? contract.slice(0, 1) : [...wire, ...contract];
  }

  /** One end of a line, one process: what was checked badly is let go of before it is used well. */
  private async connect(): Promise<Connection> {
    await this.close();
    const connection = await connect(this.configuration);
    this.closing.push(() => connection.close());
    return connection;
  }

  async close(): Promise<void> {
    for (const close of this.closing.splice(0)) await close();
  }

  hidden(finding: Finding): Finding {
    const { values, exchanges, trace } = finding;
    return {
      ...finding,
      values: Object.fromEntries(
        Object.entries(values).map(([key, value]) => [
          key,
          typeof value === 'string' ? this.hide(value) : value,
        ]),
      ),
      exchanges: exchanges.map(({ asked, answered }) => ({
        asked: this.hide(asked),
        answered: answered === null ? null : this.hide(answered),
      })),
      trace: trace.map((line) => this.hide(line)),
    };
  }

  /** What is behind a third party's adapter only that adapter knows. */
  private async wireChecks(): Promise<Check[]> {
    const { kind, target, options, cwd, timeoutMs } = this.configuration;
    if (kind === 'http') {
      const link = readLinkOptions({ target, options, cwd });
      this.hide = (text) => link.secrets.hide(text);
      return httpChecks(link, timeoutMs);
    }
    if (kind === 'serial') {
      const settings = portSettings(target, readSerialOptions(options));
      const peer = await LinePeer.over(() => openPort(settings), { timeoutMs });
      this.closing.push(() => peer.close());
      return lineChecks(peer);
    }
    if (kind === 'stdio') {
      const peer = new StdioPeer(target, cwd, timeoutMs);
      this.closing.push(() => peer.close());
      return stdioChecks(peer);
    }
    return [];
  }
}
