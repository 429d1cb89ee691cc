import { expect, test } from 'vitest';
import type { TopicOfChild } from './child-summary.repository.ts';
import { periodOfSummary, periodOfWeek, summaryOf, topicsOf } from './child-summary.rules.ts';

const topic = (
  topicName: string,
  recent: [number, number],
  earlier: [number, number] = [0, 0],
): TopicOfChild => ({
  subjectName: 'Mathematics',
  topicName,
  correct: recent[0],
  answered: recent[1],
  correctEarlier: earlier[0],
  answeredEarlier: earlier[1],
});
const names = (topics: { topicName: string }[]) => topics.map(({ topicName }) => topicName);

test('the page covers this week and the three before; an e-mail one week', () => {
  // A Wednesday.
  expect(periodOfSummary('2026-03-04')).toEqual({
    earlier: '2026-01-12',
    from: '2026-02-09',
    until: '2026-03-05',
  });
  expect(periodOfWeek('2026-03-02')).toEqual({
    earlier: '2026-02-02',
    from: '2026-03-02',
    until: '2026-03-09',
  });
});

test('topics rise by at least ten percent, the greatest gain first, three at most', () => {
  const { rising } = topicsOf([
    topic('Ten', [6, 10], [5, 10]),
    topic('Nine', [59, 100], [50, 100]),
    topic('Fifty', [10, 10], [5, 10]),
    topic('Thirty', [8, 10], [5, 10]),
    topic('Twenty', [7, 10], [5, 10]),
  ]);
  expect(names(rising)).toEqual(['Fifty', 'Thirty', 'Twenty']);
  expect(rising[0]).toMatchObject({ accuracy: 100, gain: 50 });
});

test('topics below 70 percent need work, the lowest first; one that rises does not, nor one with few answers', () => {
  const { needsWork, rising } = topicsOf([
    topic('Fair', [7, 10]),
    topic('Low', [3, 10]),
    topic('Lower', [2, 10]),
    topic('Rising', [5, 10], [1, 10]),
    topic('Few answers', [0, 4]),
    topic('Few earlier', [6, 10], [0, 4]),
  ]);
  expect(names(needsWork)).toEqual(['Lower', 'Low', 'Few earlier']);
  expect(names(rising)).toEqual(['Rising']);
});

test('days and minutes are those of the calendar week', () => {
  const days = [
    { day: '2026-02-22', studySeconds: 600 },
    { day: '2026-02-23', studySeconds: 90 },
    { day: '2026-03-01', studySeconds: 100 },
    { day: '2026-03-04', studySeconds: 60 },
  ];
  const { weeks } = summaryOf(
    { days, tests: [], topics: [], assignments: [] },
    '2026-03-04',
    new Date('2026-03-04T12:00:00Z'),
  );
  expect(weeks).toEqual([
    { monday: '2026-03-02', days: 1, minutes: 1 },
    { monday: '2026-02-23', days: 2, minutes: 3 },
    { monday: '2026-02-16', days: 1, minutes: 10 },
    { monday: '2026-02-09', days: 0, minutes: 0 },
  ]);
});
