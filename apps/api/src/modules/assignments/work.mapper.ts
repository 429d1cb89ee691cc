import type { WorkDto } from '@markwell/shared/assignments/assignments.schemas';
import { assignmentAccess, type AttemptFacts } from './assignment-access.rules.ts';
import type { WorkRow } from './work-rows.repository.ts';

/** A pupil's work as teachers of the class see it. */
export function toWork({ facts, work, result, lateAnswers }: WorkRow, now: Date): WorkDto {
  const { see, state, lateMinutes, dueAt } = assignmentAccess('CO_TEACHER', facts, work, now);
  const { attempt } = work;
  const timing = {
    lateMinutes,
    lateAnswers: lateAnswers && attempt && toLateAnswers(lateAnswers, attempt),
    handedInAt: attempt?.status === 'FINISHED' ? toText(attempt.finishedAt) : null,
  };
  return {
    state,
    dueAt: toText(dueAt),
    ...(see.work ? timing : noTiming),
    ...(see.score && result ? toScore(result) : noScore),
  };
}

const noTiming = { lateMinutes: 0, lateAnswers: null, handedInAt: null };
const noScore = { score: null, correctAnswers: null, totalQuestions: null };

const toText = (at: Date | null) => at?.toISOString() ?? null;

const toScore = ({ score, correctCount, totalQuestions }: NonNullable<WorkRow['result']>) => ({
  score,
  correctAnswers: correctCount,
  totalQuestions,
});

const toLateAnswers = (
  { count, arrivedAt }: NonNullable<WorkRow['lateAnswers']>,
  { deadlineAt }: AttemptFacts,
): WorkDto['lateAnswers'] => ({
  count,
  minutes: Math.max(1, Math.ceil((arrivedAt.getTime() - deadlineAt.getTime()) / 60_000)),
});
