import { expect, it } from 'vitest';
import { countdownText, timesOf } from './quiz-times.ts';

it('converts the server’s times on a device whose clock is wrong', () => {
  const session = {
    serverTime: '2026-03-02T10:00:00.000Z',
    startedAt: '2026-03-02T10:00:03.700Z',
    deadlineAt: '2026-03-02T10:05:03.700Z',
  };
  const anHourAhead = Date.parse('2026-03-02T11:00:00.000Z');
  expect(timesOf(session, anHourAhead)).toEqual({
    startsAt: anHourAhead + 3_700,
    deadline: anHourAhead + 303_700,
  });
});

it.each([
  [5000, '3'],
  [3700, '3'],
  [2701, '3'],
  [2700, '2'],
  [1700, '1'],
  [701, '1'],
  [700, 'GO'],
  [1, 'GO'],
  [0, null],
  [-4000, null],
])('%i ms before the start it shows %s', (left, text) => {
  expect(countdownText(left)).toBe(text);
});
