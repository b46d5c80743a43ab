/**
 * The part of the schema of Akoma Ntoso 3.0 (OASIS, akn-core v1.0 part 2, akomantoso30.xsd) that concerns the elements
 * that are used here: their content, in the order that the schema asks for, and their attributes.
 */
import { type Element, descendants, elementsOf } from './xml-reader';

interface Rule {
  /** Over the names of the children, each followed by a space. Absent: none. */
  content?: RegExp;
  /** Text among the children. */
  mixed?: boolean;
  required?: readonly string[];
  optional?: readonly string[];
}

const CORE = ['eId', 'wId', 'GUID', 'class', 'style', 'title', 'status', 'period', 'refersTo'];
const CONTENT = [...CORE, 'xml:lang', 'xml:space', 'xml:id', 'alternativeTo'];
const META = ['eId', 'wId', 'GUID'];

/** coreProperties, to which each level of the FRBR hierarchy adds its own. */
const PROPERTIES = '^FRBRthis (?:FRBRuri )+(?:FRBRalias )*(?:FRBRdate )+(?:FRBRauthor )+(?:componentInfo )?';
const hierarchy: Rule = {
  content:
    /^(?:(?:num|heading|subheading) )*(?:content |(?:intro )?(?:(?:article|paragraph|point|subparagraph|list) )*(?:wrapUp )?)$/,
  optional: CONTENT,
};
const blocks: Rule = { content: /^(?:p )*$/, optional: CONTENT };
const someBlocks: Rule = { content: /^(?:p )+$/, optional: CONTENT };
const inline: Rule = { content: /^(?:(?:docTitle|remark) )*$/, mixed: true, optional: CONTENT };
const value: Rule = { required: ['value'], optional: [...META, 'refersTo', 'showAs', 'shortForm'] };
const reference: Rule = { required: ['href', 'showAs'], optional: [...META, 'shortForm'] };
const act: Rule = {
  content:
    /^meta (?:coverPage )?(?:preface )?(?:preamble )?body (?:conclusions )?(?:attachments )?(?:components )?$/,
  required: ['name'],
  optional: ['contains'],
};

const SCHEMA: Readonly<Record<string, Rule>> = {
  akomaNtoso: { content: /^act (?:components )?$/, required: ['xmlns'] },
  act,
  meta: {
    content:
      /^identification (?:publication )?(?:classification )*(?:lifecycle )*(?:workflow )*(?:analysis )*(?:temporalData )*(?:references )*(?:notes )*(?:proprietary )*(?:presentation )*$/,
  },
  identification: {
    content: /^FRBRWork FRBRExpression FRBRManifestation (?:FRBRItem )?$/,
    required: ['source'],
  },
  FRBRWork: {
    content: new RegExp(
      `${PROPERTIES}FRBRcountry (?:FRBRsubtype )?(?:FRBRnumber )*(?:FRBRname )*(?:FRBRprescriptive )?(?:FRBRauthoritative )?$`,
    ),
  },
  FRBRExpression: {
    content: new RegExp(
      `${PROPERTIES}(?:FRBRversionNumber )?(?:FRBRauthoritative )?(?:FRBRmasterExpression )?(?:FRBRlanguage )+(?:FRBRtranslation )*$`,
    ),
  },
  FRBRManifestation: { content: new RegExp(`${PROPERTIES}(?:FRBRportion )?(?:FRBRformat )?$`) },
  FRBRthis: value,
  FRBRuri: value,
  FRBRdate: { required: ['date', 'name'], optional: META },
  FRBRauthor: { required: ['href'], optional: [...META, 'as'] },
  FRBRcountry: value,
  FRBRsubtype: value,
  FRBRnumber: value,
  FRBRprescriptive: { required: ['value'], optional: META },
  FRBRauthoritative: { required: ['value'], optional: META },
  FRBRmasterExpression: reference,
  FRBRlanguage: { required: ['language'], optional: META },
  FRBRtranslation: {
    required: ['href', 'fromLanguage', 'by'],
    optional: [...META, 'authoritative', 'pivot'],
  },
  FRBRformat: value,
  publication: {
    required: ['date', 'showAs', 'name'],
    optional: [...META, 'shortForm', 'number', 'refersTo'],
  },
  lifecycle: { content: /^(?:eventRef )+$/, required: ['source'] },
  eventRef: {
    required: ['date', 'source'],
    optional: [...META, 'href', 'type', 'refersTo', 'originatingExpression'],
  },
  references: {
    content: /^(?:(?:original|hasAttachment|attachmentOf|activeRef|passiveRef|TLC[A-Z][a-z]+) )+$/,
    required: ['source'],
  },
  original: reference,
  hasAttachment: { ...reference, optional: [...META, 'shortForm', 'type'] },
  attachmentOf: { ...reference, optional: [...META, 'shortForm', 'type'] },
  TLCOrganization: reference,
  notes: { content: /^(?:note )+$/, required: ['source'], optional: ['xml:lang', 'xml:space', 'xml:id'] },
  note: { ...someBlocks, optional: [...CONTENT, 'marker', 'placement', 'placementBase'] },
  preface: someBlocks,
  preamble: someBlocks,
  conclusions: someBlocks,
  attachments: { content: /^(?:attachment )+$/ },
  attachment: { content: /^(?:(?:num|heading|subheading) )*act $/, optional: CONTENT },
  body: { content: /^(?:(?:article|paragraph|point|subparagraph|list) )+$/, optional: CONTENT },
  article: hierarchy,
  paragraph: hierarchy,
  point: hierarchy,
  subparagraph: hierarchy,
  intro: blocks,
  content: blocks,
  num: inline,
  heading: inline,
  p: inline,
  docTitle: { ...inline, optional: [...CONTENT, 'value'] },
  remark: { ...inline, optional: [...CONTENT, 'type'] },
};

