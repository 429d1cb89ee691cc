import type { ErrorCode } from '@markwell/shared/contract/errors';

/**
 * Error codes for those errors that a caller or operator can do something about: PostgreSQL's (five characters), those of
 * connections and files (E…), and what Prisma's driver adapter and client have instead: names for a lost connection, and
 * P2025 for a row that is not there.
 */
const errorCodes: Record<string, ErrorCode> = {
  // The database is unreachable, full or too slow: try again.
  DatabaseNotReachable: 'UNAVAILABLE',
  ConnectionClosed: 'UNAVAILABLE',
  SocketTimeout: 'UNAVAILABLE',
  ECONNREFUSED: 'UNAVAILABLE',
  ECONNRESET: 'UNAVAILABLE',
  ENOTFOUND: 'UNAVAILABLE',
  EPIPE: 'UNAVAILABLE',
  ETIMEDOUT: 'UNAVAILABLE',
  '25P03': 'UNAVAILABLE',
  '40001': 'UNAVAILABLE',
  '40P01': 'UNAVAILABLE',
  '53300': 'UNAVAILABLE',
  '57014': 'UNAVAILABLE',
  '57P01': 'UNAVAILABLE',
  '57P02': 'UNAVAILABLE',
  '57P03': 'UNAVAILABLE',
  STORAGE_UNAVAILABLE: 'UNAVAILABLE', // the storage of media files
  // The disk of the database or of the media files is full.
  '53100': 'STORAGE_FULL',
  ENOSPC: 'STORAGE_FULL',
  EDQUOT: 'STORAGE_FULL',
  // Invalid input that no schema rejected.
  '22001': 'BAD_REQUEST',
  '22003': 'BAD_REQUEST',
  '22007': 'BAD_REQUEST',
  '22008': 'BAD_REQUEST',
  '22009': 'BAD_REQUEST',
  '22021': 'BAD_REQUEST',
  '22P02': 'BAD_REQUEST',
  '22P05': 'BAD_REQUEST',
  // Concurrent changes, or a violated constraint.
  '23505': 'CONFLICT',
  P2025: 'NOT_FOUND',
  '23001': 'RULE_BROKEN',
  '23503': 'RULE_BROKEN',
  '23514': 'RULE_BROKEN',
};

/** A pool or a transaction that lost its connection has only a message, no code. */
const lostConnection =
  /timeout exceeded when trying to connect|not queryable|Connection terminated|Can't reach database server/;

const numberOutOfRange = /Unable to fit (integer|float) value|out of range for type/;

/** The error code for an error of the database or of the disk; undefined for other errors. */
export function errorCodeOfDatabaseError(error: unknown): ErrorCode | undefined {
  for (const { code, kind, originalCode, message } of layersOf(error)) {
    for (const name of [originalCode, code, kind]) {
      const errorCode = typeof name === 'string' ? errorCodes[name] : undefined;
      if (errorCode) return errorCode;
      if (typeof name === 'string' && name.startsWith('08')) return 'UNAVAILABLE';
    }
    if (typeof message !== 'string') continue;
    if (lostConnection.test(message)) return 'UNAVAILABLE';
    if (numberOutOfRange.test(message)) return 'BAD_REQUEST';
  }
  return undefined;
}

interface Layer {
  code?: unknown;
  kind?: unknown;
  originalCode?: unknown;
  message?: unknown;
}

/** The error and the errors it wraps, innermost first, because the driver's error is the most precise. */
function layersOf(error: unknown, depth = 0): Layer[] {
  if (typeof error !== 'object' || error === null || depth > 5) return [];
  const { cause, meta } = error as { cause?: unknown; meta?: { driverAdapterError?: unknown } };
  return [...layersOf(meta?.driverAdapterError, depth + 1), ...layersOf(cause, depth + 1), error];
}
