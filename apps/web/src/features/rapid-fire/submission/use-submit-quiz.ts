import { useEffect } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRetryUntilDone } from '../../../lib/use-retry-until-done.ts';
import { submitPendingQuiz, submissionQuery, type SubmissionState } from './submit-quiz.ts';
import { savePendingQuiz, readPendingQuizzes, type PendingQuiz } from './pending-quizzes.ts';

/** Hands in what this pupil finished in this browser, until the server has it. */
export function useSubmitPendingQuizzes(userId: string): void {
  const queryClient = useQueryClient();
  useRetryUntilDone(() => {
    for (const quiz of readPendingQuizzes(userId)) void submitPendingQuiz(queryClient, userId, quiz);
  });
}

/** Keeps a quiz that has just been finished, and hands it in. Undefined while the first try is under way. */
export function useSubmitQuiz(userId: string, quiz: PendingQuiz): SubmissionState | undefined {
  useEffect(() => {
    savePendingQuiz(userId, quiz);
  }, [userId, quiz]);
  useSubmitPendingQuizzes(userId);
  return useQuery(submissionQuery(quiz.completion.sessionId)).data;
}
