import { z } from 'zod';

/** The codes of all API errors. `statusOf` maps each to an HTTP status. */
export const errorCodes = [
  'BAD_REQUEST',
  'UNAUTHENTICATED',
  'INVALID_CREDENTIALS',
  'FORBIDDEN',
  'EMAIL_NOT_VERIFIED',
  'PARENT_NOT_CONFIRMED',
  'PREMIUM_REQUIRED',
  'CONFIRMATION_REQUIRED',
  'SECOND_FACTOR_REQUIRED',
  'NOT_FOUND',
  'CONFLICT',
  'TOO_LARGE',
  'UNSUPPORTED_TYPE',
  'RULE_BROKEN',
  'TIME_LEFT',
  'TOO_MANY_REQUESTS',
  'BUSY',
  'UNAVAILABLE',
  'STORAGE_FULL',
  'INTERNAL',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

export const statusOf: Record<ErrorCode, number> = {
  BAD_REQUEST: 400,
  UNAUTHENTICATED: 401,
  INVALID_CREDENTIALS: 401,
  FORBIDDEN: 403,
  EMAIL_NOT_VERIFIED: 403,
  PARENT_NOT_CONFIRMED: 403,
  PREMIUM_REQUIRED: 403,
  CONFIRMATION_REQUIRED: 403,
  SECOND_FACTOR_REQUIRED: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
  RULE_BROKEN: 422,
  TIME_LEFT: 422,
  TOO_MANY_REQUESTS: 429,
  BUSY: 503,
  UNAVAILABLE: 503,
  STORAGE_FULL: 507,
  INTERNAL: 500,
};

/** The body of every error. `error` and `message` hold the same text. */
export const errorBodySchema = z.object({
  error: z.string(),
  message: z.string(),
  code: z.enum(errorCodes),
  requestId: z.string(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  suggestion: z.string().optional(),
  /** Of BUSY: the position in the queue of waiting requests, from 1. */
  queuePosition: z.number().int().positive().optional(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
