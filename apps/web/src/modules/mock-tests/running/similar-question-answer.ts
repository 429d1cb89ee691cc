import type { StartedTestDto } from '@markwell/shared/attempts/mock-tests.schemas';
import type { OptionLetter } from '@markwell/shared/question-bank/options.vocabulary';
import { completionOf, localResults, secondsTaken } from './completion.ts';
import { savePendingResult } from './pending-results.ts';

interface SimilarQuestionAnswer {
  userId: string;
  /** A similar question. */
  test: StartedTestDto;
  questionId: string;
  letter: OptionLetter;
  /** Milliseconds since the epoch by the server's clock. */
  serverNow: number;
}

/**
 * Stores the answer to a similar question like the result of a test, so that it is sent even if the network is away or the
 * tab is closed. The server also takes it after the deadline, as an answer that was given in time.
 */
export function saveSimilarQuestionAnswer({
  userId,
  test,
  questionId,
  letter,
  serverNow,
}: SimilarQuestionAnswer): void {
  const answeredAt = new Date(serverNow).toISOString();
  const answer = { optionLetter: letter, sequence: 1, answeredAt };
  const answers = { [questionId]: { ...answer, saved: false } };
  const completion = completionOf(test, answers, secondsTaken(test, serverNow), 'PUPIL');
  savePendingResult(userId, {
    test,
    completion,
    results: localResults(test, completion, answeredAt),
    unsavedAnswers: [{ ...answer, questionId }],
    refusal: null,
  });
}
