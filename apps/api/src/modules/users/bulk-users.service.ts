import {
  maxFilteredUsers,
  type AffectedUserDto,
  type BulkUserChange,
  type changeUsers,
  type previewBulkUsers,
} from '@markwell/shared/users/bulk-users.contract';
import type { ParsedInput, ResponseOf } from '@markwell/shared/contract/endpoint';
import { dayOf } from '@markwell/shared/time/days';
import type { Clock } from '#platform/clock.ts';
import { DomainError, forbidden, ruleViolated } from '#platform/domain-error.ts';
import { schoolNotFound } from '#platform/not-found.ts';
import type { Enqueue } from '#platform/jobs/enqueue.repository.ts';
import type { RecordReply } from '#platform/idempotency/record-reply.ts';
import type { EmailSender } from '#platform/email-sending/send-email.ts';
import type { BulkUser, BulkUsersRepository } from './bulk-users.repository.ts';
import type { ChangeUser } from './change-user.service.ts';
import { userMessageJob } from './user-message.job.ts';
import { endOfDay } from './premium-days.ts';
import type { ListUsersRepository } from './list-users.repository.ts';
import type { SchoolsRepository } from './schools.repository.ts';
import {
  activeChange,
  emailSent,
  premiumChange,
  roleChange,
  schoolChange,
  type UserChangeOutcome,
  type UserChangeRule,
} from './users.rules.ts';

type Preview = ParsedInput<typeof previewBulkUsers>['body'];
type Change = ParsedInput<typeof changeUsers>['body'];
type Changed = ResponseOf<typeof changeUsers>;

/** Both throw NOT_FOUND for an unknown school, RULE_BROKEN for a past day, and for a filter with too many users. */
export interface BulkUsersService {
  preview: (actorId: string, body: Preview) => Promise<ResponseOf<typeof previewBulkUsers>>;
  /** Each user by itself: one that is refused stops no other. Throws UNAVAILABLE when no e-mail can be sent. */
  change: (actorId: string, body: Change, recordReply: RecordReply<Changed>) => Promise<Changed>;
}

interface Dependencies {
  repository: BulkUsersRepository;
  list: Pick<ListUsersRepository, 'findIds'>;
  schools: Pick<SchoolsRepository, 'find'>;
  changeUser: ChangeUser;
  emailSender: Pick<EmailSender, 'assertCanSend'>;
  enqueue: Enqueue;
  /** How many e-mails a user may get, and an administrator may send. */
  recipientLimit: Limit;
  senderLimit: Limit;
  clock: Clock;
}

interface Limit {
  consume: (key: string) => Promise<void>;
}

/** The rule of the single change, for each user. */
type RuleOf = (user: BulkUser) => UserChangeRule;

export function createBulkUsersService(dependencies: Dependencies): BulkUsersService {
  const { repository, list, schools, changeUser, emailSender, enqueue, recipientLimit, senderLimit, clock } =
    dependencies;

  async function ruleOf(change: BulkUserChange): Promise<RuleOf> {
    switch (change.kind) {
      case 'premium': {
        const { premiumUntil } = change;
        if (premiumUntil !== null && premiumUntil < dayOf(clock())) {
          const message = 'Please choose today or a later day';
          throw ruleViolated(message, { issues: [{ path: 'body.change.premiumUntil', message }] });
        }
        const rule = premiumChange(premiumUntil === null ? null : endOfDay(premiumUntil));
        return () => rule;
      }
      case 'school': {
        const school = change.schoolId === null ? null : await schools.find(change.schoolId);
        if (school === undefined) throw schoolNotFound();
        const rule = schoolChange(school);
        return () => rule;
      }
      case 'role': {
        const rule = roleChange(change.role);
        return () => rule;
      }
      case 'active': {
        const rule = activeChange(change.isActive);
        return () => rule;
      }
      case 'email':
        return ({ isEmailVerified }) => emailSent(change.subject, isEmailVerified);
    }
  }

  /** All of the filter, or an error: a change of only some of them would be a surprise. */
  async function idsOf({ search, role }: NonNullable<Preview['filter']>): Promise<string[]> {
    const filter = { search, role: role === '' ? undefined : role };
    const ids = await list.findIds(filter, maxFilteredUsers + 1);
    if (ids.length > maxFilteredUsers) {
      throw ruleViolated('More than 5,000 users match. Please choose a narrower filter.');
    }
    return ids;
  }

  async function changeOne(
    actorId: string,
    user: BulkUser,
    rule: UserChangeRule,
    change: BulkUserChange,
  ): Promise<AffectedUserDto> {
    try {
      if (change.kind === 'email') {
        await senderLimit.consume(actorId);
        await recipientLimit.consume(user.email);
      }
      const isChanged = await changeUser(actorId, user.id, rule, async (transaction) => {
        if (change.kind !== 'email') return;
        const { subject, text } = change;
        await enqueue(transaction, userMessageJob, { userId: user.id, subject, text });
      });
      return affected(user, isChanged ? 'changed' : 'unchanged');
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return affected(user, 'refused', error.message);
    }
  }

  return {
    async preview(actorId, { userIds, emails, filter, change }) {
      const decide = await ruleOf(change);
      const ids = filter ? await idsOf(filter) : userIds;
      const users = await repository.find({ ids, emails });
      const { actor, superAdmins } = await repository.readActor(actorId);
      if (!actor) throw forbidden();
      const outcomeOf = (user: BulkUser) => {
        const otherSuperAdmins = superAdmins.filter((id) => id !== user.id).length;
        return outcome(user, () => decide(user)({ actor, user, otherSuperAdmins }));
      };
      const known = new Set(users.map(({ email }) => email));
      return {
        users: users.map(outcomeOf),
        unknownEmails: [...new Set(emails)].filter((email) => !known.has(email)),
      };
    },

    async change(actorId, { userIds, change }, recordReply) {
      const decide = await ruleOf(change);
      if (change.kind === 'email') await emailSender.assertCanSend();
      const results: AffectedUserDto[] = [];
      for (const user of await repository.find({ ids: userIds, emails: [] }))
        results.push(await changeOne(actorId, user, decide(user), change));
      const reply = { users: results };
      // Each user is changed in a transaction of its own.
      await recordReply(reply);
      return reply;
    },
  };
}

function outcome(user: BulkUser, decide: () => UserChangeOutcome | undefined): AffectedUserDto {
  try {
    return affected(user, decide() ? 'changed' : 'unchanged');
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return affected(user, 'refused', error.message);
  }
}

const affected = (
  { id, name, email, role }: BulkUser,
  result: AffectedUserDto['outcome'],
  reason: string | null = null,
): AffectedUserDto => ({ id, name, email, role, outcome: result, reason });
