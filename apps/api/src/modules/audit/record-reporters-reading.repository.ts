import type { Database } from '@markwell/database/connect';
import { insertFrom } from '@markwell/database/sql/insert-from';
import { typed } from '@markwell/database/sql/values';
import type { AuditAction, AuditTargetKind } from '@markwell/shared/audit/audit.vocabulary';
import { v7 as uuid } from 'uuid';
import { isNewReading } from './record-reading.repository.ts';

/**
 * Adds one entry to the audit log for a page of reports that names its reporters: the first of them, and how many.
 * Nothing when the actor has read the page that begins with this report in the last fifteen minutes.
 */
export type AddReportersReading = (
  actorId: string,
  firstReportId: string,
  reports: number,
) => Promise<unknown>;

const action: AuditAction = 'flag.reporters-read';
const kind: AuditTargetKind = 'flag';

export const createAddReportersReading =
  ({ sql: database }: Database): AddReportersReading =>
  (actorId, firstReportId, reports) =>
    insertFrom(
      database,
      'audit_entries',
      database
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
