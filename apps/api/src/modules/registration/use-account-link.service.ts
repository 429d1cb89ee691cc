import { hashPassword } from '#modules/accounts/password-hash.ts';
import type {
  ConsentState,
  LinkOwnerDto,
  LinkPurpose,
  WithdrawalChoice,
} from '@markwell/shared/registration/account.contract';
import { consentEndedText } from '@markwell/shared/registration/account.schemas';
import { personalWords } from '@markwell/shared/accounts/password-strength';
import { ruleViolated } from '#platform/domain-error.ts';
import { hashOfLinkToken } from '#modules/accounts/account-links/link-token.ts';
import { type StoredLink, findLink } from '#modules/accounts/account-links/account-links.repository.ts';
import {
  type PendingRegistration,
  findRegistrationByLink,
} from '#modules/accounts/account-links/registrations.repository.ts';
import { hasConsentEnded } from '#modules/accounts/consent-ends-on.ts';
import { deletionDueAtOf } from '#modules/accounts/deletion-due.ts';
import type { Transaction } from '#platform/transaction.repository.ts';
import { accountLinkRequestJob } from './account-link-request.job.ts';
import { purposeOf } from './link-purpose.ts';
import type { Context } from '#context.ts';
import {
  confirmRegistration,
  confirmNewEmail,
  storeNewPassword,
  storeNewConsent,
  confirmParent,
  declineParent,
  storeWithdrawal,
} from './use-account-link.repository.ts';
import { assertStrongPassword } from '#modules/accounts/assert-strong-password.ts';
import { enqueueAccountEmails } from '#modules/accounts/account-links/account-email.job.ts';
import { rememberBrowser } from '#modules/accounts/known-browsers.ts';
import { clearCachedCaller } from '#modules/accounts/caller-cache.ts';

// All throw RULE_BROKEN at `body.token` for an unknown, used or expired link, and TOO_MANY_REQUESTS.

const linkRefused = (message: string) => ruleViolated(message, { issues: [{ path: 'body.token', message }] });
const unknownLink = () => linkRefused('This link is not valid.');
const usedLink = () => linkRefused('This link has been used, or a newer one was sent.');
const endedLink = () => linkRefused(consentEndedText);
const expiredLink = () => linkRefused('This link has expired.');

/** Of a link to a parent, what they have answered; 'asked' for any other link. */
function consentStateOf({ kind, email, user }: StoredLink): ConsentState {
  if (kind !== 'PARENT_CONSENT' || email !== user.parentEmail) return 'asked';
  if (user.consentWithdrawnAt !== null) return 'withdrawn';
  return user.parentConfirmedAt === null ? 'asked' : 'given';
}

async function find(context: Context, purpose: LinkPurpose, token: string): Promise<StoredLink> {
  const link = await findLink(context.db, hashOfLinkToken(token));
  if (!link || purposeOf(link.kind) !== purpose) throw unknownLink();
  // The law gives a parent a say until the child is 13.
  if (purpose === 'consent' && hasConsentEnded(link.user, context.clock())) throw endedLink();
  // A parent who has answered can come back to the answer until then.
  if (consentStateOf(link) !== 'asked') return link;
  if (!link.user.isActive) throw unknownLink();
  if (link.usedAt !== null) throw usedLink();
  if (link.expiresAt <= context.clock()) throw expiredLink();
  return link;
}

/** Undefined for a link that is no registration's. Throws when it has expired. */
async function findRegistration(context: Context, token: string): Promise<PendingRegistration | undefined> {
  const link = await findRegistrationByLink(context.db, hashOfLinkToken(token));
  if (link && link.expiresAt <= context.clock()) throw expiredLink();
  return link?.registration;
}

async function confirm(context: Context, registration: PendingRegistration) {
  const { email, parentEmail } = registration;
  const awaitsParent = parentEmail !== null;
  const askParent = (transaction: Transaction) =>
    context.enqueue(transaction, accountLinkRequestJob, { request: 'missing-link', email });
  assertFirstUse(
    await confirmRegistration(context, registration, context.clock(), (transaction) =>
      awaitsParent ? askParent(transaction) : Promise.resolve(),
    ),
  );
  return { email, awaitsParent };
}

/** When two requests use a link at the same time, the second one gets an error. */
function assertFirstUse(wasFirst: boolean): void {
  if (!wasFirst) throw usedLink();
}

