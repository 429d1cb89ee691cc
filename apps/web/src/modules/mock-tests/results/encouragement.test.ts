import { expect, it } from 'vitest';
import type { GridOutcome } from '#modules/question-bank/review/result-grid.tsx';
import { buildQuestion } from '#testing/mock-test-builders.ts';
import { encouragementOf, isBestSoFar } from './encouragement.ts';

/** Topics with the outcomes of their questions, for example `{ Fractions: 'ccx-' }`: correct, wrong, skipped, void. */
function testOf(
  topics: Record<string, string>,
  earlier: Parameters<typeof encouragementOf>[0]['earlier'] = null,
) {
  const outcomes: Record<string, GridOutcome> = { c: 'correct', x: 'wrong', '-': 'unanswered', v: 'void' };
  const questions = Object.entries(topics).flatMap(([name, letters]) => {
    const { topic } = buildQuestion();
    return [...letters].map((letter) => ({
      question: buildQuestion({ topic: { ...topic, name } }),
      outcome: outcomes[letter] ?? 'void',
    }));
  });
  const counted = questions.filter(({ outcome }) => outcome !== 'void');
  const correctAnswers = counted.filter(({ outcome }) => outcome === 'correct').length;
  const score = Math.round((correctAnswers / counted.length) * 100);
  return { subjectName: 'Mathematics', results: { score, correctAnswers }, questions, earlier };
}
const previous = (correctAnswers: number, totalQuestions: number, bestScoreBefore: number | null = 100) => ({
  previousTest: {
    correctAnswers,
    totalQuestions,
    score: Math.round((correctAnswers / totalQuestions) * 100),
  },
  bestScoreBefore,
});

it.each([
  [
    'the best score so far',
    testOf({ Ratio: 'cccccccccx' }, previous(8, 10, 80)),
    '90% is your best score in Mathematics so far.',
  ],
  [
    'more correct than last time',
    testOf({ Ratio: 'ccccccccxx' }, previous(6, 10)),
    '2 more correct than last time in Mathematics.',
  ],
  [
    'a better score than a longer test',
    testOf({ Ratio: 'cccccccccxxx' }, previous(10, 20)),
    '75%, up from 50% last time in Mathematics.',
  ],
  [
    'the best topic, when last time was better',
    testOf({ Ratio: 'cxx', Angles: 'ccccccc-' }, previous(11, 11)),
    'You got 7 of 8 in Angles.',
  ],
  [
    'a short practice by itself, not beside a test',
    testOf({ Ratio: 'cc', Angles: 'c' }, previous(7, 10)),
    'You got all 3 questions right.',
  ],
  ['without void questions', testOf({ Ratio: 'cccv' }), 'You got 3 of 3 in Ratio.'],
  [
    'the number of correct answers, when no topic went well',
    testOf({ Ratio: 'cxx', Angles: 'c' }),
    'You got 2 questions right.',
  ],
  [
    'what to do, without a correct answer',
    testOf({ Ratio: 'xx-' }),
    'Look at the solutions below, then try these questions again.',
  ],
])('praises %s', (_, test, sentence) => {
  expect(encouragementOf(test)).toBe(sentence);
});

it('knows no personal best before earlier tests are known, in a short test, or with the same score', () => {
  const ten = { Ratio: 'cccccccccx' };
  expect(isBestSoFar(testOf(ten, previous(8, 10, 89)))).toBe(true);
  expect(isBestSoFar(testOf(ten))).toBe(false);
  expect(isBestSoFar(testOf(ten, previous(8, 10, null)))).toBe(false);
  expect(isBestSoFar(testOf(ten, previous(8, 10, 90)))).toBe(false);
  expect(isBestSoFar(testOf({ Ratio: 'ccccccccc' }, previous(8, 10, 80)))).toBe(false);
});
