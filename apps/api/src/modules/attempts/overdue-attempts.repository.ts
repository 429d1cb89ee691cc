import type { Database } from '@markwell/database/connect';
import { mixedSubjects } from '@markwell/shared/curriculum/subjects.vocabulary';
import { isTest } from '@markwell/database/sql-expressions/marks';
import { isOverdue } from './attempt-times.repository.ts';
import { latestDeadlineToClose } from './time-limits.ts';

interface OverdueAttempt {
  attemptId: string;
  userId: string;
  /** False for a similar question. */
  isTest: boolean;
  subjectName: string;
}

/** Open attempts that the server should close, longest overdue first; of one pupil or of all. */
export async function findOverdueAttempts(
  db: Database,
  now: Date,
  limit: number,
  userId?: string,
): Promise<OverdueAttempt[]> {
  return db.sql
    .selectFrom('attempts')
    .leftJoin('subjects', 'subjects.id', 'attempts.subject_id')
    .select((eb) => [
      'attempts.id as attemptId',
      'attempts.user_id as userId',
      isTest(eb).$castTo<boolean>().as('isTest'),
      eb.fn.coalesce('subjects.name', eb.val(mixedSubjects.name)).as('subjectName'),
    ])
    .where('attempts.status', '=', 'OPEN')
    .where((eb) => isOverdue(eb, eb.val(latestDeadlineToClose(now))))
    .$if(userId !== undefined, (query) => query.where('attempts.user_id', '=', userId ?? ''))
    .orderBy('attempts.deadline_at')
    .orderBy('attempts.id')
    .limit(limit)
    .execute();
}
