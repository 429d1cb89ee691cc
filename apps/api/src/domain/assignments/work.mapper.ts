import type { WorkDto } from '@markwell/shared/features/assignments/assignments.schemas';
import { assignmentAccess } from './assignment-access.rules.ts';
import type { WorkRow } from './work-rows.repository.ts';

/** A pupil's work as teachers of the class see it. */
export function toWork({ facts, work, result }: WorkRow, now: Date): WorkDto {
  const { see, state, lateMinutes, dueAt } = assignmentAccess('CO_TEACHER', facts, work, now);
  const shown = see.score ? result : null;
  const handedInAt = work.attempt?.status === 'FINISHED' && see.work ? work.attempt.finishedAt : null;
  return {
    state,
    lateMinutes: see.work ? lateMinutes : 0,
    dueAt: dueAt?.toISOString() ?? null,
    handedInAt: handedInAt?.toISOString() ?? null,
    score: shown?.score ?? null,
    correctAnswers: shown?.correctCount ?? null,
    totalQuestions: shown?.totalQuestions ?? null,
  };
}
