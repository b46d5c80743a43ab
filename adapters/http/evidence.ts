/** What is kept of an HTTP wire: bodies, times and statuses, no header that could hold a secret, and no secret. */
import { printable } from '../answers';
import type { Operation } from '../table';
import { utf8, type WireLog } from '../wire';
import type { Response } from './request';
import type { Secrets } from './secrets';

const MESSAGE_LIMIT = 300;
const ENCODING_LIMIT = 40;

export class HttpEvidence {
  constructor(
    private readonly log: WireLog | undefined,
    private readonly secrets: Secrets,
  ) {}

  sent(operation: Operation, key: string, body: Buffer): void {
    this.log?.sent(body, { operation, key });
  }

  received({ status, encoding, body }: Response): void {
    if (this.log === undefined) return;
    const details = {
      status,
      ...(encoding === undefined ? {} : { encoding: printable(this.secrets.hide(encoding), ENCODING_LIMIT) }),
    };
    if (this.secrets.none) {
      this.log.received(body, details);
      return;
    }
    // Of what is packed or is no text nobody sees what it holds.
    const text = encoding === undefined ? utf8(body) : null;
    const shown = text === null ? null : this.withoutSecrets(text);
    if (shown === null) this.log.receivedOtherwise({ ...details, withheld: body.length });
    else if (shown === text) this.log.received(body, details);
    else this.log.receivedOtherwise({ ...details, text: shown, redacted: true });
  }

  broken(message: string): void {
    this.log?.broken(printable(this.secrets.hide(message), MESSAGE_LIMIT));
  }

  /** JSON may spell a secret in escapes. Null where one can be found and not taken out. */
  private withoutSecrets(text: string): string | null {
    const hidden = this.secrets.hide(text);
    try {
      const data: unknown = JSON.parse(hidden);
      const clean = JSON.stringify(this.secrets.hideIn(data));
      return clean === JSON.stringify(data) ? hidden : clean;
    } catch {
      const plain = unescaped(hidden);
      return this.secrets.hide(plain) === plain ? hidden : null;
    }
  }
}

function unescaped(text: string): string {
  return text
    .replace(/\\u([0-9a-f]{4})/gi, (_escape, code: string) => String.fromCharCode(parseInt(code, 16)))
    .replace(/\\(.)/g, '$1');
}
