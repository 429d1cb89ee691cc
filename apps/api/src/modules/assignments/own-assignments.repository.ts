import type { Database } from '@markwell/database/connect';
import { jsonBuildObject, jsonObjectFrom } from 'kysely/helpers/postgres';
import { insertFrom } from '@markwell/database/sql/insert-from';
import { typed } from '@markwell/database/sql/values';
import type { AnswerMode } from '@markwell/shared/answers/answer-modes';
import { listAssignmentsOfPupil } from './assignments-of-pupil.repository.ts';
import { readWorkRows, type WorkRow } from './work-rows.repository.ts';

/** What a start draws from. */
export interface QuestionSource {
  stage: { id: string; name: string; displayName: string };
  /** Null when the questions are of several subjects. */
  subject: { id: string; name: string; color: string } | null;
  questionChoice: 'SAME' | 'OWN_DRAW';
  topicIds: string[];
  difficulties: number[];
  questionCount: number;
  /** Of an own draw: whether it takes reserved questions. */
  fromReserve: boolean;
  answerMode: AnswerMode;
  questionIds: string[];
}

/** The assignments of the user's classes, and those with the user's work, that were due after an instant. */
export function findOwnAssignments(
  db: Database,
  userId: string,
  dueAfter: Date,
  limit: number,
): Promise<WorkRow[]> {
  return listAssignmentsOfPupil(db.sql, userId, { dueAfter, limit });
}

export async function findOwnAssignment(
  db: Database,
  userId: string,
  assignmentId: string,
): Promise<WorkRow | undefined> {
  const [row] = await readWorkRows(db.sql, { assignmentIds: [assignmentId], userIds: [userId] });
  return row;
}

export function findSourceOfQuestions(
  db: Database,
  assignmentId: string,
): Promise<QuestionSource | undefined> {
  return db.sql
    .selectFrom('assignments')
    .innerJoin('classes', 'classes.id', 'assignments.class_id')
    .innerJoin('stages', 'stages.id', 'classes.stage_id')
    .where('assignments.id', '=', assignmentId)
    .select([
      'assignments.question_choice as questionChoice',
      'assignments.topic_ids as topicIds',
      'assignments.difficulties',
      'assignments.question_count as questionCount',
      'assignments.from_reserve as fromReserve',
      'assignments.answer_mode as answerMode',
    ])
    .select((eb) => [
      jsonBuildObject({
        id: eb.ref('stages.id'),
        name: eb.ref('stages.name'),
        displayName: eb.ref('stages.display_name'),
      }).as('stage'),
      jsonObjectFrom(
        eb
          .selectFrom('subjects')
          .select(['subjects.id', 'subjects.name', 'subjects.color'])
          .whereRef('subjects.id', '=', 'assignments.subject_id'),
      ).as('subject'),
      eb
        .fn<string[]>('array', [
          eb
            .selectFrom('assignment_questions as question')
            .select('question.question_id')
            .whereRef('question.assignment_id', '=', 'assignments.id')
            .orderBy('question.ordinal'),
        ])
        .as('questionIds'),
    ])
    .executeTakeFirst();
}

/** The id that the user's attempt has, or will have: the first call stores `attemptId`. */
export async function reserveAttempt(
  db: Database,
  userId: string,
  assignmentId: string,
  attemptId: string,
): Promise<string | undefined> {
  const reserved = await insertFrom(
    db.sql,
    'assignment_work',
    db.sql.selectNoFrom([
      typed('uuid', assignmentId).as('assignment_id'),
      typed('uuid', userId).as('user_id'),
      typed('uuid', attemptId).as('attempt_id'),
    ]),
  )
    .onConflict((conflict) =>
      conflict.columns(['assignment_id', 'user_id']).doUpdateSet((eb) => ({
        attempt_id: eb.fn.coalesce('assignment_work.attempt_id', 'excluded.attempt_id'),
      })),
    )
    .returning('attempt_id')
    .executeTakeFirst();
  return reserved?.attempt_id ?? undefined;
}
