import * as contract from '@markwell/shared/accounts/second-factor.contract';
import type { Mount } from '#http/mount.ts';
import type { SecondFactorService } from './second-factor.service.ts';

export function mountSecondFactor(mount: Mount, secondFactor: SecondFactorService): void {
  mount(contract.secondFactorState, ({ caller }) => secondFactor.state(caller));
  mount(contract.beginSecondFactor, ({ caller }) => secondFactor.begin(caller));
  mount(contract.finishSecondFactor, ({ caller, body }) => secondFactor.finish(caller, body.code));
  mount(contract.renewRecoveryCodes, ({ caller }) => secondFactor.renewRecoveryCodes(caller));
  mount(contract.turnOffSecondFactor, ({ caller }) => secondFactor.turnOff(caller).then(() => ({})));
}
