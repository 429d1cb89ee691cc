import type { ErrorCode } from '@markwell/shared/contract/errors';

/** What an error of Prisma or PostgreSQL means to a caller: only what a caller can do something about. */
const meaningOf: Record<string, ErrorCode> = {
  // Away, full or too slow: try again.
  P1001: 'UNAVAILABLE',
  P1002: 'UNAVAILABLE',
  P1008: 'UNAVAILABLE',
  P1017: 'UNAVAILABLE',
  P2024: 'UNAVAILABLE',
  P2028: 'UNAVAILABLE',
  P2034: 'UNAVAILABLE',
  DatabaseNotReachable: 'UNAVAILABLE',
  ConnectionClosed: 'UNAVAILABLE',
  SocketTimeout: 'UNAVAILABLE',
  TooManyConnections: 'UNAVAILABLE',
  TransactionWriteConflict: 'UNAVAILABLE',
  ECONNREFUSED: 'UNAVAILABLE',
  ECONNRESET: 'UNAVAILABLE',
  ETIMEDOUT: 'UNAVAILABLE',
  '40001': 'UNAVAILABLE',
  '40P01': 'UNAVAILABLE',
  '53300': 'UNAVAILABLE',
  '57014': 'UNAVAILABLE',
  '57P01': 'UNAVAILABLE',
  '57P02': 'UNAVAILABLE',
  '57P03': 'UNAVAILABLE',
  // Input that no schema caught.
  P2000: 'BAD_REQUEST',
  P2007: 'BAD_REQUEST',
  P2020: 'BAD_REQUEST',
  P2033: 'BAD_REQUEST',
  '22001': 'BAD_REQUEST',
  '22003': 'BAD_REQUEST',
  '22007': 'BAD_REQUEST',
  '22008': 'BAD_REQUEST',
  '22009': 'BAD_REQUEST',
  '22021': 'BAD_REQUEST',
  '22P02': 'BAD_REQUEST',
  '22P05': 'BAD_REQUEST',
  // Two at once, or a rule the database keeps.
  P2002: 'CONFLICT',
  '23505': 'CONFLICT',
  P2025: 'NOT_FOUND',
  P2003: 'RULE_BROKEN',
  P2004: 'RULE_BROKEN',
  '23503': 'RULE_BROKEN',
  '23514': 'RULE_BROKEN',
};

/** A pool or a transaction that lost its connection says so in words alone. */
const lostConnection =
  /timeout exceeded when trying to connect|not queryable|Connection terminated|Can't reach database server/;

const outOfRange = /Unable to fit (integer|float) value|out of range for type/;

/** The code an error of the database stands for; undefined for an error of another kind. */
export function errorCodeOfDatabaseError(error: unknown): ErrorCode | undefined {
  for (const { code, kind, originalCode, message } of layersOf(error)) {
    for (const name of [originalCode, code, kind]) {
      const meaning = typeof name === 'string' ? meaningOf[name] : undefined;
      if (meaning) return meaning;
      if (typeof name === 'string' && name.startsWith('08')) return 'UNAVAILABLE';
    }
    if (typeof message !== 'string') continue;
    if (lostConnection.test(message)) return 'UNAVAILABLE';
    if (outOfRange.test(message)) return 'BAD_REQUEST';
  }
  return undefined;
}

interface Layer {
  code?: unknown;
  kind?: unknown;
  originalCode?: unknown;
  message?: unknown;
}

/** The error and what it wraps, innermost first: the driver knows best what happened. */
function layersOf(error: unknown, depth = 0): Layer[] {
  if (typeof error !== 'object' || error === null || depth > 5) return [];
  const { cause, meta } = error as { cause?: unknown; meta?: { driverAdapterError?: unknown } };
  return [...layersOf(meta?.driverAdapterError, depth + 1), ...layersOf(cause, depth + 1), error];
}
