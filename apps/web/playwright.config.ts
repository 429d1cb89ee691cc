import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { testLimit, waitLimit } from '../../tools/testing/time-limits.ts';

const port = Number(process.env['JOURNEYS_PORT'] ?? 4173);
/** With this port there is a second server, whose clock has just passed midnight. */
const midnightPort = process.env['JOURNEYS_MIDNIGHT_PORT'];
const chromium = process.env['CHROMIUM_PATH'];
/**
 * The data folder of the server under test; the journeys read its e-mails there. The script that runs the
 * journeys sets the variable.
 */
const dataDir = (process.env['JOURNEYS_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'markwell-journeys-')));
const headlessFlags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Administration for which nobody takes a phone; its lists, users and papers are checked on one too. */
const deskWork = [
  'accessibility',
  'ai',
  'bulk-changes',
  'corrections',
  'creative-writing',
  'rapid-fire',
  'upload',
  'upload-batches',
].map((name) => `admin/${name}`);

/** What does not depend on the size of the screen. */
const sameEverywhere = [
  ...['childrens-data', 'google', 'sign-in-safety'].map((name) => `accounts/${name}`),
  'pupils/offline',
  'quality/print',
];

/** Opens browsers of several sizes itself. */
const ownSizes = ['teachers-and-parents/classes'];

/** What depends on the day: it runs once more after a midnight. */
const dayDependent = ['planner', 'search-notifications', 'achievements-settings'].map(
  (name) => `pupils/${name}`,
);

const desktop = { viewport: { width: 1440, height: 900 } };
const specs = (names: string[]) => names.map((name) => `**/e2e/${name}.spec.ts`);

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../../.data/journeys',
  reporter: 'list',
  forbidOnly: Boolean(process.env['CI']),
  fullyParallel: true,
  workers: 2,
  retries: 1, // for slow machines; a retry uses a pupil of its own
  timeout: testLimit,
  expect: { timeout: waitLimit },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    serviceWorkers: 'block', // a worker's requests pass by page.route; offline-test.spec.ts allows it
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      args: headlessFlags,
      chromiumSandbox: false, // root cannot use the sandbox
    },
  },
  projects: [
    { name: 'desktop', use: desktop },
    {
      name: 'phone',
      testIgnore: specs([...deskWork, ...sameEverywhere, ...ownSizes]),
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
    ...(midnightPort === undefined
      ? []
      : [
          {
            name: 'midnight',
            testMatch: specs(dayDependent),
            use: { ...desktop, baseURL: `http://127.0.0.1:${midnightPort}` },
          },
        ]),
  ],
  webServer: {
    command: 'node ../../tools/journeys/serve.ts',
    url: `http://127.0.0.1:${port}/api/ready`,
    env: { PORT: String(port), JOURNEYS_DATA_DIR: dataDir },
    timeout: 300_000, // the demo data and the papers take a minute, longer on a busy machine
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
