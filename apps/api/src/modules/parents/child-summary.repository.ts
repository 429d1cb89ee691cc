import { isCountedAnswer } from '@markwell/database/sql-expressions/marks';
import { typed } from '@markwell/database/sql/values';
import { startOfDay } from '@markwell/shared/time/days';
import { mixedSubjects } from '@markwell/shared/curriculum/subjects.vocabulary';
import { fromDateColumn, toDateColumn } from '#platform/date-column.ts';
import { listAssignmentsOfPupil } from '#modules/assignments/assignments-of-pupil.repository.ts';
import { attemptColumns, isScoreShown } from '#modules/question-bank/embargo.repository.ts';
import type { WorkRow } from '#modules/assignments/work-rows.repository.ts';
import type { Context } from '#context.ts';

/** Days (Europe/London, YYYY-MM-DD): the work from `from` until before `until`, compared with that from `earlier`. */
export interface SummaryPeriod {
  earlier: string;
  from: string;
  until: string;
}

/** Answers to one topic in the period and in the time before it. */
export interface TopicOfChild {
  subjectName: string;
  topicName: string;
  answered: number;
  correct: number;
  answeredEarlier: number;
  correctEarlier: number;
}

/** What a parent may know of a child's work: no question, no answer, no text. */
export interface WorkOfChild {
  /** Days on which something was finished, in the order of time. */
  days: { day: string; studySeconds: number }[];
  /** Finished tests with a score, the newest first. */
  tests: {
    subjectName: string;
    title: string | null;
    score: number;
    questionCount: number;
    finishedAt: Date;
  }[];
  topics: TopicOfChild[];
  /** Those of the last weeks: `workDueOf`, `missedWorkOf` and `withheldWorkOf` decide, and show nothing of the others. */
  assignments: WorkRow[];
}

/** Work that closes later than this many days after it was due is no longer listed. */
const listedDays = 28;
const maxAssignments = 100;

export async function readChildSummary(
  context: Context,
  childId: string,
  { earlier, from, until }: SummaryPeriod,
): Promise<WorkOfChild> {
  const finished = context.db.sql
    .selectFrom('attempts')
    .where('attempts.user_id', '=', childId)
    .where('attempts.status', '=', 'FINISHED')
    .where('attempts.finished_at', '<', startOfDay(until))
    // A parent sees the result of an assignment when the child does.
    .where((eb) => isScoreShown(attemptColumns(eb), context.clock()));
  const dueAfter = new Date(context.clock().getTime() - listedDays * 86_400_000);
  const [days, tests, topics, assignments] = await Promise.all([
    context.db.sql
      .selectFrom('daily_activity')
      .select(['day', 'study_seconds as studySeconds'])
      .where('user_id', '=', childId)
      .where('day', '>=', typed('date', toDateColumn(from)))
      .where('day', '<', typed('date', toDateColumn(until)))
      .where('finished_count', '>', 0)
      .orderBy('day')
      .execute(),
    finished
      .leftJoin('subjects', 'subjects.id', 'attempts.subject_id')
      .select((eb) => [
        eb.fn.coalesce('subjects.name', eb.val<string>(mixedSubjects.name)).as('subjectName'),
        eb
          .selectFrom('assignment_work as work')
          .innerJoin('assignments', 'assignments.id', 'work.assignment_id')
          .select('assignments.title')
          .whereRef('work.attempt_id', '=', 'attempts.id')
          .whereRef('work.user_id', '=', 'attempts.user_id')
          .where('assignments.deleted_at', 'is', null)
          .as('title'),
        'attempts.score',
        'attempts.total_questions as questionCount',
        'attempts.finished_at as finishedAt',
      ])
      .where('attempts.kind', '!=', 'SIMILAR_QUESTION')
      .where('attempts.score', 'is not', null)
      .where('attempts.finished_at', '>=', startOfDay(from))
      .orderBy('attempts.finished_at', 'desc')
      .orderBy('attempts.id', 'desc')
      // A finished test has both.
      .$narrowType<{ score: number; finishedAt: Date }>()
      .execute(),
    finished
      .innerJoin('attempt_answers as answer', (join) =>
        join.onRef('answer.attempt_id', '=', 'attempts.id').onRef('answer.user_id', '=', 'attempts.user_id'),
      )
      .innerJoin('topics', 'topics.id', 'answer.topic_id')
      .innerJoin('subjects', 'subjects.id', 'topics.subject_id')
      .where('attempts.finished_at', '>=', startOfDay(earlier))
      .where('attempts.are_solutions_withheld', '=', false)
      .where(isCountedAnswer)
      .groupBy(['topics.id', 'topics.name', 'subjects.name'])
      .select((eb) => {
        const isRecent = eb('attempts.finished_at', '>=', startOfDay(from));
        const isCorrect = eb('answer.is_correct', '=', true);
        const count = (condition: typeof isRecent) => eb.fn.countAll<number>().filterWhere(condition);
        return [
          'subjects.name as subjectName',
          'topics.name as topicName',
          count(isRecent).as('answered'),
          count(eb.and([isRecent, isCorrect])).as('correct'),
          count(eb.not(isRecent)).as('answeredEarlier'),
          count(eb.and([eb.not(isRecent), isCorrect])).as('correctEarlier'),
        ];
      })
      .execute(),
    listAssignmentsOfPupil(context.db.sql, childId, { dueAfter, limit: maxAssignments }),
  ]);
  return {
    days: days.map(({ day, studySeconds }) => ({ day: fromDateColumn(day), studySeconds })),
    tests,
    topics,
    assignments,
  };
}
