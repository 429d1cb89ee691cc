import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from './logging.ts';

/** Whoever stops us waits ten seconds before it kills. */
const patienceMs = 8_000;
const sweepMs = 50;

interface Stopping {
  server: Server;
  logger: Logger;
  /** Lets go of what the process holds, once nothing runs any more. */
  release: () => Promise<void>;
  exit: (code: number) => void;
}

/** How to stop: take no more calls, finish those that run, let go of the rest and exit 0. A second signal changes nothing. */
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
  // A connection falls idle when its call has been answered, and would be kept alive otherwise.
  const sweep = setInterval(() => server.closeIdleConnections(), sweepMs);
  await Promise.race([closed, pause(patienceMs)]);
  clearInterval(sweep);
  server.closeAllConnections();
}
