import type { ReplyOf } from '@markwell/shared/contract/endpoint';
import type { discardTest, openTests } from '@markwell/shared/mock-tests/mock-tests.contract';
import type { OpenTestDto } from '@markwell/shared/attempts/mock-tests.schemas';
import type { CloseOverdueAttempts } from '#modules/attempts/close-overdue-attempts.ts';
import type { DiscardAttemptRepository } from '#modules/attempts/discard-attempt.repository.ts';
import type { ReadAttemptRepository } from '#modules/attempts/read-attempt.repository.ts';
import type { Clock } from '#platform/clock.ts';
import { conflict, notFound } from '#platform/domain-error.ts';
import type { MediaUrls } from '#modules/media/media-urls.ts';
import { toOpenTest, toOpenTestSummary } from '../mock-tests.mapper.ts';

export interface OpenTestsService {
  /** All open tests of the pupil, the newest first. */
  openTests: (userId: string) => Promise<ReplyOf<typeof openTests>>;
  /** The newest open test, or the one with this id. */
  activeTest: (userId: string, testId: string | undefined) => Promise<OpenTestDto | null>;
  /**
   * Discards an open test; a discarded one stays so. Throws NOT_FOUND for a test that is not the pupil's, CONFLICT
   * for one that is finished.
   */
  discardTest: (userId: string, testId: string) => Promise<ReplyOf<typeof discardTest>>;
}

interface Dependencies {
  attempts: ReadAttemptRepository;
  discardAttempts: DiscardAttemptRepository;
  closeOverdue: Pick<CloseOverdueAttempts, 'ofPupil'>;
  mediaUrls: MediaUrls;
  clock: Clock;
}

export function createOpenTestsService(dependencies: Dependencies): OpenTestsService {
  const { attempts, discardAttempts, closeOverdue, mediaUrls, clock } = dependencies;
  return {
    async openTests(userId) {
      await closeOverdue.ofPupil(userId);
      const now = clock();
      const tests = await attempts.listRunning(userId, now);
      return { tests: tests.map(toOpenTestSummary), serverTime: now.toISOString() };
    },

    async activeTest(userId, testId) {
      await closeOverdue.ofPupil(userId);
      const now = clock();
      const attempt = await attempts.findRunning(userId, now, testId);
      if (!attempt) return null;
      // During a rest break no device gets the questions.
      const isPaused = attempt.pausedUntil !== null && attempt.pausedUntil > now;
      return toOpenTest(attempt, isPaused ? [] : await attempts.questionsOf(attempt.id), now, mediaUrls);
    },

    async discardTest(userId, testId) {
      if (!(await discardAttempts.discard(userId, testId, clock()))) {
        const attempt = await attempts.find(userId, testId);
        if (!attempt) throw notFound('This test does not exist');
        if (attempt.status === 'OPEN') await closeOverdue.ofPupil(userId);
        if (attempt.kind === 'ASSIGNMENT')
          throw conflict('Work on an assignment cannot be discarded. Continue it and hand it in.');
        if (attempt.status !== 'DISCARDED')
          throw conflict(
            'This test has already ended, so it cannot be discarded. Its result is in your history.',
          );
      }
      return { status: 'DISCARDED' };
    },
  };
}
