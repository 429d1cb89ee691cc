import eslint from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { docComments } from './tools/lint/doc-comments.ts';
import { sqlTemplates } from './tools/lint/sql-templates.ts';

const product = '{apps/*,packages/*}/src/**/*.{ts,tsx}';
const tests = '**/*.test.{ts,tsx}';

const untypedSql =
  'Types do not check this SQL: use Prisma or the query builder (docs/decisions/031-typed-sql.md).';
const untypedSqlProperties = [
  ...['$queryRaw', '$queryRawUnsafe', '$executeRaw', '$executeRawUnsafe'].map((property) => ({ property })),
  ...['sql', 'raw', 'join', 'empty'].map((property) => ({ object: 'Prisma', property })),
  ...['raw', 'ref', 'table', 'id'].map((property) => ({ object: 'sql', property })),
  { object: 'CompiledQuery', property: 'raw' },
].map((restricted) => ({ ...restricted, message: untypedSql }));

const namedExports = [
  { selector: 'ExportAllDeclaration', message: 'No barrel files: import from the file that defines it.' },
  {
    selector: 'ExportDefaultDeclaration',
    message: 'Export by name, so that it has the same name everywhere.',
  },
];

const markwell = { rules: { 'doc-comments': docComments, 'sql-templates': sqlTemplates } };

const ownTimeLimits = [
  {
    selector: 'Property[key.name=/imeout$/] > Literal[raw=/^[0-9]/]',
    message: 'Use a limit of packages/testing.',
  },
  {
    selector: "CallExpression[callee.object.name='vi'][callee.property.name=/^waitFor|^waitUntil/]",
    message: "It has a time limit of its own: use expect.poll, or Testing Library's waitFor.",
  },
  {
    selector: "CallExpression[callee.property.name='setTimeout'][callee.object.name='test']",
    message: 'Use test.slow().',
  },
];

const distantImports = {
  regex: '^(?:\\.\\./){3,}(?!\\.\\.)',
  message: "Import it from the root of the package's src, for example '#platform/clock.ts'.",
};

export default defineConfig(
  globalIgnores(['**/dist', '.data', 'prisma/client', '**/test-results', 'scratch']),
  {
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' },
  },
  eslint.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    plugins: { markwell },
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      // A switch counts once, however many cases it has.
      complexity: ['error', { max: 15, variant: 'modified' }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', 320],
      'markwell/doc-comments': 'error',
      'no-warning-comments': 'error',
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': true, 'ts-ignore': true, 'ts-nocheck': true },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/consistent-type-exports': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
    },
  },
  {
    files: [product],
    rules: {
      'no-console': 'error',
      'no-restricted-syntax': ['error', ...namedExports],
      '@typescript-eslint/no-restricted-imports': ['error', { patterns: [distantImports] }],
    },
  },
  {
    // What people send is read in linear time.
    files: [product, 'prisma/**/*.ts'],
    // Our own content is not sent.
    ignores: [tests, 'packages/questions/**'],
    plugins: { regexp },
    rules: { 'regexp/no-super-linear-backtracking': 'error', 'regexp/no-super-linear-move': 'error' },
  },
  {
    files: [tests, 'apps/web/e2e/**/*.ts'],
    ignores: ['apps/web/e2e/support/time-limits.ts'],
    rules: { 'no-restricted-syntax': ['error', ...namedExports, ...ownTimeLimits] },
  },
  {
    files: ['**/*.ts'],
    plugins: { markwell },
    rules: {
      'markwell/sql-templates': 'error',
      'no-restricted-properties': ['error', ...untypedSqlProperties],
    },
  },
  {
    files: [
      // Send what the query builder has built.
      'prisma/sql/{driver,queries,values}.ts',
      // Writes the rows of any table, with the names of Prisma's types.
      'prisma/sql/insert-rows.ts',
      // A test fails by itself when its SQL is wrong.
      tests,
      // Searches any table.
      'apps/api/src/testing/tables-with.ts',
      // The rate limiter's library writes its own SQL.
      'apps/api/src/http/security/rate-limits.repository.ts',
    ],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    files: ['packages/*/src/**/*.ts'],
    ignores: [tests],
    rules: {
      'no-restricted-properties': [
        'error',
        ...untypedSqlProperties,
        { object: 'Math', property: 'random', message: 'Randomness is an argument.' },
        { object: 'Date', property: 'now', message: 'Time is an argument.' },
      ],
    },
  },
  {
    files: ['apps/web/src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest'], jsxA11y.flatConfigs.strict],
    // The rule reports libraries that the React Compiler cannot memoize. We do not use the compiler.
    rules: { 'react-hooks/incompatible-library': 'off' },
  },
  { files: ['apps/web/src/lib/log.ts'], rules: { 'no-console': 'off' } },
  {
    files: ['apps/web/boot.js'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: {
      globals: Object.fromEntries(
        [
          ...['addEventListener', 'document', 'getComputedStyle', 'localStorage', 'location', 'matchMedia'],
          ...['MutationObserver', 'FROM_BUILD'],
        ].map((name) => [name, 'readonly']),
      ),
    },
  },
  { files: ['**/*.{cjs,mjs}'], extends: [tseslint.configs.disableTypeChecked] },
  { files: ['**/*.cjs'], languageOptions: { sourceType: 'commonjs' } },
);
