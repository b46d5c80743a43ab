/** Where something was declared. */
export interface Place {
  /** The file as the user named it, or the flag. */
  source: string;
  line?: number;
  column?: number;
}

/** Where a key, or its value, was written. */
export type PlaceOf = (path: readonly PropertyKey[], part: 'key' | 'value') => Place;

export function placeText({ source, line, column }: Place): string {
  return [source, line, column].filter((part) => part !== undefined).join(':');
}
