/** Where the text leaves it to the table, it does the same in the same circumstances throughout a run. */
import type { Conduct, Judgement } from './judgement';
import type { Breach } from './testimony';

export class Precedents {
  private readonly first = new Map<string, Conduct>();

  /** @param scope what may differ between tables of one run */
  judge({ alike, actual, about, point, dice }: Judgement, scope: () => string): Breach | null {
    if (alike === undefined) return null;
    const key = `${scope()} ${alike}`;
    const before = this.first.get(key);
    if (before === undefined) {
      this.first.set(key, actual);
      return null;
    }
    if (told(before) === told(actual)) return null;
    const quantity = actual.kind === 'outcome' ? 'outcome' : actual.kind === 'throw' ? 'void' : 'acceptance';
    const common = { rule: 'openAlike', quantity, about, point } as const;
    return { ...common, ...(dice === undefined ? {} : { dice }), required: before, actual };
  }
}

/** Why something is refused may be told in other words. */
function told(conduct: Conduct): string {
  return conduct.kind === 'refused' ? conduct.kind : JSON.stringify(conduct);
}
