import type { ManagedUserDto, SchoolDto, UserList } from '@markwell/shared/users/users.contract';
import { idSchema } from '@markwell/shared/contract/field-schemas';
import { dayOf } from '@markwell/shared/time/days';
import type { Role } from '@markwell/shared/accounts/roles.vocabulary';
import { recordChange } from '#modules/audit/record-change.repository.ts';
import type { RecordReading } from '#modules/audit/record-reading.ts';
import type { Clock } from '#platform/clock.ts';
import { conflict, ruleViolated } from '#platform/domain-error.ts';
import { schoolNotFound, userNotFound } from '#platform/not-found.ts';
import type { RecordReply } from '#platform/idempotency/record-reply.ts';
import type { EmailSender } from '#platform/email-sending/send-email.ts';
import type { InTransaction } from '#platform/transaction.repository.ts';
import type { Caller } from '#platform/caller.ts';
import type { EnqueueAccountEmails } from '#modules/accounts/account-links/account-email.job.ts';
import type { ChangeUser } from './change-user.service.ts';
import type { ListUsersRepository, UserRow } from './list-users.repository.ts';
import { endOfDay, lastDayOf } from './premium-days.ts';
import { addSchool, lockSchoolNames, type SchoolsRepository } from './schools.repository.ts';
import {
  activeChange,
  premiumChange,
  resetLink,
  roleChange,
  schoolChange,
  type UserChangeRule,
} from './users.rules.ts';

interface UserListQuery {
  page: number;
  limit: number;
  search: string;
  role: Role | '';
}

/** Changes throw NOT_FOUND for an unknown user, FORBIDDEN when the actor may not change this user. */
export interface ManageUsersService {
  /** A search by e-mail or id is recorded as reading the data of the pupils that it finds. */
  list: (caller: Caller, query: UserListQuery) => Promise<UserList>;
  read: (caller: Caller, userId: string) => Promise<ManagedUserDto>;
  /** After a change: not recorded as reading. */
  find: (userId: string) => Promise<ManagedUserDto>;
  /** Throws RULE_BROKEN for the actor's own account and for the last active super-administrator. */
  setRole: (actorId: string, userId: string, role: Role) => Promise<ManagedUserDto>;
  /** Throws RULE_BROKEN for the actor's own account and for the last active super-administrator. */
  setActive: (actorId: string, userId: string, isActive: boolean) => Promise<ManagedUserDto>;
  /** `lastDay` is a day in Europe/London. Throws RULE_BROKEN for a past day. */
  setPremium: (actorId: string, userId: string, lastDay: string | null) => Promise<ManagedUserDto>;
  setSchool: (actorId: string, userId: string, schoolId: string | null) => Promise<ManagedUserDto>;
  /**
   * Sends a link to choose a new password and returns the e-mail address. Throws RULE_BROKEN for an account
   * that is not active, UNAVAILABLE when the e-mail cannot be sent, TOO_MANY_REQUESTS.
   */
  sendResetLink: (actorId: string, userId: string, recordSent: RecordReply<string>) => Promise<string>;
  listSchools: () => Promise<SchoolDto[]>;
  /** Throws CONFLICT when there is a school with that name. */
  createSchool: (actorId: string, name: string, recordReply: RecordReply<SchoolDto>) => Promise<SchoolDto>;
}

interface Dependencies {
  inTransaction: InTransaction;
  users: ListUsersRepository;
  schools: SchoolsRepository;
  /** Sends account e-mails; `emailLimits` limit how many an address gets and an administrator sends. */
  emailSender: Pick<EmailSender, 'assertCanSend'>;
  enqueueEmails: EnqueueAccountEmails;
  emailLimits: Record<'recipient' | 'sender', { consume: (key: string) => Promise<void> }>;
  recordReading: RecordReading;
  changeUser: ChangeUser;
  clock: Clock;
}

export function createManageUsersService({
  inTransaction,
  users,
  schools,
  emailSender,
  enqueueEmails,
  emailLimits,
  recordReading,
  changeUser,
  clock,
}: Dependencies): ManageUsersService {
  async function find(userId: string): Promise<ManagedUserDto> {
    const user = await users.findOne(userId);
    if (!user) throw userNotFound();
    return toManagedUser(user);
  }

  async function change(actorId: string, userId: string, decide: UserChangeRule): Promise<ManagedUserDto> {
    await changeUser(actorId, userId, decide);
    return find(userId);
  }

  return {
    async list(caller, { page, limit, search, role }) {
      const found = await users.find({
        search,
        role: role === '' ? undefined : role,
        skip: (page - 1) * limit,
        take: limit,
      });
      if (search.includes('@') || idSchema.safeParse(search).success) {
        const foundIds = found.users.map(({ id }) => id);
        recordReading(caller, foundIds, 'search');
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
    },

    async read(caller, userId) {
      const user = await find(userId);
      recordReading(caller, [userId], 'account');
      return user;
    },

    find,

    setRole: (actorId, userId, role) => change(actorId, userId, roleChange(role)),
    setActive: (actorId, userId, isActive) => change(actorId, userId, activeChange(isActive)),

    async setPremium(actorId, userId, lastDay) {
      if (lastDay !== null && lastDay < dayOf(clock())) {
        const message = 'Please choose today or a later day';
        throw ruleViolated(message, { issues: [{ path: 'body.premiumUntil', message }] });
      }
      return change(actorId, userId, premiumChange(lastDay === null ? null : endOfDay(lastDay)));
    },

    async setSchool(actorId, userId, schoolId) {
      const school = schoolId === null ? null : await schools.find(schoolId);
      if (school === undefined) throw schoolNotFound();
      return change(actorId, userId, schoolChange(school));
    },

    async sendResetLink(actorId, userId, recordSent) {
      await emailSender.assertCanSend();
      const { email } = await find(userId);
      await changeUser(actorId, userId, resetLink, async (transaction) => {
        await emailLimits.sender.consume(actorId);
        await emailLimits.recipient.consume(email);
        await enqueueEmails(transaction, { email: 'reset', userId });
        await recordSent(email, transaction);
      });
      return email;
    },

    listSchools: schools.list,

    createSchool: (actorId, name, recordReply) =>
      inTransaction(async (transaction) => {
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
      }),
  };
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
