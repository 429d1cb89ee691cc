import type { Database } from '@markwell/database/connect';
import type { DB as Tables } from '@markwell/database/tables';
import type { ExpressionBuilder } from 'kysely';
import type { Response } from '#modules/attempts/answers.rules.ts';
import { isCurrentMember } from '#modules/classes/class-access.repository.ts';

/** How often an answer was given to a question, and what it earned. */
export interface AnswerCount {
  questionId: string;
  topicId: string;
  topicName: string;
  subjectId: string;
  response: Response | null;
  isAnswered: boolean;
  isCorrect: boolean;
  earned: number;
  possible: number;
  isVoid: boolean;
  count: number;
}

/**
 * The handed-in attempts of those who are in the class now. Their work is found first: from the members, PostgreSQL would
 * read all attempts of each.
 */
function handedIn(db: Database, assignmentId: string) {
  return db.sql
    .with(
      (cte) => cte('work').materialized(),
      (query) =>
        query
          .selectFrom('assignment_work')
          .innerJoin('assignments', 'assignments.id', 'assignment_work.assignment_id')
          .select(['assignment_work.attempt_id', 'assignment_work.user_id'])
          .where('assignment_work.assignment_id', '=', assignmentId)
          .where((eb) => eb.exists(membership(eb))),
    )
    .selectFrom('work')
    .innerJoin('attempts', (join) =>
      join.onRef('attempts.id', '=', 'work.attempt_id').onRef('attempts.user_id', '=', 'work.user_id'),
    )
    .where('attempts.status', '=', 'FINISHED');
}

/** The answers of the current members of the class in handed-in work, equal ones counted together. */
export async function countAnswersOfAssignment(db: Database, assignmentId: string): Promise<AnswerCount[]> {
  // Names are looked up once for each answer that was given, not for each pupil's.
  const counted = handedIn(db, assignmentId)
    .innerJoin('attempt_answers as answer', (join) =>
      join.onRef('answer.attempt_id', '=', 'attempts.id').onRef('answer.user_id', '=', 'attempts.user_id'),
    )
    .select((eb) => [
      'answer.question_id as questionId',
      'answer.topic_id as topicId',
      eb.ref('answer.response').$castTo<Response | null>().as('response'),
      'answer.is_answered as isAnswered',
      eb.fn.coalesce('answer.is_correct', eb.lit(false)).as('isCorrect'),
      eb.fn.coalesce('answer.earned', eb.lit(0)).as('earned'),
      eb.fn.coalesce('answer.possible', eb.lit(0)).as('possible'),
      'answer.is_void as isVoid',
      eb.fn.countAll<number>().as('count'),
    ])
    .groupBy([
      'answer.question_id',
      'answer.topic_id',
      'answer.response',
      'answer.is_answered',
      'answer.is_correct',
      'answer.earned',
      'answer.possible',
      'answer.is_void',
    ]);
  return db.sql
    .selectFrom(counted.as('counted'))
    .innerJoin('topics', 'topics.id', 'counted.topicId')
    .selectAll('counted')
    .select(['topics.name as topicName', 'topics.subject_id as subjectId'])
    .execute();
}

/** The current members who have handed in, and their mean score in percent; null without one. */
export async function summariseAssignment(
  db: Database,
  assignmentId: string,
): Promise<{ handedInCount: number; averageScore: number | null }> {
  const { handedInCount, average } = await handedIn(db, assignmentId)
    .select((eb) => [
      eb.fn.countAll<number>().as('handedInCount'),
      eb.fn.avg<number | null>('attempts.score').as('average'),
    ])
    .executeTakeFirstOrThrow();
  return { handedInCount, averageScore: average === null ? null : Math.round(average) };
}

const membership = (eb: ExpressionBuilder<Tables, 'assignments' | 'assignment_work'>) =>
  eb
    .selectFrom('class_members')
    .innerJoin('users', 'users.id', 'class_members.user_id')
    .select('class_members.id')
    .whereRef('class_members.class_id', '=', 'assignments.class_id')
    .whereRef('class_members.user_id', '=', 'assignment_work.user_id')
    .where(isCurrentMember);
