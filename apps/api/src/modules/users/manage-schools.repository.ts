import type { Database, Sql } from '@markwell/database/connect';
import { countOf } from '@markwell/database/sql-expressions/counts';
import type { SchoolMergePreview, SchoolOverviewDto } from '@markwell/shared/users/manage-schools.contract';
import type { Transaction } from '#platform/transaction.repository.ts';

/** All schools with what refers to them, in order of their names. */
export async function findSchoolsWithContents(db: Database): Promise<SchoolOverviewDto[]> {
  return db.sql
    .selectFrom('schools')
    .select(['schools.id', 'schools.name'])
    .select((eb) => [
      countOf(eb.selectFrom('users').whereRef('users.school_id', '=', 'schools.id')).as('users'),
      countOf(eb.selectFrom('classes').whereRef('classes.school_id', '=', 'schools.id')).as('classes'),
      countOf(eb.selectFrom('subjects').whereRef('subjects.school_id', '=', 'schools.id')).as('subjects'),
    ])
    .orderBy('schools.name')
    .execute();
}

/** Locks these schools until the transaction ends. Unknown ones are missing in the result. */
export function lockSchools(
  transaction: Transaction,
  ids: string[],
): Promise<{ id: string; name: string }[]> {
  const schools = transaction.selectFrom('schools').select(['id', 'name']).where('id', 'in', ids);
  return schools.orderBy('id').forUpdate().execute();
}

export async function setSchoolName(transaction: Transaction, id: string, name: string): Promise<void> {
  await transaction.updateTable('schools').set({ name }).where('id', '=', id).execute();
}

/** What refers to a school. */
export async function countContents(queries: Sql, schoolId: string): Promise<SchoolMergePreview['moves']> {
  const questions = queries
    .selectFrom('questions')
    .innerJoin('topics', 'topics.id', 'questions.topic_id')
    .innerJoin('subjects', 'subjects.id', 'topics.subject_id')
    .where('subjects.school_id', '=', schoolId)
    .where('questions.status', '<>', 'ARCHIVED');
  return queries
    .selectNoFrom((eb) => [
      countOf(eb.selectFrom('users').where('school_id', '=', schoolId)).as('users'),
      countOf(eb.selectFrom('classes').where('school_id', '=', schoolId)).as('classes'),
      countOf(eb.selectFrom('subjects').where('school_id', '=', schoolId)).as('subjects'),
      countOf(
        eb
          .selectFrom('assignments')
          .innerJoin('classes', 'classes.id', 'assignments.class_id')
          .where('classes.school_id', '=', schoolId),
      ).as('assignments'),
      countOf(questions).as('questions'),
      countOf(questions.where('questions.status', '=', 'RESERVED')).as('reservedQuestions'),
    ])
    .executeTakeFirstOrThrow();
}

/** The names of the subjects that both schools have in the same stage. */
export async function sharedSubjects(queries: Sql, schoolId: string, intoId: string): Promise<string[]> {
  const rows = await queries
    .selectFrom('subjects')
    .innerJoin('subjects as others', (join) =>
      join
        .onRef('others.name_key', '=', 'subjects.name_key')
        .onRef('others.stage_id', '=', 'subjects.stage_id')
        .onRef('others.visibility', '=', 'subjects.visibility'),
    )
    .select('subjects.name')
    .where('subjects.school_id', '=', schoolId)
    .where('others.school_id', '=', intoId)
    .where('subjects.archived_at', 'is', null)
    .where('others.archived_at', 'is', null)
    .orderBy('subjects.name')
    .execute();
  return rows.map(({ name }) => name);
}

/** Moves everything that refers to a school to another one, and removes it. Call it with both locked. */
export async function moveContents(
  transaction: Transaction,
  schoolId: string,
  intoId: string,
): Promise<void> {
  const updated = { school_id: intoId, updated_at: new Date() };
  await transaction.updateTable('users').set(updated).where('school_id', '=', schoolId).execute();
  await transaction
    .updateTable('classes')
    .set({ school_id: intoId })
    .where('school_id', '=', schoolId)
    .execute();
  await transaction.updateTable('subjects').set(updated).where('school_id', '=', schoolId).execute();
  const requirements = await transaction
    .selectFrom('second_factor_requirements')
    .select(['school_id', 'starts_on'])
    .where('school_id', 'in', [schoolId, intoId])
    .execute();
  const own = requirements.find(({ school_id: id }) => id === schoolId);
  const other = requirements.find(({ school_id: id }) => id === intoId);
  // The staff of both schools keep at least what was required of them: the earlier day.
  if (own && !other) {
    await transaction
      .updateTable('second_factor_requirements')
      .set({ school_id: intoId })
      .where('school_id', '=', schoolId)
      .execute();
  } else if (own && other && own.starts_on < other.starts_on) {
    await transaction
      .updateTable('second_factor_requirements')
      .set({ starts_on: own.starts_on })
      .where('school_id', '=', intoId)
      .execute();
  }
  await transaction.deleteFrom('schools').where('id', '=', schoolId).execute();
}
