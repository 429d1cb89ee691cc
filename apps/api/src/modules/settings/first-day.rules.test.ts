import { expect, test } from 'vitest';
import { firstDayOf } from './first-day.rules.ts';

const today = '2026-03-03';
const pupil = { role: 'STUDENT', firstDayEndedAt: null, totals: null } as const;
const finished = (lastFinishOn: string | null, testsFinished = 1, streakDays = 1) => ({
  ...pupil,
  totals: { testsFinished, streakDays, lastFinishOn },
});

test.each([
  ['a pupil without work', pupil, { hasFinishedWork: false }],
  ['a pupil whose first test ran out without an answer', finished(null, 0, 0), { hasFinishedWork: false }],
  ['a pupil who finished the first test today', finished(today), { hasFinishedWork: true }],
  ['a pupil who finished a second test', finished(today, 2), null],
  ['a pupil who practised yesterday too', finished(today, 1, 2), null],
  ['a pupil whose first work was on another day', finished('2026-03-01'), null],
  ['a pupil who skipped the steps', { ...pupil, firstDayEndedAt: new Date() }, null],
  ['a teacher', { ...pupil, role: 'TEACHER' as const }, null],
])('the first day of %s', (_, facts, firstDay) => {
  expect(firstDayOf(facts, today)).toEqual(firstDay);
});
