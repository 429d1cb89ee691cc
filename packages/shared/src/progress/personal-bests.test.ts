import { expect, test } from 'vitest';
import { bestTestsOf, bestWeeksOf } from './personal-bests.ts';

const scored = (subjectId: string, score: number, totalQuestions: number, date: string) => ({
  subjectId,
  score,
  totalQuestions,
  completedAt: `2026-03-${date}T12:00:00.000Z`,
});

test('the best test of each subject has at least ten questions; of equal ones it is the earliest', () => {
  const tests = [
    scored('maths', 100, 9, '01'),
    scored('maths', 80, 10, '02'),
    scored('maths', 80, 20, '03'),
    scored('english', 100, 5, '04'),
    scored('maths', 60, 20, '05'),
  ];
  expect(bestTestsOf(tests)).toEqual([tests[1]]);
});

test('weeks begin on Monday; a week with few answers is not the best one', () => {
  const days = [
    { day: '2026-03-01', answered: 9, correct: 9 }, // a Sunday
    { day: '2026-03-02', answered: 10, correct: 8 },
    { day: '2026-03-08', answered: 20, correct: 16 },
    { day: '2026-03-09', answered: 20, correct: 18 },
  ];
  expect(bestWeeksOf(days)).toEqual({
    most: { week: '2026-03-02', answered: 30 },
    best: { week: '2026-03-09', answered: 20, accuracy: 90 },
  });
});

test('without answers there is no best week', () => {
  const challengeOnly = [{ day: '2026-03-01', answered: 0, correct: 0 }];
  expect(bestWeeksOf(challengeOnly)).toEqual({ most: null, best: null });
});
