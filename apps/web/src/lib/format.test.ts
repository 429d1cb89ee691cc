import { expect, test } from 'vitest';
import { countOf, formatBytes, formatDay } from './format.ts';

test('a count with its noun', () => {
  expect([countOf(0, 'topic'), countOf(1, 'topic'), countOf(1247, 'question')]).toEqual([
    '0 topics',
    '1 topic',
    '1,247 questions',
  ]);
});

test('a day is the day in London', () => {
  expect(formatDay('2026-06-30T23:30:00Z')).toBe('1 July 2026');
});

test('sizes are shown in a suitable unit', () => {
  expect([1, 1023, 1536, 1_048_576, 52_428_800].map(formatBytes)).toEqual([
    '1 byte',
    '1,023 bytes',
    '1.5 KB',
    '1 MB',
    '50 MB',
  ]);
});
