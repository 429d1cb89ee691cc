import { errorBodySchema, type ErrorCode } from '@markwell/shared/contract/errors';

const readableBody = errorBodySchema.partial();

/** A call that failed: the server's message, else the error's own, else 'An unknown error occurred' (spec 1 §8). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The HTTP status; undefined when no answer came. */
  readonly status: number | undefined;
  readonly data: unknown;
  readonly code: ErrorCode | undefined;
  /** What the server says about it, in words for the person; undefined when it said nothing. */
  readonly serverMessage: string | undefined;
  /** Seconds after which another try makes sense; undefined when the server named none. */
  readonly retryAfter: number | undefined;
  readonly isTimeout: boolean;

  constructor(failure: {
    status?: number | undefined;
    data?: unknown;
    message?: string | undefined;
    retryAfter?: number | undefined;
    isTimeout?: boolean;
  }) {
    const body = readableBody.safeParse(failure.data).data;
    const serverMessage = [body?.message, body?.error].find((text) => text);
    super([serverMessage, failure.message].find((text) => text) ?? 'An unknown error occurred');
    this.status = failure.status;
    this.data = failure.data;
    this.code = body?.code;
    this.serverMessage = serverMessage;
    this.retryAfter = failure.retryAfter;
    this.isTimeout = failure.isTimeout ?? false;
  }
}

/** An answer that is not what the contract promises. */
export class InvalidResponseError extends Error {
  override readonly name = 'InvalidResponseError';

  constructor(cause: unknown) {
    super('Invalid data format received', { cause });
  }
}

/**
 * What to tell the person: the server's words when it said something of use, else those of the place where it failed. That
 * something went wrong in the server says less than they do.
 */
export function messageOf(error: unknown, fallback = 'Request failed'): string {
  if (error instanceof ApiError) {
    return error.code === 'INTERNAL' ? fallback : (error.serverMessage ?? fallback);
  }
  return error instanceof InvalidResponseError ? error.message : fallback;
}

/** No answer at all, or the server's own fault: worth another try, unlike a 4xx. */
export function isTransient(error: unknown): boolean {
  return error instanceof ApiError && (error.status === undefined || error.status >= 500);
}

/** The server has too much to do right now: it said when to come again, or did not answer in time. */
export function isBusy(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.isTimeout || (error.status === 503 && error.retryAfter !== undefined);
}
