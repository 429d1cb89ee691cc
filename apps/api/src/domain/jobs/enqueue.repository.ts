import { sqlOf, type Queries } from '@markwell/database/sql/queries';
import { fromKysely, type PgBoss } from 'pg-boss';
import type { JobKind } from './job-kind.ts';

export type { Queries } from '@markwell/database/sql/queries';

/** Stores a job in the caller's transaction: it is done if that is committed, and only then. */
export type Enqueue = <Data extends object>(
  transaction: Queries,
  kind: JobKind<Data>,
  data: Data,
) => Promise<void>;

export const createEnqueue =
  (boss: Pick<PgBoss, 'send'>): Enqueue =>
  async (transaction, kind, data) => {
    await boss.send(kind.name, kind.data.parse(data), { db: fromKysely(sqlOf(transaction)) });
  };
