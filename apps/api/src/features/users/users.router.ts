import { ownStats } from '@markwell/shared/features/users/users.contract';
import type { Mount } from '../../http/mount.ts';
import type { UsersService } from './users.service.ts';

export function mountUsers(mount: Mount, service: UsersService): void {
  mount(ownStats, ({ caller }) => service.ownStats(caller.id));
}
