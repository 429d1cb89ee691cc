import { randomUUID } from 'node:crypto';
import type { Prisma } from '@markwell/database/client';
import type { Database } from '@markwell/database/connect';
import { insertRows } from '@markwell/database/sql/insert-rows';

interface AttemptOf {
  userId: string;
  subject: { id: string; stageId: string };
  finishedAt: string;
  score: number;
}

/** The row of a finished test with ten questions, without its answers. `overrides` replace columns. */
export function finishedAttempt(
  { userId, subject, finishedAt, score }: AttemptOf,
  overrides: Partial<Prisma.AttemptCreateManyInput> = {},
): Prisma.AttemptCreateManyInput {
  const end = new Date(finishedAt);
  const startedAt = new Date(end.getTime() - 600_000);
  return {
    id: randomUUID(),
    userId,
    stageId: subject.stageId,
    subjectId: subject.id,
    status: 'FINISHED',
    difficulties: [1, 2, 3],
    topicIds: [],
    requestedQuestions: 10,
    totalQuestions: 10,
    durationSeconds: 1800,
    startedAt,
    deadlineAt: new Date(startedAt.getTime() + 1_800_000),
    finishedAt: end,
    finishedBy: 'PUPIL',
    timeTakenSeconds: 600,
    correctCount: Math.round(score / 10),
    score,
    ...overrides,
  };
}

export async function buildFinishedAttempts(
  database: Database,
  attempts: readonly Prisma.AttemptCreateManyInput[],
): Promise<void> {
  // One by one: a column that only some rows have would be null in the others.
  for (const attempt of attempts) await insertRows(database.sql, { attempts: [attempt] });
}
