import type { StageSubjectDto, TopicDto } from '@markwell/shared/subjects/stages.contract';
import { choiceOf, type DifficultyChoice } from '@markwell/shared/question-bank/difficulty.vocabulary';
import type { Tier } from '@markwell/shared/question-bank/tiers.vocabulary';
import { questionCountOf, type Subject, type Topic } from '#modules/curriculum/curriculum.ts';
import { subjectColorOf } from '#modules/curriculum/subject-color.ts';

function countByDifficulty(counts: Topic['counts']): TopicDto['countByDifficulty'] {
  const countOf = (choice: DifficultyChoice) =>
    questionCountOf({ counts: counts.filter(({ difficulty }) => choiceOf(difficulty) === choice) });
  return [countOf(1), countOf(2), countOf(3)];
}

export function toTopicDto(topic: Topic): TopicDto {
  const { id, name, code, description, counts } = topic;
  const ofTier = (wanted: Tier) => counts.filter(({ tier }) => tier === null || tier === wanted);
  return {
    id,
    name,
    code,
    description,
    questionCount: questionCountOf(topic),
    countByDifficulty: countByDifficulty(counts),
    countByTier: counts.some(({ tier }) => tier !== null)
      ? { FOUNDATION: countByDifficulty(ofTier('FOUNDATION')), HIGHER: countByDifficulty(ofTier('HIGHER')) }
      : null,
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
