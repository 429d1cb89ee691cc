import * as contract from '@markwell/shared/registration/account.contract';
import { registerAccount } from './registration.service.ts';
import { requestMissingLink, requestPasswordReset, renewLink } from './request-account-link.service.ts';
import {
  inspectLink,
  verifyEmail,
  resetPassword,
  answerConsent,
  withdrawConsent,
} from './use-account-link.service.ts';
import { giveAge } from './give-age.service.ts';
import { implement } from '#http/implement.ts';

const emptyReply = () => ({});

export const accountRoutes = [
  implement(contract.register, ({ body, networkAddress, idempotencyKey }, context) =>
    registerAccount(context, body, networkAddress(), idempotencyKey).then(emptyReply),
  ),
  implement(contract.resendLink, ({ body, networkAddress, idempotencyKey }, context) =>
    requestMissingLink(context, body.email, networkAddress(), idempotencyKey).then(emptyReply),
  ),
  implement(contract.forgotPassword, ({ body, networkAddress, idempotencyKey }, context) =>
    requestPasswordReset(context, body.email, networkAddress(), idempotencyKey).then(emptyReply),
  ),
  implement(contract.renewLink, ({ body, networkAddress, idempotencyKey }, context) =>
    renewLink(context, body, networkAddress(), idempotencyKey).then(emptyReply),
  ),
  implement(contract.inspectLink, ({ body, networkAddress }, context) =>
    inspectLink(context, body.purpose, body.token, networkAddress()),
  ),
  implement(contract.verifyEmail, ({ body, networkAddress }, context) =>
    verifyEmail(context, body.token, networkAddress()),
  ),
  implement(contract.resetPassword, ({ body, networkAddress }, context) =>
    resetPassword(context, body.token, body.password, networkAddress()),
  ),
  implement(contract.answerConsent, ({ body, networkAddress }, context) =>
    answerConsent(context, body.token, body.agrees, networkAddress()),
  ),
  implement(contract.withdrawConsent, ({ body, networkAddress }, context) =>
    withdrawConsent(context, body.token, body.choice, networkAddress()),
  ),
  implement(contract.giveAge, ({ body, networkAddress }, context) =>
    giveAge(context, body, networkAddress()),
  ),
];
