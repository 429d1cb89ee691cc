import { v7 as uuid } from 'uuid';
import type { StoredAnswers } from '@markwell/api/modules/attempts/answers.rules';
import type { Rows } from '@markwell/database/sql/insert-rows';

const reasons = ['WRONG_ANSWER', 'UNCLEAR_QUESTION', 'POOR_SOLUTION'] as const;
const hour = 3_600_000;

/** Reports of questions answered wrong in the latest tests: the oldest is dismissed, the others are pending. */
export function reportRows(attempts: Rows['attempts'], count: number, resolvedById: string): Rows['reports'] {
  const newestFirst = attempts.toSorted((left, right) => finish(right) - finish(left));
  const wrong = newestFirst.flatMap((attempt) => {
    const questionId = firstWrong(attempt);
    return questionId === undefined ? [] : [{ attempt, questionId }];
  });
  const distinct = new Map(wrong.map((report) => [report.questionId, report]));
  return [...distinct.values()].slice(0, count).map(({ attempt, questionId }, index) => {
    const createdAt = new Date(finish(attempt) + 60_000);
    const isDismissed = index === count - 1;
    return {
      id: uuid({ msecs: createdAt.getTime() }),
      userId: attempt.userId,
      kind: 'MOCK_TEST',
      questionId,
      attemptId: attempt.id,
      reason: reasons[index % reasons.length] ?? 'WRONG_ANSWER',
      status: isDismissed ? 'DISMISSED' : 'PENDING',
      notes: isDismissed ? 'Checked: the answer key and the working are correct.' : null,
      resolvedById: isDismissed ? resolvedById : null,
      resolvedAt: isDismissed ? new Date(createdAt.getTime() + 20 * hour) : null,
      createdAt,
    };
  });
}

/** The first question that was answered wrong. */
function firstWrong({ questionIds, answers, earned }: Rows['attempts'][number]): string | undefined {
  const [ids, marks] = [questionIds as string[], earned as number[]];
  return ids.find((_, index) => (answers as StoredAnswers)[index + 1] !== undefined && marks[index] === 0);
}

function finish({ finishedAt }: Rows['attempts'][number]): number {
  return new Date(finishedAt ?? 0).getTime();
}
