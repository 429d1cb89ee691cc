import * as contract from '@markwell/shared/accounts/second-factor.contract';
import {
  readSecondFactorState,
  beginSecondFactor,
  finishSecondFactor,
  renewRecoveryCodes,
  turnOffSecondFactor,
} from './second-factor.service.ts';
import { implement } from '#http/implement.ts';

export const secondFactorRoutes = [
  implement(contract.secondFactorState, ({ caller }, context) => readSecondFactorState(context, caller)),
  implement(contract.beginSecondFactor, ({ caller }, context) => beginSecondFactor(context, caller)),
  implement(contract.finishSecondFactor, ({ caller, body }, context) =>
    finishSecondFactor(context, caller, body.code),
  ),
  implement(contract.renewRecoveryCodes, ({ caller }, context) => renewRecoveryCodes(context, caller)),
  implement(contract.turnOffSecondFactor, ({ caller }, context) =>
    turnOffSecondFactor(context, caller).then(() => ({})),
  ),
];
