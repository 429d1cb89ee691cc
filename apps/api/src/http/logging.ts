import type { Request, Response } from 'express';
import { pino, type DestinationStream, type Logger } from 'pino';
import { requestIdOf, durationOf } from './request-id.ts';

export type { Logger } from 'pino';

/** One line of JSON per event, written without waiting. What is logged is listed where it happens: never a token, a body or a query. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    destination ?? pino.destination({ sync: false }),
  );
}

/** Asked every few seconds by whoever watches the process: not worth a line each. */
const unlogged = new Set(['/api/health', '/api/ready']);

export type RequestLog = (request: Request, response: Response, userId?: string) => void;

/** One line for each reply. The path goes without its query, which may carry a signature. */
export function createRequestLog(logger: Logger): RequestLog {
  return (request, response, userId) => {
    if (!logger.isLevelEnabled('info') || unlogged.has(request.path)) return;
    const { method, path } = request;
    const took = Math.round(durationOf(response));
    logger.info(
      { requestId: requestIdOf(response), method, path, status: response.statusCode, took, userId },
      'request',
    );
  };
}
