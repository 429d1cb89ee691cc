import { statusOf, type ErrorBody, type ErrorCode } from '@markwell/shared/contract/errors';
import type { ErrorRequestHandler } from 'express';
import { DomainError } from '#platform/domain-error.ts';
import type { Logger, RequestLog } from '../logging.ts';
import { requestIdOf } from '../requests/request-id.ts';
import { sendJson } from '../send-json.ts';
import { errorCodeOfDatabaseError } from './database-errors.ts';

const defaultMessages: Record<ErrorCode, string> = {
  BAD_REQUEST: 'The request is not valid',
  UNAUTHENTICATED: 'Please sign in',
  INVALID_CREDENTIALS: 'Incorrect e-mail or password',
  FORBIDDEN: 'You are not allowed to do this',
  EMAIL_NOT_VERIFIED: 'Please confirm your e-mail address first',
  PARENT_NOT_CONFIRMED: 'Your parent has not agreed yet',
  PREMIUM_REQUIRED: 'Premium access required',
  CONFIRMATION_REQUIRED: 'Please confirm that it is you first',
  SECOND_FACTOR_REQUIRED: 'Please set up an authenticator app first',
  NOT_FOUND: 'Not found',
  CONFLICT: 'This already exists or was changed at the same time',
  TOO_LARGE: 'The request is too large',
  UNSUPPORTED_TYPE: 'This type of content is not accepted',
  RULE_BROKEN: 'This conflicts with stored data',
  TIME_LEFT: 'There is time left',
  TOO_MANY_REQUESTS: 'Too many tries. Please wait a moment.',
  BUSY: 'Many pupils are using Markwell at the moment. Please wait a few seconds.',
  UNAVAILABLE: 'The service is not available at the moment. Please try again shortly.',
  STORAGE_FULL: 'Markwell has no space left, so this could not be saved. Please try again later.',
  INTERNAL: 'Something went wrong',
};

/** Seconds. */
const retryAfterWhenUnavailable = 2;

const codeOfStatus: Record<number, ErrorCode> = {
  400: 'BAD_REQUEST',
  404: 'NOT_FOUND',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_TYPE',
};

/** Converts any error to one of the contract; an unexpected error becomes INTERNAL, without details. */
export function toDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  const code = codeOfHttpError(error) ?? errorCodeOfDatabaseError(error) ?? 'INTERNAL';
  const retryAfter = code === 'UNAVAILABLE' ? { retryAfter: retryAfterWhenUnavailable } : {};
  return new DomainError(code, defaultMessages[code], { cause: error, ...retryAfter });
}

/**
 * Body-parser and Express set a status on errors in the request; malformed JSON and percent-encoding give
 * 400.
 */
function codeOfHttpError(error: unknown): ErrorCode | undefined {
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number') return undefined;
  return error.status < 500 ? (codeOfStatus[error.status] ?? 'BAD_REQUEST') : undefined;
}

interface ErrorHandlerTools {
  logger: Logger;
  log: RequestLog;
}

/** Turns every error into a status and the error body of the contract; nothing else does. */
export function createErrorHandler({ logger, log }: ErrorHandlerTools): ErrorRequestHandler {
  return async function handleError(error: unknown, request, response, next) {
    const problem = toDomainError(error);
    const requestId = requestIdOf(response);
    if (problem.code === 'INTERNAL') logger.error({ requestId, err: error }, 'unexpected error');
    if (problem.code === 'STORAGE_FULL') logger.error({ requestId, err: error }, 'the disk is full');
    if (problem.code === 'UNAVAILABLE' && !problem.isLogged)
      logger.warn({ requestId, err: error }, 'unavailable');
    if (response.headersSent) {
      next(error);
      return;
    }
    if (problem.retryAfter !== undefined) response.setHeader('Retry-After', Math.ceil(problem.retryAfter));
    await sendJson(request, response, statusOf[problem.code], bodyOf(problem, requestId));
    log(request, response);
  };
}

function bodyOf(
  { code, message, issues, suggestion, queuePosition }: DomainError,
  requestId: string,
): ErrorBody {
  return {
    error: message,
    message,
    code,
    requestId,
    ...(issues ? { issues } : {}),
    ...(suggestion === undefined ? {} : { suggestion }),
    ...(queuePosition === undefined ? {} : { queuePosition }),
  };
}
