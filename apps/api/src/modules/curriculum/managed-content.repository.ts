import type { Database } from '@markwell/database/connect';
import { sqlOf } from '@markwell/database/sql/queries';
import type { DB as Tables } from '@markwell/database/tables';
import { arrayOf } from '@markwell/database/sql/values';
import type { ExpressionBuilder } from 'kysely';
import type { Transaction } from '#platform/transaction.repository.ts';
import type { Viewer } from './visible-subjects.repository.ts';

/**
 * The condition for subjects whose content a member of staff manages: all for administrators, the private ones of their
 * school for a teacher, none for a teacher without a school. Topics, questions and passages belong to
 * their subject.
 */
export const isManagedBy =
  ({ isAdmin, schoolId }: Viewer) =>
  (eb: ExpressionBuilder<Tables, 'subjects'>) => {
    if (isAdmin) return eb.lit(true);
    if (schoolId === null) return eb.lit(false);
    return eb.and([
      eb('subjects.visibility', '=', 'SCHOOL_PRIVATE'),
      eb('subjects.school_id', '=', schoolId),
    ]);
  };

// Reads in the transaction, if one is given.

function subjects(db: Database, viewer: Viewer, transaction?: Transaction) {
  return sqlOf(transaction ?? db)
    .selectFrom('subjects')
    .where(isManagedBy(viewer));
}

function topics(db: Database, viewer: Viewer, transaction?: Transaction) {
  return subjects(db, viewer, transaction).innerJoin('topics', 'topics.subject_id', 'subjects.id');
}

async function exists(rows: Promise<unknown>) {
  return (await rows) !== undefined;
}

export function managesSubject(
  db: Database,
  viewer: Viewer,
  id: string,
  transaction?: Transaction,
): Promise<boolean> {
  return exists(
    subjects(db, viewer, transaction).select('subjects.id').where('subjects.id', '=', id).executeTakeFirst(),
  );
}

export function managesTopic(
  db: Database,
  viewer: Viewer,
  id: string,
  transaction?: Transaction,
): Promise<boolean> {
  return exists(
    topics(db, viewer, transaction).select('topics.id').where('topics.id', '=', id).executeTakeFirst(),
  );
}

export function managesPassage(
  db: Database,
  viewer: Viewer,
  id: string,
  transaction?: Transaction,
): Promise<boolean> {
  return exists(
    subjects(db, viewer, transaction)
      .innerJoin('passages', 'passages.subject_id', 'subjects.id')
      .select('passages.id')
      .where('passages.id', '=', id)
      .executeTakeFirst(),
  );
}

/** Those of the questions that the viewer manages. */
export async function listManagedQuestions(
  db: Database,
  viewer: Viewer,
  ids: readonly string[],
  transaction?: Transaction,
): Promise<string[]> {
  const rows = await topics(db, viewer, transaction)
    .innerJoin('questions', 'questions.topic_id', 'topics.id')
    .select('questions.id')
    .where((eb) => eb('questions.id', '=', eb.fn.any(arrayOf('uuid', ids))))
    .execute();
  return rows.map(({ id }) => id);
}

/** The ids of all topics that the viewer manages. */
export async function listManagedTopics(db: Database, viewer: Viewer): Promise<string[]> {
  const rows = await topics(db, viewer).select('topics.id').execute();
  return rows.map(({ id }) => id);
}
