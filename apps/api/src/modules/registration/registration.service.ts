import { hashPassword } from '#modules/accounts/password-hash.ts';
import { consentAge, type registrationSchema } from '@markwell/shared/registration/account.schemas';
import { personalWords } from '@markwell/shared/accounts/password-strength';
import { dayOf } from '@markwell/shared/time/days';
import type { z } from 'zod';
import { toDateColumn } from '#platform/date-column.ts';
import { consentEndsOnFromAge } from '#modules/accounts/consent-ends-on.ts';
import type { Context } from '#context.ts';
import { assertStrongPassword } from '#modules/accounts/assert-strong-password.ts';
import { storeRegistration } from './registration.repository.ts';

type RegistrationInput = z.output<typeof registrationSchema>;

/**
 * Stores what was given until the link in the e-mail is followed, which creates exactly this account. The reply is the
 * same when the address has an account or was registered before; its owner gets an e-mail. A repeat with the same idempotency key changes and sends
 * nothing. Throws RULE_BROKEN for a weak password, UNAVAILABLE when e-mail cannot be sent (nothing is stored
 * then) and TOO_MANY_REQUESTS.
 */
export async function registerAccount(
  context: Context,
  { name, email, password, age, parentEmail, isParent }: RegistrationInput,
  networkAddress: string,
  idempotencyKey: string | undefined,
): Promise<void> {
  await context.limits.email.address.consume(networkAddress);
  await assertStrongPassword(password, personalWords(name, email), 'password');
  await context.limits.email.recipient.consume(email);
  await context.emailSender.assertCanSend();
  const passwordHash = await hashPassword(password);
  const now = context.clock();
  const consent =
    age < consentAge && parentEmail !== undefined
      ? { parentEmail, consentEndsOn: toDateColumn(consentEndsOnFromAge(age, dayOf(now))) }
      : { parentEmail: null, consentEndsOn: null };
  const role = isParent === true ? ('PARENT' as const) : ('STUDENT' as const);
  await storeRegistration(context, { name, email, passwordHash, role, ...consent }, idempotencyKey, now);
}
