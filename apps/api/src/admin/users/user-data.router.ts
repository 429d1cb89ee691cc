import * as contract from '@markwell/shared/admin/users/user-data.contract';
import type { Mount } from '../../http/mount.ts';
import type { UserDataService } from './user-data.service.ts';

export function mountUserData(mount: Mount, userData: UserDataService): void {
  mount(contract.exportUser, ({ caller, params, body }) =>
    userData.exportUser(caller.id, params.id, body.reason),
  );
  mount(contract.eraseUser, async ({ caller, params, body }) => {
    await userData.eraseUser(caller.id, params.id, body);
    return {};
  });
}
