import type { Database } from '@markwell/database/connect';
import { v7 as uuid } from 'uuid';

export interface Registration {
  name: string;
  email: string;
  passwordHash: string;
  parentEmail: string | null;
}

export interface RegistrationRepository {
  /**
   * Creates a pupil, or replaces one with the same address that was never verified or used: the newest
   * registration is valid. Returns the id, or undefined when the address belongs to an existing account.
   */
  register: (registration: Registration, at: Date) => Promise<string | undefined>;
}

export function createRegistrationRepository(database: Database): RegistrationRepository {
  return {
    async register({ name, email, passwordHash, parentEmail }, at) {
      // Plain SQL: Prisma's upsert has no condition. One statement takes the same time for known and
      // unknown addresses.
      const [user] = await database.$queryRaw<{ id: string }[]>`
        insert into users (id, email, name, password_hash, parent_email, created_at, updated_at)
        values (${uuid()}::uuid, ${email}, ${name}, ${passwordHash}, ${parentEmail}, ${at}::timestamptz, ${at}::timestamptz)
        on conflict (email) do update set
          name = excluded.name,
          password_hash = excluded.password_hash,
          parent_email = excluded.parent_email,
          parent_confirmed_at = null,
          created_at = excluded.created_at,
          updated_at = excluded.updated_at
        where users.email_verified_at is null and users.last_login_at is null and users.google_id is null
          and users.password_hash is not null and users.role = 'STUDENT' and users.is_active
        returning id`;
      return user?.id;
    },
  };
}
