import type { userEmailSchema } from '@markwell/shared/users/correct-user.contract';
import type {
  consentRecordSchema,
  consentRequestSchema,
  UserConsentDto,
} from '@markwell/shared/users/user-consent.contract';
import type { z } from 'zod';
import { recordChange } from '#modules/audit/record-change.repository.ts';
import { conflict, ruleViolated } from '#platform/domain-error.ts';
import { userNotFound } from '#platform/not-found.ts';
import { type Transaction, inTransaction } from '#platform/transaction.repository.ts';
import { endRegistrations } from '#modules/accounts/account-links/registrations.repository.ts';
import { assertCanManage } from '#modules/accounts/assert-can-manage.ts';
import type { Caller } from '#platform/caller.ts';
import { lockUser, updateUser } from './change-user.repository.ts';
import {
  endLinksOf,
  isAddressUsed,
  parentLinkExpiry,
  readPerson,
  type Person,
} from './correct-user.repository.ts';
import {
  consentRecord,
  consentRequest,
  consentStateOf,
  emailChange,
  nameChange,
} from './correct-user.rules.ts';
import type { UserChangeOutcome } from './users.rules.ts';
import type { Context } from '#context.ts';
import { enqueueAccountEmails } from '#modules/accounts/account-links/account-email.job.ts';
import { recordReading } from '#modules/audit/record-reading.ts';
import { clearCachedCaller } from '#modules/accounts/caller-cache.ts';

// Throw NOT_FOUND for an unknown user, FORBIDDEN when the actor may not change this user.

type Decide = (
  person: Person,
  transaction: Transaction,
) => UserChangeOutcome | undefined | Promise<UserChangeOutcome>;

async function correct(
  context: Context,
  actorId: string,
  userId: string,
  decide: Decide,
  alsoWrite?: (transaction: Transaction, before: Person) => Promise<void>,
): Promise<void> {
  await inTransaction(context.db, async (transaction) => {
    const facts = await lockUser(transaction, actorId, userId);
    const person = await readPerson(transaction, userId);
    if (!facts || !person) throw userNotFound();
    assertCanManage(facts);
    const outcome = await decide(person, transaction);
    if (!outcome) return;
    const { set, ...recorded } = outcome;
    await updateUser(transaction, userId, set);
    await recordChange(transaction, { actorId, target: { kind: 'user', id: userId }, ...recorded });
    await alsoWrite?.(transaction, person);
  });
  clearCachedCaller(context, userId);
}

async function limitEmails(context: Context, actorId: string, recipient: string): Promise<void> {
  await context.emailSender.assertCanSend();
  await context.limits.emailByAdmin.sender.consume(actorId);
  await context.limits.emailByAdmin.recipient.consume(recipient);
}

function consentOf(context: Context, userId: string): Promise<UserConsentDto> {
  return inTransaction(context.db, async (transaction) => {
    const person = await readPerson(transaction, userId);
    if (!person) throw userNotFound();
    const { parentEmail, parentConfirmedAt, consentWithdrawnAt, consentEndsOn } = person;
    const expiresAt =
      parentEmail === null ? null : await parentLinkExpiry(transaction, userId, parentEmail, context.clock());
    return {
      state: consentStateOf(person),
      parentEmail,
      answeredAt: (parentConfirmedAt ?? consentWithdrawnAt)?.toISOString() ?? null,
      linkExpiresAt: expiresAt?.toISOString() ?? null,
      asksAge: consentEndsOn === null,
    };
  });
}

export function correctName(context: Context, actorId: string, userId: string, name: string): Promise<void> {
  return correct(context, actorId, userId, (person) => nameChange(person, name));
}

/**
 * Ends every session and sends the old address an e-mail. Throws RULE_BROKEN for the actor's own account and as the
 * rule does, CONFLICT for the address of another account, UNAVAILABLE and TOO_MANY_REQUESTS.
 */
export async function correctEmail(
  context: Context,
  actorId: string,
  userId: string,
  change: z.infer<typeof userEmailSchema>,
): Promise<void> {
  if (actorId === userId) throw ruleViolated('Change your own e-mail address in Settings');
  const { email: newEmail, identityCheck } = change;
  await correct(
    context,
    actorId,
    userId,
    async (person, transaction) => {
      if (await isAddressUsed(transaction, newEmail, userId)) {
        throw conflict('Another account has this e-mail address');
      }
      return emailChange(person, change, context.clock());
    },
    async (transaction, { email: to }) => {
      await limitEmails(context, actorId, newEmail);
      await endLinksOf(transaction, userId, ['CHANGE_EMAIL', 'RESET_PASSWORD'], context.clock());
      if (identityCheck === null) {
        const address = { userId, newEmail, byAdministrator: true };
        await enqueueAccountEmails(
          context,
          transaction,
          { email: 'email-change', ...address },
          { email: 'email-change-warning', ...address, to },
        );
      } else {
        await endRegistrations(transaction, { id: userId, email: newEmail }, context.clock());
        await enqueueAccountEmails(context, transaction, { email: 'email-changed', userId, to, newEmail });
      }
    },
  );
}

export async function readUserConsent(
  context: Context,
  caller: Caller,
  userId: string,
): Promise<UserConsentDto> {
  const consent = await consentOf(context, userId);
  await recordReading(context, caller, [userId], 'consent');
  return consent;
}

/** Throws like the rule, UNAVAILABLE and TOO_MANY_REQUESTS. */
export async function requestUserConsent(
  context: Context,
  actorId: string,
  userId: string,
  parent: z.infer<typeof consentRequestSchema>,
): Promise<UserConsentDto> {
  await correct(
    context,
    actorId,
    userId,
    (person) => consentRequest(person, parent, context.clock()),
    async (transaction) => {
      await limitEmails(context, actorId, parent.parentEmail);
      await endLinksOf(transaction, userId, ['PARENT_CONSENT'], context.clock());
      await enqueueAccountEmails(context, transaction, { email: 'consent', userId });
    },
  );
  return consentOf(context, userId);
}

export async function recordUserConsent(
  context: Context,
  actorId: string,
  userId: string,
  consent: z.infer<typeof consentRecordSchema>,
): Promise<UserConsentDto> {
  await correct(
    context,
    actorId,
    userId,
    (person) => consentRecord(person, consent, context.clock()),
    async (transaction, { email }) => {
      await endLinksOf(transaction, userId, ['PARENT_CONSENT'], context.clock());
      await enqueueAccountEmails(
        context,
        transaction,
        { email: 'parent-agreed', userId, to: email },
        { email: 'consent-given', userId, to: consent.parentEmail },
      );
    },
  );
  return consentOf(context, userId);
}
