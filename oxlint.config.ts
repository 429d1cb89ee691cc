import { defineConfig } from 'oxlint';

const product = '{apps/*,packages/*}/src/**/*.{ts,tsx}';
const tests = '**/*.test.{ts,tsx}';

/** Switches rules of a plugin on. */
const rules = (plugin: string, ...names: string[]) =>
  Object.fromEntries(
    names
      .flatMap((each) => each.split(' '))
      .map((name) => [plugin === 'eslint' ? name : `${plugin}/${name}`, 'error' as const]),
  );

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
  regex: '^(?:\\.\\./){3,}[^.]',
  message: "Import it from the root of the package's src, for example '#platform/clock.ts'.",
};

export default defineConfig({
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['**/dist', '.data', 'prisma/client', '**/test-results', 'scratch'],
  plugins: ['eslint', 'typescript', 'oxc', 'react', 'jsx-a11y'],
  jsPlugins: [
    './tools/lint/rules.ts',
    'eslint-plugin-regexp',
    { name: 'eslint-js', specifier: 'oxlint-plugin-eslint' },
  ],
  categories: { correctness: 'error' },
  rules: {
    // What this linter does not count as correctness, and we do.
    ...rules(
      'eslint',
      'no-case-declarations no-empty no-empty-function no-fallthrough no-prototype-builtins no-redeclare',
      'no-array-constructor no-regex-spaces no-unexpected-multiline no-useless-assignment no-useless-constructor',
      'no-var no-warning-comments prefer-const prefer-rest-params prefer-spread preserve-caught-error',
    ),
    ...rules(
      'typescript',
      'adjacent-overload-signatures array-type ban-tslint-comment class-literal-property-style',
      'consistent-generic-constructors consistent-indexed-object-style consistent-type-assertions',
      'consistent-type-definitions consistent-type-exports dot-notation no-confusing-non-null-assertion',
      'no-deprecated no-dynamic-delete no-empty-object-type no-explicit-any no-extraneous-class',
      'no-generated-empty-object-type no-inferrable-types no-invalid-void-type no-mixed-enums no-namespace',
      'no-non-null-asserted-nullish-coalescing no-non-null-assertion no-require-imports',
      'no-unnecessary-boolean-literal-compare no-unnecessary-condition no-unnecessary-template-expression',
      'no-unnecessary-type-arguments no-unnecessary-type-assertion no-unnecessary-type-constraint',
      'no-unnecessary-type-conversion no-unsafe-argument no-unsafe-assignment',
      'no-unsafe-call no-unsafe-enum-comparison no-unsafe-function-type no-unsafe-member-access no-unsafe-return',
      'non-nullable-type-assertion-style only-throw-error prefer-find prefer-for-of prefer-function-type',
      'prefer-includes prefer-literal-enum-member prefer-nullish-coalescing',
      'prefer-promise-reject-errors prefer-reduce-type-parameter prefer-regexp-exec prefer-return-this-type',
      'prefer-string-starts-ends-with related-getter-setter-pairs require-await switch-exhaustiveness-check',
      'unified-signatures use-unknown-in-catch-callback-variable',
    ),
    // A switch counts once, however many cases it has.
    complexity: ['error', { max: 15, variant: 'modified' }],
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'max-lines': ['error', 320],
    'markwell/doc-comments': 'error',
    'typescript/ban-ts-comment': [
      'error',
      { 'ts-expect-error': true, 'ts-ignore': true, 'ts-nocheck': true },
    ],
    'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'typescript/no-misused-spread': ['error', { allow: ['string'] }],
    'typescript/restrict-plus-operands': [
      'error',
      {
        allowAny: false,
        allowBoolean: false,
        allowNullish: false,
        allowNumberAndString: false,
        allowRegExp: false,
      },
    ],
    'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
    // `sort()` orders strings as we want them.
    'typescript/require-array-sort-compare': 'off',
    'typescript/return-await': ['error', 'error-handling-correctness-only'],
  },
  overrides: [
    {
      // Without types.
      files: ['**/*.{js,cjs,mjs}'],
      env: { node: true },
      rules: {
        'no-undef': 'error',
        ...Object.fromEntries(
          ['argument', 'assignment', 'call', 'member-access', 'return'].map((name) => [
            `typescript/no-unsafe-${name}`,
            'off' as const,
          ]),
        ),
      },
    },
    { files: ['apps/web/boot.js'], env: { browser: true }, globals: { FROM_BUILD: 'readonly' } },
    {
      files: [product],
      rules: {
        'no-console': 'error',
        'no-restricted-imports': ['error', { patterns: [distantImports] }],
        'eslint-js/no-restricted-syntax': ['error', ...namedExports],
        // What people send is read in linear time.
        ...rules('regexp', 'no-super-linear-backtracking no-super-linear-move'),
      },
    },
    {
      files: ['prisma/**/*.ts'],
      rules: rules('regexp', 'no-super-linear-backtracking no-super-linear-move'),
    },
    {
      // Our own content is not sent.
      files: [tests, 'packages/questions/**'],
      rules: { 'regexp/no-super-linear-backtracking': 'off', 'regexp/no-super-linear-move': 'off' },
    },
    {
      files: [tests, 'apps/web/e2e/**/*.ts'],
      excludeFiles: ['apps/web/e2e/support/time-limits.ts'],
      rules: { 'eslint-js/no-restricted-syntax': ['error', ...namedExports, ...ownTimeLimits] },
    },
    {
      files: ['**/*.ts'],
      rules: {
        'markwell/sql-templates': 'error',
        'no-restricted-properties': ['error', ...untypedSqlProperties],
      },
    },
    {
      files: ['packages/*/src/**/*.ts'],
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
      files: [
        // Names types and columns.
        'prisma/sql/values.ts',
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
      files: ['apps/web/src/**/*.{ts,tsx}'],
      rules: {
        ...rules('react', 'rules-of-hooks unsupported-syntax'),
        // The rule reports libraries that the React Compiler cannot memoize. We do not use the compiler.
        'react/incompatible-library': 'off',
        'jsx-a11y/control-has-associated-label': 'off',
        'jsx-a11y/prefer-tag-over-role': 'off',
        'jsx-a11y/no-redundant-roles': ['error', { nav: ['navigation'], td: ['gridcell'] }],
      },
    },
    { files: ['apps/web/src/lib/log.ts'], rules: { 'no-console': 'off' } },
  ],
});
