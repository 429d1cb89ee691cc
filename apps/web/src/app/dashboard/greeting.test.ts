import { expect, test } from 'vitest';
import { buildStats } from '#testing/builders.ts';
import { weakTopic } from '#testing/dashboard-page.ts';
import { buildOpenTest } from '#testing/mock-test-builders.ts';
import { greetingAt, headlineFor } from './greeting.ts';
import { nextStepFor } from './next-step.ts';

test.each([
  [4, 'Good evening'],
  [5, 'Good morning'],
  [11, 'Good morning'],
  [12, 'Good afternoon'],
  [17, 'Good afternoon'],
  [18, 'Good evening'],
])('at %i it is %s', (hour, words) => {
  expect(greetingAt(hour)).toBe(words);
});

const sentence = (change: Partial<Parameters<typeof headlineFor>[0]>) => {
  const { before, highlight, after } = headlineFor({
    stats: buildStats({ streak: 0 }),
    week: [],
    firstDay: null,
    next: undefined,
    ...change,
  });
  return `${before}[${highlight}]${after}`;
};
const doneToday = [{ day: '2026-03-03', isToday: true, isDone: true }];
const mix = { ...weakTopic, type: 'daily' as const, title: "Today's mix: Mathematics" };
const due = { ...mix, dueCount: 3, title: "Today's practice: Mathematics" };
const openMathsTest = buildOpenTest();

test('shows a finished day before practice', () => {
  const next = nextStepFor(null, [due]);
  expect(sentence({ stats: buildStats({ streak: 7 }), week: doneToday, next })).toBe('[Day 7] done!');
});

test('shows a streak to keep', () => {
  expect(sentence({ stats: buildStats({ streak: 1 }), next: nextStepFor(null, [mix]) })).toBe(
    'You have a streak of [1 day].',
  );
});

test('suggests a first test to a pupil without history', () => {
  expect(sentence({})).toBe('Start with [one short test].');
});

test.each([
  ['an open test before all else', openMathsTest, [due, weakTopic], 'Continue your test', 'your open test'],
  ['due questions before a weak topic', null, [due, weakTopic], 'Start today’s practice', 'today’s practice'],
  ['a weak topic before the mix', null, [mix, weakTopic], 'Practise Ratio and Proportion', weakTopic.title],
])('the next step is %s', (_, open, recommendations, label, title) => {
  const next = nextStepFor(open, recommendations);
  expect(next?.label).toBe(label);
  expect(sentence({ next })).toBe(`Time for [${title}].`);
});

test('without due questions and weak topics the next step is today’s mix', () => {
  expect(nextStepFor(null, [mix])).toMatchObject({ label: 'Start today’s mix', reason: mix.description });
  expect(nextStepFor(null, [])).toBeUndefined();
});

test('an open test says how far it is', () => {
  expect(nextStepFor(openMathsTest, [])?.reason).toBe(
    'Mathematics: 3 of 20 answered. Your answers are saved, but the clock keeps running.',
  );
});
