import type { Database } from '@markwell/database/connect';
import { v7 as uuid } from 'uuid';
import { RequestAlreadyRecorded } from '../../domain/idempotency/idempotent-request.ts';
import type { EnqueueAccountEmails } from '../../domain/users/account-links/account-email.job.ts';
import { recordLinkRequest } from './link-requests.repository.ts';

export interface Registration {
  name: string;
  email: string;
  passwordHash: string;
  parentEmail: string | null;
  role: 'STUDENT' | 'PARENT';
}

export interface RegistrationRepository {
  /**
   * Creates a pupil or a parent, or replaces one with the same address that was never verified or used: the newest
   * registration is valid. The owner of the address gets an e-mail, also when it belongs to an existing account. A repeat
   * with the same idempotency key has no effect.
   */
  register: (registration: Registration, idempotencyKey: string | undefined, at: Date) => Promise<void>;
}

export function createRegistrationRepository(
  database: Database,
  enqueueEmails: EnqueueAccountEmails,
): RegistrationRepository {
  return {
    async register({ name, email, passwordHash, parentEmail, role }, idempotencyKey, at) {
      const registerOnce = database.sql.transaction().execute(async (transaction) => {
        // Prisma's upsert has no condition. The same statements take the same time for known and unknown addresses.
        const user = await transaction
          .insertInto('users')
          .values({
            id: uuid(),
            email,
            name,
            password_hash: passwordHash,
            parent_email: parentEmail,
            role,
            created_at: at,
            updated_at: at,
          })
          .onConflict((conflict) =>
            conflict
              .column('email')
              .doUpdateSet((eb) => ({
                name: eb.ref('excluded.name'),
                role: eb.ref('excluded.role'),
                password_hash: eb.ref('excluded.password_hash'),
                // A second registration does not remove the need for a parent's consent.
                parent_email: eb.fn.coalesce('excluded.parent_email', 'users.parent_email'),
                parent_confirmed_at: null,
                created_at: eb.ref('excluded.created_at'),
                updated_at: eb.ref('excluded.updated_at'),
              }))
              .where('users.email_verified_at', 'is', null)
              .where('users.last_login_at', 'is', null)
              .where('users.google_id', 'is', null)
              .where('users.password_hash', 'is not', null)
              .where('users.role', 'in', ['STUDENT', 'PARENT'])
              .where('users.is_active', '=', true),
          )
          .returning('id')
          .executeTakeFirst();
        // The record is the account's, whether it is new or existing.
        const { id: userId } = await transaction
          .selectFrom('users')
          .select('id')
          .where('email', '=', email)
          .executeTakeFirstOrThrow();
        if (!(await recordLinkRequest(transaction, 'register', { userId, idempotencyKey, now: at })))
          throw new RequestAlreadyRecorded();
        await enqueueEmails(transaction, { email: 'registered', to: email, userId: user?.id ?? null });
      });
      await registerOnce.catch(ignoreRepeat);
    },
  };
}

/** What a repeat has changed is rolled back, so a later registration stays the valid one. */
function ignoreRepeat(error: unknown): void {
  if (!(error instanceof RequestAlreadyRecorded)) throw error;
}
