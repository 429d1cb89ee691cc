import * as contract from '@markwell/shared/admin/users/bulk-users.contract';
import type { Mount } from '../../http/mount.ts';
import type { BulkUsersService } from './bulk-users.service.ts';

export function mountBulkUsers(mount: Mount, users: BulkUsersService): void {
  mount(contract.previewBulkUsers, ({ caller, body }) => users.preview(caller.id, body));
  mount.creatingWithReply(contract.changeUsers, ({ caller, body, recordReply }) =>
    users.change(caller.id, body, recordReply),
  );
}
