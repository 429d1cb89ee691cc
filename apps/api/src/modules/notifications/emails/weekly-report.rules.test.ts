import { describe, expect, test } from 'vitest';
import { accuracyBySubject, suggestionFor, weekToReport } from './weekly-report.rules.ts';

describe('the week to report on', () => {
  test.each([
    // Winter: London is at UTC.
    ['2026-11-23T06:59:59Z', undefined],
    ['2026-11-23T07:00:00Z', '2026-11-16'],
    ['2026-11-23T23:59:59Z', '2026-11-16'],
    ['2026-11-24T00:00:00Z', undefined],
    ['2026-11-22T12:00:00Z', undefined],
    // Summer: London is an hour ahead.
    ['2026-07-13T05:59:59Z', undefined],
    ['2026-07-13T06:00:00Z', '2026-07-06'],
    ['2026-07-12T23:30:00Z', undefined],
  ])('at %s is the one from %s', (now, monday) => {
    expect(weekToReport(new Date(now))?.monday).toBe(monday);
  });

  test('has the instants of London, also when the clocks change in it', () => {
    expect(weekToReport(new Date('2026-10-26T08:00:00Z'))).toEqual({
      monday: '2026-10-19',
      sunday: '2026-10-25',
      from: new Date('2026-10-18T23:00:00Z'),
      until: new Date('2026-10-26T00:00:00Z'),
    });
  });
});

const topic = (subject: string, name: string, answered: number, correct: number) => ({
  subject,
  topic: name,
  answered,
  correct,
});

test('accuracy is that of all topics of a subject, the most practised first', () => {
  expect(
    accuracyBySubject([
      topic('English', 'Spelling', 4, 4),
      topic('Mathematics', 'Ratio', 6, 3),
      topic('Mathematics', 'Angles', 3, 3),
    ]),
  ).toEqual([
    { subject: 'Mathematics', answered: 9, correct: 6, accuracy: 67 },
    { subject: 'English', answered: 4, correct: 4, accuracy: 100 },
  ]);
});

test.each([
  [
    'the weakest topic with enough answers',
    [
      topic('Mathematics', 'Ratio', 5, 2),
      topic('Mathematics', 'Angles', 8, 5),
      topic('English', 'Verbs', 1, 0),
    ],
    'This week, try Ratio in Mathematics: you got 2 of 5 right.',
  ],
  [
    'something new when all goes well',
    [topic('Mathematics', 'Ratio', 10, 7)],
    'This week, try a topic you have not practised yet, or harder questions.',
  ],
  [
    'a test when there is little to go by',
    [topic('English', 'Verbs', 2, 0)],
    'This week, try a mock test: it shows you which topics to practise.',
  ],
  [
    'a test after only creative writing',
    [],
    'This week, try a mock test: it shows you which topics to practise.',
  ],
])('suggests %s', (_, topics, suggestion) => {
  expect(suggestionFor(topics)).toBe(suggestion);
});
