import * as contract from '@markwell/shared/rapid-fire/rapid-fire-admin.contract';
import type { Mount } from '#http/mount.ts';
import type { AdminRapidFireService } from './rapid-fire.service.ts';

export function mountAdminRapidFire(mount: Mount, service: AdminRapidFireService): void {
  mount(contract.listRapidFireQuestions, ({ query }) => service.list(query));
  mount(contract.editRapidFireQuestion, ({ caller, params, body }) => service.edit(caller, params.id, body));
}