const DATE = /^\d{4}-\d\d-\d\d$/;
const STATUS =
  /^(?:removed|temporarilyRemoved|translated|editorial|edited|verbatim|incomplete|unknown|undefined|ignored)$/;

/** The simple types of attributes, whichever element has them. */
const VALUES: Readonly<Record<string, RegExp>> = {
  eId: /^\S+$/,
  date: DATE,
  status: STATUS,
  contains: /^(?:originalVersion|singleVersion|multipleVersions)$/,
  authoritative: /^(?:true|false)$/,
  source: /^#\S+$/,
  by: /^#\S+$/,
  language: /^[a-z]{3}$/,
  fromLanguage: /^[a-z]{3}$/,
};
const VALUES_OF: Readonly<Record<string, RegExp>> = {
  'eventRef type': /^(?:generation|amendment|repeal)$/,
  'remark type': /^(?:sceneDescription|phenomenon|caption|translation)$/,
  'FRBRprescriptive value': /^(?:true|false)$/,
  'FRBRauthoritative value': /^(?:true|false)$/,
};

/** Every way in which the document is not one of Akoma Ntoso 3.0. */
export function schemaErrors(root: Element): string[] {
  const ids = new Map<string, number>();
  const errors = [...descendants(root)].flatMap((element) => {
    const { eId } = element.attributes;
    if (eId !== undefined) ids.set(eId, (ids.get(eId) ?? 0) + 1);
    return elementErrors(element);
  });
  const repeated = [...ids].filter(([, times]) => times > 1).map(([id]) => `eId ${id} occurs twice`);
  const dangling = [...descendants(root)].flatMap(({ name, attributes }) =>
    Object.entries(attributes)
      .filter(([, each]) => each.startsWith('#') && !ids.has(each.slice(1)))
      .map(([key, each]) => `${name} ${key}: nothing has the eId ${each}`),
  );
  return [
    ...(root.name === 'akomaNtoso' ? [] : ['the root is not akomaNtoso']),
    ...errors,
    ...repeated,
    ...dangling,
  ];
}

function elementErrors(element: Element): string[] {
  const { name, attributes, children } = element;
  const rule = SCHEMA[name];
  if (rule === undefined) return [`${name}: not in the schema`];
  const content = elementsOf(element)
    .map((child) => `${child.name} `)
    .join('');
  const text = children.some((child) => typeof child === 'string' && child.trim() !== '');
  const known = [...(rule.required ?? []), ...(rule.optional ?? [])];
  return [
    ...((rule.content ?? /^$/).test(content) ? [] : [`${name}: cannot hold ${content}`]),
    ...(text && rule.mixed !== true ? [`${name}: cannot hold text`] : []),
    ...(rule.required ?? []).filter((key) => !(key in attributes)).map((key) => `${name}: no ${key}`),
    ...Object.keys(attributes)
      .filter((key) => !known.includes(key))
      .map((key) => `${name}: cannot have ${key}`),
    ...Object.entries(attributes)
      .filter(([key, each]) => !(VALUES_OF[`${name} ${key}`] ?? VALUES[key] ?? /^/).test(each))
      .map(([key, each]) => `${name}: ${key} cannot be ${each}`),
  ];
}
