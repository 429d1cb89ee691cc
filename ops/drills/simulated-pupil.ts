import { randomUUID } from 'node:crypto';
import type { BenchPupil } from '../bench/benchmark-environment.ts';
import { callUntilAnswered, createCallLog, type CallLog } from './calls.ts';
import type { DrillEnvironment } from './drill-environment.ts';

/** The course of one pupil's start. */
export interface StartAttemptLog extends CallLog {
  pupil: BenchPupil;
  /** Undefined if the pupil got no test. */
  testId: string | undefined;
  /** Milliseconds from the first request to the test. */
  tookMs: number;
}

/** The call that starts a test of 20 questions. */
export const startCall = (
  { token }: BenchPupil,
  { subjectId, stageId }: Pick<DrillEnvironment, 'subjectId' | 'stageId'>,
) => ({
  method: 'POST' as const,
  path: '/tests/generate',
  token,
  key: randomUUID(),
  body: { subjectId, examTypeId: stageId, difficulty: [1, 2, 3], questionCount: 20, topicIds: [] },
});

/** Sends a start, and repeats it with the same idempotency key until there is a test, each time to the next process. */
export async function simulateStart(
  pupil: BenchPupil,
  environment: Pick<DrillEnvironment, 'subjectId' | 'stageId'>,
  urls: readonly string[],
  first: number,
): Promise<StartAttemptLog> {
  const log = createCallLog();
  const began = performance.now();
  const started = await callUntilAnswered(startCall(pupil, environment), urls, log, { first });
  const testId = (started as { testId: string } | undefined)?.testId;
  return { ...log, pupil, testId, tookMs: performance.now() - began };
}

/**
 * Compares the tests in the database with one test per start: counts second tests, phantoms (tests that no start
 * returned) and lost acknowledged tests.
 */
export async function compareTests(
  { database }: Pick<DrillEnvironment, 'database'>,
  presses: readonly StartAttemptLog[],
): Promise<{ second: number; phantoms: number; lost: number; without: number }> {
  const acknowledged = presses.flatMap(({ testId }) => (testId === undefined ? [] : [testId]));
  const pupilIds = [...new Set(presses.map(({ pupil }) => pupil.id))];
  const { rows } = await database.query<{ id: string }>(
    'select id from attempts where user_id = any($1::uuid[])',
    [pupilIds],
  );
  const storedIds = new Set(rows.map(({ id }) => id));
  return {
    phantoms: [...storedIds].filter((id) => !acknowledged.includes(id)).length,
    second: Math.max(0, storedIds.size - presses.length),
    lost: acknowledged.filter((id) => !storedIds.has(id)).length,
    without: presses.length - acknowledged.length,
  };
}
