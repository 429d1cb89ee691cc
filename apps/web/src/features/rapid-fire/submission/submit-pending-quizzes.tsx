import { useSubmitPendingQuizzes } from './use-submit-quiz.ts';

/** Shows nothing: hands in what this pupil finished in this browser, whatever page is open. */
export function SubmitPendingQuizzes({ userId }: { userId: string }) {
  useSubmitPendingQuizzes(userId);
  return null;
}
