import { countOf } from '@markwell/database/sql-expressions/counts';
import { v7 as uuid } from 'uuid';
import type { Transaction } from '#platform/transaction.repository.ts';

export interface NewPassage {
  subjectId: string;
  title: string;
  body: string;
  /** The passage before an edit. */
  editedFromId?: string | null;
}

/** Adds a passage and returns its id. Passages are never changed: an edited passage is a new one. */
export async function addPassage(transaction: Transaction, passage: NewPassage): Promise<string> {
  const id = uuid();
  const { subjectId, title, body, editedFromId } = passage;
  await transaction
    .insertInto('passages')
    .values({ id, subject_id: subjectId, title, body, edited_from_id: editedFromId ?? null })
    .execute();
  return id;
}

/** Locks a passage and counts the questions that are on it now; undefined for an unknown one. */
export async function lockPassage(transaction: Transaction, id: string) {
  const passage = await transaction
    .selectFrom('passages')
    .select(['subject_id as subjectId', 'title', 'body', 'edited_from_id as editedFromId'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!passage) return undefined;
  // A statement of its own: it sees what was committed while this one waited for the lock.
  const { questionCount } = await transaction
    .selectNoFrom((eb) =>
      countOf(eb.selectFrom('questions').where('questions.passage_id', '=', id)).as('questionCount'),
    )
    .executeTakeFirstOrThrow();
  return { ...passage, questionCount };
}
