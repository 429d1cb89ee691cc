import { beforeEach, expect, test } from 'vitest';
import { buildResults, buildTest } from '#testing/mock-test-builders.ts';
import { createAnswerStore } from '../running/answer-store.ts';
import { removePendingResult, savePendingResult } from '../running/pending-results.ts';
import { saveTest } from '../running/saved-test.ts';
import { countPendingResults } from './count-pending-results.ts';
import { isTestRunningHere } from './tests-on-device.ts';
import { hasUnsentAnswers } from './has-unsent-answers.ts';

const finished = buildTest(1);
const deadline = Date.parse(finished.deadlineAt);
const dayAfter = 24 * 60 * 60_000;

beforeEach(() => {
  localStorage.clear();
});

function finish(refusal: string | null = null) {
  const { testId } = finished;
  const completion = { testId, userAnswers: {}, timeTaken: 60 };
  const results = buildResults(finished, ['A']);
  savePendingResult('aisha', { test: finished, completion, results, unsavedAnswers: [], refusal });
}

test('a test runs on this device until its deadline, whichever user has started it', () => {
  expect(isTestRunningHere(deadline - 1)).toBe(false);
  saveTest('ben', finished);
  expect(isTestRunningHere(deadline - 1)).toBe(true);
  expect(isTestRunningHere(deadline)).toBe(false);
});

test('a result is pending until the server has it or has refused it, and only for its pupil', () => {
  finish();
  expect([countPendingResults('aisha'), countPendingResults('ben')]).toEqual([1, 0]);
  expect([hasUnsentAnswers('aisha', deadline), hasUnsentAnswers('ben', deadline)]).toEqual([true, false]);
  finish('The test does not exist.');
  expect(countPendingResults('aisha')).toBe(0);
  finish();
  removePendingResult('aisha', finished.testId);
  expect(hasUnsentAnswers('aisha', deadline)).toBe(false);
});

test('an answer is unsent until the server has confirmed it or no longer accepts it', () => {
  const answers = createAnswerStore({ userId: 'aisha', testId: finished.testId, clock: () => deadline });
  answers.choose('q1', 'A');
  expect([hasUnsentAnswers('aisha', deadline), hasUnsentAnswers('ben', deadline)]).toEqual([true, false]);
  expect(hasUnsentAnswers('aisha', deadline + dayAfter)).toBe(false);
  answers.markSaved(answers.unsaved());
  expect(hasUnsentAnswers('aisha', deadline)).toBe(false);
});
