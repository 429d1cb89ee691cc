import type { Request, Response } from 'express';
import { pino, type DestinationStream, type Logger } from 'pino';
import { redactEmailAddresses } from '#platform/redact-email-addresses.ts';
import { requestIdOf, durationOf } from './requests/request-id.ts';

export type { Logger } from 'pino';

/** Fields that PostgreSQL adds to an error. They may quote whole rows. */
const fieldsThatQuoteRows = ['err.detail', 'err.where', 'err.meta.driverAdapterError.cause.detail'];

/**
 * Writes one line of JSON per event, asynchronously. Each log call lists its fields: never a token, a body or
 * a query. E-mail addresses are replaced in the finished line, wherever they come from.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      hooks: { streamWrite: redactEmailAddresses },
      redact: { paths: fieldsThatQuoteRows, remove: true },
    },
    destination ?? pino.destination({ sync: false }),
  );
}

/** Requested every few seconds by monitoring, so not logged. */
const unlogged = new Set(['/api/health', '/api/ready']);

export type RequestLog = (request: Request, response: Response, userId?: string) => void;

/**
 * Logs one line for each reply, and passes it to `observe`. The path is logged without its query, which may
 * contain a signature.
 */
export function createRequestLog(
  logger: Logger,
  observe?: (request: Request, response: Response) => void,
): RequestLog {
  return (request, response, userId) => {
    observe?.(request, response);
    if (!logger.isLevelEnabled('info') || unlogged.has(request.path)) return;
    const { method, path } = request;
    const durationMs = Math.round(durationOf(response));
    logger.info(
      { requestId: requestIdOf(response), method, path, status: response.statusCode, durationMs, userId },
      'request',
    );
  };
}
