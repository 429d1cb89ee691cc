import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '../logging.ts';

/** Process managers usually wait ten seconds between SIGTERM and SIGKILL. */
const maxShutdownMs = 8_000;
/** Jobs that run longer are handed back, which takes a moment. */
export const maxJobsMs = maxShutdownMs - 1_000;
const closeIdleEveryMs = 50;

interface ShutdownDependencies {
  server: Server;
  logger: Logger;
  /** Stops taking jobs and resolves when the running ones have ended. */
  finishJobs: () => Promise<void>;
  /** Releases the process's resources once no request and no job is running. */
  release: () => Promise<void>;
  exit: (code: number) => void;
}

/**
 * Returns a function that accepts no more requests, finishes the running ones and the running jobs, releases resources and exits
 * with 0. Only its first call has an effect.
 */
export function createGracefulShutdown({
  server,
  logger,
  finishJobs,
  release,
  exit,
}: ShutdownDependencies): (reason: string) => Promise<void> {
  let isStopping = false;
  return async (reason) => {
    if (isStopping) return;
    isStopping = true;
    logger.info({ reason }, 'stopping');
    await Promise.all([finishRequests(server), Promise.race([finishJobs(), pause(maxShutdownMs)])]);
    await Promise.race([release(), pause(1_000)]);
    logger.info('stopped');
    logger.flush(() => exit(0));
  };
}

async function finishRequests(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection is idle after its reply, and would otherwise be kept alive.
  const closingIdleConnections = setInterval(() => server.closeIdleConnections(), closeIdleEveryMs);
  await Promise.race([closed, pause(maxShutdownMs)]);
  clearInterval(closingIdleConnections);
  server.closeAllConnections();
}
