import { errorBodySchema, type ErrorCode } from '@markwell/shared/contract/errors';

const readableBody = errorBodySchema.partial();

/** A failed request, with the server's message, its own or 'An unknown error occurred'. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The HTTP status; undefined without a reply. */
  readonly status: number | undefined;
  readonly data: unknown;
  readonly code: ErrorCode | undefined;
  /** The server's message for the user; undefined if there is none. */
  readonly serverMessage: string | undefined;
  /** Seconds after which to try again; undefined if the server gave none. */
  readonly retryAfterSeconds: number | undefined;
  /** The position in the server's queue, from 1; undefined unless it is busy. */
  readonly queuePosition: number | undefined;
  readonly isTimeout: boolean;

  constructor(failure: {
    status?: number | undefined;
    data?: unknown;
    message?: string | undefined;
    retryAfterSeconds?: number | undefined;
    isTimeout?: boolean;
  }) {
    const body = readableBody.safeParse(failure.data).data;
    const serverMessage = [body?.message, body?.error].find((text) => text);
    super([serverMessage, failure.message].find((text) => text) ?? 'An unknown error occurred');
    this.status = failure.status;
    this.data = failure.data;
    this.code = body?.code;
    this.serverMessage = serverMessage;
    this.retryAfterSeconds = failure.retryAfterSeconds;
    this.queuePosition = body?.queuePosition;
    this.isTimeout = failure.isTimeout ?? false;
  }
}

/** A reply that does not match the contract. */
export class InvalidResponseError extends Error {
  override readonly name = 'InvalidResponseError';

  constructor(cause: unknown) {
    super('Invalid data format received', { cause });
  }
}

/**
 * The message to show to the user: the server's if it is useful, else the fallback. The server's message for
 * an internal error is less useful than the fallback.
 */
export function messageOf(error: unknown, fallback = 'Request failed'): string {
  if (error instanceof ApiError) {
    return error.code === 'INTERNAL' ? fallback : (error.serverMessage ?? fallback);
  }
  return error instanceof InvalidResponseError ? error.message : fallback;
}

/** No reply or a server error: worth another try, unlike a 4xx. */
export function isTransient(error: unknown): boolean {
  return error instanceof ApiError && (error.status === undefined || error.status >= 500);
}

/**
 * The server is overloaded or starts again: it said when to try again, did not reply in time, or a proxy replied because
 * no process was ready.
 */
export function isBusy(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const isOfProxy = error.code === undefined && [502, 503, 504].includes(error.status ?? 0);
  return error.isTimeout || isOfProxy || (error.status === 503 && error.retryAfterSeconds !== undefined);
}
