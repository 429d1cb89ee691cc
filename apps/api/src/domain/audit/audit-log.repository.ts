import type { Prisma } from '@markwell/database/client';
import type { AuditAction, AuditSubjectKind } from '@markwell/shared/vocabulary/audit';
import { v7 as uuid } from 'uuid';
import { redactSecrets, type AuditValues } from './redact-secrets.ts';

export interface NewAuditEntry {
  /** The administrator; null for a change by the application itself. */
  actorId: string | null;
  action: AuditAction;
  subjectKind: AuditSubjectKind;
  subjectId: string;
  /** The changed fields before and after; null when the target did not exist then. */
  before: AuditValues | null;
  after: AuditValues | null;
}

type Writer = Pick<Prisma.TransactionClient, '$executeRaw'>;

/**
 * Writes an audit entry in the transaction of the change, so that both are committed or neither. The time is
 * the transaction's. Fields named like secrets are removed.
 */
export const writeAuditEntry = (transaction: Writer, entry: NewAuditEntry): Promise<void> =>
  writeAuditEntries(transaction, [entry]);

/** The same for many entries, in one statement. */
export async function writeAuditEntries(
  transaction: Writer,
  entries: readonly NewAuditEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map(({ before, after, ...entry }) => ({
    ...entry,
    id: uuid(),
    before: before && redactSecrets(before),
    after: after && redactSecrets(after),
  }));
  // One parameter for any number of rows: a bulk deletion writes thousands.
  await transaction.$executeRaw`
    insert into audit_entries (id, actor_id, action, subject_kind, subject_id, before, after)
    select id, "actorId", action, "subjectKind", "subjectId", before, after
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as entry
      (id uuid, "actorId" uuid, action text, "subjectKind" text, "subjectId" text, before jsonb, after jsonb)`;
}
