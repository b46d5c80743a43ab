/** What the two ends of a serial line tell each other about the line itself. */

/** Opens a session: the body of question 0 and of its reply. */
export const HELLO = '{"link":"HELLO"}';
export const READY = '{"link":"READY"}';
/** Reply to a question of a session that the device does not know, because it was started again for example. */
export const NO_SESSION = '{"link":"NO_SESSION"}';
/** The body of W and N, which say everything by their kind. */
export const NOTHING = '{}';
/** Reply to a question on which the table itself failed: no answer of the contract. */
export const FAULT = '{"link":"FAULT"}';
