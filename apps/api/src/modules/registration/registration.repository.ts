import { v7 as uuid } from 'uuid';
import type { PendingRegistration } from '#modules/accounts/account-links/registrations.repository.ts';
import { recordLinkRequest } from './link-requests.repository.ts';
import type { Context } from '#context.ts';
import { inTransaction } from '#platform/transaction.repository.ts';
import { enqueueAccountEmails } from '#modules/accounts/account-links/account-email.job.ts';

type NewRegistration = Omit<PendingRegistration, 'id' | 'createdAt'>;

/**
 * Stores a registration beside earlier ones of the same address, and changes none of them. The owner of the address
 * gets an e-mail: the worker decides which, so that known and unknown addresses take the same time. A repeat with the
 * same idempotency key has no effect.
 */
export async function storeRegistration(
  context: Context,
  registration: NewRegistration,
  idempotencyKey: string | undefined,
  at: Date,
): Promise<void> {
  const { email } = registration;
  await inTransaction(context.db, async (transaction) => {
    const request = { email, idempotencyKey, now: at };
    if (!(await recordLinkRequest(transaction, 'register', request))) return;
    const registrationId = uuid();
    await transaction
      .insertInto('registrations')
      .values({
        id: registrationId,
        email,
        name: registration.name,
        password_hash: registration.passwordHash,
        role: registration.role,
        parent_email: registration.parentEmail,
        consent_ends_on: registration.consentEndsOn,
        created_at: at,
      })
      .execute();
    await enqueueAccountEmails(context, transaction, { email: 'registered', to: email, registrationId });
  });
}
