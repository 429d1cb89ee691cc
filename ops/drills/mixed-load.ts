import { setTimeout as pause } from 'node:timers/promises';
import { optionLetters } from '@markwell/shared/answers/option-letters';
import type { BenchPupil } from '../bench/benchmark-environment.ts';
import { callUntilAnswered, createCallLog, type CallLog } from './calls.ts';
import type { DrillEnvironment } from './drill-environment.ts';
import { startCall } from './simulated-pupil.ts';

/** A test that a pupil started, with everything that the API has acknowledged. */
export interface AcknowledgedTest {
  pupil: BenchPupil;
  testId: string;
  /** The saved letter of each question and its sequence number. */
  saved: Map<string, { letter: string; sequence: number }>;
  /** Undefined while the test is open. */
  result?: { score: number; correctAnswers: number };
}

export interface LoadLog {
  calls: CallLog;
  tests: AcknowledgedTest[];
}

interface LoadOptions {
  /** The addresses of the processes; each call goes to the next one. */
  urls: readonly string[];
  /** Milliseconds that a pupil waits at most when the server is busy. */
  longestWaitMs?: number;
}

/** The save calls of a test, each with this many answers. */
const savesEach = 3;
const answersEach = 5;
/** Milliseconds that a pupil thinks, at most. */
const thinkMs = 60;

/**
 * Pupils start tests, save answers and submit, one call after another, until they are stopped; each call is repeated
 * until it is acknowledged. `stop` resolves when the last calls are.
 */
export function startMixedLoad(
  environment: Pick<DrillEnvironment, 'subjectId' | 'stageId'>,
  pupils: readonly BenchPupil[],
  options: LoadOptions,
): { log: LoadLog; stop: () => Promise<LoadLog> } {
  const log: LoadLog = { calls: createCallLog(), tests: [] };
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted;
  const working = pupils.map(async (pupil, first) => {
    while (!isStopping()) {
      const test = await startOne(environment, pupil, { ...options, first }, log);
      if (!test) continue;
      for (let save = 0; save < savesEach && !isStopping(); save++) {
        await pause(Math.random() * thinkMs);
        await saveSome(test, { ...options, first: first + save }, log);
      }
      if (!isStopping()) await submit(test, { ...options, first }, log);
    }
  });
  return {
    log,
    async stop() {
      stopping.abort();
      await Promise.all(working);
      return log;
    },
  };
}

type CallOptions = LoadOptions & { first: number };

/** Starts a test of 20 questions; undefined if it is never answered. */
export async function startOne(
  environment: Pick<DrillEnvironment, 'subjectId' | 'stageId'>,
  pupil: BenchPupil,
  { urls, ...options }: CallOptions,
  { calls, tests }: LoadLog,
): Promise<RunningTest | undefined> {
  const reply = await callUntilAnswered(startCall(pupil, environment), urls, calls, options);
  if (reply === undefined) return undefined;
  const started = reply as StartReply;
  const test = {
    pupil,
    testId: started.testId,
    saved: new Map<string, { letter: string; sequence: number }>(),
    questionIds: started.questions.map(({ id }) => id),
    reply: started,
  };
  tests.push(test);
  return test;
}

export interface RunningTest extends AcknowledgedTest {
  questionIds: readonly string[];
  reply: StartReply;
}

interface StartReply {
  testId: string;
  questions: { id: string }[];
  serverTime: string;
  deadlineAt: string;
}

/** Saves answers to some questions. */
export async function saveSome(
  test: RunningTest,
  { urls, ...options }: CallOptions,
  { calls }: LoadLog,
): Promise<void> {
  const chosen = Array.from({ length: answersEach }, () => anyOf(test.questionIds));
  const answers = [...new Set(chosen)].map((questionId) => ({
    questionId,
    optionLetter: anyOf(optionLetters.slice(0, 4)),
    sequence: (test.saved.get(questionId)?.sequence ?? 0) + 1,
    answeredAt: new Date().toISOString(),
  }));
  const call = { method: 'PUT' as const, path: `/tests/${test.testId}/answers`, token: test.pupil.token };
  const reply = await callUntilAnswered({ ...call, body: { answers } }, urls, calls, options);
  if (reply === undefined) return;
  for (const { questionId, optionLetter: letter, sequence } of answers)
    test.saved.set(questionId, { letter, sequence });
}

/** Submits the test with the saved answers. */
export async function submit(
  test: AcknowledgedTest,
  { urls, ...options }: CallOptions,
  { calls }: LoadLog,
): Promise<void> {
  const saved = [...test.saved];
  const body = {
    testId: test.testId,
    userAnswers: Object.fromEntries(saved.map(([id, { letter }]) => [id, letter])),
    sequences: Object.fromEntries(saved.map(([id, { sequence }]) => [id, sequence])),
    timeTaken: 60,
  };
  const call = { method: 'POST' as const, path: '/tests/complete', token: test.pupil.token, body };
  const reply = await callUntilAnswered(call, urls, calls, options);
  if (reply !== undefined) test.result = reply as { score: number; correctAnswers: number };
}

function anyOf<Item>(items: readonly Item[]): Item {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error('there is nothing to choose from');
  return item;
}
