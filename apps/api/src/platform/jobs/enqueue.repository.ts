import type { Sql } from '@markwell/database/connect';
import { fromKysely, type PgBoss } from 'pg-boss';
import { v7 as uuid } from 'uuid';
import type { JobKind } from './job-kind.ts';

/** Stores a job in the caller's transaction: it is done if that is committed, and only then; not before `afterSeconds`. */
export type Enqueue = <Data extends object>(
  transaction: Sql,
  kind: JobKind<Data>,
  data: Data,
  afterSeconds?: number,
) => Promise<void>;

export const createEnqueue =
  (boss: Pick<PgBoss, 'send'>): Enqueue =>
  async (transaction, kind, data, afterSeconds = 0) => {
    // Ids in the order of time, in which a worker does the jobs that it takes together.
    await boss.send(kind.name, kind.data.parse(data), {
      id: uuid(),
      db: fromKysely(transaction),
      startAfter: afterSeconds,
    });
  };
