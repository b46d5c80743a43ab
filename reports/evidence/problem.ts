/** What keeps a file of evidence from being read; keys of `locales/<language>/evidence.json`. */
export type EvidenceProblem =
  /** It is called packed, and is not. */
  | 'notPacked'
  /** It ends before the end of what was packed. */
  | 'cutShort'
  /** What comes out is not what was packed. */
  | 'damaged'
  /** More would come out of it than evidence of its size can hold. */
  | 'swollen'
  /** A line is longer than any that the suite writes. */
  | 'longLine';

export class UnreadableEvidence extends Error {
  override readonly name = 'UnreadableEvidence';

  constructor(
    /** Its name without the folder. */
    readonly file: string,
    readonly problem: EvidenceProblem,
  ) {
    super(`${file}: ${problem}`);
  }
}
