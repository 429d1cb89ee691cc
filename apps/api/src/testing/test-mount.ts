import express from 'express';
import supertest from 'supertest';
import { systemClock, type Clock } from '#platform/clock.ts';
import { createCallerCache } from '#modules/accounts/caller-cache.ts';
import { createCallersRepository } from '#modules/accounts/callers.repository.ts';
import { createSessionTokens } from '#modules/accounts/session-tokens.ts';
import { createAuthenticate } from '#modules/accounts/sessions/authenticate.ts';
import { createAdmissionQueue } from '../http/requests/admission-queue.ts';
import { createCreationLimit } from '../http/requests/creation-limit.ts';
import { createErrorHandler } from '../http/errors/error-handler.ts';
import { createIdempotency } from '../http/requests/idempotency.ts';
import { createIdempotencyRepository } from '../http/requests/idempotency.repository.ts';
import { createLogger, createRequestLog } from '../http/logging.ts';
import { createMount, type Mount } from '../http/mount.ts';
import { createUploadReader } from '../http/uploads/multipart.ts';
import { assignRequestId } from '../http/requests/request-id.ts';
import { testDatabase, testSecret, type SignedInUser } from './test-app.ts';

/** The API's HTTP layer with endpoints that the test mounts. `log` has the logged lines. */
export async function createTestMount(
  mountAll: (mount: Mount) => void,
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
  const tokens = createSessionTokens({ secret: testSecret, clock });
  const findCaller = createCallerCache({ find: createCallersRepository(database).find, clock });
  const app = express().use((_request, response, next) => {
    assignRequestId(response);
    next();
  });
  const admission = createAdmissionQueue({ maxConcurrent: maxConcurrentCalls });
  const mount = createMount(app, {
    onStaffChange: () => undefined,
    authenticate: createAuthenticate({ tokens, findCaller, secondFactorPolicy: 'nobody', clock }),
    admission,
    creationLimit: createCreationLimit({ maxStarts: 1_000, clock }),
    idempotency: createIdempotency({ repository: createIdempotencyRepository(database), clock }),
    uploads: createUploadReader(uploadFolder),
    log: requestLog,
  });
  mountAll(mount);
  app.use(createErrorHandler({ logger, log: requestLog }));
  const signInAs = (user: SignedInUser) => ({ Authorization: `Bearer ${tokens.sign(user, 1)}` });
  return { app, request: supertest(app), database, log, signInAs, admission };
}
