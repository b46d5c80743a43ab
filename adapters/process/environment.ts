/** What a process of foreign code is given of the environment: what it cannot be started without, and what was granted. */

/** By these the system finds programs and its own parts; they say nothing of whoever runs the suite. */
const NEEDED = ['PATH', ...(process.platform === 'win32' ? ['SystemRoot', 'PATHEXT', 'ComSpec'] : [])];

/**
 * @param granted names of variables that are handed on as they are
 * @param own further variables
 */
export function environmentOf(
  granted: readonly string[],
  own: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const handed = [...NEEDED, ...granted].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(handed), ...own };
}
