import type { ResponseOf } from '@markwell/shared/contract/endpoint';
import type { saveAnswers, SavedAnswer } from '@markwell/shared/features/mock-tests/mock-tests.contract';
import type { StartedTestDto, OpenTestDto } from '@markwell/shared/features/mock-tests/mock-tests.schemas';
import type { OptionLetter } from '@markwell/shared/vocabulary/options';
import { createAnswerStore } from './answer-store.ts';
import { createAutosave } from './autosave.ts';
import { completionOf, hasAnswerKey, localResults, secondsTaken } from './completion.ts';
import { createDeadlineClock } from './deadline-clock.ts';
import { isOverdue, readSavedTest } from './saved-test.ts';
import { savePendingResult } from './pending-results.ts';

/** The pupil, the test, and the current time in milliseconds since the epoch by this device's clock. */
interface TestOfPupil {
  userId: string;
  test: StartedTestDto;
  now: () => number;
}

interface RunningTestOptions extends TestOfPupil {
  /** The test as the server just returned it, if it did. */
  fromServer: { test: OpenTestDto; receivedAt: number } | null;
  send: (testId: string, answers: SavedAnswer[]) => Promise<ResponseOf<typeof saveAnswers>>;
  isTemporary: (error: unknown) => boolean;
  isOnline: () => boolean;
  /** Called when the server has closed the test: submitted or discarded on another device, or past its deadline. */
  onClosed: () => void;
}

function openSaved({ userId, test, now }: TestOfPupil) {
  const clock = createDeadlineClock({ ...test, now });
  return { clock, answers: createAnswerStore({ userId, testId: test.testId, clock: clock.serverNow }) };
}

/** Finishes the test on this device with the stored answers. */
function finish(testOfPupil: TestOfPupil, finishedBy: 'PUPIL' | 'DEADLINE'): void {
  const { userId, test } = testOfPupil;
  const { clock, answers } = openSaved(testOfPupil);
  const serverNow = clock.serverNow();
  const completion = completionOf(test, answers.read(), secondsTaken(test, serverNow), finishedBy);
  const finishedAt = new Date(Math.min(serverNow, Date.parse(test.deadlineAt))).toISOString();
  savePendingResult(userId, {
    test,
    completion,
    results: hasAnswerKey(test) ? localResults(test, completion, finishedAt) : null,
    unsavedAnswers: answers.unsaved(),
    refusal: null,
  });
}

/** Finishes a test that was left open on this device and whose time is over; its answers count. Returns whether there was one. */
export function finishOverdueTest(userId: string, now: () => number): boolean {
  const test = readSavedTest(userId);
  if (!test || !isOverdue(test, now())) return false;
  finish({ userId, test, now }, 'DEADLINE');
  return true;
}

/** A running test without its screen: answers, autosave and clock. */
export function createRunningTest(options: RunningTestOptions) {
  const { userId, test, send, isTemporary, isOnline, now, onClosed } = options;
  const { testId } = test;
  const { clock, answers } = openSaved({ userId, test, now });
  const autosave = createAutosave({
    store: answers,
    isTemporary,
    isOnline,
    async send(unsaved) {
      const reply = await send(testId, unsaved);
      clock.sync(reply);
      if (reply.status !== 'OPEN') onClosed();
    },
  });
  if (options.fromServer) {
    clock.sync(options.fromServer.test, options.fromServer.receivedAt);
    answers.merge(options.fromServer.test.answers);
  }
  let submitted = false;

  return {
    test,
    clock,
    answers,
    autosave,
    choose(questionId: string, letter: OptionLetter) {
      if (submitted) return;
      answers.choose(questionId, letter);
      autosave.schedule();
    },
    /** Applies the server's copy of this test when it arrives. */
    takeOver(open: OpenTestDto, receivedAt: number) {
      clock.sync(open, receivedAt);
      answers.merge(open.answers);
      autosave.schedule();
    },
    /** Finishes the test on this device. Returns false when it was finished before. */
    submitTest(finishedBy: 'PUPIL' | 'DEADLINE'): boolean {
      if (submitted) return false;
      submitted = true;
      autosave.stop();
      finish({ userId, test, now }, finishedBy);
      return true;
    },
  };
}
