import { join } from 'node:path';
import type { Database } from '@markwell/database/connect';
import type { SecondFactorPolicy } from '@markwell/shared/accounts/second-factor.vocabulary';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import { mountAdmin } from './wiring/admin.ts';
import { createRecordReading } from '#modules/audit/record-reading.ts';
import { createAddReadings } from '#modules/audit/record-reading.repository.ts';
import { createBackgroundTasks } from '#platform/background-tasks.ts';
import type { Clock } from '#platform/clock.ts';
import { createCachedCurriculum } from '#modules/curriculum/cached-curriculum.ts';
import { createCurriculumRepository } from '#modules/curriculum/curriculum.repository.ts';
import { notFound } from '#platform/domain-error.ts';
import { createBoss } from '#platform/jobs/boss.repository.ts';
import { createCountJobs } from '#platform/jobs/count-jobs.repository.ts';
import { createJobQueue, type JobQueue } from '#platform/jobs/job-queue.ts';
import type { PeriodicJob } from '#platform/jobs/periodic-jobs.ts';
import { createReaderProcesses } from '#platform/reading/reader-processes.ts';
import { createMediaFilesRepository } from '#modules/media/media-files.repository.ts';
import { createMediaRemoval, createRemoveFiles, mediaRemovalJob } from '#modules/media/media-removal.job.ts';
import { createMediaUrls } from '#modules/media/media-urls.ts';
import { createMediaWriter } from '#modules/media/media-writer.ts';
import { createMediaService } from '#modules/media/open-media.service.ts';
import type { RandomInt } from '#platform/random.ts';
import { createCallerCache } from '#modules/accounts/caller-cache.ts';
import { createCallersRepository } from '#modules/accounts/callers.repository.ts';
import { createRecentConfirmationRepository } from '#modules/accounts/confirmation/recent-confirmation.repository.ts';
import { createRequireRecentConfirmation } from '#modules/accounts/confirmation/require-recent-confirmation.ts';
import { createSessionTokens } from '#modules/accounts/session-tokens.ts';
import { createRecordUse } from '#modules/accounts/sessions/record-use.ts';
import { createSessionsRepository } from '#modules/accounts/sessions/sessions.repository.ts';
import { mountFeatures } from './wiring/features.ts';
import type { PrivacySettings } from './wiring/privacy.ts';
import type { Retention } from '#modules/privacy/retention.ts';
import { createBaseMiddleware } from './http/base-middleware.ts';
import { serveApiDocs } from './http/docs/api-docs.ts';
import { createErrorHandler } from './http/errors/error-handler.ts';
import { serveMedia } from '#modules/media/serve-media.ts';
import { serveSecurityContact } from './http/file-serving/serve-security-contact.ts';
import { serveWeb } from './http/file-serving/serve-web.ts';
import { createRequestLog, type Logger } from './http/logging.ts';
import { createMetrics, serveMetrics } from './http/metrics/metrics.ts';
import { createMount } from './http/mount.ts';
import { createAdmissionQueue } from './http/requests/admission-queue.ts';
import { createCreationLimit } from './http/requests/creation-limit.ts';
import { createIdempotency } from './http/requests/idempotency.ts';
import { createIdempotencyRepository } from './http/requests/idempotency.repository.ts';
import { createAuthenticate } from '#modules/accounts/sessions/authenticate.ts';
import type { CreateCounter } from './http/security/rate-limits.repository.ts';
import { createSecurityHeaders } from './http/security/security-headers.ts';
import { createUploadReader } from './http/uploads/multipart.ts';
import type { GoogleSettings } from '#platform/google/google.ts';
import { createGoogleSignIn } from '#platform/google/google-sign-in.ts';
import { createOAuthStateCookie } from '#platform/google/oauth-state-cookie.ts';
import { createSharpImages } from '#platform/images/sharp-images.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { createOpenAiModel, type OpenAiSettings } from '#platform/openai/openai-model.ts';
import { createStorage } from '#platform/storage/create-storage.ts';
import type { StorageSettings } from '#platform/storage/storage.ts';

/** The settings that the application needs. */
export interface AppSettings {
  isProduction: boolean;
  apiUrl: string;
  webUrl: string;
  jwtSecret: string;
  dataDir: string;
  storage: StorageSettings;
  /** The most pupils' requests that run at the same time. */
  maxConcurrentCalls: number;
  /** How long lists of subjects are kept in the memory of the process, in seconds; 0 keeps none. */
  curriculumCacheSeconds: number;
  /** The most tests that a user may have open. */
  maxOpenTests: number;
  /** How much a user may create in a quarter of an hour. */
  maxStarts: number;
  /** Guards the metrics; undefined when there are none. */
  metricsToken?: string | undefined;
  trustProxy: boolean | number | string;
  /** A worker serves only what monitoring asks for. */
  role: 'web' | 'worker' | 'both';
  /** The folder of the built web application, if this process serves it. */
  webDist: string | undefined;
  /** Undefined when sign-in with Google is not set up. */
  google: GoogleSettings | undefined;
  /** Whose roles must have an authenticator app. */
  secondFactorPolicy: SecondFactorPolicy;
  /** Whom to ask for premium: an e-mail address, or a page's address. */
  premiumContact?: string | undefined;
  /** Who is responsible for the data, for the privacy notice. */
  operator: PrivacySettings['operator'];
  retention: Retention;
  /** Whether a mail server sends e-mails; otherwise they are saved in a folder. */
  hasMailServer: boolean;
  /** Undefined when there is no language model. */
  openai: OpenAiSettings | undefined;
}

