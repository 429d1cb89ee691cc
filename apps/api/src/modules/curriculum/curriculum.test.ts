import { expect, it } from 'vitest';
import { mergeSubjects, type Subject, type Topic } from './curriculum.ts';

const topic = (id: string, count: number): Topic => ({
  id,
  name: id,
  code: id,
  description: '',
  counts: [{ difficulty: 1, tier: null, answerWays: 'CHOOSE', count }],
});
const subject = (id: string, name: string, topics: Topic[], stageId = '11+'): Subject => ({
  id,
  stageId,
  name,
  code: id,
  description: '',
  icon: '📖',
  color: 'blue',
  topics,
});

it('merges subjects with one name, ignoring case and spaces, and their topics by id', () => {
  const [a, b, c] = [topic('a', 1), topic('b', 2), topic('c', 3)];
  const merged = mergeSubjects([
    subject('1', 'English Language', []),
    subject('2', 'Science', [a]),
    subject('3', ' english  language ', [a, b]),
    subject('4', 'ENGLISH LANGUAGE', [b, c]),
  ]);
  expect(merged).toEqual([subject('1', 'English Language', [a, b, c]), subject('2', 'Science', [a])]);
});

it('does not merge the subjects of two stages', () => {
  const subjects = [subject('1', 'English', []), subject('2', 'English', [], 'GCSE')];
  expect(mergeSubjects(subjects)).toEqual(subjects);
});
