import * as contract from '@markwell/shared/reports/moderation.contract';
import type { Mount } from '#http/mount.ts';
import type { ModerationService } from './moderation.service.ts';

export function mountModeration(mount: Mount, service: ModerationService): void {
  mount(contract.listReports, ({ caller, query }) => service.list(caller, query));
  mount(contract.readReport, ({ params }) => service.compare(params.flagId));
  mount(contract.decideReport, ({ caller, params, body }) => service.decide(caller, params.flagId, body));
}
