import { existsSync } from 'node:fs';
import * as path from 'node:path';
import { connectDatabase } from '@markwell/database/connect';
import { createApp } from './app.ts';
import { findDangerousSettings } from '#platform/config/dangerous-settings.ts';
import type { Environment } from '#platform/config/env.ts';
import { systemClock } from '#platform/clock.ts';
import { secureRandomInt } from '#platform/random.ts';
import { countOpenDemoAccounts } from '#modules/accounts/demo-accounts.ts';
import { findDemoAccounts } from '#modules/accounts/demo-accounts.repository.ts';
import { createMail } from '#platform/mail/create-mail.ts';
import { createLogger } from './http/logging.ts';
import { createPostgresCounters } from './http/security/rate-limits.repository.ts';
import { createGracefulShutdown, maxJobsMs } from './http/server/graceful-shutdown.ts';
import { createHttpServer } from './http/server/http-server.ts';

/** Serves and does jobs until the process gets a signal. `webDist` is the folder of another web application than the built one. */
export function startApi(environment: Environment & { webDist?: string | undefined }): void {
  const logger = createLogger(environment.logLevel);
  const database = connectDatabase(environment.databaseUrl, {
    poolSize: environment.databasePool,
    isPooled: environment.databaseUrl !== environment.databaseDirectUrl,
    onError: (error) => logger.warn({ err: error }, 'a database connection broke'),
  });
  for (const danger of findDangerousSettings(environment)) logger.warn(`dangerous setting: ${danger}`);
  const { app, queue } = createApp({
    settings: {
      ...environment,
      isProduction: environment.mode === 'production',
      hasMailServer: environment.mail.smtpUrl !== undefined,
      webDist: environment.webDist ?? builtWeb(environment),
    },
    database,
    clock: systemClock,
    randomInt: secureRandomInt,
    mail: createMail(environment),
    rateLimits: createPostgresCounters(database),
    logger,
  });

  const server = createHttpServer(app, { maxConnections: environment.maxConnections, logger });
  server.on('error', (error) => {
    logger.fatal({ err: error }, 'the server cannot listen');
    process.exit(1);
  });
  server.listen(environment.port, () => logger.info({ port: environment.port }, 'listening'));
  if (environment.mode === 'production') {
    void countOpenDemoAccounts(() => findDemoAccounts(database)).then(
      (count) =>
        count > 0 && logger.warn({ count }, 'demo accounts have the public password: deactivate them'),
      (error: unknown) =>
        logger.warn({ err: error }, 'could not check for demo accounts with the public password'),
    );
  }
  const finishJobs = environment.role === 'web' ? () => Promise.resolve() : startJobs();

  const stop = createGracefulShutdown({
    server,
    logger,
    finishJobs,
    exit: (code) => process.exit(code),
    release: () => database.$disconnect(),
  });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop(signal));

  /** Returns what stops the jobs and waits for the running ones. */
  function startJobs(): () => Promise<void> {
    void queue.start().catch((error: unknown) => {
      logger.fatal({ err: error }, 'the jobs cannot start');
      process.exit(1);
    });
    return () => queue.stop(maxJobsMs);
  }
}

/** In production this process also serves the web application, if it has been built. */
function builtWeb({ mode }: Environment): string | undefined {
  const folder = path.join(import.meta.dirname, '../../web/dist');
  return mode === 'production' && existsSync(folder) ? folder : undefined;
}
