import * as contract from '@markwell/shared/admin/flags/flags.contract';
import type { Mount } from '../../http/mount.ts';
import type { ModerationService } from './flags.service.ts';

export function mountModeration(mount: Mount, service: ModerationService): void {
  mount(contract.listReports, ({ query }) => service.list(query));
  mount(contract.decideReport, ({ caller, params, body }) => service.decide(caller, params.flagId, body));
}
