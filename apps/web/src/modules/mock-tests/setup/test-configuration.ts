import { waysOfMode, type AnswerMode } from '@markwell/shared/answers/answer-modes';
import type { StageSubjectDto, TopicDto } from '@markwell/shared/subjects/stages.contract';
import {
  difficultyChoices,
  type DifficultyChoice,
} from '@markwell/shared/question-bank/difficulty.vocabulary';
import {
  defaultDuration,
  defaultQuestionCount,
  type DurationChoice,
  type QuestionCountChoice,
} from '@markwell/shared/attempts/mock-test.vocabulary';
import type { Tier } from '@markwell/shared/question-bank/tiers.vocabulary';

/** The choices on the setup screen. */
export interface Configuration {
  subjectId: string | null;
  /** Empty means all topics. */
  topicIds: readonly string[];
  difficulty: readonly DifficultyChoice[];
  /** Null for both. */
  tier: Tier | null;
  /** Null: as is usual on the stage. */
  answerMode: AnswerMode | null;
  duration: DurationChoice;
  questionCount: QuestionCountChoice;
}

export const defaultConfiguration: Configuration = {
  subjectId: null,
  topicIds: [],
  difficulty: difficultyChoices,
  tier: null,
  answerMode: null,
  duration: defaultDuration,
  questionCount: defaultQuestionCount,
};

export type ConfigurationChange =
  | { type: 'subject'; subjectId: string }
  | { type: 'topic'; topicId: string }
  | { type: 'difficulty'; difficulty: DifficultyChoice }
  | { type: 'tier'; tier: Tier | null }
  | { type: 'answerMode'; answerMode: AnswerMode }
  | { type: 'duration'; duration: DurationChoice }
  | { type: 'questionCount'; questionCount: QuestionCountChoice };

const toggled = <Value>(values: readonly Value[], value: Value): Value[] =>
  values.includes(value) ? values.filter((each) => each !== value) : [...values, value];

export function changeConfiguration(
  configuration: Configuration,
  change: ConfigurationChange,
): Configuration {
  switch (change.type) {
    case 'subject':
      return { ...configuration, subjectId: change.subjectId, topicIds: [] };
    case 'topic':
      return { ...configuration, topicIds: toggled(configuration.topicIds, change.topicId) };
    case 'difficulty':
      return { ...configuration, difficulty: toggled(configuration.difficulty, change.difficulty).sort() };
    case 'tier':
      return { ...configuration, tier: change.tier };
    case 'answerMode':
      return { ...configuration, answerMode: change.answerMode };
    case 'duration':
      return { ...configuration, duration: change.duration };
    case 'questionCount':
      return { ...configuration, questionCount: change.questionCount };
  }
}

/** Whether the subject has questions for one tier only. */
export const hasTiers = ({ topics }: StageSubjectDto): boolean =>
  topics.some(({ counts }) => counts.some(({ tier }) => tier !== null));

/** Whether the subject has questions whose answer is typed. */
export const hasTyped = ({ topics }: StageSubjectDto): boolean =>
  topics.some(({ counts }) => counts.some(({ answerWays }) => answerWays !== 'CHOOSE'));

/** The number of a topic's questions with one of the difficulties, for the tier and the way of answering. */
export const matchesInTopic = (
  { counts }: TopicDto,
  { difficulty, tier, answerMode }: Pick<Configuration, 'difficulty' | 'tier' | 'answerMode'>,
): number =>
  counts
    .filter(
      (each) =>
        difficulty.includes(each.difficulty) &&
        (tier === null || each.tier === null || each.tier === tier) &&
        waysOfMode[answerMode ?? 'MULTIPLE_CHOICE'].includes(each.answerWays),
    )
    .reduce((sum, { count }) => sum + count, 0);

/** The number of questions that match the configuration. */
export function matchCount(subject: StageSubjectDto, configuration: Configuration): number {
  const { topicIds } = configuration;
  return subject.topics
    .filter((topic) => topicIds.length === 0 || topicIds.includes(topic.id))
    .reduce((sum, topic) => sum + matchesInTopic(topic, configuration), 0);
}

/** Why Start Test is disabled. */
export function missingChoiceText({ subjectId, difficulty }: Configuration): string | null {
  if (subjectId === null) return 'Please select a subject';
  return difficulty.length === 0 ? 'Please select at least one difficulty level' : null;
}
