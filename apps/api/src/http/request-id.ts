import { randomUUID } from 'node:crypto';
import type { Response } from 'express';

/** Names each request, for the log and for the person who reports a fault. Always our own: a caller's could be anything. */
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
