import { answerModes } from '@markwell/shared/answers/answer-modes';
import { z } from 'zod';
import type { StageSubjectDto } from '@markwell/shared/subjects/stages.contract';
import { nameKey } from '@markwell/shared/text/name-key';
import { difficultyChoices } from '@markwell/shared/question-bank/difficulty.vocabulary';
import {
  questionCountChoices,
  type QuestionCountChoice,
} from '@markwell/shared/attempts/mock-test.vocabulary';
import { tiers } from '@markwell/shared/question-bank/tiers.vocabulary';
import { defaultConfiguration, type Configuration } from './test-configuration.ts';

/** Choices that other pages pass in the router state; invalid ones are ignored. */
const setupStateSchema = z
  .object({
    examMode: z.boolean().optional().catch(undefined),
    subjectId: z.string().optional().catch(undefined),
    /** The subject's name. */
    subject: z.string().optional().catch(undefined),
    topicIds: z.array(z.string()).catch([]).default([]),
    difficulty: z.array(z.literal(difficultyChoices)).catch([]).default([]),
    tier: z.enum(tiers).optional().catch(undefined),
    answerMode: z.enum(answerModes).optional().catch(undefined),
    questionCount: z.number().optional().catch(undefined),
  })
  .catch({ topicIds: [], difficulty: [] });
export type SetupState = z.output<typeof setupStateSchema>;

export const setupStateOf = (state: unknown): SetupState => setupStateSchema.parse(state);

function findSubject(
  subjects: readonly StageSubjectDto[],
  { subjectId, subject }: SetupState,
  queryName: string | null,
) {
  const byId = subjects.find(({ id }) => id === subjectId);
  const requestedName = nameKey(subject ?? queryName ?? '');
  if (byId || requestedName === '') return byId;
  const nameOf = (each: StageSubjectDto) => nameKey(each.name);
  return (
    subjects.find((each) => nameOf(each) === requestedName) ??
    subjects.find((each) => nameOf(each).includes(requestedName) || requestedName.includes(nameOf(each)))
  );
}

/** The smallest choice of at least this many questions. */
const countChoiceFor = (count: number): QuestionCountChoice =>
  questionCountChoices.find((choice) => choice >= count) ?? 50;

/** The initial values: the defaults, changed by the address (`?subject=`) or the previous page. */
export function initialConfiguration(
  subjects: readonly StageSubjectDto[],
  state: SetupState,
  queryName: string | null,
): Configuration {
  const subject = findSubject(subjects, state, queryName);
  if (!subject) return defaultConfiguration;
  const { difficulty, tier = null, answerMode = null, questionCount } = state;
  return {
    ...defaultConfiguration,
    subjectId: subject.id,
    topicIds: subject.topics.map(({ id }) => id).filter((id) => state.topicIds.includes(id)),
    difficulty: difficulty.length > 0 ? difficulty : defaultConfiguration.difficulty,
    tier,
    answerMode,
    questionCount:
      questionCount === undefined ? defaultConfiguration.questionCount : countChoiceFor(questionCount),
  };
}
