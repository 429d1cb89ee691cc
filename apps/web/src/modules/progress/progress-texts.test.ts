import { scoreBand } from '@markwell/shared/progress/score-bands';
import { expect, test } from 'vitest';
import { bandTones, relativeTimeText } from './progress-texts.ts';

// Half past midnight in London, summer time: 23:30 UTC of the day before.
const now = new Date('2026-07-14T23:30:00Z');

test.each([
  ['2026-07-14T23:29:30Z', 'just now'],
  ['2026-07-14T23:31:00Z', 'just now'],
  ['2026-07-14T23:29:00Z', '1 minute ago'],
  ['2026-07-14T23:05:00Z', '25 minutes ago'],
  ['2026-07-14T22:59:00Z', '1 day ago'],
  ['2026-07-09T12:00:00Z', '6 days ago'],
  ['2026-07-08T22:59:00Z', '8 July 2026'],
  ['2025-01-01T12:00:00Z', '1 January 2025'],
])('%s is %s', (instant, words) => {
  expect(relativeTimeText(instant, now)).toBe(words);
});

test('a score has the colour of its medal', () => {
  expect([90, 80, 70, 69].map((score) => bandTones[scoreBand(score)])).toEqual([
    'gold',
    'silver',
    'bronze',
    'neutral',
  ]);
});

test('hours count within a day', () => {
  const noon = new Date('2026-01-14T12:00:00Z');
  expect(relativeTimeText('2026-01-14T10:59:00Z', noon)).toBe('1 hour ago');
  expect(relativeTimeText('2026-01-14T00:10:00Z', noon)).toBe('11 hours ago');
});
