import { expect, test } from 'vitest';
import { countOf, formatDay, formatSeconds } from './format.ts';

test('counts with their noun', () => {
  expect([countOf(0, 'topic'), countOf(1, 'topic'), countOf(1247, 'question')]).toEqual([
    '0 topics',
    '1 topic',
    '1,247 questions',
  ]);
});

test('seconds as m:ss', () => {
  expect([0, 59.9, 61, 3600, -5].map(formatSeconds)).toEqual(['0:00', '0:59', '1:01', '60:00', '0:00']);
});

test('a day is the day in London', () => {
  expect(formatDay('2026-06-30T23:30:00Z')).toBe('1 July 2026');
});
