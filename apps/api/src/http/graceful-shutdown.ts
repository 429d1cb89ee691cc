import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from './logging.ts';

/** Process managers usually wait ten seconds between SIGTERM and SIGKILL. */
const patienceMs = 8_000;
const sweepMs = 50;

interface Stopping {
  server: Server;
  logger: Logger;
  /** Releases the process's resources once no request is running. */
  release: () => Promise<void>;
  exit: (code: number) => void;
}

/**
 * Returns a function that accepts no more requests, finishes the running ones, releases resources and exits
 * with 0. Only its first call has an effect.
 */
export function createGracefulShutdown({
  server,
  logger,
  release,
  exit,
}: Stopping): (reason: string) => Promise<void> {
  let isStopping = false;
  return async (reason) => {
    if (isStopping) return;
    isStopping = true;
    logger.info({ reason }, 'stopping');
    await finishCalls(server);
    await Promise.race([release(), pause(1_000)]);
    logger.info('stopped');
    logger.flush(() => exit(0));
  };
}

async function finishCalls(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection is idle after its reply, and would otherwise be kept alive.
  const sweep = setInterval(() => server.closeIdleConnections(), sweepMs);
  await Promise.race([closed, pause(patienceMs)]);
  clearInterval(sweep);
  server.closeAllConnections();
}
