import { Prisma } from '@markwell/database/client';
import {
  displayedQuestionColumns,
  displayedQuestionJoins,
  type DisplayedQuestion,
} from '../../domain/question-bank/question-content.repository.ts';

/** A question as a quiz shows it. */
export interface QuizQuestion extends DisplayedQuestion {
  explanation: string | null;
  /** Seconds; null for one that was never given any. */
  timeLimit: number | null;
}

/** The columns of a QuizQuestion, to go with `quizJoins`; `shown` has time_limit besides what `displayedQuestionJoins` asks for. */
export const quizColumns = Prisma.sql`${displayedQuestionColumns}, r.explanation, shown.time_limit as "timeLimit"`;
export const quizJoins = displayedQuestionJoins;
