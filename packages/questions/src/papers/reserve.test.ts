import { expect, test } from 'vitest';
import { subjects } from '../curriculum.ts';
import { handWrittenQuestions } from '../question-bank.ts';
import { paperPlans } from './paper-plans.ts';

const sets = paperPlans.flatMap(({ sections }) => sections.flatMap(({ set }) => set ?? []));
const lengthOf = (option: unknown) => (typeof option === 'string' ? option.length : 0);

test.each(sets.map((set) => [set.name, set] as const))('%s gives no answer away by its length', (_, set) => {
  const longest = set.items.filter(({ right, wrong }) =>
    wrong.every((each) => lengthOf(each) < lengthOf(right)),
  );
  expect(longest.length / set.items.length).toBeLessThanOrEqual(0.25);
});

test.each(sets.map((set) => [set.name, set] as const))(
  '%s has five different options and typographic quotes',
  (_, set) => {
    for (const { body, right, wrong, explanation } of set.items) {
      expect(new Set([right, ...wrong]).size).toBe(5);
      expect(body + explanation).not.toMatch(/'|"/);
    }
  },
);

test('no paper asks what a question of the bank asks, with the same answer', () => {
  const wordsOf = (text: string) => (text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).join(' ');
  const asked = new Map(
    handWrittenQuestions().map(({ subjectCode, body = '', options, correctIndex, sourceId }) => {
      const answer = options[correctIndex];
      return [
        [subjectCode, wordsOf(body), answer && 'text' in answer ? answer.text : ''].join('|'),
        sourceId,
      ];
    }),
  );
  const repeated = sets
    .filter(({ passage }) => !passage)
    .flatMap(({ subjectCode, items }) =>
      items.flatMap(({ body, right }) =>
        typeof right === 'string' ? (asked.get([subjectCode, wordsOf(body), right].join('|')) ?? []) : [],
      ),
    );
  expect(repeated).toEqual([]);
});

test.each(subjects.map((subject) => [subject.code, subject] as const))(
  'the structured questions of %s are of its topics and have different names',
  (_, { code, topics }) => {
    const structured = paperPlans
      .filter(({ subjectCode }) => subjectCode === code)
      .flatMap(({ sections }) => sections.flatMap((section) => section.structured ?? []));
    const names = structured.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
    const codes = topics.map((topic) => topic.code);
    for (const { name, topicCode } of structured) expect(codes, name).toContain(topicCode);
  },
);
