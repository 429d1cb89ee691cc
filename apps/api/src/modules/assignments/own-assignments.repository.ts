import type { Database } from '@markwell/database/connect';
import { insertFrom } from '@markwell/database/sql/insert-from';
import { typed } from '@markwell/database/sql/values';
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

export async function findSourceOfQuestions(
  db: Database,
  assignmentId: string,
): Promise<QuestionSource | undefined> {
  const found = await db.assignment.findUnique({
    where: { id: assignmentId },
    select: {
      questionChoice: true,
      topicIds: true,
      difficulties: true,
      questionCount: true,
      fromReserve: true,
      subject: { select: { id: true, name: true, color: true } },
      schoolClass: { select: { stage: { select: { id: true, name: true, displayName: true } } } },
      questions: { select: { questionId: true }, orderBy: { ordinal: 'asc' } },
    },
  });
  if (!found) return undefined;
  const { schoolClass, questions, ...source } = found;
  return {
    ...source,
    stage: schoolClass.stage,
    questionIds: questions.map(({ questionId }) => questionId),
  };
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
