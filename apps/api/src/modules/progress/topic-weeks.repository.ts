import type { Database } from '@markwell/database/connect';
import { londonDay } from '@markwell/database/sql-expressions/days';
import { isCountedAnswer } from '@markwell/database/sql-expressions/marks';
import { sql } from 'kysely';
import { fromDateColumn } from '#platform/date-column.ts';

/** A pupil's answers in a topic in one week. */
interface TopicWeek {
  topicId: string;
  /** The Monday, YYYY-MM-DD. */
  week: string;
  answeredCount: number;
  correctCount: number;
}

/**
 * The weeks with an answer in tests and similar questions that were finished since this time and whose solutions the
 * pupil may see.
 */
export async function findTopicWeeks(db: Database, userId: string, since: Date): Promise<TopicWeek[]> {
  const rows = await db.sql
    .selectFrom('attempts')
    .innerJoin('attempt_answers as answer', (join) =>
      join.onRef('answer.attempt_id', '=', 'attempts.id').onRef('answer.user_id', '=', 'attempts.user_id'),
    )
    .select((eb) => [
      'answer.topic_id as topicId',
      sql<Date>`cast(date_trunc('week', cast(${londonDay(eb.ref('attempts.finished_at'))} as timestamp)) as date)`.as(
        'week',
      ),
      eb.fn.countAll<number>().as('answeredCount'),
      eb.fn.countAll<number>().filterWhere('answer.is_correct', '=', true).as('correctCount'),
    ])
    .where('attempts.user_id', '=', userId)
    .where('attempts.finished_at', '>=', since)
    .where('attempts.status', '=', 'FINISHED')
    .where('attempts.are_solutions_withheld', '=', false)
    .where(isCountedAnswer)
    .groupBy(['answer.topic_id', 'week'])
    .execute();
  return rows.map(({ week, ...row }) => ({ ...row, week: fromDateColumn(week) }));
}
