import type {
  ExamTypeDto,
  SubjectDto,
  SubjectStatsItem,
} from '@markwell/shared/features/subjects/subjects.contract';
import { questionCountOf } from '../../core/curriculum/curriculum.ts';
import type { CurriculumRepository } from '../../core/curriculum/curriculum.repository.ts';
import { subjectColorOf } from '../../core/curriculum/subject-color.ts';
import type { Caller } from '../../core/users/caller.ts';
import type { CurrentStageRepository } from '../../core/users/current-stage.repository.ts';

export interface SubjectsService {
  /** The subjects of the caller's stage, or of every stage before one is chosen, as far as the caller may see them. */
  stats: (caller: Caller) => Promise<SubjectStatsItem[]>;
  examTypes: () => Promise<ExamTypeDto[]>;
  /** The subjects of every stage that the caller may see. */
  list: (caller: Caller) => Promise<SubjectDto[]>;
}

interface Dependencies {
  curriculum: CurriculumRepository;
  currentStage: CurrentStageRepository;
}

export function createSubjectsService({ curriculum, currentStage }: Dependencies): SubjectsService {
  return {
    async stats(caller) {
      const stageId = await currentStage.findCurrentStageId(caller.id);
      const subjects = await curriculum.listSubjects(caller, stageId ?? undefined);
      return subjects.map(({ name, description, color, topics }) => ({
        name,
        description,
        color: subjectColorOf(color),
        topicCount: topics.length,
        questionCount: topics.reduce((sum, topic) => sum + questionCountOf(topic), 0),
      }));
    },

    examTypes: () => curriculum.listStages(),

    async list(caller) {
      const subjects = await curriculum.listSubjects(caller);
      return subjects.map(({ id, name, icon, color, stageId, topics }) => ({
        id,
        name,
        icon,
        color: subjectColorOf(color),
        examTypeId: stageId,
        topics: topics.map((topic) => ({ id: topic.id, name: topic.name })),
      }));
    },
  };
}
