/**
 * The Order and the regulation annexed to it as a document of Akoma Ntoso 3.0 (OASIS LegalDocML, namespace
 * http://docs.oasis-open.org/legaldocml/ns/akn/3.0). The registry's ids are the eIds, and every word is the registry's:
 * what it does not hold (the preamble, the date and the signature of the Order) is marked as left out.
 */
import document from './data/akoma-ntoso.json';
import { type Clause, type PortugueseProvenance, REGISTRY, type Registry } from './clauses';
import { splitNumber } from './numbering';
import { DataError } from './structure';
import { type XmlElement, type XmlNode, element, xmlDocument } from './xml';

export type AkomaNtosoLanguage = 'zh' | 'pt';

export interface AkomaNtosoOptions {
  /** ISO date of the mark-up: today unless given. */
  readonly date?: string;
  readonly registry?: Registry;
}

interface Edition {
  readonly language: AkomaNtosoLanguage;
  readonly registry: Registry;
  readonly date: string;
  /** The official text, and not in any part a translation. */
  readonly authoritative: boolean;
}

/**
 * @returns the whole document, in UTF-8 by its declaration. The Portuguese of a working translation is declared as not
 *   authoritative, and each of its clauses has the status `translated`.
 */
export function akomaNtoso(language: AkomaNtosoLanguage, options: AkomaNtosoOptions = {}): string {
  const { registry = REGISTRY, date = new Date().toISOString().slice(0, 10) } = options;
  const authoritative = language === 'zh' || registry.meta.portuguese.status === 'official';
  const edition: Edition = { language, registry, date, authoritative };
  return xmlDocument(element('akomaNtoso', { xmlns: document.namespace }, order(edition)));
}

function order(edition: Edition): XmlElement {
  const { language, registry } = edition;
  const { instrument } = registry.meta;
  return element(
    'act',
    { name: 'order', contains: 'originalVersion' },
    element(
      'meta',
      {},
      identification(edition, 'main'),
      publication(edition),
      lifecycle(edition),
      references(edition),
      ...provenanceNotes(edition),
    ),
    preface(edition, instrument[language]),
    element('preamble', {}, leftOut()),
    body(edition, 'order'),
    element('conclusions', {}, leftOut()),
    element('attachments', {}, element('attachment', { eId: 'att_1' }, regulation(edition))),
  );
}

function regulation(edition: Edition): XmlElement {
  const { instrument, regulation: title } = edition.registry.meta;
  const { language } = edition;
  return element(
    'act',
    { name: 'regulation', contains: 'originalVersion' },
    element(
      'meta',
      {},
      identification(edition, 'annex_1'),
      element(
        'references',
        { source: editorRef() },
        element('attachmentOf', {
          eId: 'att_1__order',
          href: `${expressionIri(language, edition)}/!main`,
          showAs: instrument[language],
        }),
      ),
    ),
    preface(edition, title[language]),
    body(edition, 'regulation'),
  );
}

function editorRef(): string {
  return `#${document.editor.eId}`;
}

function workIri({ registry }: Pick<Edition, 'registry'>): string {
  const { country, subtype, number } = document;
  return `/akn/${country}/act/${subtype}/${registry.meta.signed}/${number}`;
}

function expressionIri(language: AkomaNtosoLanguage, edition: Pick<Edition, 'registry'>): string {
  return `${workIri(edition)}/${document.languages[language].frbr}@${edition.registry.meta.signed}`;
}

function identification(edition: Edition, component: string): XmlElement {
  return element(
    'identification',
    { source: editorRef() },
    frbrWork(edition, component),
    frbrExpression(edition, component),
    frbrManifestation(edition, component),
  );
}

