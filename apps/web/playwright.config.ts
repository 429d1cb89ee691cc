import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { testLimit, waitLimit } from '@markwell/testing/time-limits';

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

const desktop = { viewport: { width: 1440, height: 900 } };

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../../.data/journeys',
  reporter: 'list',
  forbidOnly: Boolean(process.env['CI']),
  fullyParallel: true,
  workers: 3, // two cores: while a page waits, another is drawn
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
    // A story that is the same on a phone runs on the desktop only. What differs there has the tag @phone, and what only
    // a phone has @phone-only.
    { name: 'desktop', grepInvert: /@phone-only/, use: desktop },
    {
      name: 'phone',
      grep: /@phone/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
    ...(midnightPort === undefined
      ? []
      : [
          {
            name: 'midnight',
            grep: /@day/, // what depends on the day
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
