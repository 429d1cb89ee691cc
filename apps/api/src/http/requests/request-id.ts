import { randomUUID } from 'node:crypto';
import type { Response } from 'express';

/**
 * Gives each request an id, for the log and for users who report an error. Ids from clients are ignored,
 * because they could contain anything.
 */
export function assignRequestId(response: Response): void {
  const id = randomUUID();
  response.locals['requestId'] = id;
  response.locals['startedAt'] = performance.now();
  response.setHeader('X-Request-Id', id);
}

export function requestIdOf(response: Response): string {
  return String(response.locals['requestId']);
}

/** Milliseconds since the request came in. */
export function durationOf(response: Response): number {
  return performance.now() - Number(response.locals['startedAt']);
}
