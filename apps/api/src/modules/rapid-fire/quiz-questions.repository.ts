import type { DB as Tables } from '@markwell/database/tables';
import type { ExpressionBuilder } from 'kysely';
import {
  displayedQuestion,
  type DisplayedRow,
  type DisplayedQuestion,
} from '#modules/question-bank/display/displayed-question.repository.ts';

/** A question as shown in a quiz. */
export interface QuizQuestion extends DisplayedQuestion {
  explanation: string | null;
  /** Seconds; null when no time limit was set. */
  timeLimit: number | null;
}

type WithDisplayed = Tables & { displayed: DisplayedRow & { time_limit: number | null } };

/** A question of a quiz, to be selected from `displayed`. */
export const quizQuestion = (eb: ExpressionBuilder<WithDisplayed, 'displayed'>) =>
  [
    ...displayedQuestion(eb),
    'displayed.time_limit as timeLimit',
    eb
      .selectFrom('question_revisions')
      .select('question_revisions.explanation')
      .whereRef('question_revisions.id', '=', 'displayed.revision_id')
      .$asScalar()
      .as('explanation'),
  ] as const;
