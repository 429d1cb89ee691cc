import type { RequestHandler } from 'express';
import { assignRequestId } from './request-id.ts';
import type { SecurityHeaders } from './security/security-headers.ts';

interface Receiving {
  headers: Pick<SecurityHeaders, 'data'>;
  crossOrigin: RequestHandler;
}

/** What happens to every request before its route: one step instead of three, because every call pays for each. */
export function createBaseMiddleware({ headers, crossOrigin }: Receiving): RequestHandler {
  return function receive(request, response, next) {
    assignRequestId(response);
    headers.data(response);
    return crossOrigin(request, response, next);
  };
}
