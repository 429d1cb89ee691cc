import express from 'express';
import supertest from 'supertest';
import { systemClock, type Clock } from '#platform/clock.ts';
import { authenticate } from '#modules/accounts/sessions/authenticate.ts';
import { signSessionToken } from '#modules/accounts/session-tokens.ts';
import { createAdmissionQueue } from '../http/requests/admission-queue.ts';
import { createCreationLimit } from '../http/requests/creation-limit.ts';
import { createErrorHandler } from '../http/errors/error-handler.ts';
import { createIdempotency } from '../http/requests/idempotency.ts';
import type { Route } from '../http/implement.ts';
import { createLogger, createRequestLog } from '../http/logging.ts';
import { mountRoutes } from '../http/mount.ts';
import { createUploadReader } from '../http/uploads/multipart.ts';
import { assignRequestId } from '../http/requests/request-id.ts';
import { testDatabase, testSecret, type SignedInUser } from './test-app.ts';
import { testContext } from './test-context.ts';

/** The API's HTTP layer with these routes. `log` has the logged lines. */
export async function createTestMount(
  routes: readonly Route[],
  {
    clock = systemClock,
    uploadFolder = '.data/test/uploads',
    maxConcurrentCalls = 12,
  }: { clock?: Clock; uploadFolder?: string; maxConcurrentCalls?: number } = {},
) {
  const database = await testDatabase();
  const log: string[] = [];
  const logger = createLogger('info', { write: (line) => void log.push(line) });
  const requestLog = createRequestLog(logger);
  const context = testContext({
    db: database,
    clock,
    settings: { jwtSecret: testSecret, secondFactorPolicy: 'nobody' },
  });
  const app = express().use((_request, response, next) => {
    assignRequestId(response);
    next();
  });
  const admission = createAdmissionQueue({ maxConcurrent: maxConcurrentCalls });
  mountRoutes(app, routes, {
    context,
    onStaffChange: () => undefined,
    authenticate: (authorization) => authenticate(context, authorization),
    admission,
    creationLimit: createCreationLimit({ maxStarts: 1_000, clock }),
    idempotency: createIdempotency(context),
    uploads: createUploadReader(uploadFolder),
    log: requestLog,
  });
  app.use(createErrorHandler({ logger, log: requestLog }));
  const signInAs = (user: SignedInUser) => ({
    Authorization: `Bearer ${signSessionToken(context, user, 1)}`,
  });
  return { app, request: supertest(app), database, log, signInAs, admission };
}
