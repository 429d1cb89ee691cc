import type { ResponseOf } from '@markwell/shared/contract/endpoint';
import type { saveAnswers, SavedAnswer } from '@markwell/shared/mock-tests/mock-tests.contract';
import type { StartedTestDto, OpenTestDto, TestTimesDto } from '@markwell/shared/attempts/mock-tests.schemas';
import type { OptionLetter } from '@markwell/shared/answers/option-letters';
import type { PartLabel, Responses } from '@markwell/shared/answers/parts.schemas';
import { createAnswerStore } from './answer-store.ts';
import { createAutosave } from './autosave.ts';
import { canMark, completionOf, localResults, secondsTaken } from './completion.ts';
import { createDeadlineClock } from './deadline-clock.ts';
import { createDeviceClock, type DeviceClock } from './device-clock.ts';
import { hasParts } from './parts-of-test.ts';
import { isOverdue, readSavedTest } from './saved-test.ts';
import {
  breakSecondsLeft,
  hasUnsentBreaks,
  readRestBreaks,
  sendUnsentBreaks,
  storeRestBreak,
  withBreak,
  withoutBreak,
} from './rest-breaks.ts';
import { savePendingResult } from './pending-results.ts';

interface TestOfPupil {
  userId: string;
  test: StartedTestDto;
}

/** Sends answers, perhaps none, and returns the times of the test by the server's clock. */
type SendAnswers = (
  testId: string,
  answers: SavedAnswer[],
  signal?: AbortSignal,
) => Promise<ResponseOf<typeof saveAnswers>>;

/** How long a test whose time is over by this device's clock waits for the server's word. */
const serverWordWithinMs = 4_000;

const isTimeLeft = ({ status, deadlineAt, serverTime }: TestTimesDto) =>
  status === 'OPEN' && Date.parse(deadlineAt) > Date.parse(serverTime);

interface RunningTestOptions extends TestOfPupil {
  /** The test as the server just returned it, if it did. */
  fromServer: { test: OpenTestDto; receivedAt: number } | null;
  send: SendAnswers;
  device: DeviceClock;
  isTemporary: (error: unknown) => boolean;
  isOnline: () => boolean;
  /** Called when the server has closed the test: submitted or discarded on another device, or past its deadline. */
  onClosed: () => void;
}

function openSaved({ userId, test }: TestOfPupil, { now, shown }: DeviceClock) {
  const clock = createDeadlineClock({ ...test, now, shown });
  return {
    clock,
    answers: createAnswerStore({
      userId,
      testId: test.testId,
      hasParts: hasParts(test),
      clock: clock.serverNow,
    }),
  };
}

/** Finishes the test on this device with the stored answers. */
function finish(
  { userId, test }: TestOfPupil,
  { clock, answers }: ReturnType<typeof openSaved>,
  finishedBy: 'PUPIL' | 'DEADLINE',
): void {
  const serverNow = clock.serverNow();
  const completion = completionOf(test, answers.read(), secondsTaken(test, serverNow), finishedBy);
  const finishedAt = new Date(Math.min(serverNow, Date.parse(test.deadlineAt))).toISOString();
  savePendingResult(userId, {
    test,
    completion,
    results: canMark(test) ? localResults(test, completion, finishedAt) : null,
    unsavedAnswers: answers.unsaved(),
    refusal: null,
  });
}

/**
 * Finishes a test that was left open on this device and whose time is over; its answers count. If the server can be
 * reached and has time left, this device's clock was wrong: the test stays open with the right time. Returns whether it
 * finished one.
 */
export async function finishOverdueTest(
  userId: string,
  { send, isOnline }: Pick<RunningTestOptions, 'send' | 'isOnline'>,
): Promise<boolean> {
  const test = readSavedTest(userId);
  const device = createDeviceClock();
  if (!test || !isOverdue(test, device.now())) return false;
  const saved = openSaved({ userId, test }, device);
  const { testId } = test;
  const word = isOnline() ? await serverWord(send, testId, saved.answers.unsaved()) : undefined;
  if (readSavedTest(userId)?.testId !== testId) return false; // finished or replaced meanwhile
  if (word && isTimeLeft(word)) {
    saved.clock.sync(word);
    saved.clock.save(true);
    return false;
  }
  finish({ userId, test }, saved, 'DEADLINE');
  return true;
}

/** The times of the test by the server's clock; undefined if it does not say. */
const serverWord = (send: SendAnswers, testId: string, unsaved: SavedAnswer[]) =>
  send(testId, unsaved, AbortSignal.timeout(serverWordWithinMs)).catch(() => undefined);

type RunningTimes = Pick<TestTimesDto, 'duration' | 'arrangement'>;

