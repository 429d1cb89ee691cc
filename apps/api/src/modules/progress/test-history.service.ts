import type { TestHistoryItemDto } from '@markwell/shared/progress/analytics.contract';
import { subjectColorOf } from '#modules/curriculum/subject-color.ts';
import { notFound } from '#platform/domain-error.ts';
import type { Context } from '#context.ts';
import { findTests } from './test-history.repository.ts';

/** Throws NOT_FOUND when `before` is not a finished test of the user. */
export async function listTests(
  context: Context,
  userId: string,
  { limit, before }: { limit: number; before?: string | undefined },
): Promise<TestHistoryItemDto[]> {
  await context.closeOverdueTestsOf(userId);
  const tests = await findTests(context, userId, { limit, before });
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
}
