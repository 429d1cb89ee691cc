import type { CurriculumRepository } from '#modules/curriculum/curriculum.repository.ts';
import { notFound } from '#platform/domain-error.ts';
import type { Caller } from '#platform/caller.ts';
import type { CurrentStageRepository } from '#modules/accounts/current-stage.repository.ts';
import { practisedSubjects, type PractisedSubject } from './practised-subjects.ts';
import type { TopicCountersRepository } from './topic-progress.repository.ts';

export interface StageProgress {
  /** Null before a stage is chosen. */
  stageId: string | null;
  subjects: PractisedSubject[];
}

export interface ReadStageProgress {
  /**
   * The user's progress in every subject of their current stage that the caller may see; no subjects before a
   * stage is chosen. Throws NOT_FOUND when the user does not exist.
   */
  onCurrentStage: (caller: Caller, userId: string) => Promise<StageProgress>;
}

interface Dependencies {
  curriculum: Pick<CurriculumRepository, 'listMergedSubjects'>;
  currentStage: CurrentStageRepository;
  counters: TopicCountersRepository;
}

export function createReadStageProgress(dependencies: Dependencies): ReadStageProgress {
  const { curriculum, currentStage, counters } = dependencies;
  return {
    async onCurrentStage(caller, userId) {
      const stageId = await currentStage.findCurrentStageId(userId);
      if (stageId === undefined) throw notFound('There is no such user');
      if (stageId === null) return { stageId, subjects: [] };
      const [subjects, counted] = await Promise.all([
        curriculum.listMergedSubjects(caller, stageId),
        counters.countersOf(userId),
      ]);
      return { stageId, subjects: practisedSubjects(subjects, counted) };
    },
  };
}
