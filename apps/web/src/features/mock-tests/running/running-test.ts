import type { ResponseOf } from '@markwell/shared/contract/endpoint';
import type { saveAnswers, SavedAnswer } from '@markwell/shared/features/mock-tests/mock-tests.contract';
import type { StartedTestDto, OpenTestDto } from '@markwell/shared/features/mock-tests/mock-tests.schemas';
import type { OptionLetter } from '@markwell/shared/vocabulary/options';
import { createAnswerStore } from './answer-store.ts';
import { createAutosave } from './autosave.ts';
import { completionOf, localResults, secondsTaken } from './completion.ts';
import { createDeadlineClock } from './deadline-clock.ts';
import { isOverdue, readSavedTest } from './saved-test.ts';
import { savePendingResult } from './pending-results.ts';

/** Who takes which test, and what time it is there: milliseconds since the epoch by this device's clock. */
interface Taking {
  userId: string;
  test: StartedTestDto;
  now: () => number;
}

interface RunningTestOptions extends Taking {
  /** As the server knows it, when it has just said so. */
  fromServer: { test: OpenTestDto; receivedAt: number } | null;
  send: (testId: string, answers: SavedAnswer[]) => Promise<ResponseOf<typeof saveAnswers>>;
  isTemporary: (error: unknown) => boolean;
  isOnline: () => boolean;
  /** The server says that the test is closed: handed in elsewhere, or overdue. */
  onClosed: () => void;
}

function openKept({ userId, test, now }: Taking) {
  const clock = createDeadlineClock({ ...test, now });
  return { clock, answers: createAnswerStore({ userId, testId: test.testId, clock: clock.serverNow }) };
}

/** From here on the test is finished on this device, with the answers that are kept. */
function finish(taking: Taking, finishedBy: 'PUPIL' | 'DEADLINE'): void {
  const { userId, test } = taking;
  const { clock, answers } = openKept(taking);
  const serverNow = clock.serverNow();
  const completion = completionOf(test, answers.read(), secondsTaken(test, serverNow), finishedBy);
  const finishedAt = new Date(Math.min(serverNow, Date.parse(test.deadlineAt))).toISOString();
  savePendingResult(userId, {
    test,
    completion,
    results: localResults(test, completion, finishedAt),
    unsavedAnswers: answers.unsaved(),
    refusal: null,
  });
}

/** A test was left open here and its time is over: what was answered counts. */
export function finishOverdueTest(userId: string, now: () => number): void {
  const test = readSavedTest(userId);
  if (test && isOverdue(test, now())) finish({ userId, test, now }, 'DEADLINE');
}

/** A test that is being taken: its answers, their saving and its time, whatever screen shows it. */
export function createRunningTest(options: RunningTestOptions) {
  const { userId, test, send, isTemporary, isOnline, now, onClosed } = options;
  const { testId } = test;
  const { clock, answers } = openKept({ userId, test, now });
  const autosave = createAutosave({
    store: answers,
    isTemporary,
    isOnline,
    async send(unsaved) {
      const reply = await send(testId, unsaved);
      clock.sync(reply);
      if (reply.status === 'FINISHED') onClosed();
    },
  });
  if (options.fromServer) {
    clock.sync(options.fromServer.test, options.fromServer.receivedAt);
    answers.merge(options.fromServer.test.answers);
  }
  let handedIn = false;

  return {
    test,
    clock,
    answers,
    autosave,
    choose(questionId: string, letter: OptionLetter) {
      if (handedIn) return;
      answers.choose(questionId, letter);
      autosave.schedule();
    },
    /** What the server holds of this test has arrived. */
    takeOver(open: OpenTestDto, receivedAt: number) {
      clock.sync(open, receivedAt);
      answers.merge(open.answers);
      autosave.schedule();
    },
    /** Finishes the test on this device, once. False when it was finished already. */
    handIn(finishedBy: 'PUPIL' | 'DEADLINE'): boolean {
      if (handedIn) return false;
      handedIn = true;
      autosave.stop();
      finish({ userId, test, now }, finishedBy);
      return true;
    },
  };
}
export type RunningTest = ReturnType<typeof createRunningTest>;
