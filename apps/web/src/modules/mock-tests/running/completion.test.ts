import { describe, expect, it } from 'vitest';
import { markQuestion } from '@markwell/shared/answers/mark-question';
import { loadReviews } from '#modules/answers/load-answers.ts';
import { buildTest } from '#testing/mock-test-builders.ts';
import { partsOf, questionOfParts } from '#testing/question-parts.tsx';
import type { StoredAnswer } from './answer-store.ts';
import { canMark, completionOf, localResults, secondsTaken } from './completion.ts';

const test = buildTest(4);
const [first, second, third] = test.questions;
const given = (optionLetter: StoredAnswer['optionLetter'], sequence = 1): StoredAnswer => ({
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

describe('submitting a test', () => {
  it('sends the chosen letters of this test with how often each was changed', () => {
    expect(completionOf(test, answers, 61, 'PUPIL')).toEqual({
      testId: test.testId,
      userAnswers: { [first?.id ?? '']: 'A', [second?.id ?? '']: 'B' },
      sequences: { [first?.id ?? '']: 3, [second?.id ?? '']: 1 },
      timeTaken: 61,
      isTimeUp: false,
    });
  });

  it('is marked locally: unanswered counts as wrong', () => {
    const results = localResults(test, completionOf(test, answers, 61, 'PUPIL'), test.deadlineAt);
    expect(results).toMatchObject({
      correctAnswers: 1,
      unanswered: 2,
      totalQuestions: 4,
      score: 25,
      timeTaken: 61,
      finishedBy: 'PUPIL',
      isCounted: true,
    });
    expect(results.questions.map((question) => question.isCorrect)).toEqual([true, false, false, false]);
  });

  it('sends the responses to parts, and is marked with them once the code for that is loaded', async () => {
    const parts = partsOf({ kind: 'number', value: '12' }, { kind: 'number', value: '24' });
    const withParts = buildTest(1, { questions: [questionOfParts(parts)] });
    const [question] = withParts.questions;
    const responses = { a: { kind: 'number', answer: '12' } };
    const answered = { [question?.id ?? '']: { ...given(null), responses } };
    const completion = completionOf(withParts, answered, 61, 'PUPIL');
    expect(completion).toMatchObject({ userAnswers: {}, responses: { [question?.id ?? '']: responses } });
    await loadReviews(parts);
    expect(canMark(withParts)).toBe(true);
    expect(localResults(withParts, completion, withParts.deadlineAt)).toMatchObject({
      score: 50,
      marks: { earned: 2, possible: 4 },
      correctAnswers: 0,
      unanswered: 0,
      questions: [{ isCorrect: false, responses, parts: markQuestion({ parts }, responses).parts }],
    });
    const withheld = {
      ...withParts,
      questions: [questionOfParts(parts)].map((each) => ({ ...each, partsWithKeys: undefined })),
    };
    expect(canMark(withheld)).toBe(false);
    const newer = partsOf({ kind: 'number', value: '12' }).map((part) => ({
      ...part,
      answer: { kind: 'newer' },
    }));
    await loadReviews(newer);
    expect(
      canMark({
        ...withParts,
        questions: [questionOfParts(parts)].map((each) => ({ ...each, parts: newer })),
      }),
    ).toBe(false);
  });

  it.each([
    ['PUPIL', {}, true],
    ['DEADLINE', answers, true],
    ['DEADLINE', {}, false],
  ] as const)('ended by %s with %o, it counts: %s', (finishedBy, given, isCounted) => {
    const completion = completionOf(test, given, 1800, finishedBy);
    expect(localResults(test, completion, test.deadlineAt)).toMatchObject({ finishedBy, isCounted });
  });

  it('takes the time since the start, but never longer than the test has', () => {
    const started = Date.parse(test.startedAt);
    expect(secondsTaken(test, started + 90_400)).toBe(90);
    expect(secondsTaken(test, started + 5 * 3_600_000)).toBe(1800);
    expect(secondsTaken(test, started - 1000)).toBe(0);
  });
});
