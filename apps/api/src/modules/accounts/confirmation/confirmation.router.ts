import * as contract from '@markwell/shared/accounts/confirmation.contract';
import { confirmationMethodOf, confirmIdentity } from './confirmation.service.ts';
import { implement } from '#http/implement.ts';

export const confirmationRoutes = [
  implement(contract.confirmationMethod, async ({ caller }, context) => ({
    method: await confirmationMethodOf(context, caller.id),
  })),
  implement(contract.confirmIdentity, ({ caller, body }, context) =>
    confirmIdentity(context, caller, body.answer).then(() => ({})),
  ),
];
