import { arrayOf, unnest } from '@markwell/database/sql/values';
import type { Sql } from '@markwell/database/connect';
import type { AnswerMode } from '@markwell/shared/answers/answer-modes';
import type { AssignmentFacts, AttemptFacts, WorkFacts } from './assignment-access.rules.ts';

/** An assignment with one pupil's work on it, with what the rules need to know of both. */
export interface WorkRow {
  assignmentId: string;
  classId: string;
  className: string;
  title: string;
  instructions: string;
  questionCount: number;
  answerMode: AnswerMode;
  userId: string;
  attemptId: string | null;
  /** Of work that was returned, in their order. */
  earlierAttemptIds: string[];
  facts: AssignmentFacts;
  work: WorkFacts;
  /** Its score is null without marks to earn. */
  result: { score: number | null; correctCount: number; totalQuestions: number } | null;
  /** How many answers arrived after the deadline, and the last one; null: none did. */
  lateAnswers: { count: number; arrivedAt: Date } | null;
}

/** Which assignments and whose work. Rows come for each of both, whatever the pupil has done. */
interface WorkQuery {
  assignmentIds: readonly string[];
  userIds: readonly string[];
}

/**
 * The work of these users on these assignments, in the order of the users and the assignments given. Work of someone who
 * was never in the class has the membership NONE.
 */
export async function readWorkRows(client: Sql, { assignmentIds, userIds }: WorkQuery): Promise<WorkRow[]> {
  const rows = await client
    .selectFrom(unnest('listed', { id: arrayOf('uuid', assignmentIds) }))
    .innerJoin('assignments', 'assignments.id', 'listed.id')
    .innerJoin('classes', 'classes.id', 'assignments.class_id')
    .crossJoin(unnest('asked', { id: arrayOf('uuid', userIds) }))
    .innerJoin('users', 'users.id', 'asked.id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('class_members')
          .select(['class_members.joined_at', 'class_members.left_at'])
          .whereRef('class_members.class_id', '=', 'assignments.class_id')
          .whereRef('class_members.user_id', '=', 'users.id')
          .orderBy('class_members.joined_at', 'desc')
          .limit(1)
          .as('membership'),
      (join) => join.onTrue(),
    )
    .leftJoin('assignment_work', (join) =>
      join
        .onRef('assignment_work.assignment_id', '=', 'assignments.id')
        .onRef('assignment_work.user_id', '=', 'users.id'),
    )
    .leftJoin('attempts', (join) =>
      join
        .onRef('attempts.id', '=', 'assignment_work.attempt_id')
        .onRef('attempts.user_id', '=', 'assignment_work.user_id'),
    )
    .leftJoin('access_arrangements', 'access_arrangements.user_id', 'users.id')
    .select(assignmentTimes)
    .select([
      'assignments.id as assignmentId',
      'assignments.class_id as classId',
      'classes.name as className',
      'assignments.title',
      'assignments.instructions',
      'assignments.question_count as questionCount',
      'assignments.answer_mode as answerMode',
      'users.id as userId',
      'membership.joined_at as joinedAt',
      'membership.left_at as leftAt',
      'assignment_work.attempt_id as reservedAttemptId',
      'assignment_work.earlier_attempt_ids as earlierAttemptIds',
      'assignment_work.excused_at as excusedAt',
      'assignment_work.returned_at as returnedAt',
      'assignment_work.own_due_at as ownDueAt',
      'attempts.id as attemptId',
      'attempts.status',
      'attempts.started_at as startedAt',
      'attempts.deadline_at as deadlineAt',
      'attempts.finished_at as finishedAt',
      'attempts.score',
      'attempts.late_answers as lateAnswers',
      'attempts.late_answers_at as lateAnswersAt',
      'attempts.correct_count as correctCount',
      'attempts.total_questions as totalQuestions',
      'attempts.paused_seconds as pausedSeconds',
      'attempts.extra_time_percent as pinnedPercent',
      'access_arrangements.assignment_extra_time_percent as extraTimePercent',
      'access_arrangements.assignment_break_minutes as breakMinutes',
    ])
    .orderBy('asked.ordinal')
    .orderBy('listed.ordinal')
    .execute();
  return rows.map((row) => ({
    assignmentId: row.assignmentId,
    classId: row.classId,
    className: row.className,
    title: row.title,
    instructions: row.instructions,
    questionCount: row.questionCount,
    answerMode: row.answerMode,
    userId: row.userId,
    attemptId: row.attemptId,
    earlierAttemptIds: row.earlierAttemptIds ?? [],
    facts: factsOf(row),
    work: {
      membership: row.joinedAt === null ? 'NONE' : row.leftAt === null ? 'CURRENT' : 'FORMER',
      joinedAt: row.joinedAt ?? row.opensAt,
      leftAt: row.leftAt,
      attempt: attemptOf(row),
      isExcused: row.excusedAt !== null,
      returnedAt: row.returnedAt,
      ownDueAt: row.ownDueAt,
      // A running test keeps the extra time that it started with.
      arrangement: {
        extraTimePercent: row.pinnedPercent ?? row.extraTimePercent ?? 0,
        breakMinutesPerHalfHour: row.breakMinutes ?? 0,
      },
    },
    lateAnswers:
      row.lateAnswers !== null && row.lateAnswersAt !== null
        ? { count: row.lateAnswers, arrivedAt: row.lateAnswersAt }
        : null,
    result:
      row.status === 'FINISHED' && row.correctCount !== null && row.totalQuestions !== null
        ? { score: row.score, correctCount: row.correctCount, totalQuestions: row.totalQuestions }
        : null,
  }));
}

/** What the rules need to know of an assignment, as it is stored. */
export interface AssignmentTimes extends Omit<AssignmentFacts, 'isDeleted' | 'isClassArchived'> {
  deletedAt: Date | null;
  /** Of the class. */
  archivedAt: Date | null;
}

/** The columns of AssignmentTimes, for an assignment with its class. */
export const assignmentTimes = [
  'classes.archived_at as archivedAt',
  'assignments.duration_seconds as durationSeconds',
  'assignments.opens_at as opensAt',
  'assignments.due_at as dueAt',
  'assignments.closes_at as closesAt',
  'assignments.show',
  'assignments.release',
  'assignments.released_at as releasedAt',
  'assignments.deleted_at as deletedAt',
] as const;

/** What the rules need to know of an assignment. */
export const factsOf = (row: AssignmentTimes): AssignmentFacts => ({
  opensAt: row.opensAt,
  dueAt: row.dueAt,
  closesAt: row.closesAt,
  durationSeconds: row.durationSeconds,
  show: row.show,
  release: row.release,
  releasedAt: row.releasedAt,
  isDeleted: row.deletedAt !== null,
  isClassArchived: row.archivedAt !== null,
});

const attemptOf = ({
  status,
  startedAt,
  deadlineAt,
  finishedAt,
  pausedSeconds,
}: {
  status: AttemptFacts['status'] | null;
  startedAt: Date | null;
  deadlineAt: Date | null;
  finishedAt: Date | null;
  pausedSeconds: number | null;
}): AttemptFacts | null =>
  status && startedAt && deadlineAt
    ? { status, startedAt, deadlineAt, finishedAt, pausedSeconds: pausedSeconds ?? 0 }
    : null;
