import {
  maxFilteredUsers,
  type AffectedUserDto,
  type BulkUserChange,
} from '@markwell/shared/users/bulk-users.contract';
import type * as contract from '@markwell/shared/users/bulk-users.contract';
import type { ParsedInput, ResponseOf } from '@markwell/shared/contract/endpoint';
import { dayOf } from '@markwell/shared/time/days';
import { DomainError, forbidden, ruleViolated } from '#platform/domain-error.ts';
import { schoolNotFound } from '#platform/not-found.ts';
import type { RecordReply } from '#platform/idempotency/record-reply.ts';
import { type BulkUser, findChosenUsers, readActor } from './bulk-users.repository.ts';
import { userMessageJob } from './user-message.job.ts';
import { endOfDay } from './premium-days.ts';
import {
  activeChange,
  emailSent,
  premiumChange,
  roleChange,
  schoolChange,
  type UserChangeOutcome,
  type UserChangeRule,
} from './users.rules.ts';
import type { Context } from '#context.ts';
import { findSchool } from '#modules/accounts/schools.repository.ts';
import { findUserIds } from './list-users.repository.ts';
import { changeUser } from './change-user.service.ts';

type Preview = ParsedInput<typeof contract.previewBulkUsers>['body'];
type Change = ParsedInput<typeof contract.changeUsers>['body'];
type Changed = ResponseOf<typeof contract.changeUsers>;

// Both throw NOT_FOUND for an unknown school, RULE_BROKEN for a past day, and for a filter with too many
// users.

/** The rule of the single change, for each user. */
type RuleOf = (user: BulkUser) => UserChangeRule;

async function ruleOf(context: Context, change: BulkUserChange): Promise<RuleOf> {
  switch (change.kind) {
    case 'premium': {
      const { premiumUntil } = change;
      if (premiumUntil !== null && premiumUntil < dayOf(context.clock())) {
        const message = 'Please choose today or a later day';
        throw ruleViolated(message, { issues: [{ path: 'body.change.premiumUntil', message }] });
      }
      const rule = premiumChange(premiumUntil === null ? null : endOfDay(premiumUntil));
      return () => rule;
    }
    case 'school': {
      const school = change.schoolId === null ? null : await findSchool(context.db, change.schoolId);
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
async function idsOf(context: Context, { search, role }: NonNullable<Preview['filter']>): Promise<string[]> {
  const filter = { search, role: role === '' ? undefined : role };
  const ids = await findUserIds(context.db, filter, maxFilteredUsers + 1);
  if (ids.length > maxFilteredUsers) {
    throw ruleViolated('More than 5,000 users match. Please choose a narrower filter.');
  }
  return ids;
}

async function changeOne(
  context: Context,
  actorId: string,
  user: BulkUser,
  rule: UserChangeRule,
  change: BulkUserChange,
): Promise<AffectedUserDto> {
  try {
    if (change.kind === 'email') {
      await context.limits.emailByAdmin.sender.consume(actorId);
      await context.limits.email.recipient.consume(user.email);
    }
    const isChanged = await changeUser(context, actorId, user.id, rule, async (transaction) => {
      if (change.kind !== 'email') return;
      const { subject, text } = change;
      await context.enqueue(transaction, userMessageJob, { userId: user.id, subject, text });
    });
    return affected(user, isChanged ? 'changed' : 'unchanged');
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return affected(user, 'refused', error.message);
  }
}

export async function previewBulkUsers(
  context: Context,
  actorId: string,
  { userIds, emails, filter, change }: Preview,
): Promise<ResponseOf<typeof contract.previewBulkUsers>> {
  const decide = await ruleOf(context, change);
  const ids = filter ? await idsOf(context, filter) : userIds;
  const users = await findChosenUsers(context.db, { ids, emails });
  const { actor, superAdmins } = await readActor(context.db, actorId);
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
}

/** Each user by itself: one that is refused stops no other. Throws UNAVAILABLE when no e-mail can be sent. */
export async function changeUsers(
  context: Context,
  actorId: string,
  { userIds, change }: Change,
  recordReply: RecordReply<Changed>,
): Promise<Changed> {
  const decide = await ruleOf(context, change);
  if (change.kind === 'email') await context.emailSender.assertCanSend();
  const results: AffectedUserDto[] = [];
  for (const user of await findChosenUsers(context.db, { ids: userIds, emails: [] }))
    results.push(await changeOne(context, actorId, user, decide(user), change));
  const reply = { users: results };
  // Each user is changed in a transaction of its own.
  await recordReply(reply);
  return reply;
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
