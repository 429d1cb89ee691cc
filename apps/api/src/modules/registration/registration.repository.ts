import type { PendingRegistration } from '#modules/accounts/account-links/registrations.repository.ts';
import { recordLinkRequest } from './link-requests.repository.ts';
import type { Context } from '#context.ts';
import { enqueueAccountEmails } from '#modules/accounts/account-links/account-email.job.ts';

export type NewRegistration = Omit<PendingRegistration, 'id' | 'createdAt'>;

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
  await context.db.$transaction(async (transaction) => {
    const request = { email, idempotencyKey, now: at };
    if (!(await recordLinkRequest(transaction, 'register', request))) return;
    const { id: registrationId } = await transaction.registration.create({
      data: { ...registration, createdAt: at },
      select: { id: true },
    });
    await enqueueAccountEmails(context, transaction, { email: 'registered', to: email, registrationId });
  });
}
