import { expect, test } from 'vitest';
import { achievementIds, type AchievementId } from './achievement-definitions.ts';
import { achievementsOf, countOver, valuesOfTests, type MeasuredValues } from './achievements.ts';

const day = (index: number) => new Date(Date.UTC(2026, 2, index + 1)).toISOString();

const nothing: MeasuredValues = {
  ...valuesOfTests([]),
  QUESTIONS: [],
  DAYS: [],
  TOPICS: [],
  MISTAKES_CORRECTED: [],
  QUIZZES: [],
  QUIZ_LEVEL: [],
  ANSWER_STREAK: [],
  CHALLENGES: [],
};

/** Tests of one subject with these scores, a day apart. */
const testsOf = (scores: readonly number[], subjectId = 'maths', firstDay = 0) =>
  scores.map((score, index) => ({
    subjectId,
    score,
    totalQuestions: 10,
    isExam: false,
    completedAt: day(firstDay + index),
  }));

const statesOf = (values: Partial<MeasuredValues>) => {
  const states = achievementsOf({ ...nothing, ...values });
  return (id: AchievementId) => states.find((state) => state.id === id);
};
const after = (...scores: number[]) => statesOf(valuesOfTests(testsOf(scores)));
const earned = (values: Partial<MeasuredValues>) =>
  achievementsOf({ ...nothing, ...values })
    .filter(({ isEarned }) => isEarned)
    .map(({ id }) => id);

test('there are at least 24, and nothing is earned before the first test', () => {
  expect(achievementIds.length).toBeGreaterThanOrEqual(24);
  expect(earned({})).toEqual([]);
  expect(statesOf({})('TEN_TESTS')).toMatchObject({
    isEarned: false,
    earnedAt: null,
    progress: 0,
    target: 10,
  });
});

test.each([
  [1, ['FIRST_TEST']],
  [4, ['FIRST_TEST']],
  [5, ['FIRST_TEST', 'FIVE_TESTS']],
  [9, ['FIRST_TEST', 'FIVE_TESTS']],
  [10, ['FIRST_TEST', 'FIVE_TESTS', 'TEN_TESTS']],
  [50, ['FIRST_TEST', 'FIVE_TESTS', 'TEN_TESTS', 'TWENTY_FIVE_TESTS', 'FIFTY_TESTS']],
])('%i tests of any score', (count, ids) => {
  expect(earned(valuesOfTests(testsOf(Array.from({ length: count }, () => 0))))).toEqual(ids);
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

test('a test of fewer than ten questions counts as a test, and its score earns nothing', () => {
  const short = testsOf([50, 50, 50, 100, 100, 100]).map((each) => ({ ...each, totalQuestions: 9 }));
  expect(earned(valuesOfTests(short))).toEqual(['FIRST_TEST', 'FIVE_TESTS']);
  const between = [...testsOf([80, 80]), ...short, ...testsOf([80])];
  expect(statesOf(valuesOfTests(between))('ON_A_ROLL')?.isEarned).toBe(true);
});

test('an achievement is never lost', () => {
  expect(after(80, 80, 80, 10, 10)('ON_A_ROLL')).toMatchObject({ isEarned: true, earnedAt: day(2) });
  expect(after(50, 50, 50, 60, 60, 60, 0, 0, 0)('TEN_POINTS_UP')).toMatchObject({
    isEarned: true,
    earnedAt: day(5),
  });
});

test('an improvement is within one subject', () => {
  const [low, high] = [testsOf([50, 50, 50]), testsOf([70, 70, 70], 'english', 3)];
  expect(statesOf(valuesOfTests([...low, ...high]))('TEN_POINTS_UP')).toMatchObject({ progress: 0 });
  const later = testsOf([65, 65, 65], 'maths', 6);
  const state = statesOf(valuesOfTests([...low, ...high, ...later]));
  expect(state('TEN_POINTS_UP')).toMatchObject({ isEarned: true, earnedAt: day(8) });
  expect(state('TWENTY_POINTS_UP')).toMatchObject({ isEarned: false, progress: 15 });
  expect(state('TWO_SUBJECTS')).toMatchObject({ isEarned: true, earnedAt: day(3) });
  expect(state('FOUR_SUBJECTS')).toMatchObject({ isEarned: false, progress: 2 });
});

test('only exam simulations count as such', () => {
  const [first, ...others] = testsOf([50, 50, 50]);
  const exam = others.map((each) => ({ ...each, isExam: true }));
  const state = statesOf(valuesOfTests([...(first ? [first] : []), ...exam]));
  expect(state('FIRST_EXAM_TEST')).toMatchObject({ isEarned: true, earnedAt: day(1) });
  expect(state('FIVE_EXAM_TESTS')).toMatchObject({ isEarned: false, progress: 2 });
});

test('what is counted is earned when the count reaches the target', () => {
  const times = Array.from({ length: 10 }, (_, index) => day(index));
  const state = statesOf({
    QUESTIONS: [
      { at: day(0), value: 60 },
      { at: day(1), value: 130 },
    ],
    MISTAKES_CORRECTED: countOver(times),
    QUIZ_LEVEL: [
      { at: day(0), value: 1 },
      { at: day(2), value: 3 },
      { at: day(3), value: 2 },
    ],
  });
  expect(state('HUNDRED_QUESTIONS')).toMatchObject({ isEarned: true, earnedAt: day(1), progress: 100 });
  expect(state('FIVE_HUNDRED_QUESTIONS')).toMatchObject({ isEarned: false, progress: 130 });
  expect(state('TEN_MISTAKES')).toMatchObject({ isEarned: true, earnedAt: day(9) });
  expect(state('FIFTY_MISTAKES')).toMatchObject({ isEarned: false, progress: 10 });
  expect(state('QUIZ_LEVEL_3')).toMatchObject({ isEarned: true, earnedAt: day(2) });
  expect(state('QUIZ_LEVEL_5')).toMatchObject({ isEarned: false, progress: 3 });
});
