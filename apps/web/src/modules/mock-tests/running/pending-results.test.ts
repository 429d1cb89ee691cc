import { describe, expect, it } from 'vitest';
import { buildResults, buildTest } from '#testing/mock-test-builders.ts';
import {
  readPendingResults,
  savePendingResult,
  submitPendingResult,
  type PendingResult,
} from './pending-results.ts';

const test = buildTest(1);
const question = test.questions[0]?.id ?? '';
const network = new Error('network');
const pending: PendingResult = {
  test,
  completion: { testId: test.testId, userAnswers: { [question]: 'A' }, timeTaken: 60 },
  results: buildResults(test, ['A']),
  unsavedAnswers: [{ questionId: question, optionLetter: 'A', sequence: 1, answeredAt: test.startedAt }],
  refusal: null,
};
const closedByPupil = buildResults(test, ['A']);
const closedByDeadline = buildResults(test, [null], { finishedBy: 'DEADLINE' });
const amended = buildResults(test, ['A'], { finishedBy: 'DEADLINE' });

function server({ late = false, fails = undefined as Error | undefined, replies = [closedByPupil] } = {}) {
  const calls: string[] = [];
  const run = (given = pending) =>
    submitPendingResult(given, {
      saveAnswers: () => {
        calls.push('save');
        return fails ? Promise.reject(fails) : Promise.resolve();
      },
      complete: () => {
        calls.push('complete');
        return Promise.resolve(replies.shift() ?? closedByPupil);
      },
      isTemporary: (error) => error === network,
      now: () => Date.parse(test.deadlineAt) + (late ? 1000 : -1000),
    });
  return { calls, run };
}

describe('submitting a finished test', () => {
  it('is one request before the deadline', async () => {
    const { calls, run } = server();
    await expect(run()).resolves.toBe(closedByPupil);
    expect(calls).toEqual(['complete']);
  });

  it('sends answers that were given in time first when the deadline has passed', async () => {
    const { calls, run } = server({ late: true, replies: [amended] });
    await expect(run()).resolves.toBe(amended);
    expect(calls).toEqual(['save', 'complete']);
  });

  it('sends them when only the server knows that it is late, and fetches the amended result', async () => {
    const { calls, run } = server({ replies: [closedByDeadline, amended] });
    await expect(run()).resolves.toBe(amended);
    expect(calls).toEqual(['complete', 'save', 'complete']);
  });

  it('keeps the result as it is when late answers are refused', async () => {
    const { calls, run } = server({ late: true, fails: new Error('422'), replies: [closedByDeadline] });
    await expect(run()).resolves.toBe(closedByDeadline);
    expect(calls).toEqual(['save', 'complete']);
  });

  it('submits nothing before late answers have arrived', async () => {
    const { calls, run } = server({ late: true, fails: network });
    await expect(run()).rejects.toBe(network);
    expect(calls).toEqual(['save']);
  });

  it('sends no late answers when everything was saved', async () => {
    const { calls, run } = server({ late: true, replies: [closedByDeadline] });
    await run({ ...pending, unsavedAnswers: [] });
    expect(calls).toEqual(['complete']);
  });
});

it('a result with answers of kinds that are not loaded, or of another release, is kept and sent as it is', () => {
  const responses = { a: { kind: 'drawing', answer: [1, 2], at: 3 } };
  const parts = [{ label: 'a' as const, stem: '', marks: 1, answer: { kind: 'drawing' } }];
  const withParts = { ...test, questions: test.questions.map((each) => ({ ...each, options: [], parts })) };
  const completion = {
    testId: test.testId,
    userAnswers: {},
    responses: { [question]: responses },
    timeTaken: 5,
  };
  const unsaved = {
    questionId: question,
    optionLetter: null,
    responses,
    sequence: 1,
    answeredAt: test.startedAt,
  };
  savePendingResult('aisha', {
    ...pending,
    test: withParts,
    completion,
    unsavedAnswers: [unsaved],
  });
  expect(readPendingResults('aisha')).toMatchObject([
    { test: withParts, completion, unsavedAnswers: [unsaved] },
  ]);
  localStorage.clear();
});
