import { defineConfig } from 'vitest/config';

// Long enough for a busy machine with two slow cores.
const patience = { testTimeout: 20_000, hookTimeout: 60_000 };
const everywhere = '{apps,packages,prisma,tools}/**';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [`${everywhere}/*.test.ts`],
          exclude: ['**/node_modules/**', '**/*.http.test.ts', 'apps/web/src/**'],
          ...patience,
        },
      },
      {
        test: {
          name: 'http',
          environment: 'node',
          include: [`${everywhere}/*.http.test.ts`],
          exclude: ['**/node_modules/**'],
          globalSetup: 'tools/testing/global-setup.ts',
          ...patience,
        },
      },
      'apps/web/vite.config.ts',
    ],
  },
});
