/** A reader of XML that forgives nothing: for documents without comments, CDATA, instructions or a DTD. */

export interface Element {
  name: string;
  attributes: Record<string, string>;
  children: (Element | string)[];
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const NAME = /[A-Za-z_][\w.-]*(?::[A-Za-z_][\w.-]*)?/y;

export function readXml(source: string): Element {
  let at = 0;
  const fail = (what: string): never => {
    throw new Error(`${what} at ${at}: ${JSON.stringify(source.slice(at, at + 30))}`);
  };
  const take = (text: string) => {
    if (!source.startsWith(text, at)) fail(`expected ${text}`);
    at += text.length;
  };
  const match = (expression: RegExp): string | null => {
    expression.lastIndex = at;
    const found = expression.exec(source)?.[0] ?? null;
    at += found?.length ?? 0;
    return found;
  };
  const name = () => match(NAME) ?? fail('expected a name');
  const resolved = (raw: string): string => {
    if (/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u.test(raw)) fail('forbidden character');
    if (/<|&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[0-9A-Fa-f]+);)|\]\]>/.test(raw)) fail('bare mark-up');
    return raw.replaceAll(/&([^;]+);/g, (_, entity: string) => {
      if (entity.startsWith('#x')) return String.fromCodePoint(Number.parseInt(entity.slice(2), 16));
      if (entity.startsWith('#')) return String.fromCodePoint(Number(entity.slice(1)));
      return ENTITIES[entity] ?? fail(`unknown entity ${entity}`);
    });
  };
  const element = (): Element => {
    take('<');
    const read: Element = { name: name(), attributes: {}, children: [] };
    while (match(/\s+(?=[A-Za-z_])/y) !== null) {
      const key = name();
      take('="');
      if (key in read.attributes) fail(`second ${key}`);
      read.attributes[key] = resolved(match(/[^"]*/y) ?? '');
      take('"');
    }
    if (match(/\s*\/>/y) !== null) return read;
    take('>');
    while (!source.startsWith('</', at)) {
      if (at >= source.length) fail(`<${read.name}> is not closed`);
      if (source.startsWith('<', at)) read.children.push(element());
      else read.children.push(resolved(match(/[^<]+/y) ?? ''));
    }
    take(`</${read.name}>`);
    return read;
  };
  take('<?xml version="1.0" encoding="UTF-8"?>\n');
  const root = element();
  match(/\s*/y);
  if (at !== source.length) fail('something after the root');
  return root;
}

export function elementsOf({ children }: Element): Element[] {
  return children.filter((child): child is Element => typeof child !== 'string');
}

export function* descendants(element: Element): Generator<Element> {
  yield element;
  for (const child of elementsOf(element)) yield* descendants(child);
}
