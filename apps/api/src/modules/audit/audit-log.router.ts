import * as contract from '@markwell/shared/audit/audit-log.contract';
import type { Mount } from '#http/mount.ts';
import type { AuditLogService } from './audit-log.service.ts';

export function mountAuditLog(mount: Mount, log: AuditLogService): void {
  mount(contract.listAuditEntries, ({ query }) => log.list(query));
  mount(contract.listAuditActors, async () => ({ actors: await log.listActors() }));
}
