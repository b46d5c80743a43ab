/** The adapters that are built in. Any other kind names the module of a third party's: a path, or an npm package. */
export const ADAPTER_KINDS = ['library', 'http', 'serial', 'stdio', 'journal'] as const;
export type AdapterKind = (typeof ADAPTER_KINDS)[number];

export function isBuiltIn(kind: string): kind is AdapterKind {
  return (ADAPTER_KINDS as readonly string[]).includes(kind);
}
