import type { z } from 'zod';
import type { Response } from './answers.rules.ts';

/** A question of a finished test, and what was answered. */
export interface AnsweredQuestion {
  questionId: string;
  revisionId: string;
  topicId: string;
  /** Null: skipped. */
  response: Response | null;
  answeredAt?: Date | null;
  isCorrect: boolean;
  /** By default one for a correct answer, of one. */
  marks?: { earned: number; possible: number };
  isVoid?: boolean;
}

/** The columns of a finished attempt with these questions, for rows that are written without the service. */
export function answerColumns(startedAt: Date, questions: readonly AnsweredQuestion[]) {
  const answers: Record<string, z.core.util.JSONType[]> = {};
  for (const [index, { response, answeredAt }] of questions.entries())
    if (response !== null)
      answers[index + 1] = [
        response as z.core.util.JSONType,
        1,
        answeredAt ? answeredAt.getTime() - startedAt.getTime() : null,
      ];
  return {
    questionIds: questions.map(({ questionId }) => questionId),
    revisionIds: questions.map(({ revisionId }) => revisionId),
    questionTopicIds: questions.map(({ topicId }) => topicId),
    answers,
    earned: questions.map(({ isCorrect, marks }) => marks?.earned ?? Number(isCorrect)),
    possible: questions.map(({ marks }) => marks?.possible ?? 1),
    voidOrdinals: questions.flatMap(({ isVoid = false }, index) => (isVoid ? [index + 1] : [])),
  };
}
