import type { RequestHandler } from 'express';
import { nameRequest } from './request-id.ts';
import type { SecurityHeaders } from './security-headers.ts';

interface Receiving {
  headers: Pick<SecurityHeaders, 'data'>;
  crossOrigin: RequestHandler;
}

/** What happens to every request before its route: one step instead of three, because every call pays for each. */
export function createReceive({ headers, crossOrigin }: Receiving): RequestHandler {
  return function receive(request, response, next) {
    nameRequest(response);
    headers.data(response);
    return crossOrigin(request, response, next);
  };
}
