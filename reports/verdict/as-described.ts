/** The sentences on what a table describes as less than, or as other than, what was declared. */
import { inEveryLanguage, text, type Texts } from '../texts';
import type { DescribedOtherwise } from './declaration';

/** The lists among them: what is missing stands there by the names of the contract. */
const MISSING = ['table.bets', 'table.senses', 'table.changes'];

export function describedTexts({ key, declared, described }: DescribedOtherwise): Texts {
  const [member = '', ...id] = key.split('.');
  const values = { declared, described, missing: described.replace(/^\[|\]$/g, ''), id: id.join('.') };
  const sentence = member === 'table' ? `asDescribed.${key}` : `asDescribed.${member}`;
  return inEveryLanguage((language) =>
    text(language, sentence, MISSING.includes(key) ? values : { ...values, missing: '' }),
  );
}
