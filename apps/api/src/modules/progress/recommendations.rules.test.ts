import { expect, test } from 'vitest';
import type { Subject } from '#modules/curriculum/curriculum.ts';
import { practisedSubjects } from './practised-subjects.ts';
import type { TopicCounters } from './topic-progress.repository.ts';
import { recommend } from './recommendations.rules.ts';

const today = '2026-03-10';

/** A subject with these topics: for each its question counts by difficulty 1, 2, 3… */
function subject(name: string, topics: Record<string, number[]>): Subject {
  return {
    id: name,
    stageId: 'stage',
    name,
    code: name,
    description: '',
    icon: '',
    color: 'blue',
    topics: Object.entries(topics).map(([topicName, counts]) => ({
      id: topicName,
      name: topicName,
      code: topicName,
      description: '',
      counts: counts
        .map((count, index) => ({ difficulty: index + 1, tier: null, answerWays: 'CHOOSE' as const, count }))
        .filter(({ count }) => count > 0),
    })),
  };
}

const did = (
  topicId: string,
  answeredCount: number,
  correctCount: number,
  on = '2026-03-09',
): TopicCounters => ({
  topicId,
  answeredCount,
  correctCount,
  lastAnsweredAt: new Date(`${on}T12:00:00Z`),
});

const recommended = (subjects: Subject[], counters: TopicCounters[], due: Record<string, number> = {}) =>
  recommend(practisedSubjects(subjects, counters), new Map(Object.entries(due)), today);

test('a new pupil gets a daily set and one topic of each subject first', () => {
  const result = recommended(
    [subject('Mathematics', { Fractions: [5], Ratio: [5] }), subject('English', { Spelling: [5] })],
    [],
  );
  expect(result.map(({ type, title }) => [type, title])).toEqual([
    ['daily', "Today's mix: Mathematics"],
    ['other', 'Fractions'],
    ['other', 'Spelling'],
    ['other', 'Ratio'],
  ]);
  expect(result[0]).toMatchObject({ questionCount: 10, topicIds: [], difficulty: [1] });
});

test('the daily set is of the subject practised longest ago, or the weakest of these', () => {
  const subjects = [subject('A', { a: [1] }), subject('B', { b: [1] }), subject('C', { c: [1] })];
  const dailyOf = (counters: TopicCounters[]) => recommended(subjects, counters)[0];
  const result = dailyOf([did('a', 9, 9), did('b', 9, 9, '2026-03-02'), did('c', 9, 9)]);
  expect(result?.subjectId).toBe('B');
  expect(result?.description).toContain('8 days ago');
  expect(dailyOf([did('a', 9, 9), did('b', 9, 8), did('c', 9, 9)])?.subjectId).toBe('B');
  expect(dailyOf([did('a', 9, 9), did('b', 9, 9)])?.subjectId).toBe('C');
});

test('at most three weak topics, lowest accuracy first, with a plain description', () => {
  const topics = { Fractions: [5, 5, 5], Ratio: [5], Angles: [5], Time: [5], Money: [5] };
  const counters = [
    did('Fractions', 12, 7),
    did('Ratio', 10, 2),
    did('Angles', 10, 5),
    did('Time', 10, 6),
    did('Money', 10, 7),
  ];
  const weak = recommended([subject('Mathematics', topics)], counters).filter(
    ({ type }) => type === 'weakness',
  );
  expect(weak.map(({ title }) => title)).toEqual(['Ratio', 'Angles', 'Fractions']);
  expect(weak[2]?.description).toContain('You got 58% in Fractions');
});

test('a topic far below 50% is practised without its hard questions', () => {
  const one = (correct: number) =>
    recommended([subject('M', { Ratio: [5, 5, 5] })], [did('Ratio', 10, correct)]).find(
      ({ type }) => type === 'weakness',
    )?.difficulty;
  expect(one(4)).toEqual([1, 2]);
  expect(one(6)).toEqual([1, 2, 3]);
});

test('topics without questions are never suggested, nor subjects with only such topics', () => {
  const empty = subject('Empty', { Nothing: [] });
  expect(recommended([empty], [])).toEqual([]);
  const result = recommended([empty, subject('M', { Ratio: [0, 0, 0, 4], Gone: [] })], [did('Gone', 5, 0)]);
  expect(result.map(({ title }) => title)).toEqual(["Today's mix: M", 'Ratio']);
  expect(result[1]?.difficulty).toEqual([3]);
});

test('due questions come first: practice of the subject with most of them', () => {
  const subjects = [subject('Mathematics', { Ratio: [5] }), subject('English', { Spelling: [5] })];
  expect(recommended(subjects, [], { Mathematics: 1, English: 24 })[0]).toMatchObject({
    type: 'daily',
    title: "Today's practice: English",
    description: 'You got 24 questions wrong in English. Try them again today.',
    dueCount: 24,
    questionCount: 20,
  });
  expect(recommended(subjects, [], { Mathematics: 1 })[0]).toMatchObject({
    description: 'You got 1 question wrong in Mathematics. Try it again today.',
    questionCount: 1,
  });
});