/** A running test without its screen: answers, autosave, clock and rest breaks. */
export function createRunningTest(options: RunningTestOptions) {
  const { userId, test, send, isTemporary, isOnline, device, onClosed } = options;
  const { testId } = test;
  const saved = openSaved({ userId, test }, device);
  const { clock, answers } = saved;
  const autosave = createAutosave({
    store: answers,
    isTemporary,
    isOnline,
    async send(unsaved) {
      await sendBreaks();
      const reply = await send(testId, unsaved);
      applyReply(reply);
      if (reply.status !== 'OPEN') onClosed();
    },
  });
  let submitted = false;
  let asking: Promise<boolean> | undefined;
  const listeners = new Set<() => void>();
  let times: RunningTimes = { duration: test.duration, arrangement: test.arrangement };
  const isOnBreak = () => Date.parse(times.arrangement?.pausedUntil ?? '') > clock.serverNow();

  function setTimes(next: RunningTimes) {
    times = { duration: next.duration, arrangement: next.arrangement };
    for (const listener of listeners) listener();
  }
  function applyReply(reply: TestTimesDto, receivedAt?: number) {
    // Breaks that the server does not know yet would be lost; its reply to them has the right times.
    if (hasUnsentBreaks(userId, testId)) return;
    device.follow();
    clock.sync(reply, receivedAt);
    setTimes(reply);
  }

  /** Asks the server for the time left; resolves to whether it has said that some is left. */
  async function askServer(): Promise<boolean> {
    if (!isOnline()) return false;
    await sendBreaks().catch(() => undefined);
    const unsaved = answers.unsaved();
    const word = await serverWord(send, testId, unsaved);
    if (!word) return false;
    answers.markSaved(unsaved);
    applyReply(word);
    if (word.status !== 'OPEN') onClosed();
    return isTimeLeft(word);
  }
  /** One question at a time. */
  const askServerOnce = () =>
    (asking ??= askServer().finally(() => {
      asking = undefined;
    }));

  async function sendBreaks() {
    const reply = await sendUnsentBreaks(userId, testId, isTemporary);
    if (reply) applyReply(reply);
    if (reply && reply.status !== 'OPEN') onClosed();
  }

  const breakMsLeft = () => Math.max(0, Date.parse(times.arrangement?.pausedUntil ?? '') - clock.serverNow());

  if (options.fromServer) {
    const { test: open, receivedAt } = options.fromServer;
    applyReply({ status: 'OPEN', ...open }, receivedAt);
    if (open.questions.length > 0) answers.merge(open.answers);
  }

  return {
    test,
    clock,
    answers,
    autosave,
    choose(questionId: string, letter: OptionLetter) {
      if (submitted || clock.msLeft() <= 0) return;
      answers.choose(questionId, letter);
      autosave.schedule();
    },
    respond(questionId: string, label: PartLabel, response: Responses[PartLabel] | null) {
      if (submitted || clock.msLeft() <= 0) return;
      answers.respond(questionId, label, response);
      autosave.schedule();
    },
    times: () => times,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isOnBreak,
    /** Seconds of working time left: the clock stops during a break. */
    secondsLeft: () =>
      isOnBreak() ? Math.max(0, Math.ceil((clock.msLeft() - breakMsLeft()) / 1000)) : clock.secondsLeft(),
    /** Seconds until a running break ends by itself. */
    breakSecondsLeft: () => Math.ceil(breakMsLeft() / 1000),
    /** Stops the clock for a rest break, also without network. Does nothing when no break is left. */
    startBreak() {
      const { arrangement } = times;
      if (submitted || !arrangement || isOnBreak() || breakSecondsLeft(arrangement) <= 0) return;
      const now = clock.serverNow();
      const startedAt = new Date(now).toISOString();
      storeRestBreak(userId, testId, { id: crypto.randomUUID(), startedAt, endedAt: null, saved: false });
      clock.move(breakSecondsLeft(arrangement) * 1000);
      setTimes({ ...times, arrangement: withBreak(arrangement, now) });
      void sendBreaks().catch(() => undefined); // sent again with the next answer, online or visible
    },
    /** Ends a running break, on every device. */
    endBreak: () => {
      const { arrangement } = times;
      if (!arrangement || !isOnBreak()) return;
      const now = clock.serverNow();
      const endedAt = new Date(now).toISOString();
      const own = readRestBreaks(userId, testId).find((each) => each.endedAt === null);
      const ended = own ?? { id: crypto.randomUUID(), startedAt: endedAt };
      storeRestBreak(userId, testId, { ...ended, endedAt, saved: false });
      clock.move(-breakMsLeft());
      setTimes({ ...times, arrangement: withoutBreak(arrangement, now) });
      void sendBreaks().catch(() => undefined);
    },
    sendBreaks,
    /** Applies the server's copy of this test when it arrives. */
    takeOver(open: OpenTestDto, receivedAt: number) {
      applyReply({ status: 'OPEN', ...open }, receivedAt);
      if (open.questions.length === 0) return; // during a break on another device
      answers.merge(open.answers);
      autosave.schedule();
    },
    /**
     * Keeps the time when the device's clock was set or the device was in standby. The server says how much is left; if it
     * cannot be reached, the device's clock counts, because standby is more likely.
     */
    async followClock(): Promise<void> {
      if (!device.hasJumped()) return;
      await askServerOnce();
      if (device.hasJumped()) device.follow();
    },
    /** Whether the time is over by the server's clock, or by this device's if the server cannot be reached. */
    isTimeUp: async (): Promise<boolean> => !submitted && !(await askServerOnce()),
    /** Finishes the test on this device. Returns false when it was finished before. */
    submitTest(finishedBy: 'PUPIL' | 'DEADLINE'): boolean {
      if (submitted) return false;
      submitted = true;
      autosave.stop();
      finish({ userId, test }, saved, finishedBy);
      return true;
    },
  };
}
