import { expect } from 'chai';
import { parseSentenceCases } from '../../checks/traceability/sentence-cases';

describe('the mapping of sentences to cases', () => {
  it('is read with the place of everything in it', () => {
    const { clauses, errors } = parseSentenceCases(
      '{\n  "art_1": {\n    "s_1": ["one", "art_2/two"],\n    "s_2": []\n  }\n}\n',
    );
    expect(errors).to.deep.equal([]);
    expect(clauses).to.deep.equal([
      {
        clause: 'art_1',
        place: { line: 2, column: 3 },
        sentences: [
          {
            id: 'art_1__s_1',
            place: { line: 3, column: 5 },
            cases: [
              { clause: 'art_1', case: 'one', place: { line: 3, column: 13 } },
              { clause: 'art_2', case: 'two', place: { line: 3, column: 20 } },
            ],
          },
          { id: 'art_1__s_2', place: { line: 4, column: 5 }, cases: [] },
        ],
      },
    ]);
  });

  const wrong: [title: string, text: string, line: number, message: string][] = [
    ['what is no JSON', '{\n  "a": {\n    "s_1": ["x"\n  }\n}', 4, 'BAD_INDENT|MISSING|FLOW'],
    ['a key that stands twice', '{\n  "a": {},\n  "a": {}\n}', 3, 'DUPLICATE_KEY'],
    ['a list in place of the clauses', '[]', 1, '{ … }'],
    ['an empty file', '', 1, '{ … }'],
    ['a list in place of the sentences', '{\n  "a": []\n}', 2, '{ … }'],
    ['a name in place of the list', '{\n  "a": {\n    "s_1": "x"\n  }\n}', 3, '[ … ]'],
    ['a number in place of a name', '{\n  "a": {\n    "s_1": [\n      1\n    ]\n  }\n}', 4, '"…"'],
    ['nothing in place of the list', '{\n  "a": {\n    "s_1": null\n  }\n}', 3, '[ … ]'],
  ];
  for (const [title, text, line, message] of wrong) {
    it(`is refused with its place: ${title}`, () => {
      const { errors } = parseSentenceCases(text);
      expect(errors).to.have.length(1);
      expect(errors[0]?.place.line).to.equal(line);
      if (/^[A-Z_|]+$/.test(message)) expect(errors[0]?.message).to.match(new RegExp(message));
      else expect(errors[0]?.message).to.equal(message);
    });
  }
});
