/** The columns of a terminal, which the summary of a run counts too. */
export { characterWidth, displayWidth, wrap } from '../reports/summary/width';
