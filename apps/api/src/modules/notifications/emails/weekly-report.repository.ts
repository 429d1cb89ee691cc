import type { Database, Sql } from '@markwell/database/connect';
import { isCountedAnswer } from '@markwell/database/sql-expressions/marks';
import { typed } from '@markwell/database/sql/values';
import type { DB as Tables } from '@markwell/database/tables';
import type { ExpressionBuilder } from 'kysely';
import { toDateColumn } from '#platform/date-column.ts';
import { isReachable } from './reachable-users.repository.ts';
import type { ReportWeek, TopicAnswers } from './weekly-report.rules.ts';

/** What a pupil did in a week. */
export interface WeekOfPupil {
  /** Days on which something was finished. */
  days: number;
  finished: number;
  answered: number;
  studySeconds: number;
  topics: TopicAnswers[];
}

interface WithTopics extends Pick<Tables, 'subjects' | 'topics'> {
  answer: { is_correct: boolean | null };
}

/** Counts the answers to one topic, in tests or in quizzes. */
const answersOfTopic = (eb: ExpressionBuilder<WithTopics, keyof WithTopics>) => [
  eb.ref('subjects.name').as('subject'),
  eb.ref('topics.name').as('topic'),
  eb.fn.countAll<number>().as('answered'),
  eb.fn.countAll<number>().filterWhere('answer.is_correct', '=', true).as('correct'),
];

interface WithEnded {
  /** Tests or quizzes. */
  ended: Pick<Tables['attempts'], 'user_id' | 'status' | 'finished_at'>;
}

/** Tests or quizzes of this user that were finished in the week. */
const isOfWeek =
  (userId: string, { from, until }: ReportWeek) =>
  (eb: ExpressionBuilder<WithEnded, keyof WithEnded>) =>
    eb.and([
      eb('ended.user_id', '=', userId),
      eb('ended.status', '=', 'FINISHED'),
      eb('ended.finished_at', '>=', from),
      eb('ended.finished_at', '<', until),
    ]);

/**
 * Marks users as having got the report of a week and returns their ids: those who want reports and finished
 * something in that week. Each is returned once, to one of the processes.
 */
export async function claimWeeklyReports(
  transaction: Sql,
  { monday, sunday }: ReportWeek,
  limit: number,
): Promise<string[]> {
  const users = await transaction
    .with('due', (client) =>
      client
        .selectFrom('users')
        .select('users.id')
        .where('users.weekly_reports', '=', true)
        .where(isReachable)
        .where((eb) =>
          eb.or([
            eb('users.weekly_report_for', 'is', null),
            eb('users.weekly_report_for', '<', typed('date', toDateColumn(monday))),
          ]),
        )
        .where((eb) =>
          eb.exists(
            eb
              .selectFrom('daily_activity')
              .select('daily_activity.day')
              .whereRef('daily_activity.user_id', '=', 'users.id')
              .where('daily_activity.day', '>=', typed('date', toDateColumn(monday)))
              .where('daily_activity.day', '<=', typed('date', toDateColumn(sunday)))
              .where('daily_activity.finished_count', '>', 0),
          ),
        )
        .orderBy('users.id')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('users')
    .from('due')
    .set({ weekly_report_for: typed('date', toDateColumn(monday)) })
    .whereRef('users.id', '=', 'due.id')
    .returning('users.id')
    .execute();
  return users.map(({ id }) => id);
}

/** Undefined when the user no longer wants reports, or may no longer get them. */
export function findWeeklyReportReader(
  db: Database,
  userId: string,
): Promise<{ name: string; email: string } | undefined> {
  return db.sql
    .selectFrom('users')
    .select(['users.name', 'users.email'])
    .where('users.id', '=', userId)
    .where('users.weekly_reports', '=', true)
    .where(isReachable)
    .executeTakeFirst();
}

export async function readWeeklyReport(db: Database, userId: string, week: ReportWeek): Promise<WeekOfPupil> {
  const { monday, sunday } = week;
  const [days, tests, quizzes] = await Promise.all([
    db.sql
      .selectFrom('daily_activity')
      .select([
        'finished_count as finishedCount',
        'answered_count as answeredCount',
        'study_seconds as studySeconds',
      ])
      .where('user_id', '=', userId)
      .where('day', '>=', toDateColumn(monday))
      .where('day', '<=', toDateColumn(sunday))
      .where('finished_count', '>', 0)
      .execute(),
    db.sql
      .selectFrom('attempts as ended')
      .innerJoin('attempt_answers as answer', (join) =>
        join.onRef('answer.attempt_id', '=', 'ended.id').onRef('answer.user_id', '=', 'ended.user_id'),
      )
      .innerJoin('topics', 'topics.id', 'answer.topic_id')
      .innerJoin('subjects', 'subjects.id', 'topics.subject_id')
      .where(isOfWeek(userId, week))
      .where('ended.are_solutions_withheld', '=', false)
      .where(isCountedAnswer)
      .groupBy(['subjects.name', 'topics.name'])
      .select(answersOfTopic)
      .execute(),
    db.sql
      .selectFrom('rapid_fire_sessions as ended')
      .innerJoin('rapid_fire_answers as answer', (join) =>
        join.onRef('answer.session_id', '=', 'ended.id').onRef('answer.user_id', '=', 'ended.user_id'),
      )
      .innerJoin('questions', 'questions.id', 'answer.question_id')
      .innerJoin('topics', 'topics.id', 'questions.topic_id')
      .innerJoin('subjects', 'subjects.id', 'topics.subject_id')
      .where(isOfWeek(userId, week))
      .where('answer.chosen_letter', 'is not', null)
      .groupBy(['subjects.name', 'topics.name'])
      .select(answersOfTopic)
      .execute(),
  ]);
  return {
    days: days.length,
    finished: days.reduce((sum, { finishedCount }) => sum + finishedCount, 0),
    answered: days.reduce((sum, { answeredCount }) => sum + answeredCount, 0),
    studySeconds: days.reduce((sum, { studySeconds }) => sum + studySeconds, 0),
    topics: sumByTopic([...tests, ...quizzes]),
  };
}

/** One entry for a topic that was in tests and in quizzes. */
function sumByTopic(rows: readonly TopicAnswers[]): TopicAnswers[] {
  const byTopic = new Map<string, TopicAnswers>();
  for (const row of rows) {
    const key = JSON.stringify([row.subject, row.topic]);
    const before = byTopic.get(key) ?? { ...row, answered: 0, correct: 0 };
    byTopic.set(key, {
      ...before,
      answered: before.answered + row.answered,
      correct: before.correct + row.correct,
    });
  }
  return [...byTopic.values()];
}
