import { currentUser, login } from '@markwell/shared/accounts/auth.contract';
import * as contract from '@markwell/shared/accounts/auth.contract';
import { signInWithPassword, enterCode, readCurrentUser } from './auth.service.ts';
import { implement } from '#http/implement.ts';

export const authRoutes = [
  implement(login, ({ body, networkAddress, userAgent }, context) =>
    signInWithPassword(context, { ...body, networkAddress: networkAddress(), userAgent: userAgent() }),
  ),
  implement(contract.enterCode, ({ body, networkAddress, userAgent }, context) =>
    enterCode(context, body.challenge, body.code, {
      networkAddress: networkAddress(),
      userAgent: userAgent(),
      knownBrowser: body.knownBrowser,
    }),
  ),
  implement(currentUser, ({ caller }, context) => readCurrentUser(context, caller)),
];
