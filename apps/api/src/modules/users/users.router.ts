import * as bulkContract from '@markwell/shared/users/bulk-users.contract';
import * as correctContract from '@markwell/shared/users/correct-user.contract';
import * as schoolsContract from '@markwell/shared/users/manage-schools.contract';
import * as secondFactorResetContract from '@markwell/shared/users/second-factor-reset.contract';
import * as signOutUserContract from '@markwell/shared/users/sign-out-user.contract';
import * as consentContract from '@markwell/shared/users/user-consent.contract';
import * as dataContract from '@markwell/shared/users/user-data.contract';
import * as linksContract from '@markwell/shared/users/user-parent-links.contract';
import * as contract from '@markwell/shared/users/users.contract';
import type { SchoolDto } from '@markwell/shared/users/users.contract';
import { recordReplyOf } from '#platform/idempotency/record-reply.ts';
import {
  listUsers,
  readUser,
  setRole,
  setActive,
  setPremium,
  setSchool,
  sendResetLink,
  createSchool,
  findManagedUser,
} from './users.service.ts';
import { requireRecentConfirmation } from '#modules/accounts/confirmation/require-recent-confirmation.ts';
import { resetSecondFactor, signOutUser } from './end-sessions.service.ts';
import { findSchools } from '#modules/accounts/schools.repository.ts';
import { implement } from '#http/implement.ts';
import { previewBulkUsers, changeUsers } from './bulk-users.service.ts';
import {
  correctName,
  correctEmail,
  readUserConsent,
  requestUserConsent,
  recordUserConsent,
} from './correct-user.service.ts';
import { exportUserData, eraseUserData } from './user-data.service.ts';
import { findSchoolsWithContents } from './manage-schools.repository.ts';
import { renameSchool, previewSchoolMerge, mergeSchools } from './manage-schools.service.ts';
import { listUserParentLinks, endUserParentLink } from './user-parent-links.service.ts';

export const manageUsersRoutes = [
  implement(contract.listUsers, ({ caller, query }, context) => listUsers(context, caller, query)),
  implement(contract.readUser, async ({ caller, params }, context) => ({
    user: await readUser(context, caller, params.id),
  })),
  implement(contract.changeRole, async ({ caller, params, body }, context) => {
    await requireRecentConfirmation(context, caller);
    return { user: await setRole(context, caller.id, params.id, body.role) };
  }),
  implement(secondFactorResetContract.resetSecondFactor, async ({ caller, params, body }, context) => {
    await requireRecentConfirmation(context, caller);
    return resetSecondFactor(context, caller.id, params.id, body.identityCheck);
  }),
  implement(signOutUserContract.signOutUser, async ({ caller, params }, context) => {
    await requireRecentConfirmation(context, caller);
    return signOutUser(context, caller.id, params.id);
  }),
  implement(contract.changeActive, async ({ caller, params, body }, context) => ({
    user: await setActive(context, caller.id, params.id, body.isActive),
  })),
  implement(contract.changePremium, async ({ caller, params, body }, context) => ({
    user: await setPremium(context, caller.id, params.id, body.premiumUntil),
  })),
  implement(contract.changeSchool, async ({ caller, params, body }, context) => ({
    user: await setSchool(context, caller.id, params.id, body.schoolId),
  })),
  implement(contract.sendResetLink, async ({ caller, params, recordReply }, context) => {
    const reply = (sentTo: string) => ({ sentTo });
    return reply(await sendResetLink(context, caller.id, params.id, recordReplyOf(recordReply, reply)));
  }),
  implement(contract.listSchools, async (_input, context) => ({ schools: await findSchools(context.db) })),
  implement(contract.createSchool, async ({ caller, body, recordReply }, context) => {
    const reply = (school: SchoolDto) => ({ school });
    return reply(await createSchool(context, caller.id, body.name, recordReplyOf(recordReply, reply)));
  }),
];

export const bulkUsersRoutes = [
  implement(bulkContract.previewBulkUsers, ({ caller, body }, context) =>
    previewBulkUsers(context, caller.id, body),
  ),
  implement(bulkContract.changeUsers, async ({ caller, body, recordReply }, context) => {
    if (body.change.kind === 'role') await requireRecentConfirmation(context, caller);
    return changeUsers(context, caller.id, body, recordReply);
  }),
];

export const correctUserRoutes = [
  implement(correctContract.correctName, async ({ caller, params, body }, context) => {
    await correctName(context, caller.id, params.id, body.name);
    return { user: await findManagedUser(context, params.id) };
  }),
  implement(correctContract.correctEmail, async ({ caller, params, body }, context) => {
    await requireRecentConfirmation(context, caller);
    await correctEmail(context, caller.id, params.id, body);
    return { user: await findManagedUser(context, params.id) };
  }),
  implement(consentContract.readUserConsent, async ({ caller, params }, context) => ({
    consent: await readUserConsent(context, caller, params.id),
  })),
  implement(consentContract.requestUserConsent, async ({ caller, params, body }, context) => {
    await requireRecentConfirmation(context, caller);
    return { consent: await requestUserConsent(context, caller.id, params.id, body) };
  }),
  implement(consentContract.recordUserConsent, async ({ caller, params, body }, context) => {
    await requireRecentConfirmation(context, caller);
    return { consent: await recordUserConsent(context, caller.id, params.id, body) };
  }),
];

export const userDataRoutes = [
  implement(dataContract.exportUser, async ({ caller, params, body }, context) => {
    await requireRecentConfirmation(context, caller);
    return exportUserData(context, caller.id, params.id, body.reason);
  }),
  implement(dataContract.eraseUser, async ({ caller, params, body }, context) => {
    await requireRecentConfirmation(context, caller);
    await eraseUserData(context, caller.id, params.id, body);
    return {};
  }),
];

export const manageSchoolsRoutes = [
  implement(schoolsContract.schoolOverview, async (_input, context) => ({
    schools: await findSchoolsWithContents(context.db),
  })),
  implement(schoolsContract.renameSchool, async ({ caller, params, body }, context) => ({
    school: await renameSchool(context, caller.id, params.id, body.name),
  })),
  implement(schoolsContract.previewSchoolMerge, ({ params, body }, context) =>
    previewSchoolMerge(context, params.id, body.intoId),
  ),
  implement(schoolsContract.mergeSchool, async ({ caller, params, body }, context) => {
    await requireRecentConfirmation(context, caller);
    return { school: await mergeSchools(context, caller.id, params.id, body) };
  }),
];

export const userParentLinksRoutes = [
  implement(linksContract.listUserParentLinks, async ({ caller, params }, context) => ({
    links: await listUserParentLinks(context, caller, params.id),
  })),
  implement(linksContract.endUserParentLink, async ({ caller, params, body }, context) => {
    await endUserParentLink(context, caller, params.id, body.reason);
    return {};
  }),
];
