import type { StageSubjectDto, TopicDto } from '@markwell/shared/features/stages/stages.contract';
import { difficultyChoices, type DifficultyChoice } from '@markwell/shared/vocabulary/difficulty';
import {
  defaultDuration,
  defaultQuestionCount,
  type DurationChoice,
  type QuestionCountChoice,
} from '@markwell/shared/vocabulary/mock-test';

/** The choices on the setup screen. */
export interface Configuration {
  subjectId: string | null;
  /** Empty means all topics. */
  topicIds: readonly string[];
  difficulty: readonly DifficultyChoice[];
  duration: DurationChoice;
  questionCount: QuestionCountChoice;
}

/** Spec 2 §2.1. */
export const defaultConfiguration: Configuration = {
  subjectId: null,
  topicIds: [],
  difficulty: difficultyChoices,
  duration: defaultDuration,
  questionCount: defaultQuestionCount,
};

export type ConfigurationChange =
  | { type: 'subject'; subjectId: string }
  | { type: 'topic'; topicId: string }
  | { type: 'difficulty'; difficulty: DifficultyChoice }
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
    case 'duration':
      return { ...configuration, duration: change.duration };
    case 'questionCount':
      return { ...configuration, questionCount: change.questionCount };
  }
}

/** The number of a topic's questions with one of the difficulties. */
export function matchesInTopic(topic: TopicDto, difficulty: readonly DifficultyChoice[]): number {
  return difficulty.reduce((sum, choice) => sum + (topic.countByDifficulty[choice - 1] ?? 0), 0);
}

/** The number of questions that match the configuration. */
export function matchCount(subject: StageSubjectDto, configuration: Configuration): number {
  const { topicIds, difficulty } = configuration;
  return subject.topics
    .filter((topic) => topicIds.length === 0 || topicIds.includes(topic.id))
    .reduce((sum, topic) => sum + matchesInTopic(topic, difficulty), 0);
}

/** Why Start Test is disabled, with the messages of spec 2 §5. */
export function missingChoiceText({ subjectId, difficulty }: Configuration): string | null {
  if (subjectId === null) return 'Please select a subject';
  return difficulty.length === 0 ? 'Please select at least one difficulty level' : null;
}
