import { expect, test } from 'vitest';
import { achievementsOf, type AchievementId } from './achievements.ts';

const day = (index: number) => new Date(Date.UTC(2026, 2, index + 1)).toISOString();
const after = (...scores: number[]) => {
  const states = achievementsOf(scores.map((score, index) => ({ score, completedAt: day(index) })));
  return (id: AchievementId) => states.find((state) => state.id === id);
};
const earned = (...scores: number[]) =>
  achievementsOf(scores.map((score, index) => ({ score, completedAt: day(index) })))
    .filter(({ isEarned }) => isEarned)
    .map(({ id }) => id);

test('nothing is earned before the first test', () => {
  expect(earned()).toEqual([]);
  expect(after()('TEN_TESTS')).toMatchObject({ isEarned: false, earnedAt: null, progress: 0, target: 10 });
});

test.each([
  [1, ['FIRST_TEST']],
  [4, ['FIRST_TEST']],
  [5, ['FIRST_TEST', 'FIVE_TESTS']],
  [9, ['FIRST_TEST', 'FIVE_TESTS']],
  [10, ['FIRST_TEST', 'FIVE_TESTS', 'TEN_TESTS']],
])('%i tests of any score', (count, ids) => {
  expect(earned(...Array.from({ length: count }, () => 0))).toEqual(ids);
});

test('the date is that of the test that earned it, and progress stops at the target', () => {
  const state = after(...Array.from({ length: 12 }, () => 50));
  expect(state('FIVE_TESTS')).toMatchObject({ earnedAt: day(4), progress: 5 });
  expect(state('TEN_TESTS')).toMatchObject({ earnedAt: day(9), progress: 10 });
});

test('a perfect score is 100, and its progress is the best score', () => {
  expect(after(99, 40)('PERFECT_SCORE')).toMatchObject({ isEarned: false, progress: 99 });
  expect(after(99, 100, 40)('PERFECT_SCORE')).toMatchObject({ isEarned: true, earnedAt: day(1) });
});

test('three tests in a row must reach 80', () => {
  expect(after(80, 79, 80, 80)('ON_A_ROLL')).toMatchObject({ isEarned: false, progress: 2 });
  expect(after(80, 79, 80, 95, 80)('ON_A_ROLL')).toMatchObject({
    isEarned: true,
    earnedAt: day(4),
    progress: 3,
  });
});

test('an achievement is never lost', () => {
  expect(after(80, 80, 80, 10, 10)('ON_A_ROLL')).toMatchObject({ isEarned: true, earnedAt: day(2) });
});
