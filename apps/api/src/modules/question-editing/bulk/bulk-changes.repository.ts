import type { Database } from '@markwell/database/connect';
import { insertFrom } from '@markwell/database/sql/insert-from';
import { sqlOf, type Queries } from '@markwell/database/sql/queries';
import { arrayOf, typed, unnest } from '@markwell/database/sql/values';
import { v7 as uuid } from 'uuid';
import type { Transaction } from '#platform/transaction.repository.ts';
import type { BulkAction } from './bulk-changes.rules.ts';

type Outcome = 'PENDING' | 'CHANGED' | 'SKIPPED' | 'UNDONE' | 'NOT_UNDONE';
type Status = 'RUNNING' | 'CANCELLED' | 'FINISHED' | 'UNDOING' | 'UNDONE';
export type OutcomeCounts = Record<Outcome, number>;

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

export interface UnchangedQuestion {
  id: string;
  reason: string;
  text: string | null;
}

const fields = {
  id: true,
  kind: true,
  status: true,
  topicId: true,
  topicName: true,
  difficulty: true,
  createdAt: true,
  finishedAt: true,
  removedAt: true,
  startedBy: { select: { id: true, name: true } },
} as const;

const notChanged: readonly Outcome[] = ['SKIPPED', 'NOT_UNDONE'];

const endedBefore = (before: Date) => ({
  status: { in: ['FINISHED', 'CANCELLED', 'UNDONE'] satisfies Status[] },
  finishedAt: { lt: before },
});

async function withCounts<Row extends { id: string }>(db: Database, rows: readonly Row[]) {
  const counts = await countOutcomes(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, counts: counts(row.id) }));
}

/** Newest first. */
export async function findBulkChanges(db: Database, limit: number): Promise<BulkChangeRow[]> {
  return withCounts(
    db,
    await db.bulkChange.findMany({ select: fields, orderBy: { id: 'desc' }, take: limit }),
  );
}

export async function findBulkChange(db: Database, id: string): Promise<BulkChangeRow | undefined> {
  const row = await db.bulkChange.findUnique({ where: { id }, select: fields });
  return row ? (await withCounts(db, [row]))[0] : undefined;
}

/** The questions that were skipped or not undone, and the number of all of them. Texts are cut at a length. */
export async function findUnchangedQuestions(
  db: Database,
  id: string,
  limit: number,
  textLength: number,
): Promise<{ questions: UnchangedQuestion[]; total: number }> {
  const isNotChanged = { bulkChangeId: id, outcome: { in: [...notChanged] } };
  const total = await db.bulkChangeItem.count({ where: isNotChanged });
  const rows = await db.sql
    .selectFrom('bulk_change_items')
    .leftJoin('questions', 'questions.id', 'bulk_change_items.question_id')
    .leftJoin('question_revisions', 'question_revisions.id', 'questions.current_revision_id')
    .select(['bulk_change_items.question_id as id', 'bulk_change_items.reason'])
    .select((eb) =>
      eb.fn<string | null>('left', ['question_revisions.body', typed('integer', textLength)]).as('text'),
    )
    .where('bulk_change_items.bulk_change_id', '=', id)
    .where((eb) =>
      eb('bulk_change_items.outcome', '=', eb.fn.any(arrayOf('bulk_change_outcome', notChanged))),
    )
    .orderBy('bulk_change_items.ordinal')
    .limit(limit)
    .execute();
  return { questions: rows.map((row) => ({ ...row, reason: row.reason ?? '' })), total };
}

/** The ids of deletions that ended before an instant, and whose questions are not removed yet. */
export async function findOldDeletions(db: Database, before: Date): Promise<string[]> {
  const rows = await db.bulkChange.findMany({
    where: { kind: 'DELETE', removedAt: null, ...endedBefore(before) },
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/** Removes bulk changes that ended before an instant. What they changed stays. */
export async function removeOldBulkChanges(db: Database, before: Date): Promise<void> {
  await db.bulkChange.deleteMany({ where: endedBefore(before) });
}

/** The numbers of questions by outcome, for each of the bulk changes. */
export async function countOutcomes(
  database: Queries,
  ids: readonly string[],
): Promise<(id: string) => OutcomeCounts> {
  const rows = await sqlOf(database)
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

export interface NewBulkChange extends BulkAction {
  startedById: string;
  topicName: string | null;
  createdAt: Date;
}

/** Lets no one else start a bulk change until the transaction ends. Returns whether this user's last one is running. */
export async function lockStarting(
  transaction: Transaction,
  userId: string,
): Promise<{ isRunning: boolean }> {
  await sqlOf(transaction)
    .selectNoFrom((eb) => {
      const lock = eb.fn('pg_advisory_xact_lock', [eb.fn('hashtext', [typed('text', 'bulk-changes')])]);
      // Prisma cannot read the type void.
      return eb.cast<string>(lock, 'text').as('lock');
    })
    .execute();
  const running = await transaction.bulkChange.count({
    where: {
      OR: [
        { status: 'RUNNING', startedById: userId },
        { status: 'UNDOING', undoneById: userId },
      ],
    },
  });
  return { isRunning: running > 0 };
}

/** The name of a topic; undefined for an unknown id. */
export async function readTopicName(transaction: Transaction, id: string): Promise<string | undefined> {
  return (await transaction.topic.findUnique({ where: { id }, select: { name: true } }))?.name;
}

/** Adds a bulk change of these questions, in the order given. Returns its id. */
export async function addBulkChange(
  transaction: Transaction,
  change: NewBulkChange,
  questionIds: readonly string[],
): Promise<string> {
  const id = uuid();
  await transaction.bulkChange.create({ data: { id, ...change }, select: { id: true } });
  const sql = sqlOf(transaction);
  await insertFrom(
    sql,
    'bulk_change_items',
    sql
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
  await sqlOf(transaction).selectFrom('bulk_changes').select('id').where('id', '=', id).forUpdate().execute();
  const row = await transaction.bulkChange.findUnique({ where: { id }, select: fields });
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
  data: BulkChangeFields,
): Promise<void> {
  await transaction.bulkChange.update({ where: { id }, data, select: { id: true } });
}
