import type {
  AnswerCell,
  AnswerOutcome,
  TopicCell,
} from '@markwell/shared/assignments/class-answers.schemas';
import { toLetter } from '#modules/question-bank/display/option.mapper.ts';
import type { AnswerRow } from './class-answers.repository.ts';

export function outcomeOf({
  isVoid,
  isCorrect,
  isAnswered,
  earned,
  possible,
}: Pick<AnswerRow, 'isVoid' | 'isCorrect' | 'isAnswered' | 'earned' | 'possible'>): AnswerOutcome {
  if (isVoid || possible === 0) return 'void';
  if (isCorrect) return 'correct';
  if (earned > 0) return 'partly';
  return isAnswered ? 'wrong' : 'unanswered';
}

/** The cells of a pupil for these questions; null for one that the pupil was not asked. */
export function answerCells(
  answers: readonly AnswerRow[],
  questionIds: readonly string[],
): (AnswerCell | null)[] {
  const byQuestion = new Map(answers.map((answer) => [answer.questionId, answer]));
  return questionIds.map((id) => {
    const answer = byQuestion.get(id);
    if (!answer) return null;
    return {
      letter: answer.letter === null ? null : toLetter(answer.letter),
      outcome: outcomeOf(answer),
    };
  });
}

/** The cells of a pupil for these topics, without questions that do not count; null for a topic without one that counts. */
export function topicCells(answers: readonly AnswerRow[], topicIds: readonly string[]): (TopicCell | null)[] {
  const counted = Map.groupBy(
    answers.filter(({ isVoid, possible }) => !isVoid && possible > 0),
    ({ topic }) => topic.id,
  );
  return topicIds.map((id) => {
    const asked = counted.get(id);
    return asked ? { correct: asked.filter(({ isCorrect }) => isCorrect).length, asked: asked.length } : null;
  });
}
