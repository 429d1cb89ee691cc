import type { Database } from '@markwell/database/connect';
import type { EnqueueAccountEmails } from '#modules/accounts/account-links/account-email.job.ts';
import type { PendingRegistration } from '#modules/accounts/account-links/registrations.repository.ts';
import { recordLinkRequest } from './link-requests.repository.ts';

export type NewRegistration = Omit<PendingRegistration, 'id' | 'createdAt'>;

export interface RegistrationRepository {
  /**
   * Stores a registration beside earlier ones of the same address, and changes none of them. The owner of the address
   * gets an e-mail: the worker decides which, so that known and unknown addresses take the same time. A repeat with the
   * same idempotency key has no effect.
   */
  register: (registration: NewRegistration, idempotencyKey: string | undefined, at: Date) => Promise<void>;
}

export function createRegistrationRepository(
  database: Database,
  enqueueEmails: EnqueueAccountEmails,
): RegistrationRepository {
  return {
    async register(registration, idempotencyKey, at) {
      const { email } = registration;
      await database.$transaction(async (transaction) => {
        const request = { email, idempotencyKey, now: at };
        if (!(await recordLinkRequest(transaction, 'register', request))) return;
        const { id: registrationId } = await transaction.registration.create({
          data: { ...registration, createdAt: at },
          select: { id: true },
        });
        await enqueueEmails(transaction, { email: 'registered', to: email, registrationId });
      });
    },
  };
}
