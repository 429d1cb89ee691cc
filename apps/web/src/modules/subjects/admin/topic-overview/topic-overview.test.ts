import { expect, test } from 'vitest';
import { filterLines, topicLines, topicTotals } from './topic-overview.ts';

const subject = (name: string, examTypeId: string, topics: [string, number][]) => ({
  id: `${examTypeId}-${name}`,
  name,
  icon: '🔢',
  color: 'blue' as const,
  examTypeId,
  examType: { name: examTypeId },
  topics: topics.map(([topic, questionCount]) => ({ id: `${name}-${topic}`, name: topic, questionCount })),
  _count: { topics: topics.length, questions: 0 },
});
const lines = topicLines([
  subject('Maths', '11+', [
    ['Zeros', 4],
    ['Angles', 4],
    ['Empty', 0],
  ]),
  subject('English', 'GCSE', [['Spelling', 9]]),
]);
const everything = { search: '', examTypeId: '', subjectId: '' };
const namesOf = (filters: Partial<typeof everything>) =>
  filterLines(lines, { ...everything, ...filters }).map(({ name }) => name);

test('topics with most questions come first, then by name', () => {
  expect(namesOf({})).toEqual(['Spelling', 'Angles', 'Zeros', 'Empty']);
});

test('the search covers topics and subjects and ignores case', () => {
  expect(namesOf({ search: ' ANG ' })).toEqual(['Angles']);
  expect(namesOf({ search: 'maths' })).toEqual(['Angles', 'Zeros', 'Empty']);
});

test('all filters apply together', () => {
  expect(namesOf({ examTypeId: 'GCSE' })).toEqual(['Spelling']);
  expect(namesOf({ subjectId: '11+-Maths', search: 'z' })).toEqual(['Zeros']);
  expect(namesOf({ examTypeId: 'GCSE', subjectId: '11+-Maths' })).toEqual([]);
});

test('the totals cover all topics', () => {
  expect(topicTotals(lines)).toEqual({ topics: 4, questions: 17, average: 4, withQuestions: 3 });
  expect(topicTotals([])).toEqual({ topics: 0, questions: 0, average: 0, withQuestions: 0 });
});
