import { expect, test } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { isWaitingForRetry, startWithRetries } from './start-retry.ts';

test.each([
  ['too busy, with a Retry-After', new ApiError({ status: 503, retryAfter: 3 }), true],
  ['no reply in time', new ApiError({ isTimeout: true }), true],
  ['unreachable, without a Retry-After', new ApiError({ status: 503 }), false],
  ['no connection', new ApiError({ message: 'Network Error' }), false],
  ['a refusal', new ApiError({ status: 422 }), false],
])('a start that failed with %s: retried is %s', (_case, error, waits) => {
  expect(startWithRetries.retry(0, error)).toBe(waits);
  expect(isWaitingForRetry({ isPending: true, failureReason: error })).toBe(waits);
  expect(isWaitingForRetry({ isPending: false, failureReason: error })).toBe(false);
});

test('a start stops retrying in the end', () => {
  expect(startWithRetries.retry(12, new ApiError({ status: 503, retryAfter: 3 }))).toBe(false);
});
