import { createReport } from '@markwell/shared/reports/reports.contract';
import type { Mount } from '#http/mount.ts';
import type { ReportsService } from './reports.service.ts';

export function mountReports(mount: Mount, service: ReportsService): void {
  mount.creatingWithReply(createReport, ({ caller, body, recordReply }) =>
    service.report(caller, body, recordReply),
  );
}
