import { CLAUSES } from '../../regulation';
import { align } from '../../cli/regulation-import/alignment';
import { readOfficialText } from '../../cli/regulation-import/official-text';
import { AS_TRANSLATED, REWORDED, published, publishedText, type Publication } from './published';
const layouts: Record<string, Partial<Publication>> = {
  blank: {}, wrapped: { width: 70 }, noblank: { blankLines: false }, wrappedNoBlank: { width: 70, blankLines: false },
};
for (const [name, v] of Object.entries(layouts)) {
  let bad = 0, notMissing = 0, collateral = 0;
  for (const omitted of CLAUSES) {
    const p = { ...AS_TRANSLATED, reworded: REWORDED, ...v, omitted: [omitted.id] };
    const a = align(CLAUSES, readOfficialText(Buffer.from(published(CLAUSES, p))).lines);
    const wrong = a.placed.filter(({ clause, text }) => text !== publishedText(clause, p) || clause.id === omitted.id);
    const missing = a.unplacedClauses.map((u) => u.clause.id);
    if (wrong.length > 0) { bad++; console.log(name, 'omit', omitted.id, 'WRONG', wrong.map((w) => w.clause.id + ': ' + w.text.slice(0, 90)).join(' || ')); }
    if (!missing.includes(omitted.id)) notMissing++;
    if (missing.length > 1 ) { collateral++; console.log(name, 'omit', omitted.id, 'also', a.unplacedClauses.filter(u=>u.clause.id!==omitted.id).map(u=>u.kind+':'+u.clause.id).join(' ')); }
  }
  console.log(name, { bad, notMissing, collateral });
}
