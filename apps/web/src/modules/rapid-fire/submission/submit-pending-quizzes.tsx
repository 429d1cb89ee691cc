import { useQueryClient, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRetryUntilDone } from '#lib/use-retry-until-done.ts';
import { endOverdueQuiz } from './end-quiz.ts';
import { readPendingQuizzes, savePendingQuiz, type PendingQuiz } from './pending-quizzes.ts';
import { submitPendingQuiz, submissionQuery, type SubmissionState } from './submit-quiz.ts';

/** Submits the quizzes of this pupil that ended in this browser until the server has them. */
export function useSubmitPendingQuizzes(userId: string): void {
  const queryClient = useQueryClient();
  useRetryUntilDone(() => {
    endOverdueQuiz(userId);
    for (const quiz of readPendingQuizzes(userId)) void submitPendingQuiz(queryClient, userId, quiz);
  });
}

/** Renders nothing. Submits the quizzes of this pupil, whichever page is open. */
export function SubmitPendingQuizzes({ userId }: { userId: string }) {
  useSubmitPendingQuizzes(userId);
  return null;
}

/** Saves a quiz that has just been finished and submits it. Returns undefined during the first attempt. */
export function useSubmitQuiz(userId: string, quiz: PendingQuiz): SubmissionState | undefined {
  useEffect(() => {
    savePendingQuiz(userId, quiz);
  }, [userId, quiz]);
  useSubmitPendingQuizzes(userId);
  return useQuery(submissionQuery(quiz.completion.sessionId)).data;
}
