import type { AdminSubjectDto, AdminTopicDto } from '@markwell/shared/subjects/subjects-admin.contract';
import { isGeneralTopic } from '@markwell/shared/question-bank/topics';
import { subjectColorOf } from '#modules/curriculum/subject-color.ts';
import type { SubjectRow, TopicRow } from './list-subjects.repository.ts';

export function toAdminSubject({
  stageName,
  topics,
  questions,
  writingQuestions,
  papers,
  ...subject
}: SubjectRow): AdminSubjectDto {
  return {
    ...subject,
    stage: { displayName: stageName },
    examTypeId: subject.stageId,
    color: subjectColorOf(subject.color),
    updatedAt: subject.updatedAt.toISOString(),
    _count: { topics, questions, writingQuestions, papers },
  };
}

export function toAdminTopic({ questions, ...topic }: TopicRow): AdminTopicDto {
  return {
    ...topic,
    updatedAt: topic.updatedAt.toISOString(),
    isGeneral: isGeneralTopic(topic),
    questionCount: questions,
  };
}
