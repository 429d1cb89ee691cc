import { expect, test } from 'vitest';
import { buildStats } from '../../testing/builders.ts';
import { greetingAt, headlineFor } from './greeting.ts';

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
    recommendations: [],
    ...change,
  });
  return `${before}[${highlight}]${after}`;
};

test('shows a finished day first', () => {
  const week = [{ day: '2026-03-03', isToday: true, isDone: true }];
  expect(sentence({ stats: buildStats({ streak: 7 }), week })).toBe('[Day 7] done!');
});

test('shows a streak to keep', () => {
  expect(sentence({ stats: buildStats({ streak: 1 }) })).toBe('Keep your [1 day] going.');
});

test('suggests a first test to a new pupil', () => {
  expect(sentence({})).toBe('Start with [one short test].');
});
