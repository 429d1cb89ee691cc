import type {
  ExamTypeDto,
  SubjectDto,
  SubjectStatsItem,
  SubjectWithTopicsDto,
} from '@markwell/shared/subjects/subjects.contract';
import { questionCountOf, type Subject } from '#modules/curriculum/curriculum.ts';
import { subjectColorOf } from '#modules/curriculum/subject-color.ts';
import type { Caller } from '#platform/caller.ts';
import type { Context } from '#context.ts';
import { findCurrentStageId } from '#modules/accounts/current-stage.repository.ts';
import { findStages } from '#modules/curriculum/curriculum.repository.ts';
import { findSubjectsWithTopics } from './subjects.repository.ts';
import { listMergedSubjectsOf, listSubjectsOf } from '#modules/curriculum/cached-curriculum.ts';

/** The visible subjects of the caller's stage, or of every stage before one is chosen. */
export async function readSubjectStats(context: Context, caller: Caller): Promise<SubjectStatsItem[]> {
  const stageId = await findCurrentStageId(context.db, caller.id);
  const subjects = await listMergedSubjectsOf(context, caller, stageId ?? undefined);
  return subjects.map(({ name, description, color, topics }) => ({
    name,
    description,
    color: subjectColorOf(color),
    topicCount: topics.length,
    questionCount: questionsOf(topics),
  }));
}

export function listExamTypes(context: Context): Promise<ExamTypeDto[]> {
  return findStages(context.db);
}

/** The subjects of a stage, or of all stages, that the caller may see, merged by name and stage. */
export async function listSubjects(
  context: Context,
  caller: Caller,
  stageId?: string,
): Promise<SubjectDto[]> {
  return (await listMergedSubjectsOf(context, caller, stageId)).map(toSubjectDto);
}

/** The same without merging, for administrators to choose from. */
export async function listAllSubjects(
  context: Context,
  caller: Caller,
  stageId?: string,
): Promise<SubjectDto[]> {
  return (await listSubjectsOf(context, caller, stageId)).map(toSubjectDto);
}

/** All subjects without merging, or one of them, with the published question counts of each topic. */
export async function listSubjectsWithTopics(
  context: Context,
  caller: Caller,
  subjectId?: string,
): Promise<SubjectWithTopicsDto[]> {
  const subjects = await findSubjectsWithTopics(context.db, caller, subjectId);
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
