import type { Database } from '@markwell/database/connect';
import { mixedSubjects } from '@markwell/shared/vocabulary/subjects';
import { latestDeadlineToClose } from './time-limits.ts';

export interface OverdueAttempt {
  attemptId: string;
  userId: string;
  /** False for a similar question. */
  isTest: boolean;
  subjectName: string;
}

export interface OverdueRepository {
  /** Open attempts that the server should close, longest overdue first; of one pupil or of all. */
  findOverdue: (now: Date, limit: number, userId?: string) => Promise<OverdueAttempt[]>;
}

export function createOverdueRepository(database: Database): OverdueRepository {
  return {
    async findOverdue(now, limit, userId) {
      const attempts = await database.attempt.findMany({
        where: {
          status: 'OPEN',
          deadlineAt: { lt: latestDeadlineToClose(now) },
          ...(userId === undefined ? {} : { userId }),
        },
        orderBy: [{ deadlineAt: 'asc' }, { id: 'asc' }],
        take: limit,
        select: { id: true, userId: true, kind: true, subject: { select: { name: true } } },
      });
      return attempts.map(({ id, kind, subject, ...attempt }) => ({
        ...attempt,
        attemptId: id,
        isTest: kind !== 'SIMILAR_QUESTION',
        subjectName: (subject ?? mixedSubjects).name,
      }));
    },
  };
}
