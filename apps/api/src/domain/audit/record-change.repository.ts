import { insertFrom } from '@markwell/database/sql/insert-from';
import { sqlOf, type Queries } from '@markwell/database/sql/queries';
import { jsonRows } from '@markwell/database/sql/values';
import { v7 as uuid } from 'uuid';
import { auditEntryOf, type Change } from './audit-entry.ts';

const columns = {
  id: 'uuid',
  actor_id: 'uuid',
  action: 'text',
  target_kind: 'text',
  target_id: 'text',
  before: 'jsonb',
  after: 'jsonb',
} as const;

/**
 * Writes the audit entry of a change in the transaction of the change, so that both are committed or neither:
 * the fields that differ before and after, without secrets. Writes nothing when no field differs. The time is
 * the transaction's.
 */
export const recordChange = (transaction: Queries, change: Change): Promise<void> =>
  recordChanges(transaction, [change]);

/** The same for many changes, in one statement. */
export async function recordChanges(transaction: Queries, changes: readonly Change[]): Promise<void> {
  const rows = changes.flatMap((change) => {
    const entry = auditEntryOf(change);
    if (!entry) return [];
    const { actorId, action, target, before, after } = entry;
    return {
      id: uuid(),
      actor_id: actorId,
      action,
      target_kind: target.kind,
      target_id: target.id,
      before,
      after,
    };
  });
  if (rows.length === 0) return;
  const sql = sqlOf(transaction);
  // One parameter for any number of rows: a bulk deletion writes thousands.
  await insertFrom(
    sql,
    'audit_entries',
    sql
      .selectFrom(jsonRows('entry', columns, rows))
      .select([
        'entry.id',
        'entry.actor_id',
        'entry.action',
        'entry.target_kind',
        'entry.target_id',
        'entry.before',
        'entry.after',
      ]),
  ).execute();
}
