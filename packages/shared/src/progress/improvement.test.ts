import { expect, test } from 'vitest';
import { improvementOf } from './improvement.ts';

test('the last three are compared with the three before them; earlier ones do not matter', () => {
  expect(improvementOf([0, 0, 50, 60, 70, 80, 80, 95])).toEqual({
    recentAverage: 85,
    previousAverage: 60,
    change: 25,
  });
});

test('a fall is negative', () => {
  expect(improvementOf([90, 90, 90, 70, 70, 70])?.change).toBe(-20);
});

test('the change is the difference of the rounded averages', () => {
  expect(improvementOf([33, 33, 34, 66, 67, 67])).toEqual({
    recentAverage: 67,
    previousAverage: 33,
    change: 34,
  });
});

test('five tests are too few', () => {
  expect(improvementOf([10, 20, 30, 40, 50])).toBeNull();
});
