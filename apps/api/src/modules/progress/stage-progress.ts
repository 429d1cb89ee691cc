import { notFound } from '#platform/domain-error.ts';
import type { Caller } from '#platform/caller.ts';
import { practisedSubjects, type PractisedSubject } from './practised-subjects.ts';
import type { Context } from '#context.ts';
import { findCurrentStageId } from '#modules/accounts/current-stage.repository.ts';
import { findTopicCounters } from './topic-progress.repository.ts';
import { listMergedSubjectsOf } from '#modules/curriculum/cached-curriculum.ts';

interface StageProgress {
  /** Null before a stage is chosen. */
  stageId: string | null;
  subjects: PractisedSubject[];
}

/**
 * The user's progress in every subject of their current stage that the caller may see; no subjects before a
 * stage is chosen. Throws NOT_FOUND when the user does not exist.
 */
export async function readProgressOnCurrentStage(
  context: Context,
  caller: Caller,
  userId: string,
): Promise<StageProgress> {
  const stageId = await findCurrentStageId(context.db, userId);
  if (stageId === undefined) throw notFound('There is no such user');
  if (stageId === null) return { stageId, subjects: [] };
  const [subjects, counted] = await Promise.all([
    listMergedSubjectsOf(context, caller, stageId),
    findTopicCounters(context.db, userId),
  ]);
  return { stageId, subjects: practisedSubjects(subjects, counted) };
}
