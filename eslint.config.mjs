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

/**
 * The walls of the architecture: the regulation knows nobody, an adapter knows no law, the reference table is a second
 * implementation that shares nothing with the first, steps know no transport, reports never touch a table.
 */
const WALLS = [
  {
    inside: 'regulation',
    closedTo: ['adapters', 'assessment', 'cli', 'locales', 'reports', 'steps', 'test', 'bench'],
    because: 'the regulation imports nothing of the project',
  },
  {
    inside: 'adapters',
    closedTo: ['regulation', 'assessment', 'cli', 'reports', 'steps', 'test', 'bench'],
    because: 'an adapter knows no law; the reference table is written on its own',
  },
  {
    inside: 'steps',
    closedTo: [...ADAPTERS, 'assessment', 'cli', 'reports', 'test', 'bench'],
    because: 'steps know the contract and no transport',
  },
  {
    inside: 'assessment',
    closedTo: [...ADAPTERS, 'steps', 'cli', 'reports', 'test', 'bench'],
    because: 'what is played is judged by the contract and the regulation, over any transport',
  },
  {
    inside: 'reports',
    closedTo: [...ADAPTERS, 'adapters/connect', 'cli', 'test', 'bench'],
    because: 'reports read messages and the regulation, and never touch a table',
  },
  { inside: 'cli', closedTo: ['test', 'bench'], because: 'what is delivered needs no tests' },
];

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
  { ignores: ['node_modules/', 'certifications/', 'test/fixtures/'] },
  eslint.configs.recommended,
  {
    files: ['**/*.ts'],
    extends: [...tseslint.configs.recommendedTypeChecked, ...tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
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
