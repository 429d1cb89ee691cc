import type { userEmailSchema } from '@markwell/shared/users/correct-user.contract';
import type {
  consentRecordSchema,
  consentRequestSchema,
  UserConsentDto,
} from '@markwell/shared/users/user-consent.contract';
import type { z } from 'zod';
import { recordChange } from '#modules/audit/record-change.repository.ts';
import type { RecordReading } from '#modules/audit/record-reading.ts';
import type { Clock } from '#platform/clock.ts';
import { conflict, ruleViolated } from '#platform/domain-error.ts';
import type { EmailSender } from '#platform/email-sending/send-email.ts';
import { userNotFound } from '#platform/not-found.ts';
import type { InTransaction, Transaction } from '#platform/transaction.repository.ts';
import type { EnqueueAccountEmails } from '#modules/accounts/account-links/account-email.job.ts';
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

/** Throw NOT_FOUND for an unknown user, FORBIDDEN when the actor may not change this user. */
export interface CorrectUserService {
  setName: (actorId: string, userId: string, name: string) => Promise<void>;
  /**
   * Ends every session and sends the old address an e-mail. Throws RULE_BROKEN for the actor's own account and as the
   * rule does, CONFLICT for the address of another account, UNAVAILABLE and TOO_MANY_REQUESTS.
   */
  setEmail: (actorId: string, userId: string, change: z.infer<typeof userEmailSchema>) => Promise<void>;
  readConsent: (caller: Caller, userId: string) => Promise<UserConsentDto>;
  /** Throws like the rule, UNAVAILABLE and TOO_MANY_REQUESTS. */
  requestConsent: (
    actorId: string,
    userId: string,
    parent: z.infer<typeof consentRequestSchema>,
  ) => Promise<UserConsentDto>;
  recordConsent: (
    actorId: string,
    userId: string,
    consent: z.infer<typeof consentRecordSchema>,
  ) => Promise<UserConsentDto>;
}

interface Dependencies {
  inTransaction: InTransaction;
  enqueueEmails: EnqueueAccountEmails;
  emailSender: Pick<EmailSender, 'assertCanSend'>;
  emailLimits: Record<'recipient' | 'sender', { consume: (key: string) => Promise<void> }>;
  recordReading: RecordReading;
  clearCachedCaller: (userId: string) => void;
  clock: Clock;
}

type Decide = (
  person: Person,
  transaction: Transaction,
) => UserChangeOutcome | undefined | Promise<UserChangeOutcome>;

export function createCorrectUserService(dependencies: Dependencies): CorrectUserService {
  const { inTransaction, enqueueEmails, emailSender, emailLimits, recordReading, clearCachedCaller, clock } =
    dependencies;

  async function correct(
    actorId: string,
    userId: string,
    decide: Decide,
    alsoWrite?: (transaction: Transaction, before: Person) => Promise<void>,
  ): Promise<void> {
    await inTransaction(async (transaction) => {
      const context = await lockUser(transaction, actorId, userId);
      const person = await readPerson(transaction, userId);
      if (!context || !person) throw userNotFound();
      assertCanManage(context);
      const outcome = await decide(person, transaction);
      if (!outcome) return;
      const { set, ...recorded } = outcome;
      await updateUser(transaction, userId, set);
      await recordChange(transaction, { actorId, target: { kind: 'user', id: userId }, ...recorded });
      await alsoWrite?.(transaction, person);
    });
    clearCachedCaller(userId);
  }

  async function limitEmails(actorId: string, recipient: string): Promise<void> {
    await emailSender.assertCanSend();
    await emailLimits.sender.consume(actorId);
    await emailLimits.recipient.consume(recipient);
  }

  const consentOf = (userId: string): Promise<UserConsentDto> =>
    inTransaction(async (transaction) => {
      const person = await readPerson(transaction, userId);
      if (!person) throw userNotFound();
      const { parentEmail, parentConfirmedAt, consentWithdrawnAt, consentEndsOn } = person;
      const expiresAt =
        parentEmail === null ? null : await parentLinkExpiry(transaction, userId, parentEmail, clock());
      return {
        state: consentStateOf(person),
        parentEmail,
        answeredAt: (parentConfirmedAt ?? consentWithdrawnAt)?.toISOString() ?? null,
        linkExpiresAt: expiresAt?.toISOString() ?? null,
        asksAge: consentEndsOn === null,
      };
    });

  return {
    setName: (actorId, userId, name) => correct(actorId, userId, (person) => nameChange(person, name)),

    async setEmail(actorId, userId, change) {
      if (actorId === userId) throw ruleViolated('Change your own e-mail address in Settings');
      const { email: newEmail, identityCheck } = change;
      await correct(
        actorId,
        userId,
        async (person, transaction) => {
          if (await isAddressUsed(transaction, newEmail, userId)) {
            throw conflict('Another account has this e-mail address');
          }
          return emailChange(person, change, clock());
        },
        async (transaction, { email: to }) => {
          await limitEmails(actorId, newEmail);
          await endLinksOf(transaction, userId, ['CHANGE_EMAIL', 'RESET_PASSWORD'], clock());
          if (identityCheck === null) {
            const address = { userId, newEmail, byAdministrator: true };
            await enqueueEmails(
              transaction,
              { email: 'email-change', ...address },
              { email: 'email-change-warning', ...address, to },
            );
          } else {
            await endRegistrations(transaction, { id: userId, email: newEmail }, clock());
            await enqueueEmails(transaction, { email: 'email-changed', userId, to, newEmail });
          }
        },
      );
    },

    async readConsent(caller, userId) {
      const consent = await consentOf(userId);
      recordReading(caller, [userId], 'consent');
      return consent;
    },

    async requestConsent(actorId, userId, parent) {
      await correct(
        actorId,
        userId,
        (person) => consentRequest(person, parent, clock()),
        async (transaction) => {
          await limitEmails(actorId, parent.parentEmail);
          await endLinksOf(transaction, userId, ['PARENT_CONSENT'], clock());
          await enqueueEmails(transaction, { email: 'consent', userId });
        },
      );
      return consentOf(userId);
    },

    async recordConsent(actorId, userId, consent) {
      await correct(
        actorId,
        userId,
        (person) => consentRecord(person, consent, clock()),
        async (transaction, { email }) => {
          await endLinksOf(transaction, userId, ['PARENT_CONSENT'], clock());
          await enqueueEmails(
            transaction,
            { email: 'parent-agreed', userId, to: email },
            { email: 'consent-given', userId, to: consent.parentEmail },
          );
        },
      );
      return consentOf(userId);
    },
  };
}
