import { join } from 'node:path';
import type { Database } from '@markwell/database/connect';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import { authenticate } from '#modules/accounts/sessions/authenticate.ts';
import { closeOverdueAttemptsOf } from '#modules/attempts/close-overdue-attempts.ts';
import { removeFiles } from '#modules/media/media-removal.job.ts';
import { serveMedia } from '#modules/media/serve-media.ts';
import type { Clock } from '#platform/clock.ts';
import { notFound } from '#platform/domain-error.ts';
import { createEmailSender } from '#platform/email-sending/send-email.ts';
import type { GoogleSettings } from '#platform/google/google.ts';
import { createGoogleSignIn } from '#platform/google/google-sign-in.ts';
import { createOAuthStateCookie } from '#platform/google/oauth-state-cookie.ts';
import { createSharpImages } from '#platform/images/sharp-images.ts';
import { createBoss } from '#platform/jobs/boss.repository.ts';
import { createCountJobs } from '#platform/jobs/count-jobs.repository.ts';
import { createJobQueue, type JobQueue } from '#platform/jobs/job-queue.ts';
import { everyHour, type BoundJob } from '#platform/jobs/periodic-jobs.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { removeEmailsFrom } from '#platform/mail/remove-emails.ts';
import { createOpenAiModel } from '#platform/openai/openai-model.ts';
import type { RandomInt } from '#platform/random.ts';
import { forgetKept } from '#platform/kept-briefly.ts';
import { createReaderProcesses } from '#platform/reading/reader-processes.ts';
import { createStorage } from '#platform/storage/create-storage.ts';
import { createMediaUrls } from '#platform/storage/media-urls.ts';
import type { AppSettings, Context } from './context.ts';
import { createBaseMiddleware } from './http/base-middleware.ts';
import { serveApiDocs } from './http/docs/api-docs.ts';
import { createErrorHandler } from './http/errors/error-handler.ts';
import { serveSecurityContact } from './http/file-serving/serve-security-contact.ts';
import { serveWeb } from './http/file-serving/serve-web.ts';
import { createRequestLog, type Logger } from './http/logging.ts';
import { createMetrics, serveMetrics } from './http/metrics/metrics.ts';
import { mountRoutes } from './http/mount.ts';
import { createAdmissionQueue } from './http/requests/admission-queue.ts';
import { createCreationLimit } from './http/requests/creation-limit.ts';
import { createIdempotency } from './http/requests/idempotency.ts';
import { createRateLimits } from './http/security/rate-limits.ts';
import type { CreateCounter } from './http/security/rate-limits.repository.ts';
import { createSecurityHeaders } from './http/security/security-headers.ts';
import { createUploadReader } from './http/uploads/multipart.ts';
import { handleJobs, periodicJobs } from './jobs.ts';
import { endpoints, routes } from './routes.ts';

/** What the process that starts the application opens. */
interface Outside {
  settings: AppSettings;
  database: Database;
  clock: Clock;
  randomInt: RandomInt;
  mail: Mail;
  rateLimits: CreateCounter;
  logger: Logger;
}

