import { hashPassword } from '../../domain/users/password-hash.ts';
import { consentAge, type registrationSchema } from '@markwell/shared/features/account/account.schemas';
import { personalWords } from '@markwell/shared/rules/account/password-strength';
import type { z } from 'zod';
import type { Clock } from '../../domain/clock.ts';
import type { EmailSender } from '../../domain/email-sending/send-email.ts';
import type { AssertStrongPassword } from '../../domain/users/assert-strong-password.ts';
import type { EmailLimits } from './email-limits.ts';
import type { RegistrationRepository } from './registration.repository.ts';

type RegistrationInput = z.output<typeof registrationSchema>;

export interface RegistrationService {
  /**
   * Creates an account that can be used once its address is verified. The reply is the same when the address
   * already has an account; its owner gets an e-mail. A repeat with the same idempotency key changes and sends
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
      const parent = age < consentAge ? (parentEmail ?? null) : null;
      const role = isParent === true ? ('PARENT' as const) : ('STUDENT' as const);
      const registration = { name, email, passwordHash, parentEmail: parent, role };
      await repository.register(registration, idempotencyKey, clock());
    },
  };
}
