import type { WorkDto } from '@markwell/shared/assignments/assignments.schemas';
import { assignmentAccess, type AttemptFacts } from './assignment-access.rules.ts';
import type { WorkRow } from './work-rows.repository.ts';

/** A pupil's work as teachers of the class see it. */
export function toWork({ facts, work, result, lateAnswers }: WorkRow, now: Date): WorkDto {
  const { see, state, lateMinutes, dueAt } = assignmentAccess('CO_TEACHER', facts, work, now);
  const shown = see.score ? result : null;
  const handedInAt = work.attempt?.status === 'FINISHED' && see.work ? work.attempt.finishedAt : null;
  return {
    state,
    lateMinutes: see.work ? lateMinutes : 0,
    lateAnswers: see.work && lateAnswers && work.attempt ? toLateAnswers(lateAnswers, work.attempt) : null,
    dueAt: dueAt?.toISOString() ?? null,
    handedInAt: handedInAt?.toISOString() ?? null,
    score: shown?.score ?? null,
    correctAnswers: shown?.correctCount ?? null,
    totalQuestions: shown?.totalQuestions ?? null,
  };
}

const toLateAnswers = (
  { count, arrivedAt }: NonNullable<WorkRow['lateAnswers']>,
  { deadlineAt }: AttemptFacts,
): WorkDto['lateAnswers'] => ({
  count,
  minutes: Math.max(1, Math.ceil((arrivedAt.getTime() - deadlineAt.getTime()) / 60_000)),
});
