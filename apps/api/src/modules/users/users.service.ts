import type { ManagedUserDto, SchoolDto, UserList } from '@markwell/shared/users/users.contract';
import { idSchema } from '@markwell/shared/contract/field-schemas';
import { dayOf } from '@markwell/shared/time/days';
import type { Role } from '@markwell/shared/accounts/roles.vocabulary';
import { recordChange } from '#modules/audit/record-change.repository.ts';
import { conflict, ruleViolated } from '#platform/domain-error.ts';
import { schoolNotFound, userNotFound } from '#platform/not-found.ts';
import type { RecordReply } from '#platform/idempotency/record-reply.ts';
import type { Caller } from '#platform/caller.ts';
import { type UserRow, findUserDetails, findUsers } from './list-users.repository.ts';
import { endOfDay, lastDayOf } from './premium-days.ts';
import { addSchool, lockSchoolNames, findSchool } from '#modules/accounts/schools.repository.ts';
import {
  activeChange,
  premiumChange,
  resetLink,
  roleChange,
  schoolChange,
  type UserChangeRule,
} from './users.rules.ts';
import type { Context } from '#context.ts';
import { changeUser } from './change-user.service.ts';
import { recordReading } from '#modules/audit/record-reading.ts';
import { enqueueAccountEmails } from '#modules/accounts/account-links/account-email.job.ts';
import { inTransaction } from '#platform/transaction.repository.ts';

interface UserListQuery {
  page: number;
  limit: number;
  search: string;
  role: Role | '';
}

// Changes throw NOT_FOUND for an unknown user, FORBIDDEN when the actor may not change this user.

/** After a change: not recorded as reading. */
export async function findManagedUser(context: Context, userId: string): Promise<ManagedUserDto> {
  const user = await findUserDetails(context.db, userId);
  if (!user) throw userNotFound();
  return toManagedUser(user);
}

async function change(
  context: Context,
  actorId: string,
  userId: string,
  decide: UserChangeRule,
): Promise<ManagedUserDto> {
  await changeUser(context, actorId, userId, decide);
  return findManagedUser(context, userId);
}

/** A search by e-mail or id is recorded as reading the data of the pupils that it finds. */
export async function listUsers(
  context: Context,
  caller: Caller,
  { page, limit, search, role }: UserListQuery,
): Promise<UserList> {
  const found = await findUsers(context.db, {
    search,
    role: role === '' ? undefined : role,
    skip: (page - 1) * limit,
    take: limit,
  });
  if (search.includes('@') || idSchema.safeParse(search).success) {
    const foundIds = found.users.map(({ id }) => id);
    await recordReading(context, caller, foundIds, 'search');
  }
  const totalPages = Math.ceil(found.total / limit);
  return {
    users: found.users.map(toManagedUser),
    pagination: {
      page,
      limit,
      totalCount: found.total,
      totalPages,
      hasNext: page < totalPages,
      hasPrev: page > 1,
    },
  };
}

export async function readUser(context: Context, caller: Caller, userId: string): Promise<ManagedUserDto> {
  const user = await findManagedUser(context, userId);
  await recordReading(context, caller, [userId], 'account');
  return user;
}

/** Throws RULE_BROKEN for the actor's own account and for the last active super-administrator. */
export function setRole(
  context: Context,
  actorId: string,
  userId: string,
  role: Role,
): Promise<ManagedUserDto> {
  return change(context, actorId, userId, roleChange(role));
}

/** Throws RULE_BROKEN for the actor's own account and for the last active super-administrator. */
export function setActive(
  context: Context,
  actorId: string,
  userId: string,
  isActive: boolean,
): Promise<ManagedUserDto> {
  return change(context, actorId, userId, activeChange(isActive));
}

/** `lastDay` is a day in Europe/London. Throws RULE_BROKEN for a past day. */
export async function setPremium(
  context: Context,
  actorId: string,
  userId: string,
  lastDay: string | null,
): Promise<ManagedUserDto> {
  if (lastDay !== null && lastDay < dayOf(context.clock())) {
    const message = 'Please choose today or a later day';
    throw ruleViolated(message, { issues: [{ path: 'body.premiumUntil', message }] });
  }
  return change(context, actorId, userId, premiumChange(lastDay === null ? null : endOfDay(lastDay)));
}

export async function setSchool(
  context: Context,
  actorId: string,
  userId: string,
  schoolId: string | null,
): Promise<ManagedUserDto> {
  const school = schoolId === null ? null : await findSchool(context.db, schoolId);
  if (school === undefined) throw schoolNotFound();
  return change(context, actorId, userId, schoolChange(school));
}

/**
 * Sends a link to choose a new password and returns the e-mail address. Throws RULE_BROKEN for an account
 * that is not active, UNAVAILABLE when the e-mail cannot be sent, TOO_MANY_REQUESTS.
 */
export async function sendResetLink(
  context: Context,
  actorId: string,
  userId: string,
  recordSent: RecordReply<string>,
): Promise<string> {
  await context.emailSender.assertCanSend();
  const { email } = await findManagedUser(context, userId);
  await changeUser(context, actorId, userId, resetLink, async (transaction) => {
    await context.limits.emailByAdmin.sender.consume(actorId);
    await context.limits.emailByAdmin.recipient.consume(email);
    await enqueueAccountEmails(context, transaction, { email: 'reset', userId });
    await recordSent(email, transaction);
  });
  return email;
}

/** Throws CONFLICT when there is a school with that name. */
export function createSchool(
  context: Context,
  actorId: string,
  name: string,
  recordReply: RecordReply<SchoolDto>,
): Promise<SchoolDto> {
  return inTransaction(context.db, async (transaction) => {
    const { usedBy } = await lockSchoolNames(transaction, name);
    if (usedBy !== undefined) throw conflict('A school with this name already exists');
    const school = await addSchool(transaction, name);
    await recordChange(transaction, {
      actorId,
      action: 'school.created',
      target: { kind: 'school', id: school.id },
      before: null,
      after: { name },
    });
    await recordReply(school, transaction);
    return school;
  });
}

function toManagedUser({
  hasGoogle,
  emailVerifiedAt,
  testResults,
  reports,
  lastLoginAt,
  createdAt,
  premiumUntil,
  ...user
}: UserRow): ManagedUserDto {
  return {
    ...user,
    authProvider: hasGoogle ? 'google' : 'email',
    emailVerified: emailVerifiedAt !== null,
    lastLoginAt: lastLoginAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    premiumUntil: premiumUntil && lastDayOf(premiumUntil),
    _count: { testResults, questionFlags: reports },
  };
}
