import type { ParsedInput } from '@markwell/shared/contract/endpoint';
import type { submitQuiz } from '@markwell/shared/rapid-fire/rapid-fire.contract';
import type { RapidFireResultDto } from '@markwell/shared/rapid-fire/rapid-fire.schemas';
import { lateSubmissionHours } from '@markwell/shared/rapid-fire/rapid-fire.vocabulary';
import type { Clock } from '#platform/clock.ts';
import { notFound, ruleViolated } from '#platform/domain-error.ts';
import type { MediaUrls } from '#modules/media/media-urls.ts';
import type { FinishQuizRepository } from './finish-quiz.repository.ts';
import { markQuiz } from './mark-quiz.rules.ts';
import { toResult } from './rapid-fire.mapper.ts';

export interface SubmitQuizService {
  /**
   * Submits a quiz. A repeated call returns the first result. Throws NOT_FOUND for a quiz that is not the
   * pupil's, and RULE_BROKEN for answers that do not belong to it and for a quiz that ended too long ago.
   */
  submitQuiz: (
    userId: string,
    submitted: ParsedInput<typeof submitQuiz>['body'],
  ) => Promise<RapidFireResultDto>;
}

const noSuchQuiz = () => notFound('This quiz does not exist');

export function createSubmitQuizService({
  quizzes,
  mediaUrls,
  clock,
}: {
  quizzes: FinishQuizRepository;
  mediaUrls: Pick<MediaUrls, 'urlOf'>;
  clock: Clock;
}): SubmitQuizService {
  async function firstResult(userId: string, sessionId: string): Promise<RapidFireResultDto | undefined> {
    const quiz = await quizzes.find(userId, sessionId);
    if (!quiz) throw noSuchQuiz();
    if (!quiz.outcome) return undefined;
    return toResult({ ...quiz, outcome: quiz.outcome }, await quizzes.questionsOf(sessionId), mediaUrls);
  }

  return {
    async submitQuiz(userId, { sessionId, answers, totalTime }) {
      const quiz = await quizzes.find(userId, sessionId);
      if (!quiz) throw noSuchQuiz();
      if (!quiz.outcome) {
        const now = clock();
        if (now.getTime() > quiz.deadlineAt.getTime() + lateSubmissionHours * 3_600_000)
          throw ruleViolated('This quiz ended too long ago. Please start a new one.');
        const questions = await quizzes.questionsOf(sessionId);
        await quizzes.finish(quiz, markQuiz(quiz, questions, { answers, totalTime }, now));
      }
      // Read it back, so that two calls at the same time both return the result of the first.
      const result = await firstResult(userId, sessionId);
      if (!result) throw noSuchQuiz();
      return result;
    },
  };
}
