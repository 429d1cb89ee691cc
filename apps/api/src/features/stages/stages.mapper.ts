import type { StageSubjectDto, TopicDto } from '@markwell/shared/features/stages/stages.contract';
import { choiceOf, type DifficultyChoice } from '@markwell/shared/vocabulary/difficulty';
import { questionCountOf, type Subject, type Topic } from '../../domain/curriculum/curriculum.ts';
import { subjectColorOf } from '../../domain/curriculum/subject-color.ts';

export function toTopicDto(topic: Topic): TopicDto {
  const { id, name, code, description, counts } = topic;
  const countOf = (choice: DifficultyChoice) =>
    questionCountOf({ counts: counts.filter(({ difficulty }) => choiceOf(difficulty) === choice) });
  return {
    id,
    name,
    code,
    description,
    questionCount: questionCountOf(topic),
    countByDifficulty: [countOf(1), countOf(2), countOf(3)],
  };
}

/** The question count is the same with or without the topics. */
export function toStageSubjectDto(subject: Subject, includeTopics: boolean): StageSubjectDto {
  const { id, name, code, description, icon, color, stageId, topics } = subject;
  return {
    id,
    name,
    code,
    description,
    icon,
    color: subjectColorOf(color),
    totalQuestions: topics.reduce((sum, topic) => sum + questionCountOf(topic), 0),
    examTypeId: stageId,
    topics: includeTopics ? topics.map(toTopicDto) : [],
  };
}
