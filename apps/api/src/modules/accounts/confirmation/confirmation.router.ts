import * as contract from '@markwell/shared/accounts/confirmation.contract';
import type { Mount } from '#http/mount.ts';
import type { ConfirmationService } from './confirmation.service.ts';

export function mountConfirmation(mount: Mount, confirmation: ConfirmationService): void {
  mount(contract.confirmationMethod, async ({ caller }) => ({
    method: await confirmation.methodOf(caller.id),
  }));
  mount(contract.confirmIdentity, ({ caller, body }) =>
    confirmation.confirm(caller, body.answer).then(() => ({})),
  );
}
