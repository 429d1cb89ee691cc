import type { Database, Sql } from '@markwell/database/connect';
import { insertFrom } from '@markwell/database/sql/insert-from';
import { arrayOf, typed, unnest } from '@markwell/database/sql/values';
import type { DB as Tables } from '@markwell/database/tables';
import type { ExpressionBuilder } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { v7 as uuid } from 'uuid';
import { type Transaction, waitForLock } from '#platform/transaction.repository.ts';
import type { BulkAction } from './bulk-changes.rules.ts';

type Outcome = 'PENDING' | 'CHANGED' | 'SKIPPED' | 'UNDONE' | 'NOT_UNDONE';
type Status = 'RUNNING' | 'CANCELLED' | 'FINISHED' | 'UNDOING' | 'UNDONE';
type OutcomeCounts = Record<Outcome, number>;

export interface BulkChangeRow extends BulkAction {
  id: string;
  status: Status;
  topicName: string | null;
  startedBy: { id: string; name: string } | null;
  createdAt: Date;
  finishedAt: Date | null;
  removedAt: Date | null;
  counts: OutcomeCounts;
}

interface UnchangedQuestion {
  id: string;
  reason: string;
  text: string | null;
}

const notChanged: readonly Outcome[] = ['SKIPPED', 'NOT_UNDONE'];

const endedBefore = (eb: ExpressionBuilder<Tables, 'bulk_changes'>, before: Date) =>
  eb.and([eb('status', 'in', ['FINISHED', 'CANCELLED', 'UNDONE']), eb('finished_at', '<', before)]);

const selectBulkChanges = (client: Sql) =>
  client
    .selectFrom('bulk_changes')
    .select(['id', 'kind', 'status', 'topic_id as topicId', 'topic_name as topicName', 'difficulty'])
    .select(['created_at as createdAt', 'finished_at as finishedAt', 'removed_at as removedAt'])
    .select((eb) =>
      jsonObjectFrom(
        eb
          .selectFrom('users')
          .select(['users.id', 'users.name'])
          .whereRef('users.id', '=', 'bulk_changes.started_by_id'),
      ).as('startedBy'),
    );

async function withCounts<Row extends { id: string }>(db: Database, rows: readonly Row[]) {
  const counts = await countOutcomes(
    db.sql,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, counts: counts(row.id) }));
}

/** Newest first. */
export async function findBulkChanges(db: Database, limit: number): Promise<BulkChangeRow[]> {
  return withCounts(db, await selectBulkChanges(db.sql).orderBy('id', 'desc').limit(limit).execute());
}

export async function findBulkChange(db: Database, id: string): Promise<BulkChangeRow | undefined> {
  const row = await selectBulkChanges(db.sql).where('id', '=', id).executeTakeFirst();
  return row ? (await withCounts(db, [row]))[0] : undefined;
}

/** The questions that were skipped or not undone, and the number of all of them. Texts are cut at a length. */
export async function findUnchangedQuestions(
  db: Database,
  id: string,
  limit: number,
  textLength: number,
): Promise<{ questions: UnchangedQuestion[]; total: number }> {
  const items = db.sql
    .selectFrom('bulk_change_items')
    .where('bulk_change_items.bulk_change_id', '=', id)
    .where((eb) =>
      eb('bulk_change_items.outcome', '=', eb.fn.any(arrayOf('bulk_change_outcome', notChanged))),
    );
  const { total } = await items
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await items
    .leftJoin('questions', 'questions.id', 'bulk_change_items.question_id')
    .leftJoin('question_revisions', 'question_revisions.id', 'questions.current_revision_id')
    .select(['bulk_change_items.question_id as id', 'bulk_change_items.reason'])
    .select((eb) =>
      eb.fn<string | null>('left', ['question_revisions.body', typed('integer', textLength)]).as('text'),
    )
    .orderBy('bulk_change_items.ordinal')
    .limit(limit)
    .execute();
  return { questions: rows.map((row) => ({ ...row, reason: row.reason ?? '' })), total };
}

