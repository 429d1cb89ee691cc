import * as contract from '@markwell/shared/accounts/second-factor-requirements.contract';
import type { RequireRecentConfirmation } from '../confirmation/require-recent-confirmation.ts';
import type { Mount } from '#http/mount.ts';
import type { SecondFactorRequirementsService } from './second-factor-requirements.service.ts';

export function mountSecondFactorRequirements(
  mount: Mount,
  requirements: SecondFactorRequirementsService,
  requireRecentConfirmation: RequireRecentConfirmation,
): void {
  mount(contract.listRequirements, () => requirements.list());
  mount(contract.changeTeachersRequirement, async ({ caller, body }) => {
    await requireRecentConfirmation(caller);
    return requirements.change(caller.id, null, body.graceDays);
  });
  mount(contract.changeSchoolRequirement, async ({ caller, params, body }) => {
    await requireRecentConfirmation(caller);
    return requirements.change(caller.id, params.id, body.graceDays);
  });
}
