import { describe, expect, it, test } from 'vitest';
import {
  creativeBandOf,
  creativeEmojiOf,
  earnsBonusPoint,
  isWritingSubject,
  rankedLetters,
  rankOf,
  trendOf,
} from './creative-writing.rules.ts';

test('the colour changes at 85, 70 and 50', () => {
  expect([100, 85].map(creativeBandOf)).toEqual(['green', 'green']);
  expect([84, 70].map(creativeBandOf)).toEqual(['blue', 'blue']);
  expect([69, 50].map(creativeBandOf)).toEqual(['yellow', 'yellow']);
  expect([49, 0].map(creativeBandOf)).toEqual(['red', 'red']);
});

test('the emoji changes at 90, 80, 70 and 60', () => {
  const below = [59, 69, 79, 89].map(creativeEmojiOf);
  const from = [60, 70, 80, 90].map(creativeEmojiOf);
  expect(below.slice(1)).toEqual(from.slice(0, 3));
  expect(new Set([...below, ...from]).size).toBe(5);
});

test.each([
  ['It shows how cold she is without ever saying so.', true],
  ['It shows how cold she is without saying so.', false],
  ['It’s the best: she doesn’t say she’s cold, her hands do.', true],
  ['good - good - good - good - good - good - ! ! ! !', false],
  ['', false],
])('ten words of reasoning earn a bonus point: %s', (reasoning, expected) => {
  expect(earnsBonusPoint(reasoning)).toBe(expected);
});

describe('the trend', () => {
  it.each([
    [[], 'stable'],
    [[40], 'stable'],
    [[40, 45], 'improving'],
    [[40, 44], 'stable'],
    [[80, 75], 'declining'],
    [[50, 0, 90], 'improving'],
    [[50, 50, 50, 60, 60, 60], 'improving'],
    [[90, 80, 70, 70, 60, 60], 'declining'],
    [[0, 0, 0, 80, 80, 80, 80, 80, 80], 'stable'],
  ] as const)('of %j is %s', (scores, trend) => {
    expect(trendOf(scores)).toBe(trend);
  });
});

test('options are ranked by their scores', () => {
  const scores = { A: 1, B: 3, C: 0, D: 2 };
  expect(rankedLetters(scores)).toEqual(['B', 'D', 'A', 'C']);
  expect([rankOf(scores, 'B'), rankOf(scores, 'C')]).toEqual([1, 4]);
});

test('only English and writing subjects have challenges', () => {
  const names = ['English Language', 'Creative WRITING', 'Mathematics'];
  expect(names.map((name) => isWritingSubject({ name }))).toEqual([true, true, false]);
});
