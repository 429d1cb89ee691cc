// The import rules. The order of the modules is in docs/architecture.md.
import { modules } from './tools/lint/modules.ts';

const testCode =
  '[.](test|http[.]test|spec)[.]tsx?$|^apps/[^/]+/src/testing/|^(?:packages|prisma)/testing/|^apps/web/e2e/|^packages/questions/src/checks/support/(?:calculations|written-questions)';

/** @returns {import('dependency-cruiser').IForbiddenRuleType} */
const never = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

const packages = [
  never(
    'shared-imports-zod-only',
    { path: '^packages/shared/src/', pathNot: testCode },
    { pathNot: '^packages/shared/src/|node_modules/zod/' },
  ),
  never(
    'the-floor-of-shared-knows-no-module',
    { path: '^packages/shared/src/(contract|text|time)/', pathNot: testCode },
    { path: `^packages/shared/src/(${modules.join('|')})/` },
  ),
  never(
    'questions-import-shared-only',
    {
      path: '^packages/questions/src/',
      pathNot: `/all-(?:facts|families)[.]ts$|/content-files[.]ts$|/dictionary[.]ts$|${testCode}`,
    },
    { pathNot: '^packages/(questions|shared)/src/|node_modules/(yaml|zod)/' },
  ),
  never(
    'only-tools-seed',
    { path: '^(apps|packages|prisma)/', pathNot: '^apps/seed/' },
    { path: '^apps/seed/' },
  ),
  never('database-knows-no-app', { path: '^prisma/', pathNot: testCode }, { path: '^apps/' }),
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
  never('only-tools-and-ops-know-tools', { path: '^(apps|packages|prisma)/' }, { path: '^tools/' }),
  never('nothing-imports-ops', { pathNot: '^ops/' }, { path: '^ops/' }),
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
    { path: '^(apps/api|prisma|packages/questions)/' },
  ),
  never(
    'only-app-composes',
    { path: '^apps/web/src/(?!app/|main[.])', pathNot: testCode },
    { path: '^apps/web/src/(app/|main[.])' },
  ),
  never(
    'ui-and-lib-know-no-module',
    { path: '^apps/web/src/(ui|lib)/', pathNot: testCode },
    { path: '^apps/web/src/modules/' },
  ),
  never(
    'lib-knows-no-ui-toast-or-router',
    { path: '^apps/web/src/lib/', pathNot: testCode },
    { path: '^apps/web/src/ui/|node_modules/(react-toastify|react-router|react-router-dom)/' },
  ),
];

const apiStart = '^apps/api/src/(main|start-api|app|routes|jobs)[.]ts$';

const api = [
  never('api-never-imports-web', { path: '^apps/api/' }, { path: '^apps/web/' }),
  never(
    'nothing-imports-the-start',
    { path: '^apps/api/src/', pathNot: `${apiStart}|^apps/api/src/child-process/|${testCode}` },
    { path: apiStart },
  ),
  never(
    'platform-and-http-know-no-module',
    { path: '^apps/api/src/(platform|http)/', pathNot: testCode },
    { path: '^apps/api/src/modules/' },
  ),
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
    { path: '^apps/api/src/platform/domain-error[.]ts$' },
    'Services decide. A repository returns what it found, or calls a decision that the service passes.',
  ),
  never(
    'services-record-changes',
    { path: '[.]repository[.]ts$', pathNot: '^apps/api/src/modules/audit/' },
    { path: '^apps/api/src/modules/audit/' },
    'The service of a change records it, with the target before and after.',
  ),
  never(
    'only-repositories-know-the-database',
    {
      path: '^apps/api/src/',
      pathNot: `[.]repository[.]ts$|^apps/api/src/context[.]ts$|${apiStart}|${testCode}`,
    },
    { path: '^prisma/' },
    'The context passes the connection to repositories.',
  ),
];

/** A module uses the modules before it in the list, on its own side; never their routers, routes or pages. */
const order = [
  ...modules.slice(0, -1).map((module, index) =>
    never(
      `${module}-knows-no-later-module`,
      {
        path: `^(apps/(?:api|web)/src/modules|packages/shared/src)/${module}/`,
        pathNot: testCode,
      },
      { path: `^$1/(${modules.slice(index + 1).join('|')})/` },
    ),
  ),
  never(
    'routers-and-pages-are-their-modules-own',
    { path: '^apps/(?:api|web)/src/modules/([^/]+)/', pathNot: testCode },
    {
      path: '^apps/(?:api|web)/src/modules/.*(?:[.]router[.]ts|[.]routes[.]tsx|-page[.]tsx)$',
      pathNot: '^apps/(?:api|web)/src/modules/$1/',
    },
  ),
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...packages,
    ...web,
    ...api,
    ...order,
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
