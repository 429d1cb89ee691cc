import type { Database } from '@markwell/database/connect';
import { v7 as uuid } from 'uuid';
import type { Transaction } from '#platform/transaction.repository.ts';

/** A sign-up whose address is not confirmed yet. */
export interface PendingRegistration {
  id: string;
  email: string;
  name: string;
  passwordHash: string;
  role: 'STUDENT' | 'PARENT';
  parentEmail: string | null;
  consentEndsOn: Date | null;
  createdAt: Date;
}

/** The link of a registration, which confirms this one and no other of the same address. */
interface RegistrationLink {
  expiresAt: Date;
  registration: PendingRegistration;
}

const pendingRegistrations = (db: Database) =>
  db.sql
    .selectFrom('registrations')
    .select([
      'registrations.id',
      'registrations.email',
      'registrations.name',
      'registrations.password_hash as passwordHash',
      'registrations.role',
      'registrations.parent_email as parentEmail',
      'registrations.consent_ends_on as consentEndsOn',
      'registrations.created_at as createdAt',
    ]);

export async function findRegistration(db: Database, id: string): Promise<PendingRegistration | undefined> {
  return toPending(await pendingRegistrations(db).where('id', '=', id).executeTakeFirst());
}

/** The newest of an address. */
export async function findLatestRegistration(
  db: Database,
  email: string,
): Promise<PendingRegistration | undefined> {
  const latest = pendingRegistrations(db)
    .where('email', '=', email)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1);
  return toPending(await latest.executeTakeFirst());
}

/** Whether the same address was registered before this one, and is not confirmed. */
export async function hasEarlierRegistration(
  db: Database,
  { id, email, createdAt }: PendingRegistration,
): Promise<boolean> {
  const earlier = await db.sql
    .selectFrom('registrations')
    .select('id')
    .where('email', '=', email)
    .where('id', '<>', id)
    .where('created_at', '<=', createdAt)
    .limit(1)
    .executeTakeFirst();
  return earlier !== undefined;
}

/** Also its links. */
export async function removeRegistration(db: Database, id: string): Promise<void> {
  await db.sql.deleteFrom('registrations').where('id', '=', id).execute();
}

export async function findRegistrationByLink(
  db: Database,
  tokenHash: Uint8Array<ArrayBuffer>,
): Promise<RegistrationLink | undefined> {
  const found = await pendingRegistrations(db)
    .innerJoin('registration_links', 'registration_links.registration_id', 'registrations.id')
    .select('registration_links.expires_at as expiresAt')
    .where('registration_links.token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (!found) return undefined;
  const { expiresAt, ...registration } = found;
  return { expiresAt, registration: toPending(registration) };
}

/** Earlier links of the registration stay valid: they all confirm the same. */
export async function storeRegistrationLink(
  db: Database,
  registrationId: string,
  {
    tokenHash,
    createdAt,
    expiresAt,
  }: { tokenHash: Uint8Array<ArrayBuffer>; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await db.sql
    .insertInto('registration_links')
    .values({
      registration_id: registrationId,
      token_hash: tokenHash,
      created_at: createdAt,
      expires_at: expiresAt,
    })
    .execute();
}

type Row = Omit<PendingRegistration, 'role'> & { role: string };

function toPending(row: Row): PendingRegistration;
function toPending(row: Row | undefined): PendingRegistration | undefined;
function toPending(row: Row | undefined) {
  return row && { ...row, role: row.role === 'PARENT' ? 'PARENT' : 'STUDENT' };
}

/**
 * Ends every pending registration of an address, because an account has it now. Their links become used links of the
 * account, so that their pages say so.
 */
export async function endRegistrations(
  transaction: Transaction,
  { id: userId, email }: { id: string; email: string },
  at: Date,
): Promise<void> {
  const links = await transaction
    .selectFrom('registration_links')
    .innerJoin('registrations', 'registrations.id', 'registration_links.registration_id')
    .selectAll('registration_links')
    .where('registrations.email', '=', email)
    .execute();
  if (links.length > 0)
    await transaction
      .insertInto('account_tokens')
      .values(
        links.map(({ token_hash, created_at, expires_at }) => ({
          id: uuid(),
          user_id: userId,
          kind: 'VERIFY_EMAIL' as const,
          token_hash,
          email,
          created_at,
          expires_at,
          used_at: at,
        })),
      )
      .execute();
  await transaction.deleteFrom('registrations').where('email', '=', email).execute();
}
