import { CLAUSES } from '../../regulation';
import { align } from '../../cli/regulation-import/alignment';
import { readOfficialText } from '../../cli/regulation-import/official-text';
import { AS_TRANSLATED, REWORDED, published, publishedText, type Publication } from './published';
const letters='abcdefghijlmnopqrstuvxz';
const variants: Record<string, Partial<Publication>> = {
  same: {},
  reworded: { reworded: REWORDED },
  dash: { paragraph: (n) => `${n} – `, point: (n) => `${letters[n-1]}) `, reworded: REWORDED },
  enclosed: { paragraph: (n) => `${n}) `, point: (n) => `(${n}) `, reworded: REWORDED },
  numero: { paragraph: (n) => `n.º ${n} `, point: (n) => `${'abcdefghijklmnopq'[n-1]}) `, reworded: REWORDED },
  allparen: { paragraph: (n) => `${n}) `, point: (n) => `${n}) `, reworded: REWORDED },
  noblank: { blankLines: false, reworded: REWORDED },
  wrapped: { width: 60, reworded: REWORDED },
  wrappedNoBlank: { width: 60, blankLines: false, reworded: REWORDED },
  wrapped40NoBlank: { width: 40, blankLines: false, reworded: REWORDED, paragraph: (n) => `${n} – ` },
  withHeading: { articleLine: 'with-heading', reworded: REWORDED },
  missing: { omitted: ['art_5__para_3__point_4'], reworded: REWORDED },
  missingSub: { omitted: ['art_6__point_2__subpara_2'], reworded: REWORDED },
  missingBoth: { omitted: ['art_3__para_2__point_2','art_7__para_3'], extra: {art_4__point_2:'Qualquer substituição é anunciada em voz alta.'} },
  extraNum: { extra: {art_6__point_15:'16) O prémio do «Fogo» é de dez vezes o montante da aposta (1:10).'} },
  extraNumNoBlank: { blankLines: false, extra: {art_6__point_15:'16) O prémio do «Fogo» é de dez vezes o montante da aposta (1:10).'} },
  extraEnd: { extra: {art_7__para_3:'4. A autorização é publicada.'} },
};
for (const [name, v] of Object.entries(variants)) {
  const p = { ...AS_TRANSLATED, ...v };
  const t = Date.now();
  const a = align(CLAUSES, readOfficialText(Buffer.from(published(CLAUSES, p))).lines);
  const wrong = a.placed.filter(({ clause, text }) => text !== publishedText(clause, p));
  console.log(name, 'placed', a.placed.length, 'wrong', wrong.length, 'ms', Date.now() - t, 'outside', a.outside.length);
  for (const w of wrong) console.log('   WRONG', w.clause.id, '|', w.text.slice(0,200), '|', publishedText(w.clause,p).slice(0,200));
  for (const u of a.unplacedClauses) console.log('   -', u.kind, u.clause.id, u.kind==='missing'?'':u.line.number);
  for (const l of a.unplacedLines) console.log('   ?', l.number, l.text.slice(0, 80));
}
console.log('--- garbled');
let seed=7; const rnd=()=>{seed=(seed*1103515245+12345)%2147483648; return seed/2147483648;};
for (const share of [0.3,0.5,0.7]) for (const blankLines of [true,false]) {
  const garbled = CLAUSES.map(c=>({...c, textPt: c.role==='num'?c.textPt: c.textPt.replace(/\p{L}{3,}/gu, w=> rnd()<share ? 'x'+Math.floor(rnd()*300).toString(36).replace(/\d/g,'q')+'o' : w)}));
  const p = { ...AS_TRANSLATED, blankLines, width: 70 };
  const a = align(CLAUSES, readOfficialText(Buffer.from(published(garbled, p))).lines);
  const byId=new Map(garbled.map(c=>[c.id,c]));
  const wrong = a.placed.filter(({clause,text})=>text!==publishedText(byId.get(clause.id)!,p));
  for (const w of wrong) console.log(JSON.stringify(w.text), "\n", JSON.stringify(publishedText(byId.get(w.clause.id)!,p)));
  console.log(share, blankLines, 'placed', a.placed.length, 'wrong', wrong.length, wrong.map(w=>w.clause.id).join(), 'unplaced', a.unplacedClauses.map(u=>u.kind+':'+u.clause.id).join(' '), 'byPlace', a.placed.filter(x=>x.byPlaceOnly).length);
}
