import * as contract from '@markwell/shared/audit/audit-log.contract';
import { listAuditEntries } from './audit-log.service.ts';
import { findAuditActors } from './audit-log.repository.ts';
import { implement } from '#http/implement.ts';

export const auditLogRoutes = [
  implement(contract.listAuditEntries, ({ query }, context) => listAuditEntries(context, query)),
  implement(contract.listAuditActors, async (_input, context) => ({
    actors: await findAuditActors(context.db),
  })),
];
