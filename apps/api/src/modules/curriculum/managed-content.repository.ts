import type { Sql } from '@markwell/database/connect';
import type { DB as Tables } from '@markwell/database/tables';
import { arrayOf } from '@markwell/database/sql/values';
import type { ExpressionBuilder } from 'kysely';
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

function subjects(sql: Sql, viewer: Viewer) {
  return sql.selectFrom('subjects').where(isManagedBy(viewer));
}

function topics(sql: Sql, viewer: Viewer) {
  return subjects(sql, viewer).innerJoin('topics', 'topics.subject_id', 'subjects.id');
}

async function exists(rows: Promise<unknown>) {
  return (await rows) !== undefined;
}

export function managesSubject(sql: Sql, viewer: Viewer, id: string): Promise<boolean> {
  return exists(subjects(sql, viewer).select('subjects.id').where('subjects.id', '=', id).executeTakeFirst());
}

export function managesTopic(sql: Sql, viewer: Viewer, id: string): Promise<boolean> {
  return exists(topics(sql, viewer).select('topics.id').where('topics.id', '=', id).executeTakeFirst());
}

export function managesPassage(sql: Sql, viewer: Viewer, id: string): Promise<boolean> {
  return exists(
    subjects(sql, viewer)
      .innerJoin('passages', 'passages.subject_id', 'subjects.id')
      .select('passages.id')
      .where('passages.id', '=', id)
      .executeTakeFirst(),
  );
}

/** Those of the questions that the viewer manages. */
export async function listManagedQuestions(
  sql: Sql,
  viewer: Viewer,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await topics(sql, viewer)
    .innerJoin('questions', 'questions.topic_id', 'topics.id')
    .select('questions.id')
    .where((eb) => eb('questions.id', '=', eb.fn.any(arrayOf('uuid', ids))))
    .execute();
  return rows.map(({ id }) => id);
}

/** The ids of all topics that the viewer manages. */
export async function listManagedTopics(sql: Sql, viewer: Viewer): Promise<string[]> {
  const rows = await topics(sql, viewer).select('topics.id').execute();
  return rows.map(({ id }) => id);
}