/** The ids of deletions that ended before an instant, and whose questions are not removed yet. */
export async function findOldDeletions(db: Database, before: Date): Promise<string[]> {
  const rows = await db.sql
    .selectFrom('bulk_changes')
    .select('id')
    .where('kind', '=', 'DELETE')
    .where('removed_at', 'is', null)
    .where((eb) => endedBefore(eb, before))
    .execute();
  return rows.map(({ id }) => id);
}

/** Removes bulk changes that ended before an instant. What they changed stays. */
export async function removeOldBulkChanges(db: Database, before: Date): Promise<void> {
  await db.sql
    .deleteFrom('bulk_changes')
    .where((eb) => endedBefore(eb, before))
    .execute();
}

/** The numbers of questions by outcome, for each of the bulk changes. */
export async function countOutcomes(
  sql: Sql,
  ids: readonly string[],
): Promise<(id: string) => OutcomeCounts> {
  const rows = await sql
    .selectFrom('bulk_change_items')
    .select(['bulk_change_id as id', 'outcome'])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where((eb) => eb('bulk_change_id', '=', eb.fn.any(arrayOf('uuid', ids))))
    .groupBy(['bulk_change_id', 'outcome'])
    .execute();
  return (id) => ({
    PENDING: 0,
    CHANGED: 0,
    SKIPPED: 0,
    UNDONE: 0,
    NOT_UNDONE: 0,
    ...Object.fromEntries(rows.filter((row) => row.id === id).map(({ outcome, count }) => [outcome, count])),
  });
}

interface NewBulkChange extends BulkAction {
  startedById: string;
  topicName: string | null;
  createdAt: Date;
}

/** Lets no one else start a bulk change until the transaction ends. Returns whether this user's last one is running. */
export async function lockStarting(
  transaction: Transaction,
  userId: string,
): Promise<{ isRunning: boolean }> {
  await waitForLock(transaction, 'bulk-changes');
  const running = await transaction
    .selectFrom('bulk_changes')
    .select('id')
    .where((eb) =>
      eb.or([
        eb.and([eb('status', '=', 'RUNNING'), eb('started_by_id', '=', userId)]),
        eb.and([eb('status', '=', 'UNDOING'), eb('undone_by_id', '=', userId)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return { isRunning: running !== undefined };
}

/** The name of a topic; undefined for an unknown id. */
export async function readTopicName(transaction: Transaction, id: string): Promise<string | undefined> {
  const topic = await transaction.selectFrom('topics').select('name').where('id', '=', id).executeTakeFirst();
  return topic?.name;
}

/** Adds a bulk change of these questions, in the order given. Returns its id. */
export async function addBulkChange(
  transaction: Transaction,
  change: NewBulkChange,
  questionIds: readonly string[],
): Promise<string> {
  const id = uuid();
  await transaction
    .insertInto('bulk_changes')
    .values({
      id,
      kind: change.kind,
      topic_id: change.topicId,
      topic_name: change.topicName,
      difficulty: change.difficulty,
      started_by_id: change.startedById,
      created_at: change.createdAt,
    })
    .execute();
  await insertFrom(
    transaction,
    'bulk_change_items',
    transaction
      .selectFrom(unnest('item', { question_id: arrayOf('uuid', questionIds) }))
      .select(['item.ordinal', 'item.question_id'])
      .select(typed('uuid', id).as('bulk_change_id')),
  ).execute();
  return id;
}

/** Locks a bulk change and reads it; undefined for an unknown id. */
export async function lockBulkChange(
  transaction: Transaction,
  id: string,
): Promise<BulkChangeRow | undefined> {
  await transaction.selectFrom('bulk_changes').select('id').where('id', '=', id).forUpdate().execute();
  const row = await selectBulkChanges(transaction).where('id', '=', id).executeTakeFirst();
  return row ? { ...row, counts: (await countOutcomes(transaction, [id]))(id) } : undefined;
}

interface BulkChangeFields {
  status?: Status;
  finishedAt?: Date;
  undoneById?: string;
  removedAt?: Date;
}

export async function setBulkChange(
  transaction: Transaction,
  id: string,
  { status, finishedAt, undoneById, removedAt }: BulkChangeFields,
): Promise<void> {
  await transaction
    .updateTable('bulk_changes')
    .set({ status, finished_at: finishedAt, undone_by_id: undoneById, removed_at: removedAt })
    .where('id', '=', id)
    .execute();
}
