import { hashPassword } from '#modules/accounts/password-hash.ts';
import { consentAge, type registrationSchema } from '@markwell/shared/registration/account.schemas';
import { personalWords } from '@markwell/shared/accounts/password-strength';
import { dayOf } from '@markwell/shared/time/days';
import type { z } from 'zod';
import type { Clock } from '#platform/clock.ts';
import type { EmailSender } from '#platform/email-sending/send-email.ts';
import { toDateColumn } from '#platform/date-column.ts';
import { consentEndsOnFromAge } from '#modules/accounts/consent-ends-on.ts';
import type { AssertStrongPassword } from '#modules/accounts/assert-strong-password.ts';
import type { EmailLimits } from './email-limits.ts';
import type { RegistrationRepository } from './registration.repository.ts';

type RegistrationInput = z.output<typeof registrationSchema>;

export interface RegistrationService {
  /**
   * Stores what was given until the link in the e-mail is followed, which creates exactly this account. The reply is the
   * same when the address has an account or was registered before; its owner gets an e-mail. A repeat with the same idempotency key changes and sends
   * nothing. Throws RULE_BROKEN for a weak password, UNAVAILABLE when e-mail cannot be sent (nothing is stored
   * then) and TOO_MANY_REQUESTS.
   */
  register: (
    input: RegistrationInput,
    networkAddress: string,
    idempotencyKey: string | undefined,
  ) => Promise<void>;
}

interface Dependencies {
  repository: RegistrationRepository;
  emailSender: Pick<EmailSender, 'assertCanSend'>;
  assertStrongPassword: AssertStrongPassword;
  limits: EmailLimits;
  clock: Clock;
}

export function createRegistrationService(dependencies: Dependencies): RegistrationService {
  const { repository, emailSender, assertStrongPassword, limits, clock } = dependencies;
  return {
    async register({ name, email, password, age, parentEmail, isParent }, networkAddress, idempotencyKey) {
      await limits.address.consume(networkAddress);
      await assertStrongPassword(password, personalWords(name, email), 'password');
      await limits.recipient.consume(email);
      await emailSender.assertCanSend();
      const passwordHash = await hashPassword(password);
      const now = clock();
      const consent =
        age < consentAge && parentEmail !== undefined
          ? { parentEmail, consentEndsOn: toDateColumn(consentEndsOnFromAge(age, dayOf(now))) }
          : { parentEmail: null, consentEndsOn: null };
      const role = isParent === true ? ('PARENT' as const) : ('STUDENT' as const);
      await repository.register({ name, email, passwordHash, role, ...consent }, idempotencyKey, now);
    },
  };
}
