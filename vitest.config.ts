import { configDefaults, defineConfig } from 'vitest/config';
import { testLimit, waitLimit } from '@markwell/testing/time-limits';

const everyProject = {
  maxWorkers: '100%', // Vitest would leave a core free
  testTimeout: testLimit,
  hookTimeout: testLimit,
  expect: { poll: { timeout: waitLimit } },
  // Importing the product takes longer than the tests of most files: the files of a worker share their modules.
  isolate: false,
  unstubGlobals: true,
  unstubEnvs: true,
};
const everywhere = '{apps,packages,prisma,tools,ops}/**';

export default defineConfig({
  test: {
    // Every HTTP test has a database with these.
    forceRerunTriggers: [...configDefaults.forceRerunTriggers, '**/prisma/migrations/**'],
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [`${everywhere}/*.test.ts`],
          exclude: ['**/node_modules/**', '**/*.http.test.ts', 'apps/web/src/**'],
          setupFiles: 'packages/testing/src/property-tests.ts',
          ...everyProject,
        },
      },
      {
        test: {
          name: 'http',
          environment: 'node',
          include: [`${everywhere}/*.http.test.ts`],
          exclude: ['**/node_modules/**'],
          globalSetup: 'prisma/testing/global-setup.ts',
          setupFiles: ['packages/testing/src/property-tests.ts', 'apps/api/src/testing/setup.ts'],
          ...everyProject,
        },
      },
      'apps/web/vite.config.ts',
    ],
  },
});