/** Does not mark the link as used, because mail scanners open links too. */
export async function inspectLink(
  context: Context,
  purpose: LinkPurpose,
  token: string,
  networkAddress: string,
): Promise<LinkOwnerDto> {
  await context.limits.link.consume(networkAddress);
  const registration = purpose === 'verify' ? await findRegistration(context, token) : undefined;
  if (registration) {
    const { name, email, parentEmail, createdAt } = registration;
    return { name, email, registration: { parentEmail, at: createdAt.toISOString() } };
  }
  const link = await find(context, purpose, token);
  const { name, email } = link.user;
  if (purpose !== 'consent') return { name, email: link.email };
  const deletionDueAt = deletionDueAtOf(link.user.deletionRequestedAt)?.toISOString() ?? null;
  return { name, email, consent: consentStateOf(link), deletionDueAt };
}

/**
 * Creates the account that the link's own registration describes, and sends the parent of a young pupil an e-mail; or
 * changes an account's address. Throws CONFLICT when another account has the new address by now.
 */
export async function verifyEmail(
  context: Context,
  token: string,
  networkAddress: string,
): Promise<{ email: string; awaitsParent: boolean }> {
  await context.limits.link.consume(networkAddress);
  const registration = await findRegistration(context, token);
  if (registration) return confirm(context, registration);
  const link = await find(context, 'verify', token);
  assertFirstUse(await confirmNewEmail(context.db, link, context.clock()));
  return { email: link.email, awaitsParent: false };
}

/** Throws RULE_BROKEN at `body.password` for a weak password; the link still works then. */
export async function resetPassword(
  context: Context,
  token: string,
  password: string,
  networkAddress: string,
): Promise<{ email: string; knownBrowser: string }> {
  await context.limits.link.consume(networkAddress);
  const link = await find(context, 'reset', token);
  const { user, email } = link;
  await assertStrongPassword(password, personalWords(user.name, email), 'password');
  assertFirstUse(
    await storeNewPassword(context.db, link, await hashPassword(password), context.clock(), (transaction) =>
      enqueueAccountEmails(context, transaction, { email: 'password-changed', userId: user.id, to: email }),
    ),
  );
  clearCachedCaller(context, user.id);
  await context.limits.signIn.forget(email, networkAddress);
  // Only the owner has the link, so strangers' tries cannot delay the next sign-in in this browser.
  return { email, knownBrowser: rememberBrowser(context, undefined, user.id) };
}

/** Also agrees again after a withdrawal. A link that was answered otherwise is refused as used. */
export async function answerConsent(
  context: Context,
  token: string,
  agrees: boolean,
  networkAddress: string,
): Promise<{ name: string }> {
  await context.limits.link.consume(networkAddress);
  const link = await find(context, 'consent', token);
  const { id, name, email } = link.user;
  const state = consentStateOf(link);
  if (state === 'given' || (state === 'withdrawn' && !agrees)) throw usedLink();
  const agreed = { email: 'parent-agreed', userId: id, to: email } as const;
  if (state === 'withdrawn') {
    await storeNewConsent(context.db, link, context.clock(), (transaction) =>
      enqueueAccountEmails(context, transaction, agreed),
    );
  } else if (agrees) {
    const given = { email: 'consent-given', userId: id, to: link.email } as const;
    assertFirstUse(
      await confirmParent(context.db, link, context.clock(), (transaction) =>
        enqueueAccountEmails(context, transaction, agreed, given),
      ),
    );
  } else assertFirstUse(await declineParent(context, link, context.clock()));
  clearCachedCaller(context, id);
  return { name };
}

/** Signs the pupil out, and pauses the account or has it deleted after seven days. Both get an e-mail. */
export async function withdrawConsent(
  context: Context,
  token: string,
  choice: WithdrawalChoice,
  networkAddress: string,
): Promise<{ name: string; deletionDueAt: string | null }> {
  await context.limits.link.consume(networkAddress);
  const link = await find(context, 'consent', token);
  if (consentStateOf(link) === 'asked') throw linkRefused('Please answer the request first.');
  const { id, name, email } = link.user;
  const requestedAt = await storeWithdrawal(
    context.db,
    link,
    choice === 'delete',
    context.clock(),
    (transaction, deletionRequestedAt) => {
      const deletionDueAt = deletionDueAtOf(deletionRequestedAt)?.toISOString() ?? null;
      return enqueueAccountEmails(
        context,
        transaction,
        { email: 'consent-withdrawn', userId: id, to: email, deletionDueAt },
        { email: 'withdrawal-done', userId: id, to: link.email, deletionDueAt },
      );
    },
  );
  clearCachedCaller(context, id);
  const deletionDueAt = deletionDueAtOf(requestedAt);
  return { name, deletionDueAt: deletionDueAt?.toISOString() ?? null };
}
