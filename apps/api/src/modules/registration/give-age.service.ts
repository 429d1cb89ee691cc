import { type ageSchema, consentAge } from '@markwell/shared/registration/account.schemas';
import { dayOf } from '@markwell/shared/time/days';
import type { z } from 'zod';
import { toDateColumn } from '#platform/date-column.ts';
import { ruleViolated } from '#platform/domain-error.ts';
import { hashOfLinkToken } from '#modules/accounts/account-links/link-token.ts';
import { consentEndsOnFromAge } from '#modules/accounts/consent-ends-on.ts';
import { needsParentalConsent } from '#modules/accounts/needs-parental-consent.ts';
import type { Context } from '#context.ts';
import { findLink } from '#modules/accounts/account-links/account-links.repository.ts';
import { storeAge } from './use-account-link.repository.ts';
import { enqueueAccountEmails } from '#modules/accounts/account-links/account-email.job.ts';

const refused = (field: string, message: string) =>
  ruleViolated(message, { issues: [{ path: `body.${field}`, message }] });

/**
 * Stores whether a new user of sign-in with Google needs a parent, and asks the parent. The first answer is valid: a
 * later one changes nothing. Throws RULE_BROKEN at `body.token` for an unknown or expired token and at
 * `body.parentEmail` for the pupil's own address, UNAVAILABLE when e-mail cannot be sent, and TOO_MANY_REQUESTS.
 */
export async function giveAge(
  context: Context,
  { token, age, parentEmail }: z.output<typeof ageSchema>,
  networkAddress: string,
): Promise<{ awaitsParent: boolean }> {
  await context.limits.link.consume(networkAddress);
  const link = await findLink(context.db, hashOfLinkToken(token));
  if (link?.kind !== 'AGE' || !link.user.isActive || link.expiresAt <= context.clock()) {
    throw refused('token', 'This page is too old. Please sign in with Google again.');
  }
  const { user } = link;
  if (!user.needsAge) return { awaitsParent: needsParentalConsent(user) };
  if (age >= consentAge || parentEmail === undefined) {
    await storeAge(context.db, user.id, null, null);
    return { awaitsParent: false };
  }
  if (parentEmail === user.email) {
    throw refused('parentEmail', 'Please give a parent’s own address, not yours');
  }
  await context.limits.email.address.consume(networkAddress);
  await context.limits.email.recipient.consume(parentEmail);
  await context.emailSender.assertCanSend();
  const consentEndsOn = toDateColumn(consentEndsOnFromAge(age, dayOf(context.clock())));
  await storeAge(context.db, user.id, parentEmail, consentEndsOn, (transaction) =>
    enqueueAccountEmails(context, transaction, { email: 'consent', userId: user.id }),
  );
  return { awaitsParent: true };
}
