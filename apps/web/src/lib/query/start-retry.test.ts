import { expect, test } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { isWaitingForRetry, startWithRetries } from './start-retry.ts';

test.each([
  ['too busy, with a time to come again', new ApiError({ status: 503, retryAfter: 3 }), true],
  ['no answer in time', new ApiError({ isTimeout: true }), true],
  ['away, without a time', new ApiError({ status: 503 }), false],
  ['no connection', new ApiError({ message: 'Network Error' }), false],
  ['a refusal', new ApiError({ status: 422 }), false],
])('a start that failed with %s: a wait and another try is %s', (_case, error, waits) => {
  expect(startWithRetries.retry(0, error)).toBe(waits);
  expect(isWaitingForRetry({ isPending: true, failureReason: error })).toBe(waits);
  expect(isWaitingForRetry({ isPending: false, failureReason: error })).toBe(false);
});

test('a start gives up in the end', () => {
  expect(startWithRetries.retry(12, new ApiError({ status: 503, retryAfter: 3 }))).toBe(false);
});
