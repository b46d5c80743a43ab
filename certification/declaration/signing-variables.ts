/** The variables of the environment that hold what a certification is signed with. */

/** Passwords are told by the environment alone: a file is copied, and a command line is seen by everybody. */
export const SIGNING_VARIABLES = {
  key: 'CRAPS_SIGNING_KEY',
  keyFile: 'CRAPS_SIGNING_KEY_FILE',
  keyPassword: 'CRAPS_SIGNING_KEY_PASSWORD',
  pkcs12Password: 'CRAPS_PKCS12_PASSWORD',
} as const;

/**
 * The table's code runs in processes that this one starts: what the environment holds for signing is not for them.
 *
 * @param environment what later processes are given
 */
export function withholdSigning(environment: Record<string, string | undefined>): void {
  for (const name of Object.values(SIGNING_VARIABLES)) delete environment[name];
}