function frbrWork(edition: Edition, component: string): XmlElement {
  const { signed, published, inForce, instrumentNumber } = edition.registry.meta;
  const iri = workIri(edition);
  return element(
    'FRBRWork',
    {},
    element('FRBRthis', { value: `${iri}/!${component}` }),
    element('FRBRuri', { value: iri }),
    element('FRBRdate', { date: signed, name: 'signature' }),
    element('FRBRdate', { date: published, name: 'publication' }),
    element('FRBRdate', { date: inForce, name: 'entryIntoForce' }),
    element('FRBRauthor', { href: `#${document.authority.eId}` }),
    element('FRBRcountry', { value: document.country }),
    element('FRBRsubtype', { value: document.subtype }),
    element('FRBRnumber', { value: instrumentNumber }),
    element('FRBRprescriptive', { value: 'true' }),
    element('FRBRauthoritative', { value: 'true' }),
  );
}

function frbrExpression(edition: Edition, component: string): XmlElement {
  const { language, authoritative, registry } = edition;
  const { signed, instrument } = registry.meta;
  const iri = expressionIri(language, edition);
  const chinese = `${expressionIri('zh', edition)}/!${component}`;
  const author = authoritative ? document.authority : document.editor;
  return element(
    'FRBRExpression',
    {},
    element('FRBRthis', { value: `${iri}/!${component}` }),
    element('FRBRuri', { value: iri }),
    element('FRBRdate', { date: signed, name: 'version' }),
    element('FRBRauthor', { href: `#${author.eId}` }),
    element('FRBRauthoritative', { value: String(authoritative) }),
    // The ids were made for the Chinese text; the Portuguese one carries the same.
    ...(language === 'zh' ? [] : [element('FRBRmasterExpression', { href: chinese, showAs: instrument.zh })]),
    element('FRBRlanguage', { language: document.languages[language].frbr }),
    ...(authoritative
      ? []
      : [
          element('FRBRtranslation', {
            href: chinese,
            fromLanguage: document.languages.zh.frbr,
            authoritative: 'false',
            by: editorRef(),
          }),
        ]),
  );
}

function frbrManifestation(edition: Edition, component: string): XmlElement {
  const iri = expressionIri(edition.language, edition);
  return element(
    'FRBRManifestation',
    {},
    element('FRBRthis', { value: `${iri}/!${component}.xml` }),
    element('FRBRuri', { value: `${iri}.xml` }),
    element('FRBRdate', { date: edition.date, name: 'markup' }),
    element('FRBRauthor', { href: editorRef() }),
    element('FRBRformat', { value: 'application/akn+xml' }),
  );
}

function publication({ language, registry }: Edition): XmlElement {
  const { published, gazette } = registry.meta;
  return element('publication', {
    date: published,
    showAs: gazette.name[language],
    name: document.publication,
    number: gazette.number,
  });
}

function lifecycle({ registry }: Edition): XmlElement {
  const event = { eId: 'signature', date: registry.meta.signed, source: '#original', type: 'generation' };
  return element('lifecycle', { source: editorRef() }, element('eventRef', event));
}

function references(edition: Edition): XmlElement {
  const { language, registry } = edition;
  const { instrument, regulation: title } = registry.meta;
  const { authority, editor } = document;
  const iri = expressionIri(language, edition);
  return element(
    'references',
    { source: editorRef() },
    element('original', { eId: 'original', href: `${iri}/!main`, showAs: instrument[language] }),
    element('hasAttachment', { eId: 'annex', href: `${iri}/!annex_1`, showAs: title[language] }),
    element('TLCOrganization', {
      eId: authority.eId,
      href: authority.href,
      showAs: authority.showAs[language],
    }),
    element('TLCOrganization', { eId: editor.eId, href: editor.href, showAs: editor.showAs }),
  );
}

function provenanceNotes({ language, registry, authoritative }: Edition): XmlElement[] {
  if (authoritative) return [];
  const note = element(
    'note',
    { eId: 'provenance' },
    element('p', {}, registry.meta.portuguese.note[language]),
  );
  return [element('notes', { source: editorRef() }, note)];
}

