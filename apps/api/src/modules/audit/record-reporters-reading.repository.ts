import type { Database } from '@markwell/database/connect';
import { insertFrom } from '@markwell/database/sql/insert-from';
import { typed } from '@markwell/database/sql/values';
import type { AuditAction, AuditTargetKind } from '@markwell/shared/audit/audit.vocabulary';
import { v7 as uuid } from 'uuid';
import { isNewReading } from './record-reading.repository.ts';

const action: AuditAction = 'flag.reporters-read';
const kind: AuditTargetKind = 'flag';

/**
 * Adds one entry to the audit log for a page of reports that names its reporters: the first of them, and how many.
 * Nothing when the actor has read the page that begins with this report in the last fifteen minutes.
 */
export function addReportersReading(
  db: Database,
  actorId: string,
  firstReportId: string,
  reports: number,
): Promise<unknown> {
  return insertFrom(
    db.sql,
    'audit_entries',
    db.sql
      .selectNoFrom([
        typed('uuid', uuid()).as('id'),
        typed('uuid', actorId).as('actor_id'),
        typed('text', action).as('action'),
        typed('text', kind).as('target_kind'),
        typed('text', firstReportId).as('target_id'),
        typed('jsonb', JSON.stringify({ reports })).as('after'),
      ])
      .where(isNewReading({ actorId, action, targetKind: kind, targetId: typed('text', firstReportId) })),
  ).execute();
}
