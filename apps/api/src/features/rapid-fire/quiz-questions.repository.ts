import { Prisma } from '@markwell/database/client';
import {
  displayedQuestionColumns,
  displayedQuestionJoins,
  type DisplayedQuestion,
} from '../../domain/question-bank/question-content.repository.ts';

/** A question as shown in a quiz. */
export interface QuizQuestion extends DisplayedQuestion {
  explanation: string | null;
  /** Seconds; null when no time limit was set. */
  timeLimit: number | null;
}

/**
 * The columns of a QuizQuestion, for use with `quizJoins`. `shown` needs time_limit and the columns that
 * `displayedQuestionJoins` requires.
 */
export const quizColumns = Prisma.sql`${displayedQuestionColumns}, r.explanation, shown.time_limit as "timeLimit"`;
export const quizJoins = displayedQuestionJoins;
