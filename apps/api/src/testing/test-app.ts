import { join } from 'node:path';
import { connectDatabase, type Database } from '@markwell/database/connect';
import supertest from 'supertest';
import { testDatabaseUrl } from '@markwell/database/testing/worker-database';
import { createApp } from '../app.ts';
import type { AppSettings } from '../context.ts';
import { systemClock, type Clock } from '#platform/clock.ts';
import { secureRandomInt, type RandomInt } from '#platform/random.ts';
import { startSession } from '#modules/accounts/sessions/start-session.ts';
import { signSessionToken } from '#modules/accounts/session-tokens.ts';
import { endpoints } from '../routes.ts';
import { createPostgresCounters } from '../http/security/rate-limits.repository.ts';
import { guardStatuses } from './status-guard.ts';
import { createTestMailbox } from './test-mailbox.ts';
import { collectUnexpectedErrors } from './unexpected-errors.ts';

export const testSecret = 'the secret of the tests, long enough to sign';

export interface SignedInUser {
  id: string;
  email: string;
  name: string;
  role: string;
  tokenVersion: number;
}

export const statusGuard = guardStatuses(endpoints);
export const unexpectedErrors = collectUnexpectedErrors();
let connected: Promise<Database> | undefined;

/** The database of this test file: a new copy of the template, shared by its applications. */
export function testDatabase(): Promise<Database> {
  connected ??= testDatabaseUrl().then((url) => connectDatabase(url, { poolSize: 5 }));
  return connected;
}

export async function disconnectTestDatabase(): Promise<void> {
  await (await connected)?.$disconnect();
  connected = undefined;
}

interface TestOptions {
  clock?: Clock;
  randomInt?: RandomInt;
  settings?: Partial<AppSettings>;
  /** Replaces the database, for tests of its failure. */
  database?: Database;
}

/**
 * The whole application with a real PostgreSQL. `request` sends requests to it, `signInAs` returns a user's
 * Authorization header: `request.get('/api/users/me').set(signInAs(pupil))`. Call it once in a test file, or
 * once for each clock. A test fails when a reply has a status that its endpoint does not declare, and a failed
 * test prints the errors that the application logged.
 */
export async function createTestApp(options: TestOptions = {}) {
  const database = options.database ?? (await testDatabase());
  const clock = options.clock ?? systemClock;
  const settings: AppSettings = {
    isProduction: false,
    apiUrl: 'http://localhost:4000',
    webUrl: 'http://localhost:5173',
    jwtSecret: testSecret,
    dataDir: '.data/test',
    storage: { kind: 'folder', folder: join(options.settings?.dataDir ?? '.data/test', 'media') },
    maxConcurrentCalls: 12,
    curriculumCacheSeconds: 0,
    maxOpenTests: 1_000,
    maxStarts: 1_000,
    trustProxy: false,
    role: 'both',
    webDist: undefined,
    google: undefined,
    secondFactorPolicy: 'nobody',
    openai: undefined,
    operator: { name: undefined, contact: undefined, processors: [] },
    retention: {
      inactiveAccountMonths: 24,
      answerDetailMonths: 24,
      auditLogMonths: 24,
      notificationMonths: 12,
    },
    hasMailServer: true,
    ...options.settings,
  };
  const mailbox = createTestMailbox();
  const { app, context, jobs, queue } = createApp({
    settings,
    database,
    clock,
    randomInt: options.randomInt ?? secureRandomInt,
    mail: mailbox,
    rateLimits: createPostgresCounters(database),
    logger: unexpectedErrors.logger,
  });
  const signInAs = (user: SignedInUser, days = 1) => ({
    Authorization: `Bearer ${signSessionToken(context, user, days)}`,
  });
  /** Like `signInAs`, with a stored session, as a sign-in starts it. Its user has confirmed who they are just now. */
  const startSessionOf = async (user: SignedInUser, days = 1) => ({
    Authorization: `Bearer ${await startSession(context, user, days, 'Mozilla/5.0 (Windows NT 10.0) Firefox/141.0')}`,
  });
  return {
    app,
    context,
    jobs,
    settle: queue.workDue,
    queue,
    mailbox,
    database,
    request: supertest(app),
    signInAs,
    startSessionOf,
  };
}

export type TestApp = Awaited<ReturnType<typeof createTestApp>>;
