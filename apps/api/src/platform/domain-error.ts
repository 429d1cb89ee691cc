import type { ErrorBody, ErrorCode } from '@markwell/shared/contract/errors';

export type Issue = NonNullable<ErrorBody['issues']>[number];

interface Details {
  issues?: Issue[];
  suggestion?: string;
  /** Seconds after which to try again. */
  retryAfter?: number;
  /** How many pupils' requests are served up to and including this one, when the server is busy. */
  queuePosition?: number;
  /** The same was logged before, so this is not. */
  isLogged?: boolean;
  cause?: unknown;
}

/** An error of the domain: a code of the contract and a message for the user. It knows no HTTP. */
export class DomainError extends Error {
  override name = 'DomainError';
  readonly code: ErrorCode;
  readonly issues: Issue[] | undefined;
  readonly suggestion: string | undefined;
  readonly retryAfter: number | undefined;
  readonly queuePosition: number | undefined;
  readonly isLogged: boolean;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message, { cause: details.cause });
    this.code = code;
    this.issues = details.issues;
    this.suggestion = details.suggestion;
    this.retryAfter = details.retryAfter;
    this.queuePosition = details.queuePosition;
    this.isLogged = details.isLogged ?? false;
  }
}

export const notFound = (message: string) => new DomainError('NOT_FOUND', message);
export const forbidden = (message = 'You are not allowed to do this') =>
  new DomainError('FORBIDDEN', message);
export const conflict = (message: string, details?: Details) => new DomainError('CONFLICT', message, details);
export const ruleViolated = (message: string, details?: Details) =>
  new DomainError('RULE_BROKEN', message, details);
export const badRequest = (message: string, issues?: Issue[]) =>
  new DomainError('BAD_REQUEST', message, issues ? { issues } : {});
export const unauthenticated = (message = 'Please sign in') => new DomainError('UNAUTHENTICATED', message);
export const unavailable = (message: string, details?: Details) =>
  new DomainError('UNAVAILABLE', message, { retryAfter: 2, ...details });

/** The value, or the error when there is none. */
export function orThrow<Value>(value: Value | undefined, error: () => DomainError): Value {
  if (value === undefined) throw error();
  return value;
}
