/** A question and its place in a session. */
export interface Question {
  operation: string;
  parameters: unknown;
  session: string;
  sequence: number;
}
