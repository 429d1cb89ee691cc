import { expect, test } from 'vitest';
import { ApiError, InvalidResponseError } from '../api/api-error.ts';
import { createQueryClient, retryDelay, shouldRetry } from './query-client.ts';

test.each([
  [new ApiError({ message: 'Network Error' }), true],
  [new ApiError({ status: 503 }), true],
  [new ApiError({ status: 404 }), false],
  [new ApiError({ status: 429 }), false],
  [new InvalidResponseError('shape'), false],
])('%s: retried is %s', (error, again) => {
  expect(shouldRetry(0, error)).toBe(again);
});

test('at most three times', () => {
  const error = new ApiError({ status: 500 });
  expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, error))).toEqual([true, true, true, false]);
});

test('one second, doubling, at most thirty', () => {
  expect([0, 1, 2, 3, 4, 5, 9].map((attempt) => retryDelay(attempt))).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
  ]);
});

test('the time that the server asks for, plus at most half of it', () => {
  const error = new ApiError({ status: 503, retryAfterSeconds: 4 });
  for (let tries = 0; tries < 50; tries++) {
    const delay = retryDelay(0, error);
    expect(delay).toBeGreaterThanOrEqual(4_000);
    expect(delay).toBeLessThanOrEqual(6_000);
  }
});

test('caches for five minutes and does not retry mutations', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();
  expect(queries).toMatchObject({ staleTime: 300_000, gcTime: 300_000 });
  expect(mutations?.retry).toBe(false);
});
