import { useDeliverQuizzes } from './use-hand-in.ts';

/** Shows nothing: hands in what this pupil finished in this browser, whatever page is open. */
export function DeliverQuizzes({ userId }: { userId: string }) {
  useDeliverQuizzes(userId);
  return null;
}
