import { currentUser, login } from '@markwell/shared/features/auth/auth.contract';
import type { Mount } from '../../http/mount.ts';
import type { AuthService } from './auth.service.ts';

export function mountAuth(mount: Mount, service: AuthService): void {
  mount.public(login, ({ body, networkAddress }) =>
    service.signIn({ ...body, networkAddress: networkAddress() }),
  );
  mount(currentUser, ({ caller }) => service.currentUser(caller.id));
}
