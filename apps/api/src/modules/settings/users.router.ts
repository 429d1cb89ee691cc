import * as contract from '@markwell/shared/settings/users.contract';
import { readOwnStats } from './users.service.ts';
import { updateProfile } from './profile.service.ts';
import { changePassword } from './password.service.ts';
import { requestEmailChange } from './email-change.service.ts';
import { exportOwnData } from '#modules/privacy/personal-data/data-export.service.ts';
import { requestDeletion, undoDeletion } from '#modules/privacy/personal-data/deletion.service.ts';
import { implement } from '#http/implement.ts';

export const usersRoutes = [
  implement(contract.ownStats, ({ caller }, context) => readOwnStats(context, caller.id)),
  implement(contract.updateProfile, ({ caller, body }, context) => updateProfile(context, caller.id, body)),
  implement(contract.changePassword, ({ caller, body }, context) => changePassword(context, caller, body)),
  implement(contract.changeEmail, async ({ caller, body }, context) => {
    await requestEmailChange(context, caller.id, body.email, body.password);
    return {};
  }),
  implement(contract.exportData, ({ caller }, context) => exportOwnData(context, caller.id)),
  implement(contract.requestDeletion, ({ caller, body }, context) =>
    requestDeletion(context, caller, body.password),
  ),
  implement(contract.undoDeletion, ({ caller }, context) => undoDeletion(context, caller.id)),
];