function preface({ language, registry, authoritative }: Edition, title: string): XmlElement {
  const { label } = registry.meta.portuguese;
  const remark = element('remark', { type: 'translation', status: 'editorial' }, `(${label[language]})`);
  return element(
    'preface',
    {},
    element('p', {}, element('docTitle', {}, title)),
    ...(authoritative ? [] : [element('p', {}, remark)]),
  );
}

/** Text of the original that the registry does not hold. */
function leftOut(): XmlElement {
  return element('p', { status: 'ignored' });
}

const HIERARCHY: Readonly<Record<string, string>> = {
  art: 'article',
  para: 'paragraph',
  point: 'point',
  subpara: 'subparagraph',
};
const NUMBERED = ['paragraph', 'point'];
const PARTS = ['num', 'heading', 'intro'];

/** A hierarchical element while its clauses are put into it. */
interface Provision {
  readonly name: string;
  readonly eId: string;
  status?: string;
  readonly children: (Provision | XmlElement)[];
}

function body({ language, registry }: Edition, of: 'order' | 'regulation'): XmlElement {
  const root: Provision = { name: 'body', eId: of, children: [] };
  const clauses = registry.clauses.filter(({ id }) => id.startsWith('order__') === (of === 'order'));
  for (const clause of clauses) place(clause, root, language);
  return written(root, { 'xml:lang': document.languages[language].xml });
}

/** Opens the elements that the clause's id names, as far as they are not open yet, and puts its text into the last. */
function place(clause: Clause, root: Provision, language: AkomaNtosoLanguage): void {
  const steps = clause.id.split('__');
  const part = PARTS.find((each) => each === steps.at(-1));
  const within = steps.slice(0, part === undefined ? undefined : -1);
  const path = [root];
  within.forEach((step, depth) => {
    // The Order itself is no element of the hierarchy but the body.
    if (step === root.eId) return;
    path.push(opened(path.at(-1) ?? root, step, within.slice(0, depth + 1).join('__')));
  });
  const holder = path.at(-1) ?? root;
  const text = language === 'zh' ? clause.textZh : clause.textPt;
  const status = statusOf(language === 'zh' ? 'official' : clause.provenancePt);
  if (part === 'num' || part === 'heading') {
    holder.children.push(element(part, { eId: clause.id, status }, text));
    return;
  }
  // The number belongs to the paragraph or point, even where its words are in an introduction or a subparagraph.
  const numbered = path.findLast(({ name }) => NUMBERED.includes(name));
  const opens = numbered?.children.every((child) => child === holder) === true;
  const { number, words } = opens ? splitNumber(text, language) : { number: '', words: text };
  if (number !== '') numbered?.children.unshift(element('num', {}, number));
  const blocks = words.split('\n').map((line) => element('p', {}, line));
  if (part === 'intro') {
    holder.children.push(element('intro', { eId: clause.id, status }, ...blocks));
  } else {
    if (status !== undefined) holder.status = status;
    holder.children.push(element('content', { eId: `${clause.id}__content` }, ...blocks));
  }
}

function statusOf(provenance: PortugueseProvenance): string | undefined {
  return provenance === 'official' ? undefined : 'translated';
}

function opened(parent: Provision, step: string, eId: string): Provision {
  const last = parent.children.findLast((child): child is Provision => 'eId' in child);
  if (last?.eId === eId) return last;
  const name = HIERARCHY[step.replace(/_\d+$/, '')];
  if (name === undefined) throw new DataError(`clauses.json: ${eId}`, 'an id of the hierarchy');
  const provision: Provision = { name, eId, children: [] };
  parent.children.push(provision);
  return provision;
}

function written(
  { name, eId, status, children }: Provision,
  attributes: Readonly<Record<string, string>> = {},
): XmlElement {
  const nodes: XmlNode[] = children.map((child) => ('eId' in child ? written(child) : child));
  return element(name, { eId, status, ...attributes }, ...nodes);
}