export interface AppDependencies {
  settings: AppSettings;
  database: Database;
  clock: Clock;
  randomInt: RandomInt;
  mail: Mail;
  rateLimits: CreateCounter;
  logger: Logger;
}

/** The whole API as an Express application, and the jobs that run next to it. */
export function createApp({
  settings,
  database,
  clock,
  randomInt,
  mail,
  rateLimits,
  logger,
}: AppDependencies): {
  app: Express;
  jobs: PeriodicJob[];
  /** Resolves when all background tasks have ended. */
  settle: () => Promise<void>;
  queue: JobQueue;
} {
  const app = express();
  app.disable('x-powered-by').disable('etag').set('trust proxy', settings.trustProxy);

  const backgroundTasks = createBackgroundTasks((error) =>
    logger.error({ err: error }, 'a background task failed'),
  );
  const queue = createJobQueue({
    boss: createBoss(database),
    onError: (kind, error) => logger.error({ job: kind, err: error }, 'a job failed'),
  });
  const find = createRecordUse({
    find: createCallersRepository(database).find,
    repository: createSessionsRepository(database),
    backgroundTasks,
    clock,
  });
  const findCaller = createCallerCache({ find, clock });
  const tokens = createSessionTokens({ secret: settings.jwtSecret, clock });
  const idempotency = createIdempotency({ repository: createIdempotencyRepository(database), clock });
  const headers = createSecurityHeaders({
    hsts: settings.isProduction,
    apiOrigin: apiOriginForPages(settings),
  });

  if (settings.role === 'worker') app.use(refuseAllButMonitoring);
  app.use(createBaseMiddleware({ headers, webUrl: settings.webUrl }));

  const authenticate = createAuthenticate({
    tokens,
    findCaller,
    secondFactorPolicy: settings.secondFactorPolicy,
    clock,
  });
  const uploads = createUploadReader(join(settings.dataDir, 'uploads'));
  const admission = createAdmissionQueue({ maxConcurrent: settings.maxConcurrentCalls });
  const creationLimit = createCreationLimit({ maxStarts: settings.maxStarts, clock });
  const metrics =
    settings.metricsToken === undefined
      ? undefined
      : createMetrics({
          poolStatus: database.poolStatus,
          admission,
          countJobs: createCountJobs(database),
        });
  const log = createRequestLog(logger, metrics?.observeReply);
  const curriculum = createCachedCurriculum({
    repository: createCurriculumRepository(database),
    clock,
    seconds: settings.curriculumCacheSeconds,
  });
  const mount = createMount(app, {
    authenticate,
    admission,
    creationLimit,
    idempotency,
    uploads,
    log,
    onStaffChange: curriculum.clearCache,
  });
  const mediaUrls = createMediaUrls({ secret: settings.jwtSecret, clock });
  const mediaFiles = createMediaFilesRepository(database);
  const storage = createStorage(settings.storage);
  const removeFiles = createRemoveFiles(queue.enqueue);
  queue.handle(mediaRemovalJob, createMediaRemoval({ repository: mediaFiles, storage }));
  const google = settings.google && createGoogle(settings.google, settings, clock);
  const recordReading = createRecordReading({ addReadings: createAddReadings(database), backgroundTasks });
  const requireRecentConfirmation = createRequireRecentConfirmation({
    repository: createRecentConfirmationRepository(database),
    clock,
  });
  const jobs = mountFeatures(mount, {
    database,
    curriculum,
    clock,
    randomInt,
    tokens,
    mediaUrls,
    recordReading,
    removeFiles,
    mail,
    queue,
    secret: settings.jwtSecret,
    webUrl: settings.webUrl,
    apiUrl: settings.apiUrl,
    premiumContact: settings.premiumContact,
    maxOpenTests: settings.maxOpenTests,
    operator: settings.operator,
    retention: settings.retention,
    hasMailServer: settings.hasMailServer,
    hasContentGeneration: settings.openai !== undefined,
    clearCachedCaller: findCaller.clearCache,
    google,
    secondFactorPolicy: settings.secondFactorPolicy,
    requireRecentConfirmation,
    rateLimits,
    logger,
  });

  const adminJobs = mountAdmin(mount, {
    database,
    backgroundTasks,
    queue,
    clock,
    randomInt,
    mediaUrls,
    media: createMediaWriter({
      storage,
      images: createSharpImages(),
      removeLeftOver: (storageKeys, afterSeconds) => removeFiles(database, storageKeys, afterSeconds),
    }),
    readInProcess: createReaderProcesses(),
    removeFiles,
    mail,
    model: createOpenAiModel(settings.openai),
    clearCachedCaller: findCaller.clearCache,
    clearCachedCallers: findCaller.clearAll,
    secondFactorPolicy: settings.secondFactorPolicy,
    recordReading,
    requireRecentConfirmation,
    rateLimits,
  });

  serveMedia(app, createMediaService({ repository: mediaFiles, storage, mediaUrls }));
  serveApiDocs(app, headers);
  serveSecurityContact(app, { contact: settings.operator.contact, webUrl: settings.webUrl, clock });
  serveMetrics(app, metrics, settings.metricsToken);
  if (settings.webDist !== undefined) serveWeb(app, settings.webDist, headers);

  app.use(refuseUnknownPath);
  app.use(createErrorHandler({ logger, log }));

  const allJobs = [
    ...jobs,
    ...adminJobs,
    { name: 'old idempotency keys', everySeconds: 3600, run: idempotency.removeOld },
    { name: 'abandoned uploads', everySeconds: 3600, run: uploads.removeOld },
  ];
  return {
    app,
    settle: backgroundTasks.settle,
    queue,
    jobs: metrics ? allJobs.map(metrics.observeJob) : allJobs,
  };
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
