import type { Database, Sql } from '@markwell/database/connect';
import { countOf } from '@markwell/database/sql-expressions/counts';
import type {
  QuestionChoice,
  ReleaseMoment,
  ShownResult,
} from '@markwell/shared/assignments/assignments.vocabulary';
import type { AnswerMode } from '@markwell/shared/answers/answer-modes';
import type { ClassPupilDto } from '@markwell/shared/classes/classes.schemas';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { listMembersPage, type MembersPage } from './members-page.repository.ts';
import { assignmentTimes, type AssignmentTimes } from './work-rows.repository.ts';
import { isTaughtBy, membershipsOf } from '#modules/classes/class-access.repository.ts';
import { findClassPupil } from '#modules/classes/class-pupils.repository.ts';
import type { Transaction } from '#platform/transaction.repository.ts';

export interface TaughtClass {
  id: string;
  name: string;
  stageId: string;
  stageCode: string;
  subjectId: string | null;
  archivedAt: Date | null;
}

/** What is stored of an assignment apart from its questions. */
export interface StoredAssignment {
  title: string;
  instructions: string;
  questionChoice: QuestionChoice;
  subjectId: string | null;
  topicIds: string[];
  difficulties: number[];
  questionCount: number;
  fromReserve: boolean;
  answerMode: AnswerMode;
  durationSeconds: number | null;
  opensAt: Date;
  dueAt: Date;
  closesAt: Date;
  show: ShownResult;
  release: ReleaseMoment;
}

export interface AssignmentRow extends StoredAssignment, AssignmentTimes {
  id: string;
  classId: string;
  className: string;
  /** Of the class. */
  stageId: string;
  updatedAt: Date;
  /** In their order; none for own draws. */
  questionIds: string[];
  subject: { id: string; name: string } | null;
  topics: { id: string; name: string }[];
}

export interface AssignmentCounts extends AssignmentRow {
  memberCount: number;
  handedInCount: number;
}

const assignmentRows = (client: Sql) =>
  client
    .selectFrom('assignments')
    .innerJoin('classes', 'classes.id', 'assignments.class_id')
    .leftJoin('subjects', 'subjects.id', 'assignments.subject_id')
    .select(assignmentTimes)
    .select([
      'assignments.id',
      'assignments.class_id as classId',
      'classes.name as className',
      'classes.stage_id as stageId',
      'assignments.title',
      'assignments.instructions',
      'assignments.question_choice as questionChoice',
      'assignments.subject_id as subjectId',
      'subjects.name as subjectName',
      'assignments.topic_ids as topicIds',
      'assignments.difficulties',
      'assignments.question_count as questionCount',
      'assignments.from_reserve as fromReserve',
      'assignments.answer_mode as answerMode',
      'assignments.updated_at as updatedAt',
    ])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('assignment_questions')
          .select('assignment_questions.question_id as id')
          .whereRef('assignment_questions.assignment_id', '=', 'assignments.id')
          .orderBy('assignment_questions.ordinal'),
      ).as('questions'),
      jsonArrayFrom(
        eb
          .selectFrom('topics')
          .select(['topics.id', 'topics.name'])
          .where((topic) => topic('topics.id', '=', topic.fn.any('assignments.topic_ids')))
          .orderBy('topics.name'),
      ).as('topics'),
    ])
    .where('assignments.deleted_at', 'is', null);

interface SelectedRow extends Omit<AssignmentRow, 'questionIds' | 'subject'> {
  questions: { id: string }[];
  subjectName: string | null;
}
const toRow = <Selected extends SelectedRow>({ questions, subjectName, ...row }: Selected) => ({
  ...row,
  questionIds: questions.map(({ id }) => id),
  subject: row.subjectId !== null && subjectName !== null ? { id: row.subjectId, name: subjectName } : null,
});

export async function countClassMembers(db: Database, classId: string): Promise<number> {
  const { count } = await membershipsOf(db.sql, classId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** A class that the user teaches now. */
export function findClassOfTeacher(
  db: Database,
  teacherId: string,
  classId: string,
): Promise<TaughtClass | undefined> {
  return db.sql
    .selectFrom('classes')
    .innerJoin('stages', 'stages.id', 'classes.stage_id')
    .select([
      'classes.id',
      'classes.name',
      'classes.stage_id as stageId',
      'stages.code as stageCode',
      'classes.subject_id as subjectId',
      'classes.archived_at as archivedAt',
    ])
    .where('classes.id', '=', classId)
    .where(isTaughtBy(teacherId))
    .executeTakeFirst();
}

/** The assignments of a class that are not deleted, with the current members who have handed in. */
export async function findAssignmentsOfClass(db: Database, classId: string): Promise<AssignmentCounts[]> {
  const memberCount = await countClassMembers(db, classId);
  const rows = await assignmentRows(db.sql)
    .select((eb) =>
      countOf(
        eb
          .selectFrom('assignment_work')
          .innerJoin('attempts', (join) =>
            join
              .onRef('attempts.id', '=', 'assignment_work.attempt_id')
              .onRef('attempts.user_id', '=', 'assignment_work.user_id'),
          )
          .innerJoin('class_members', (join) =>
            join
              .onRef('class_members.user_id', '=', 'assignment_work.user_id')
              .onRef('class_members.class_id', '=', 'assignments.class_id')
              .on('class_members.left_at', 'is', null),
          )
          .whereRef('assignment_work.assignment_id', '=', 'assignments.id')
          .where('attempts.status', '=', 'FINISHED'),
      ).as('handedInCount'),
    )
    .where('assignments.class_id', '=', classId)
    .orderBy('assignments.due_at', 'desc')
    .orderBy('assignments.id', 'desc')
    .execute();
  return rows.map((row) => ({ ...toRow(row), memberCount }));
}

/** An assignment, not deleted, of a class that the user teaches now. */
export async function findTaughtAssignment(
  db: Database,
  teacherId: string,
  assignmentId: string,
): Promise<AssignmentRow | undefined> {
  const row = await assignmentRows(db.sql)
    .where('assignments.id', '=', assignmentId)
    .where(isTaughtBy(teacherId))
    .executeTakeFirst();
  return row && toRow(row);
}

/** The current members by name and id, after the member with this id. */
export function findMembersOfAssignment(
  db: Database,
  classId: string,
  page: MembersPage,
): Promise<ClassPupilDto[]> {
  return listMembersPage(db, classId, page);
}

export function findMember(
  db: Database,
  classId: string,
  userId: string,
): Promise<ClassPupilDto | undefined> {
  return findClassPupil(db, classId, userId);
}

/** The assignment as it is while it is locked. */
export async function lockAssignment(
  transaction: Transaction,
  teacherId: string,
  assignmentId: string,
): Promise<AssignmentRow | undefined> {
  const row = await assignmentRows(transaction)
    .where('assignments.id', '=', assignmentId)
    .where(isTaughtBy(teacherId))
    .forUpdate('assignments')
    .executeTakeFirst();
  return row && toRow(row);
}
