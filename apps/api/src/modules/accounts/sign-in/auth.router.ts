import { currentUser, enterCode, login } from '@markwell/shared/accounts/auth.contract';
import type { Mount } from '#http/mount.ts';
import type { AuthService } from './auth.service.ts';

export function mountAuth(mount: Mount, service: AuthService): void {
  mount.public(login, ({ body, networkAddress, userAgent }) =>
    service.signIn({ ...body, networkAddress: networkAddress(), userAgent: userAgent() }),
  );
  mount.public(enterCode, ({ body, networkAddress, userAgent }) =>
    service.enterCode(body.challenge, body.code, {
      networkAddress: networkAddress(),
      userAgent: userAgent(),
      knownBrowser: body.knownBrowser,
    }),
  );
  mount(currentUser, ({ caller }) => service.currentUser(caller));
}
