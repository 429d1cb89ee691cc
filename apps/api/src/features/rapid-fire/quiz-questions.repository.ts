import { Prisma } from '@markwell/database/client';
import {
  shownColumns,
  shownJoins,
  type ShownQuestion,
} from '../../core/question-bank/question-content.repository.ts';

/** A question as a quiz shows it. */
export interface QuizQuestion extends ShownQuestion {
  explanation: string | null;
  /** Seconds; null for one that was never given any. */
  timeLimit: number | null;
}

/** The columns of a QuizQuestion, to go with `quizJoins`; `shown` has time_limit besides what `shownJoins` asks for. */
export const quizColumns = Prisma.sql`${shownColumns}, r.explanation, shown.time_limit as "timeLimit"`;
export const quizJoins = shownJoins;
