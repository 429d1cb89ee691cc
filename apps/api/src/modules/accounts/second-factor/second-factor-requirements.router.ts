import * as contract from '@markwell/shared/accounts/second-factor-requirements.contract';
import {
  listSecondFactorRequirements,
  changeSecondFactorRequirement,
} from './second-factor-requirements.service.ts';
import { requireRecentConfirmation } from '../confirmation/require-recent-confirmation.ts';
import { implement } from '#http/implement.ts';

export const secondFactorRequirementsRoutes = [
  implement(contract.listRequirements, (_input, context) => listSecondFactorRequirements(context)),
  implement(contract.changeTeachersRequirement, async ({ caller, body }, context) => {
    await requireRecentConfirmation(context, caller);
    return changeSecondFactorRequirement(context, caller.id, null, body.graceDays);
  }),
  implement(contract.changeSchoolRequirement, async ({ caller, params, body }, context) => {
    await requireRecentConfirmation(context, caller);
    return changeSecondFactorRequirement(context, caller.id, params.id, body.graceDays);
  }),
];
