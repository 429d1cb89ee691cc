import type { Transaction } from '@markwell/api/platform/transaction.repository';
import type { DB as Tables } from '@markwell/database/tables';
import { sql, type QueryCreator } from 'kysely';

const tables = [
  'audit_entries',
  'question_changes',
  'questions',
  'question_revisions',
  'passages',
  'upload_batches',
  'ai_generations',
] as const;

/**
 * Moves what was created since `since` to an earlier time, in one statement: rows with the time of the transaction, and
 * rows with the time of this process, which Prisma gives them.
 */
export async function backdate(transaction: Transaction, since: Date, at: Date): Promise<void> {
  const until = new Date();
  let statement: QueryCreator<Tables> = transaction;
  for (const table of tables) {
    statement = statement.with(`moved_${table}`, (query) =>
      query
        .updateTable(table)
        .set({ created_at: at })
        .where((eb) =>
          eb.or([
            // Some of the columns have milliseconds, others microseconds.
            sql<boolean>`abs(extract(epoch from ${eb.ref('created_at')} - now())) < 0.001`,
            eb.between('created_at', since, until),
          ]),
        ),
    );
  }
  await statement.selectNoFrom((eb) => eb.lit(1).as('one')).execute();
}
