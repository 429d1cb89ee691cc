import type { TestHistoryItemDto } from '@markwell/shared/progress/analytics.contract';
import { subjectColorOf } from '#modules/curriculum/subject-color.ts';
import { notFound } from '#platform/domain-error.ts';
import type { TestHistoryRepository } from './test-history.repository.ts';

export interface TestHistoryService {
  /** Throws NOT_FOUND when `before` is not a finished test of the user. */
  tests: (
    userId: string,
    page: { limit: number; before?: string | undefined },
  ) => Promise<TestHistoryItemDto[]>;
}

export function createTestHistoryService({
  repository,
  closeOverdue,
}: {
  repository: Pick<TestHistoryRepository, 'listTests'>;
  /** Closes tests whose deadline has passed, so that they count although the pupil did not submit them. */
  closeOverdue: { ofPupil: (userId: string) => Promise<void> };
}): TestHistoryService {
  return {
    async tests(userId, { limit, before }) {
      await closeOverdue.ofPupil(userId);
      const tests = await repository.listTests(userId, { limit, before });
      if (!tests) throw notFound('There is no such test');
      return tests.map(({ id, finishedAt, totalQuestions, correctCount, score, kind, subject }) => ({
        id,
        completedAt: finishedAt.toISOString(),
        totalQuestions,
        correctAnswers: correctCount,
        score,
        kind,
        subject: {
          id: subject.id,
          name: subject.name,
          color: subjectColorOf(subject.color),
          examType: { name: subject.stage.name },
        },
      }));
    },
  };
}
