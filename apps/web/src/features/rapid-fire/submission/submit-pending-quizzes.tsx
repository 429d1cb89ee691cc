import { useSubmitPendingQuizzes } from './use-submit-quiz.ts';

/** Renders nothing. Submits the quizzes of this pupil that ended in this browser, whichever page is open. */
export function SubmitPendingQuizzes({ userId }: { userId: string }) {
  useSubmitPendingQuizzes(userId);
  return null;
}
