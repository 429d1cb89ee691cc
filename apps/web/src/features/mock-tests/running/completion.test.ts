import { describe, expect, it } from 'vitest';
import { buildTest } from '../../../testing/mock-test-builders.ts';
import type { KeptAnswer } from './answer-store.ts';
import { completionOf, localResults, secondsTaken } from './completion.ts';

const test = buildTest(4);
const [first, second, third] = test.questions;
const given = (optionLetter: KeptAnswer['optionLetter'], sequence = 1): KeptAnswer => ({
  optionLetter,
  sequence,
  answeredAt: test.startedAt,
  saved: false,
});
const answers = {
  [first?.id ?? '']: given('A', 3),
  [second?.id ?? '']: given('B'),
  [third?.id ?? '']: given(null),
  'of another test': given('C'),
};

describe('handing a test in', () => {
  it('sends the chosen letters of this test with how often each was changed', () => {
    expect(completionOf(test, answers, 61)).toEqual({
      testId: test.testId,
      userAnswers: { [first?.id ?? '']: 'A', [second?.id ?? '']: 'B' },
      sequences: { [first?.id ?? '']: 3, [second?.id ?? '']: 1 },
      timeTaken: 61,
    });
  });

  it('is marked here too: unanswered counts as wrong', () => {
    const finished = { finishedAt: test.deadlineAt, finishedBy: 'PUPIL' as const };
    const results = localResults(test, completionOf(test, answers, 61), finished);
    expect(results).toMatchObject({
      correctAnswers: 1,
      unanswered: 2,
      totalQuestions: 4,
      score: 25,
      timeTaken: 61,
    });
    expect(results.questions.map((question) => question.isCorrect)).toEqual([true, false, false, false]);
  });

  it('takes as long as it took, but never longer than the test has', () => {
    const started = Date.parse(test.startedAt);
    expect(secondsTaken(test, started + 90_400)).toBe(90);
    expect(secondsTaken(test, started + 5 * 3_600_000)).toBe(1800);
    expect(secondsTaken(test, started - 1000)).toBe(0);
  });
});
