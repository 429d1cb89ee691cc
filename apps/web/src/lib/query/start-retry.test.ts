import { expect, test } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { isWaitingForRetry, startQueueText, startWithRetries } from './start-retry.ts';

const unavailable = { code: 'UNAVAILABLE', error: 'No', message: 'No', requestId: 'a' } as const;

test.each([
  ['too busy, with a Retry-After', new ApiError({ status: 503, retryAfterSeconds: 3 }), true],
  ['no reply in time', new ApiError({ isTimeout: true }), true],
  ['a reply of a proxy without a process', new ApiError({ status: 502, data: '<html>' }), true],
  ['unavailable, without a Retry-After', new ApiError({ status: 503, data: unavailable }), false],
  ['no connection', new ApiError({ message: 'Network Error' }), false],
  ['a refusal', new ApiError({ status: 422 }), false],
])('a start that failed with %s: retried is %s', (_case, error, waits) => {
  expect(startWithRetries.retry(0, error)).toBe(waits);
  expect(isWaitingForRetry({ isPending: true, failureReason: error })).toBe(waits);
  expect(isWaitingForRetry({ isPending: false, failureReason: error })).toBe(false);
});

test('a start stops retrying in the end', () => {
  expect(startWithRetries.retry(24, new ApiError({ status: 503, retryAfterSeconds: 3 }))).toBe(false);
});

test('the position is shown when the server says it', () => {
  const busy = { code: 'BUSY', error: 'Busy', message: 'Busy', requestId: 'a' } as const;
  const waiting = new ApiError({ status: 503, retryAfterSeconds: 3, data: { ...busy, queuePosition: 214 } });
  expect(startQueueText('quiz', waiting)).toContain('You are number 214. Your quiz starts by itself.');
  expect(startQueueText('quiz', new ApiError({ isTimeout: true }))).toContain('We keep trying');
});
