import { insertFrom } from '@markwell/database/sql/insert-from';
import { sqlOf, type Queries } from '@markwell/database/sql/queries';
import { jsonRows } from '@markwell/database/sql/values';
import type { AuditAction, AuditTargetKind } from '@markwell/shared/vocabulary/audit';
import { v7 as uuid } from 'uuid';
import { redactSecrets, type AuditValues } from './redact-secrets.ts';

export interface NewAuditEntry {
  /** The administrator; null for a change by the application itself. */
  actorId: string | null;
  action: AuditAction;
  targetKind: AuditTargetKind;
  targetId: string;
  /** The changed fields before and after; null when the target did not exist then. */
  before: AuditValues | null;
  after: AuditValues | null;
}

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
 * Writes an audit entry in the transaction of the change, so that both are committed or neither. The time is
 * the transaction's. Fields named like secrets are removed.
 */
export const writeAuditEntry = (client: Queries, entry: NewAuditEntry): Promise<void> =>
  writeAuditEntries(client, [entry]);

/** The same for many entries, in one statement. */
export async function writeAuditEntries(client: Queries, entries: readonly NewAuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map(({ actorId, action, targetKind, targetId, before, after }) => ({
    id: uuid(),
    actor_id: actorId,
    action,
    target_kind: targetKind,
    target_id: targetId,
    before: before && redactSecrets(before),
    after: after && redactSecrets(after),
  }));
  const sql = sqlOf(client);
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
