import * as bulkContract from '@markwell/shared/users/bulk-users.contract';
import * as correctContract from '@markwell/shared/users/correct-user.contract';
import * as schoolsContract from '@markwell/shared/users/manage-schools.contract';
import { resetSecondFactor } from '@markwell/shared/users/second-factor-reset.contract';
import { signOutUser } from '@markwell/shared/users/sign-out-user.contract';
import * as consentContract from '@markwell/shared/users/user-consent.contract';
import * as dataContract from '@markwell/shared/users/user-data.contract';
import * as linksContract from '@markwell/shared/users/user-parent-links.contract';
import * as contract from '@markwell/shared/users/users.contract';
import type { SchoolDto } from '@markwell/shared/users/users.contract';
import { recordReplyOf } from '#platform/idempotency/record-reply.ts';
import type { RequireRecentConfirmation } from '#modules/accounts/confirmation/require-recent-confirmation.ts';
import type { Mount } from '#http/mount.ts';
import type { BulkUsersService } from './bulk-users.service.ts';
import type { CorrectUserService } from './correct-user.service.ts';
import type { EndSessionsService } from './end-sessions.service.ts';
import type { ManageSchoolsService } from './manage-schools.service.ts';
import type { UserDataService } from './user-data.service.ts';
import type { UserParentLinksService } from './user-parent-links.service.ts';
import type { ManageUsersService } from './users.service.ts';

export function mountManageUsers(
  mount: Mount,
  users: ManageUsersService,
  endSessions: EndSessionsService,
  requireRecentConfirmation: RequireRecentConfirmation,
): void {
  mount(contract.listUsers, ({ caller, query }) => users.list(caller, query));
  mount(contract.readUser, async ({ caller, params }) => ({ user: await users.read(caller, params.id) }));
  mount(contract.changeRole, async ({ caller, params, body }) => {
    await requireRecentConfirmation(caller);
    return { user: await users.setRole(caller.id, params.id, body.role) };
  });
  mount(resetSecondFactor, async ({ caller, params, body }) => {
    await requireRecentConfirmation(caller);
    return endSessions.resetSecondFactor(caller.id, params.id, body.identityCheck);
  });
  mount(signOutUser, async ({ caller, params }) => {
    await requireRecentConfirmation(caller);
    return endSessions.signOut(caller.id, params.id);
  });
  mount(contract.changeActive, async ({ caller, params, body }) => ({
    user: await users.setActive(caller.id, params.id, body.isActive),
  }));
  mount(contract.changePremium, async ({ caller, params, body }) => ({
    user: await users.setPremium(caller.id, params.id, body.premiumUntil),
  }));
  mount(contract.changeSchool, async ({ caller, params, body }) => ({
    user: await users.setSchool(caller.id, params.id, body.schoolId),
  }));
  mount.creatingWithReply(contract.sendResetLink, async ({ caller, params, recordReply }) => {
    const reply = (sentTo: string) => ({ sentTo });
    return reply(await users.sendResetLink(caller.id, params.id, recordReplyOf(recordReply, reply)));
  });
  mount(contract.listSchools, async () => ({ schools: await users.listSchools() }));
  mount.creatingWithReply(contract.createSchool, async ({ caller, body, recordReply }) => {
    const reply = (school: SchoolDto) => ({ school });
    return reply(await users.createSchool(caller.id, body.name, recordReplyOf(recordReply, reply)));
  });
}

export function mountBulkUsers(
  mount: Mount,
  users: BulkUsersService,
  requireRecentConfirmation: RequireRecentConfirmation,
): void {
  mount(bulkContract.previewBulkUsers, ({ caller, body }) => users.preview(caller.id, body));
  mount.creatingWithReply(bulkContract.changeUsers, async ({ caller, body, recordReply }) => {
    if (body.change.kind === 'role') await requireRecentConfirmation(caller);
    return users.change(caller.id, body, recordReply);
  });
}

export function mountCorrectUser(
  mount: Mount,
  service: CorrectUserService,
  users: Pick<ManageUsersService, 'find'>,
  requireRecentConfirmation: RequireRecentConfirmation,
): void {
  mount(correctContract.correctName, async ({ caller, params, body }) => {
    await service.setName(caller.id, params.id, body.name);
    return { user: await users.find(params.id) };
  });
  mount(correctContract.correctEmail, async ({ caller, params, body }) => {
    await requireRecentConfirmation(caller);
    await service.setEmail(caller.id, params.id, body);
    return { user: await users.find(params.id) };
  });
  mount(consentContract.readUserConsent, async ({ caller, params }) => ({
    consent: await service.readConsent(caller, params.id),
  }));
  mount(consentContract.requestUserConsent, async ({ caller, params, body }) => {
    await requireRecentConfirmation(caller);
    return { consent: await service.requestConsent(caller.id, params.id, body) };
  });
  mount(consentContract.recordUserConsent, async ({ caller, params, body }) => {
    await requireRecentConfirmation(caller);
    return { consent: await service.recordConsent(caller.id, params.id, body) };
  });
}

export function mountUserData(
  mount: Mount,
  userData: UserDataService,
  requireRecentConfirmation: RequireRecentConfirmation,
): void {
  mount(dataContract.exportUser, async ({ caller, params, body }) => {
    await requireRecentConfirmation(caller);
    return userData.exportUser(caller.id, params.id, body.reason);
  });
  mount(dataContract.eraseUser, async ({ caller, params, body }) => {
    await requireRecentConfirmation(caller);
    await userData.eraseUser(caller.id, params.id, body);
    return {};
  });
}

export function mountManageSchools(
  mount: Mount,
  schools: ManageSchoolsService,
  requireRecentConfirmation: RequireRecentConfirmation,
): void {
  mount(schoolsContract.schoolOverview, async () => ({ schools: await schools.list() }));
  mount(schoolsContract.renameSchool, async ({ caller, params, body }) => ({
    school: await schools.rename(caller.id, params.id, body.name),
  }));
  mount(schoolsContract.previewSchoolMerge, ({ params, body }) => schools.preview(params.id, body.intoId));
  mount(schoolsContract.mergeSchool, async ({ caller, params, body }) => {
    await requireRecentConfirmation(caller);
    return { school: await schools.merge(caller.id, params.id, body) };
  });
}

export function mountUserParentLinks(mount: Mount, service: UserParentLinksService): void {
  mount(linksContract.listUserParentLinks, async ({ caller, params }) => ({
    links: await service.list(caller, params.id),
  }));
  mount(linksContract.endUserParentLink, async ({ caller, params, body }) => {
    await service.end(caller, params.id, body.reason);
    return {};
  });
}
