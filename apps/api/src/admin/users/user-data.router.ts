import * as contract from '@markwell/shared/admin/users/user-data.contract';
import type { RequireRecentConfirmation } from '../../domain/users/confirmation/require-recent-confirmation.ts';
import type { Mount } from '../../http/mount.ts';
import type { UserDataService } from './user-data.service.ts';

export function mountUserData(
  mount: Mount,
  userData: UserDataService,
  requireRecentConfirmation: RequireRecentConfirmation,
): void {
  mount(contract.exportUser, async ({ caller, params, body }) => {
    await requireRecentConfirmation(caller);
    return userData.exportUser(caller.id, params.id, body.reason);
  });
  mount(contract.eraseUser, async ({ caller, params, body }) => {
    await requireRecentConfirmation(caller);
    await userData.eraseUser(caller.id, params.id, body);
    return {};
  });
}
