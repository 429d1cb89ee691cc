import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import * as path from 'node:path';
import { connectDatabase } from '@markwell/database/connect';
import { createApp } from './app.ts';
import { EnvironmentError, readEnvironment, type Environment } from './config/env.ts';
import { systemClock } from './domain/clock.ts';
import { startJobs } from './domain/jobs.ts';
import { secureRandomInt } from './domain/random.ts';
import { createMail } from './integrations/mail/create-mail.ts';
import { createLogger } from './http/logging.ts';
import { createGracefulShutdown } from './http/graceful-shutdown.ts';

/**
 * Proxies keep connections open for a minute. Ours must stay open longer, or a proxy may use a closed one.
 */
const keepAliveMs = 65_000;

const environment = environmentOrExit();
const logger = createLogger(environment.logLevel);
const database = connectDatabase(environment.databaseUrl, {
  poolSize: environment.databasePool,
  onError: (error) => logger.warn({ err: error }, 'a database connection broke'),
});
if (environment.mode === 'production' && environment.mail.smtpUrl === undefined) {
  logger.warn('SMTP_URL is not set: e-mails are written to DATA_DIR/mail and not sent');
}
const { app, jobs, settle } = createApp({
  settings: {
    ...environment,
    isProduction: environment.mode === 'production',
    webDist: environment.webDist ?? builtWeb(environment),
  },
  database,
  clock: systemClock,
  randomInt: secureRandomInt,
  mail: createMail(environment),
  logger,
});

const server = createServer({ keepAliveTimeout: keepAliveMs }, app);
server.on('error', (error) => {
  logger.fatal({ err: error }, 'the server cannot listen');
  process.exit(1);
});
server.listen(environment.port, () => logger.info({ port: environment.port }, 'listening'));
const stopJobs = startJobs(jobs, (job, error) => logger.error({ job, err: error }, 'a job failed'));

const stop = createGracefulShutdown({
  server,
  logger,
  exit: (code) => process.exit(code),
  release: async () => {
    await Promise.all([stopJobs(), settle()]);
    await database.$disconnect();
  },
});
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop(signal));

function environmentOrExit(): Environment {
  try {
    return readEnvironment(process.env);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    process.stderr.write(`The settings are not valid:\n${error.message}\n`);
    process.exit(1);
  }
}

/** In production this process also serves the web application, if it has been built. */
function builtWeb({ mode }: Environment): string | undefined {
  const folder = path.join(import.meta.dirname, '../../web/dist');
  return mode === 'production' && existsSync(folder) ? folder : undefined;
}
