import eslint from '@eslint/js';
import tseslint from 'typescript-eslint';

const ADAPTERS = [
  'library',
  'http',
  'serial',
  'stdio',
  'journal',
  'third-party',
  'wire',
  'reference-table',
].map((name) => `adapters/${name}`);

/** Every room of the product, and what stands around it. */
const ROOMS = ['regulation', 'adapters', 'assessment', 'steps', 'checks', 'reports', 'certification', 'cli'];
const AROUND = ['test', 'bench'];

/** All rooms but those named. */
const allBut = (...open) => ROOMS.filter((room) => !open.includes(room));

/**
 * The walls of the architecture: the regulation knows nobody, an adapter knows no law, the reference table is a second
 * implementation that shares nothing with the first, steps know no transport, reports never touch a table, and no room
 * knows the command line.
 */
const WALLS = [
  {
    inside: 'regulation',
    closedTo: [...allBut('regulation'), 'locales'],
    because: 'the regulation imports nothing of the project',
  },
  { inside: 'locales', closedTo: ROOMS, because: 'the words are for everybody, and need nobody' },
  {
    inside: 'adapters',
    closedTo: allBut('adapters'),
    because: 'an adapter knows no law; the reference table is written on its own',
  },
  {
    inside: 'steps',
    closedTo: [...ADAPTERS, ...allBut('steps', 'regulation', 'adapters')],
    because: 'steps know the contract and no transport',
  },
  {
    inside: 'assessment',
    closedTo: [...ADAPTERS, ...allBut('assessment', 'regulation', 'adapters')],
    because: 'what is played is judged by the contract and the regulation, over any transport',
  },
  {
    inside: 'checks',
    closedTo: allBut('checks', 'regulation'),
    because: 'what is looked at before a run needs no table and no report',
  },
  {
    inside: 'reports',
    closedTo: [...ADAPTERS, 'adapters/connect', 'checks', 'certification', 'cli'],
    because: 'reports read messages and the regulation, and never touch a table',
  },
  {
    inside: 'certification',
    closedTo: ['cli'],
    because: 'a program does without a terminal what a person does at one',
  },
  { inside: 'cli', closedTo: [], because: 'what is delivered needs no tests' },
].map((wall) => ({ ...wall, closedTo: [...wall.closedTo, ...AROUND] }));

const walls = WALLS.map(({ inside, closedTo, because }) => ({
  files: [`${inside}/**/*.ts`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: closedTo.map((folder) => ({
          regex: `^(?:\\.{1,2}/)*(?:\\.\\./)${folder}(?:/|$)`,
          message: `${because} (eslint.config.mjs).`,
        })),
      },
    ],
  },
}));

export default tseslint.config(
  { ignores: ['node_modules/', 'dist/', 'certifications/', 'test/fixtures/'] },
  eslint.configs.recommended,
  {
    files: ['**/*.ts'],
    extends: [...tseslint.configs.recommendedTypeChecked, ...tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': [
        'error',
        // `typeof import('…')` is the type of what is loaded only where it is needed.
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      // By require, because import() is left to Node, which finds no TypeScript.
      '@typescript-eslint/no-require-imports': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      eqeqeq: 'error',
    },
  },
  {
    files: ['test/**/*.ts'],
    rules: {
      // chai's assertions are properties: expect(x).to.be.true.
      '@typescript-eslint/no-unused-expressions': 'off',
    },
  },
  {
    files: ['**/*.cjs', 'cucumber.js'],
    languageOptions: {
      sourceType: 'commonjs',
      globals: { require: 'readonly', module: 'writable', process: 'readonly', __dirname: 'readonly' },
    },
  },
  ...walls,
);
