import { expect, it } from 'vitest';
import { inPaperOrder, type PaperQuestion } from './paper-order.ts';

const question = (id: string, topicOrder: number, difficulty: number, passageId: string | null = null) =>
  ({
    id,
    topicOrder,
    topicName: `Topic ${String(topicOrder)}`,
    difficulty,
    passageId,
  }) satisfies PaperQuestion;

it('groups by topic in the order of the subject, easier questions first, otherwise as drawn', () => {
  const drawn = [question('a', 2, 1), question('b', 1, 3), question('c', 1, 1), question('d', 1, 1)];
  expect(inPaperOrder(drawn)).toEqual(['c', 'd', 'b', 'a']);
});

it('keeps questions on one passage together and in their order, whatever their difficulty', () => {
  const drawn = [
    question('p1', 1, 2, 'passage'),
    question('p2', 1, 5, 'passage'),
    question('p3', 1, 1, 'passage'),
    question('a', 1, 1),
    question('b', 1, 3),
  ];
  expect(inPaperOrder(drawn)).toEqual(['a', 'p1', 'p2', 'p3', 'b']);
});
