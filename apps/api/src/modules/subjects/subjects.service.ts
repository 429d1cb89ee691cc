import type {
  ExamTypeDto,
  SubjectDto,
  SubjectStatsItem,
  SubjectWithTopicsDto,
} from '@markwell/shared/subjects/subjects.contract';
import { questionCountOf, type Subject } from '#modules/curriculum/curriculum.ts';
import type { CurriculumRepository } from '#modules/curriculum/curriculum.repository.ts';
import { subjectColorOf } from '#modules/curriculum/subject-color.ts';
import type { Caller } from '#platform/caller.ts';
import type { CurrentStageRepository } from '#modules/accounts/current-stage.repository.ts';
import type { SubjectsRepository } from './subjects.repository.ts';

export interface SubjectsService {
  /** The visible subjects of the caller's stage, or of every stage before one is chosen. */
  stats: (caller: Caller) => Promise<SubjectStatsItem[]>;
  examTypes: () => Promise<ExamTypeDto[]>;
  /** The subjects of a stage, or of all stages, that the caller may see, merged by name and stage. */
  list: (caller: Caller, stageId?: string) => Promise<SubjectDto[]>;
  /** The same without merging, for administrators to choose from. */
  listAll: (caller: Caller, stageId?: string) => Promise<SubjectDto[]>;
  /** All subjects without merging, or one of them, with the published question counts of each topic. */
  withTopics: (caller: Caller, subjectId?: string) => Promise<SubjectWithTopicsDto[]>;
}

interface Dependencies {
  repository: SubjectsRepository;
  curriculum: CurriculumRepository;
  currentStage: CurrentStageRepository;
}

export function createSubjectsService({
  repository,
  curriculum,
  currentStage,
}: Dependencies): SubjectsService {
  return {
    async stats(caller) {
      const stageId = await currentStage.findCurrentStageId(caller.id);
      const subjects = await curriculum.listMergedSubjects(caller, stageId ?? undefined);
      return subjects.map(({ name, description, color, topics }) => ({
        name,
        description,
        color: subjectColorOf(color),
        topicCount: topics.length,
        questionCount: questionsOf(topics),
      }));
    },

    examTypes: () => curriculum.listStages(),

    async list(caller, stageId) {
      return (await curriculum.listMergedSubjects(caller, stageId)).map(toSubjectDto);
    },

    async listAll(caller, stageId) {
      return (await curriculum.listSubjects(caller, stageId)).map(toSubjectDto);
    },

    async withTopics(caller, subjectId) {
      const subjects = await repository.listWithTopics(caller, subjectId);
      return subjects.map(({ color, stageId, stage, topics: rows, ...subject }) => {
        const topics = rows.map(({ buckets, ...topic }) => ({
          ...topic,
          questionCount: buckets.reduce((sum, { publishedCount }) => sum + publishedCount, 0),
        }));
        const questions = topics.reduce((sum, { questionCount }) => sum + questionCount, 0);
        return {
          ...subject,
          color: subjectColorOf(color),
          examTypeId: stageId,
          examType: stage,
          topics,
          _count: { topics: topics.length, questions },
        };
      });
    },
  };
}

const questionsOf = (topics: Subject['topics']) =>
  topics.reduce((sum, topic) => sum + questionCountOf(topic), 0);

const toSubjectDto = ({ id, name, icon, color, stageId, topics }: Subject): SubjectDto => ({
  id,
  name,
  icon,
  color: subjectColorOf(color),
  examTypeId: stageId,
  topics: topics.map((topic) => ({ id: topic.id, name: topic.name })),
  _count: { topics: topics.length, questions: questionsOf(topics) },
});
