import cors from 'cors';
import type { RequestHandler } from 'express';

/**
 * Allows browsers to call the API only from the web application's origin. Skipped for requests without an
 * Origin header, to save time.
 */
export function createCors(webUrl: string): RequestHandler {
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
