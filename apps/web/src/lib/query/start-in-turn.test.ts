import { expect, test } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { isWaitingItsTurn, startInTurn } from './start-in-turn.ts';

test.each([
  ['too busy, with a time to come again', new ApiError({ status: 503, retryAfter: 3 }), true],
  ['no answer in time', new ApiError({ isTimeout: true }), true],
  ['away, without a time', new ApiError({ status: 503 }), false],
  ['no connection', new ApiError({ message: 'Network Error' }), false],
  ['a refusal', new ApiError({ status: 422 }), false],
])('a start that failed with %s: a wait and another try is %s', (_case, error, waits) => {
  expect(startInTurn.retry(0, error)).toBe(waits);
  expect(isWaitingItsTurn({ isPending: true, failureReason: error })).toBe(waits);
  expect(isWaitingItsTurn({ isPending: false, failureReason: error })).toBe(false);
});

test('a start gives up in the end', () => {
  expect(startInTurn.retry(12, new ApiError({ status: 503, retryAfter: 3 }))).toBe(false);
});