/** The whole API as an Express application, and the jobs that run next to it. */
export function createApp(outside: Outside): {
  app: Express;
  context: Context;
  jobs: BoundJob[];
  queue: JobQueue;
} {
  const { settings, database, clock, logger } = outside;
  const app = express();
  app.disable('x-powered-by').disable('etag').set('trust proxy', settings.trustProxy);

  const queue = createJobQueue({
    boss: createBoss(database),
    onError: (kind, error) => logger.error({ job: kind, err: error }, 'a job failed'),
  });
  const context = createContext(outside, queue);
  handleJobs(queue, context);

  const headers = createSecurityHeaders({
    hsts: settings.isProduction,
    apiOrigin: apiOriginForPages(settings),
  });
  if (settings.role === 'worker') app.use(refuseAllButMonitoring);
  app.use(createBaseMiddleware({ headers, webUrl: settings.webUrl }));

  const idempotency = createIdempotency(context);
  const uploads = createUploadReader(join(settings.dataDir, 'uploads'));
  const admission = createAdmissionQueue({ maxConcurrent: settings.maxConcurrentCalls });
  const metrics =
    settings.metricsToken === undefined
      ? undefined
      : createMetrics({
          poolStatus: database.poolStatus,
          admission,
          countJobs: createCountJobs(database),
        });
  const log = createRequestLog(logger, metrics?.observeReply);
  mountRoutes(app, routes, {
    context,
    authenticate: (authorization) => authenticate(context, authorization),
    admission,
    creationLimit: createCreationLimit({ maxStarts: settings.maxStarts, clock }),
    idempotency,
    uploads,
    log,
    onStaffChange: () => forgetKept(context),
  });
  serveMedia(app, context);
  serveApiDocs(app, headers, endpoints);
  serveSecurityContact(app, { contact: settings.operator.contact, webUrl: settings.webUrl, clock });
  serveMetrics(app, metrics, settings.metricsToken);
  if (settings.webDist !== undefined) serveWeb(app, settings.webDist, headers);

  app.use(refuseUnknownPath);
  app.use(createErrorHandler({ logger, log }));

  const jobs = [
    ...periodicJobs.map((job) => ({ ...job, run: () => job.run(context) })),
    { name: 'old idempotency keys', cron: everyHour, run: idempotency.removeOld },
  ];
  const observed = metrics ? jobs.map(metrics.observeJob) : jobs;
  queue.repeat(observed);
  return {
    app,
    context,
    queue,
    jobs: observed,
  };
}

function createContext(
  { settings, database: db, clock, randomInt, mail, rateLimits, logger }: Outside,
  { enqueue, failedJobs }: Pick<Context, 'enqueue' | 'failedJobs'>,
): Context {
  const context: Context = {
    db,
    clock,
    randomInt,
    settings,
    logger,
    limits: createRateLimits(rateLimits),
    mail,
    emailSender: createEmailSender(mail),
    removeEmails: removeEmailsFrom(mail),
    enqueue,
    failedJobs,
    storage: createStorage(settings.storage),
    images: createSharpImages(),
    mediaUrls: createMediaUrls({ secret: settings.jwtSecret, clock }),
    removeFiles: (...files) => removeFiles(context, ...files),
    readInProcess: createReaderProcesses({ compiledModules: join(settings.dataDir, 'compiled') }),
    closeOverdueTestsOf: (userId) => closeOverdueAttemptsOf(context, userId),
    model: createOpenAiModel(settings.openai),
    google: settings.google && createGoogle(settings.google, settings, clock),
  };
  return context;
}

/** The API's origin, if it is not that of the pages. In production a page never calls this machine's localhost. */
function apiOriginForPages({ isProduction, apiUrl, webUrl }: AppSettings): string | undefined {
  const { origin, hostname } = new URL(apiUrl);
  if (isProduction && hostname === 'localhost') return undefined;
  return origin === new URL(webUrl).origin ? undefined : origin;
}

function createGoogle(
  settings: GoogleSettings,
  { jwtSecret, isProduction }: Pick<AppSettings, 'jwtSecret' | 'isProduction'>,
  clock: Clock,
) {
  const stateCookie = createOAuthStateCookie({ secret: jwtSecret, clock, isSecure: isProduction });
  return createGoogleSignIn({ settings, stateCookie });
}

const monitoringPaths = ['/api/health', '/api/ready', '/metrics'];

function refuseAllButMonitoring({ method, path }: Request, _response: Response, next: NextFunction): void {
  if (!monitoringPaths.includes(path)) throw notFound(`A worker does not serve ${method} ${path}`);
  next();
}

function refuseUnknownPath({ method, path }: Request): never {
  throw notFound(`There is nothing at ${method} ${path}`);
}
