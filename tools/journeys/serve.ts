/**
 * Serves the production build with its own database of demo data, on PORT. With JOURNEYS_MIDNIGHT_PORT a second server,
 * whose clock has just passed midnight, is ready there before this one.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { connectDatabase } from '@markwell/database/connect';
import { startTemporaryPostgres } from '@markwell/dev-postgres/dev-postgres';
import { migrate } from '@markwell/database/migrate';
import { createDatabase } from '@markwell/database/databases';
import { googleReturnPath } from '@markwell/shared/accounts/google.contract';
import { demoPassword } from '@markwell/shared/accounts/demo-accounts.vocabulary';
import { hashPassword } from '../../apps/api/src/modules/accounts/password-hash.ts';
import { startAiServer } from '../../apps/api/src/testing/ai/ai-server.ts';
import { startApi, stopApi, waitUntilApiReady } from '../../apps/api/src/child-process/api-process.ts';
import { root, setting } from '../process/environment.ts';
import { journeyPupil, pupilsPerRun, runCount } from '../../apps/web/e2e/support/journey-pupils.ts';
import { addOverdueTests } from './overdue-tests.ts';
import { shiftClock } from './shifted-clock.ts';
import { prepareShutdown } from '../process/close-on-exit.ts';
import { startFakeGoogle } from '@markwell/testing/fake-google';

// Journeys read the e-mails that are saved in this folder, so they choose it.
const dataDir = setting('JOURNEYS_DATA_DIR') ?? mkdtempSync(path.join(tmpdir(), 'markwell-journeys-'));
process.env['DATA_DIR'] = dataDir;
const dist = path.join(root, 'apps/web/dist');
const shifted = shiftClock(dist, path.join(dataDir, 'web'));
const { mediaStorage } = await import('../media-storage.ts');
const { addRestOfLibrary, seedDemoData } = await import('@markwell/seed/seed');

const { closing, isStopping, stop } = prepareShutdown(
  /playwright|journeys\/serve|tools\/test\.ts/,
  () => undefined,
);
closing.push(async () => {
  await rm(dataDir, { recursive: true, force: true });
});
const midnightPort = setting('JOURNEYS_MIDNIGHT_PORT');
// Both fill their databases at the same time.
const midnight = midnightPort === undefined ? undefined : startMidnightServer(midnightPort);
if (midnight) closing.push(() => stopApi(midnight));
const postgres = await startTemporaryPostgres();
closing.push(postgres.stop);

const databaseUrl = postgres.url('journeys');
await createDatabase(databaseUrl);
await migrate(databaseUrl);
const log = () => undefined;
await seedDemoData(databaseUrl, { log });
// The few journeys that run with another clock open no paper.
const storage = setting('JOURNEYS_CLOCK') === undefined ? mediaStorage() : undefined;
await addRestOfLibrary(databaseUrl, { log, storage });
await addJourneyPupils(databaseUrl);
await addOverdueTests(databaseUrl);
const google = await startFakeGoogle();
closing.push(google.stop);
// Answers take long enough to see the progress.
const ai = await startAiServer({
  pauseMs: 1_200,
  failsAt: 'an AI that fails',
  hangsAt: 'an AI that never answers',
});
closing.push(ai.close);
if (midnight && !(await waitUntilApiReady(midnight, Number(midnightPort)))) {
  console.error('The server of the journeys after midnight did not start.');
  stop(1);
}
const port = process.env['PORT'] ?? '4173';
const address = `http://127.0.0.1:${port}`;
const settings = {
  NODE_ENV: 'production',
  LOG_LEVEL: 'warn',
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  JWT_SECRET: 'only-for-journeys-on-a-throw-away-database',
  PORT: port,
  API_URL: address,
  WEB_URL: address,
  // Journeys sign in as the demo administrators, who have no authenticator app.
  REQUIRE_SECOND_FACTOR: 'nobody',
  // Journeys use no outside services, even if the shell's environment names some.
  SMTP_URL: '',
  GOOGLE_CLIENT_ID: 'journeys',
  GOOGLE_CLIENT_SECRET: 'journeys',
  OPENAI_API_KEY: 'journeys',
  OPENAI_BASE_URL: ai.url,
  ...shifted?.settings,
};
const api = startApi(settings, {
  replaced: {
    webDist: shifted?.web ?? dist,
    google: {
      clientId: settings.GOOGLE_CLIENT_ID,
      clientSecret: settings.GOOGLE_CLIENT_SECRET,
      authorizationUrl: google.accountsUrl,
      tokenUrl: google.tokenUrl,
      profileUrl: google.profileUrl,
      callbackUrl: `${address}/api${googleReturnPath}`,
      timeoutMs: 5_000,
    },
  },
});
closing.push(() => stopApi(api));
process.send?.('started');
// Ends when the API ends, so that Playwright does not wait for it.
api.once('exit', (code) => {
  stop(code ?? 1);
});
if (isStopping()) api.kill('SIGTERM');

/** Starts a copy of this process with its own data, at the midnight before the clocks go forward. */
function startMidnightServer(port: string): ChildProcess {
  return spawn(process.execPath, [import.meta.filename], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      PORT: port,
      JOURNEYS_MIDNIGHT_PORT: '',
      JOURNEYS_CLOCK: '2027-03-28T00:05:00Z',
      JOURNEYS_DATA_DIR: path.join(dataDir, 'midnight'),
    },
  });
}

/** Creates pupils without a history, `journey-1@example.com` and so on. Each journey uses its own pupil. */
async function addJourneyPupils(databaseUrl: string): Promise<void> {
  const database = connectDatabase(databaseUrl, { poolSize: 1 });
  try {
    const passwordHash = await hashPassword(demoPassword);
    await database.user.createMany({
      data: Array.from({ length: runCount * pupilsPerRun }, (_, index) => ({
        email: journeyPupil(Math.floor(index / pupilsPerRun), (index % pupilsPerRun) + 1),
        name: `Journey ${index + 1}`,
        firstName: 'Robin',
        passwordHash,
        emailVerifiedAt: new Date(),
      })),
    });
  } finally {
    await database.$disconnect();
  }
}
