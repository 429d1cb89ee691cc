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

/** Reads in the transaction, if one is given. */
export interface ManagedContentRepository {
  managesSubject: (viewer: Viewer, id: string, transaction?: Transaction) => Promise<boolean>;
  managesTopic: (viewer: Viewer, id: string, transaction?: Transaction) => Promise<boolean>;
  managesPassage: (viewer: Viewer, id: string, transaction?: Transaction) => Promise<boolean>;
  /** Those of the questions that the viewer manages. */
  listQuestions: (viewer: Viewer, ids: readonly string[], transaction?: Transaction) => Promise<string[]>;
  /** The ids of all topics that the viewer manages. */
  listTopics: (viewer: Viewer) => Promise<string[]>;
}

export function createManagedContentRepository(database: Database): ManagedContentRepository {
  const subjects = (viewer: Viewer, transaction?: Transaction) =>
    sqlOf(transaction ?? database)
      .selectFrom('subjects')
      .where(isManagedBy(viewer));

  const topics = (viewer: Viewer, transaction?: Transaction) =>
    subjects(viewer, transaction).innerJoin('topics', 'topics.subject_id', 'subjects.id');

  const exists = async (rows: Promise<unknown>) => (await rows) !== undefined;

  return {
    managesSubject: (viewer, id, transaction) =>
      exists(
        subjects(viewer, transaction).select('subjects.id').where('subjects.id', '=', id).executeTakeFirst(),
      ),

    managesTopic: (viewer, id, transaction) =>
      exists(topics(viewer, transaction).select('topics.id').where('topics.id', '=', id).executeTakeFirst()),

    managesPassage: (viewer, id, transaction) =>
      exists(
        subjects(viewer, transaction)
          .innerJoin('passages', 'passages.subject_id', 'subjects.id')
          .select('passages.id')
          .where('passages.id', '=', id)
          .executeTakeFirst(),
      ),

    async listQuestions(viewer, ids, transaction) {
      const rows = await topics(viewer, transaction)
        .innerJoin('questions', 'questions.topic_id', 'topics.id')
        .select('questions.id')
        .where((eb) => eb('questions.id', '=', eb.fn.any(arrayOf('uuid', ids))))
        .execute();
      return rows.map(({ id }) => id);
    },

    async listTopics(viewer) {
      const rows = await topics(viewer).select('topics.id').execute();
      return rows.map(({ id }) => id);
    },
  };
}
