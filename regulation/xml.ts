/** XML 1.0, written with care: what cannot stand in a document is refused, never dropped. */

export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlNode[];
}
export type XmlNode = XmlElement | string;

/** A defect of what was to be written. */
export class XmlError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'XmlError';
  }
}

/** Attributes without a value are left out. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
  ...children: readonly XmlNode[]
): XmlElement {
  const given = Object.entries(attributes).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return { name, attributes: Object.fromEntries(given), children };
}

const NAME = /^[A-Za-z_][\w.-]*(?::[A-Za-z_][\w.-]*)?$/;

/** Char of XML 1.0, section 2.2. A lone surrogate is none of these. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;

function checked(text: string): string {
  const forbidden = FORBIDDEN.exec(text);
  if (forbidden === null) return text;
  const code = (forbidden[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  throw new XmlError(`U+${code} cannot stand in XML`);
}

function named(name: string): string {
  if (!NAME.test(name)) throw new XmlError(`${JSON.stringify(name)} is no name`);
  return name;
}

function escapedText(text: string): string {
  return checked(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#xD;');
}

/** A parser turns a tab or a line end within a value into a space unless it is written as a reference. */
function escapedValue(value: string): string {
  return escapedText(value).replaceAll('"', '&quot;').replaceAll('\t', '&#x9;').replaceAll('\n', '&#xA;');
}

function lines({ name, attributes, children }: XmlElement, indent: string): string[] {
  const start = [
    named(name),
    ...Object.entries(attributes).map(([key, value]) => `${named(key)}="${escapedValue(value)}"`),
  ].join(' ');
  if (children.length === 0) return [`${indent}<${start}/>`];
  // Space counts where there is text, and only there.
  if (children.some((child) => typeof child === 'string')) {
    return [`${indent}<${start}>${children.map(inline).join('')}</${name}>`];
  }
  const inside = children.flatMap((child) => lines(child as XmlElement, `${indent}  `));
  return [`${indent}<${start}>`, ...inside, `${indent}</${name}>`];
}

/** Within text an element takes no line of its own. */
function inline(node: XmlNode): string {
  if (typeof node === 'string') return escapedText(node);
  const children = node.children.length === 0 ? [] : ['', ...node.children];
  return lines({ ...node, children }, '').join('');
}

/**
 * A document in UTF-8.
 *
 * @throws XmlError
 */
export function xmlDocument(root: XmlElement): string {
  return ['<?xml version="1.0" encoding="UTF-8"?>', ...lines(root, ''), ''].join('\n');
}
