import { expect, test } from 'vitest';
import { errorCodeOfDatabaseError } from './database-errors.ts';

const driverError = (cause: object) =>
  Object.assign(new Error('Raw query failed'), { code: 'P2010', meta: { driverAdapterError: { cause } } });

test.each<[string, unknown, string | undefined]>([
  ['an unreachable server', driverError({ kind: 'DatabaseNotReachable' }), 'UNAVAILABLE'],
  ['a shutdown during a query', driverError({ kind: 'postgres', originalCode: '57P01' }), 'UNAVAILABLE'],
  ['a lost connection', driverError({ originalCode: '08006' }), 'UNAVAILABLE'],
  [
    'a connection lost in a transaction',
    new Error('Client has encountered a connection error and is not queryable'),
    'UNAVAILABLE',
  ],
  ['no connection free', new Error('timeout exceeded when trying to connect'), 'UNAVAILABLE'],
  ['a statement that takes too long', driverError({ originalCode: '57014' }), 'UNAVAILABLE'],
  ['concurrent writers', driverError({ originalCode: '40001' }), 'UNAVAILABLE'],
  ['a deadlock, from the query builder', Object.assign(new Error(''), { code: '40P01' }), 'UNAVAILABLE'],
  ['too many connections', Object.assign(new Error(''), { code: '53300' }), 'UNAVAILABLE'],
  ['an unknown host', Object.assign(new Error(''), { code: 'ENOTFOUND' }), 'UNAVAILABLE'],
  ['a connection closed while idle', new Error('Connection terminated unexpectedly'), 'UNAVAILABLE'],
  ['a full disk of the database', driverError({ originalCode: '53100' }), 'STORAGE_FULL'],
  ['a full disk of the files', Object.assign(new Error(''), { code: 'ENOSPC' }), 'STORAGE_FULL'],
  ['a bad id', driverError({ originalCode: '22P02' }), 'BAD_REQUEST'],
  ['an impossible date', driverError({ originalCode: '22008' }), 'BAD_REQUEST'],
  ['a number too large', driverError({ originalCode: '22003' }), 'BAD_REQUEST'],
  ['a duplicate', driverError({ originalCode: '23505' }), 'CONFLICT'],
  ['a failed check', driverError({ originalCode: '23514' }), 'RULE_BROKEN'],
  ['a missing row', Object.assign(new Error(''), { code: 'P2025' }), 'NOT_FOUND'],
  ['something else', new TypeError('x is not a function'), undefined],
  ['no error at all', 'text', undefined],
])('%s', (_case, error, meaning) => {
  expect(errorCodeOfDatabaseError(error)).toBe(meaning);
});

test('an error that wraps itself does not cause an endless loop', () => {
  const error = new Error('round');
  error.cause = error;
  expect(errorCodeOfDatabaseError(error)).toBeUndefined();
});
