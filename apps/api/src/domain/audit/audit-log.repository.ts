import type { Prisma } from '@markwell/database/client';
import type { AuditAction, AuditSubjectKind } from '@markwell/shared/vocabulary/audit';
import { v7 as uuid } from 'uuid';
import { redactSecrets, type AuditValues } from './redact-secrets.ts';

export interface NewAuditEntry {
  /** Who did it; null for what the application did by itself. */
  actorId: string | null;
  action: AuditAction;
  subjectKind: AuditSubjectKind;
  subjectId: string;
  /** What of it was changed, as it was and as it is; null where there was or is nothing. */
  before: AuditValues | null;
  after: AuditValues | null;
}

type Writer = Pick<Prisma.TransactionClient, '$executeRaw'>;

/**
 * Writes down what an administrator did, in the transaction that does it: both stay or neither. The time is the
 * transaction's own. Fields named like secrets are left out.
 */
export const writeAuditEntry = (transaction: Writer, entry: NewAuditEntry): Promise<void> =>
  writeAuditEntries(transaction, [entry]);

/** The same for many at once, in one statement. */
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
  // One parameter, however many rows: a bulk deletion writes thousands.
  await transaction.$executeRaw`
    insert into audit_entries (id, actor_id, action, subject_kind, subject_id, before, after)
    select id, "actorId", action, "subjectKind", "subjectId", before, after
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as entry
      (id uuid, "actorId" uuid, action text, "subjectKind" text, "subjectId" text, before jsonb, after jsonb)`;
}
