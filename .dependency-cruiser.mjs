// The import rules. They capture names (features/([^/]+)/ … $1), so they cover a new feature without a new rule.

const testCode =
  '[.](test|http[.]test|spec)[.]tsx?$|^apps/[^/]+/src/testing/|^apps/web/e2e/|^packages/content/src/checks/support/(?:calculations|written-questions)';

/** @returns {import('dependency-cruiser').IForbiddenRuleType} */
const never = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

const packages = [
  never(
    'shared-imports-zod-only',
    { path: '^packages/shared/src/', pathNot: testCode },
    { pathNot: '^packages/shared/src/|node_modules/zod/' },
  ),
  never(
    'vocabulary-and-rules-import-no-feature',
    {
      path: '^packages/shared/src/(vocabulary|rules|contract)/',
      pathNot: `/contract/endpoint-table[.]ts$|${testCode}`,
    },
    { path: '^packages/shared/src/(features|admin)/' },
    'Only the endpoint table imports features.',
  ),
  never(
    'content-imports-shared-only',
    {
      path: '^packages/content/src/',
      pathNot: `/all-(?:facts|families|sets)[.]ts$|/read-parsed[.]ts$|/dictionary[.]ts$|${testCode}`,
    },
    { pathNot: '^packages/(content|shared)/src/' },
  ),
  never(
    'only-tools-seed',
    { path: '^(apps|packages|prisma)/', pathNot: '^packages/seed/' },
    { path: '^packages/seed/' },
  ),
  never('database-knows-no-app', { path: '^prisma/', pathNot: testCode }, { path: '^(apps|tools)/' }),
  never(
    'dev-postgres-knows-itself-only',
    { path: '^packages/dev-postgres/src/', pathNot: testCode },
    { path: '^(apps|packages|prisma|tools)/', pathNot: '^packages/dev-postgres/src/' },
  ),
  never(
    'product-knows-no-dev-postgres',
    { path: '^(apps|packages|prisma)/', pathNot: `^packages/dev-postgres/|${testCode}` },
    { path: '^packages/dev-postgres/' },
    'A production install does not have it.',
  ),
  never(
    'product-knows-no-tools',
    { path: '^(apps|packages)/.*/?src/', pathNot: testCode },
    { path: '^tools/' },
  ),
  never(
    'product-knows-no-tests',
    { path: '^(apps|packages|prisma)/', pathNot: `${testCode}|[.]config[.]ts$` },
    { path: testCode },
  ),
  never(
    'product-uses-no-development-dependency',
    { path: '^(apps|packages)/[^/]+/src/', pathNot: testCode },
    { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm', 'type-only'] },
  ),
];

const web = [
  never(
    'web-never-imports-api',
    { path: '^apps/web/src/' },
    { path: '^(apps/api|prisma|packages/content)/' },
  ),
  never(
    'only-app-composes',
    { path: '^apps/web/src/(?!app/|main[.])', pathNot: testCode },
    { path: '^apps/web/src/(app/|main[.])' },
  ),
  never(
    'a-web-feature-imports-no-other',
    { path: '^apps/web/src/(features|admin)/([^/]+)/' },
    { path: '^apps/web/src/(features|admin)/', pathNot: '^apps/web/src/$1/$2/' },
  ),
  never(
    'components-know-no-feature',
    { path: '^apps/web/src/components/' },
    { path: '^apps/web/src/(features|admin|app)/' },
  ),
  never(
    'ui-knows-no-other-components',
    { path: '^apps/web/src/components/ui/' },
    { path: '^apps/web/src/components/', pathNot: '^apps/web/src/components/ui/' },
  ),
  never(
    'lib-knows-no-component-toast-or-router',
    { path: '^apps/web/src/lib/', pathNot: testCode },
    {
      path: '^apps/web/src/(components|features|admin|app)/|node_modules/(react-toastify|react-router|react-router-dom)/',
    },
  ),
];

const apiWiring = '^apps/api/src/(main[.]ts|app[.]ts|wiring/)';

const api = [
  never('api-never-imports-web', { path: '^apps/api/' }, { path: '^apps/web/' }),
  never(
    'nothing-imports-the-wiring',
    { path: '^apps/api/src/', pathNot: `${apiWiring}|${testCode}` },
    { path: apiWiring },
  ),
  never(
    'an-api-feature-imports-no-other',
    { path: '^apps/api/src/(features|admin)/([^/]+)/' },
    { path: '^apps/api/src/(features|admin)/', pathNot: '^apps/api/src/$1/$2/' },
  ),
  never(
    'domain-and-below-import-no-feature',
    { path: '^apps/api/src/(domain|http|integrations|config)/', pathNot: testCode },
    { path: '^apps/api/src/(features|admin)/' },
  ),
  never(
    'integrations-know-the-outside-only',
    { path: '^apps/api/src/(integrations|config)/', pathNot: testCode },
    { path: '^apps/api/src/(domain|http)/' },
  ),
  never('a-router-knows-no-repository', { path: '[.]router[.]ts$' }, { path: '[.]repository[.]ts$' }),
  never(
    'a-service-knows-no-http',
    { path: '[.]service[.]ts$' },
    {
      path: '[.]router[.]ts$|^apps/api/src/http/|node_modules/(express|multer|@types/express|@types/multer)/',
    },
  ),
  never(
    'a-repository-knows-the-database-only',
    { path: '[.](repository|mapper)[.]ts$' },
    { path: '[.](router|service)[.]ts$|^apps/api/src/http/|node_modules/express/' },
  ),
  never(
    'a-repository-throws-no-domain-error',
    { path: '[.]repository[.]ts$' },
    { path: '^apps/api/src/domain/domain-error[.]ts$' },
    'Services decide. A repository returns what it found, or calls a decision that the service passes.',
  ),
  never(
    'services-record-changes',
    { path: '[.]repository[.]ts$', pathNot: '^apps/api/src/domain/audit/' },
    { path: '^apps/api/src/domain/audit/' },
    'The service of a change records it, with the target before and after.',
  ),
  never(
    'only-repositories-know-the-database',
    { path: '^apps/api/src/', pathNot: `[.]repository[.]ts$|${apiWiring}|${testCode}` },
    { path: '^prisma/' },
    'The wiring passes the connection to repositories.',
  ),
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...packages,
    ...web,
    ...api,
    never('no-cycles', {}, { circular: true }),
    never('resolvable', {}, { couldNotResolve: true }),
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^apps/[^/]+/dist/|^[.]data/|^prisma/client/(?!client[.]ts)' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.css'],
    },
  },
};
