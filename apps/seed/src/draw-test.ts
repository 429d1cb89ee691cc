import { waysOfMode, type AnswerMode, type AnswerWays } from '@markwell/shared/answers/answer-modes';
import type { Random } from '@markwell/questions/random';
import { difficultiesOf } from '@markwell/shared/question-bank/difficulty.vocabulary';
import type { PlannedTest } from './history-plans.ts';
import type { BankQuestion } from './library/insert-questions.ts';

interface SeedDraw extends Pick<PlannedTest, 'subjectCode' | 'topicCodes'> {
  choices: NonNullable<PlannedTest['choices']>;
  questionCount: number;
  /** By default, multiple choice. */
  mode?: AnswerMode;
}

const waysToAnswer = ({ parts, typed }: BankQuestion['content']): AnswerWays =>
  parts ? 'TYPE' : typed ? 'BOTH' : 'CHOOSE';

/** Draws published questions like a test: unseen ones first, those on one passage together. Adds them to `seen`. */
export function drawTest(
  bank: readonly BankQuestion[],
  { subjectCode, topicCodes, choices, questionCount, mode = 'MULTIPLE_CHOICE' }: SeedDraw,
  seen: Set<string>,
  random: Random,
): BankQuestion[] {
  const difficulties: readonly number[] = difficultiesOf(choices);
  const matching = bank.filter(
    ({ content }) =>
      content.status === 'PUBLISHED' &&
      content.subjectCode === subjectCode &&
      waysOfMode[mode].includes(waysToAnswer(content)) &&
      difficulties.includes(content.difficulty) &&
      (topicCodes === undefined || topicCodes.includes(content.topicCode)),
  );
  const together = Object.values(
    Object.groupBy(matching, ({ id, content }) => content.passage?.body ?? id),
  ).filter((group) => group !== undefined);
  const isSeen = (group: BankQuestion[]) => Number(group.some(({ id }) => seen.has(id)));
  const drawn = random
    .shuffle(together)
    .sort((left, right) => isSeen(left) - isSeen(right))
    .flat()
    .slice(0, questionCount);
  for (const { id } of drawn) seen.add(id);
  return drawn;
}
