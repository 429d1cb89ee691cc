import cors from 'cors';
import type { RequestHandler } from 'express';
import { assignRequestId } from './requests/request-id.ts';
import type { SecurityHeaders } from './security/security-headers.ts';

interface BaseMiddlewareOptions {
  headers: Pick<SecurityHeaders, 'data'>;
  webUrl: string;
}

/**
 * Middleware for every request: request id, security headers and CORS. One function instead of three, because
 * each layer costs time on every request.
 */
export function createBaseMiddleware({ headers, webUrl }: BaseMiddlewareOptions): RequestHandler {
  const crossOrigin = createCors(webUrl);
  return function handleBase(request, response, next) {
    assignRequestId(response);
    headers.data(response);
    return crossOrigin(request, response, next);
  };
}

/**
 * Allows browsers to call the API only from the web application's origin. Skipped for requests without an
 * Origin header, to save time.
 */
function createCors(webUrl: string): RequestHandler {
  const allow = cors({
    origin: [new URL(webUrl).origin],
    credentials: true,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key'],
    exposedHeaders: ['Retry-After', 'X-Request-Id', 'Content-Disposition'],
    maxAge: 600,
  });
  return (request, response, next) => {
    if (request.headers.origin === undefined) next();
    else allow(request, response, next);
  };
}
