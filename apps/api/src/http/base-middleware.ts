import type { RequestHandler } from 'express';
import { assignRequestId } from './request-id.ts';
import type { SecurityHeaders } from './security/security-headers.ts';

interface Receiving {
  headers: Pick<SecurityHeaders, 'data'>;
  crossOrigin: RequestHandler;
}

/**
 * Middleware for every request: request id, security headers and CORS. One function instead of three, because
 * each layer costs time on every request.
 */
export function createBaseMiddleware({ headers, crossOrigin }: Receiving): RequestHandler {
  return function receive(request, response, next) {
    assignRequestId(response);
    headers.data(response);
    return crossOrigin(request, response, next);
  };
}
