import type { IdentityCheck } from '@markwell/shared/users/identity-check.schemas';
import { recordChange, type Change } from '#modules/audit/record-change.repository.ts';
import { conflict, ruleViolated } from '#platform/domain-error.ts';
import { userNotFound } from '#platform/not-found.ts';
import { type Transaction, inTransaction } from '#platform/transaction.repository.ts';
import {
  type AccountEmail,
  enqueueAccountEmails,
} from '#modules/accounts/account-links/account-email.job.ts';
import { assertCanManage } from '#modules/accounts/assert-can-manage.ts';
import { removeSecondFactor } from '#modules/accounts/second-factor/second-factor.repository.ts';
import { lockUser, updateUser } from './change-user.repository.ts';
import type { Context } from '#context.ts';
import { findLinkOwner } from '#modules/accounts/account-links/account-links.repository.ts';
import { clearCachedCaller } from '#modules/accounts/caller-cache.ts';

// Both end every session of a user, send them an e-mail and return their name. They throw NOT_FOUND,
// FORBIDDEN, and RULE_BROKEN for the actor's own account.

type Recorded = Pick<Change, 'action' | 'before' | 'after'>;

/** Why the sessions of a user end. */
interface Reason {
  /** The message for the actor's own account. */
  ownAccount: string;
  /** Makes the change that comes with it, and returns what the audit log records. */
  change: (transaction: Transaction) => Promise<Recorded> | Recorded;
  emailTo: (owner: { userId: string; to: string }) => AccountEmail;
}

async function endSessions(
  context: Context,
  actorId: string,
  userId: string,
  { ownAccount, change, emailTo }: Reason,
) {
  const owner = await findLinkOwner(context.db, { id: userId });
  if (!owner) throw userNotFound();
  await inTransaction(context.db, async (transaction) => {
    const facts = await lockUser(transaction, actorId, userId);
    if (!facts) throw userNotFound();
    assertCanManage(facts);
    if (actorId === userId) throw ruleViolated(ownAccount);
    const recorded = await change(transaction);
    await updateUser(transaction, userId, { endSessions: true });
    await recordChange(transaction, { actorId, target: { kind: 'user', id: userId }, ...recorded });
    await enqueueAccountEmails(context, transaction, emailTo({ userId, to: owner.email }));
  });
  clearCachedCaller(context, userId);
  return { name: owner.name };
}

/** For example after a device was lost. */
export function signOutUser(context: Context, actorId: string, userId: string): Promise<{ name: string }> {
  return endSessions(context, actorId, userId, {
    ownAccount: 'Use “Sign out everywhere” in Settings for your own account',
    change: () => ({ action: 'user.signed-out', before: null, after: null }),
    emailTo: (owner) => ({ email: 'signed-out', ...owner }),
  });
}

/**
 * Removes the authenticator app and the recovery codes of a user who has lost both. Throws CONFLICT when the user
 * has none.
 */
export function resetSecondFactor(
  context: Context,
  actorId: string,
  userId: string,
  identityCheck: IdentityCheck,
): Promise<{ name: string }> {
  return endSessions(context, actorId, userId, {
    ownAccount: 'Change your own sign-in codes in Settings',
    async change(transaction) {
      if (!(await removeSecondFactor(transaction, userId))) {
        throw conflict('This user signs in without a code');
      }
      const [before, after] = [{ authenticatorApp: true }, { authenticatorApp: false, identityCheck }];
      return { action: 'user.second-factor-reset', before, after };
    },
    emailTo: (owner) => ({ email: 'second-factor', event: 'reset', ...owner }),
  });
}
