import type { AccountTokenKind } from '@markwell/database/tables';
import type { Database } from '@markwell/database/connect';
import { v7 as uuid } from 'uuid';
import { inTransaction } from '#platform/transaction.repository.ts';

export type LinkKind = AccountTokenKind;

interface NewLink {
  userId: string;
  kind: LinkKind;
  /** The address the link is sent to. Following the link proves that the user owns it. */
  email: string;
  tokenHash: Uint8Array<ArrayBuffer>;
  createdAt: Date;
  expiresAt: Date;
}

export interface LinkOwner {
  id: string;
  name: string;
  email: string;
  isActive: boolean;
  passwordHash: string | null;
  emailVerifiedAt: Date | null;
  parentEmail: string | null;
  parentConfirmedAt: Date | null;
  consentWithdrawnAt: Date | null;
  consentEndsOn: Date | null;
  deletionRequestedAt: Date | null;
  needsAge: boolean;
}

export interface StoredLink {
  id: string;
  kind: LinkKind;
  email: string;
  expiresAt: Date;
  usedAt: Date | null;
  user: LinkOwner;
}

const ownerColumns = [
  'users.id',
  'users.name',
  'users.email',
  'users.is_active as isActive',
  'users.password_hash as passwordHash',
  'users.email_verified_at as emailVerifiedAt',
  'users.parent_email as parentEmail',
  'users.parent_confirmed_at as parentConfirmedAt',
  'users.consent_withdrawn_at as consentWithdrawnAt',
  'users.consent_ends_on as consentEndsOn',
  'users.deletion_requested_at as deletionRequestedAt',
  'users.needs_age as needsAge',
] as const;

/** Stores a link. Earlier ones of its kind stop working, except reset links: anyone may request those. */
export async function storeLink(
  db: Database,
  { userId, kind, email, tokenHash, createdAt, expiresAt }: NewLink,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    if (kind !== 'RESET_PASSWORD')
      await transaction
        .updateTable('account_tokens')
        .set({ used_at: createdAt })
        .where('user_id', '=', userId)
        .where('kind', '=', kind)
        .where('used_at', 'is', null)
        .execute();
    await transaction
      .insertInto('account_tokens')
      .values({
        id: uuid(),
        user_id: userId,
        kind,
        email,
        token_hash: tokenHash,
        created_at: createdAt,
        expires_at: expiresAt,
      })
      .execute();
  });
}

export async function findLink(
  db: Database,
  tokenHash: Uint8Array<ArrayBuffer>,
): Promise<StoredLink | undefined> {
  const row = await db.sql
    .selectFrom('account_tokens')
    .innerJoin('users', 'users.id', 'account_tokens.user_id')
    .select([
      'account_tokens.id as linkId',
      'account_tokens.kind',
      'account_tokens.email as linkEmail',
      'account_tokens.expires_at as expiresAt',
      'account_tokens.used_at as usedAt',
    ])
    .select(ownerColumns)
    .where('account_tokens.token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (!row) return undefined;
  const { linkId, kind, linkEmail, expiresAt, usedAt, ...user } = row;
  return { id: linkId, kind, email: linkEmail, expiresAt, usedAt, user };
}

export function findLinkOwner(
  db: Database,
  where: { email: string } | { id: string },
): Promise<LinkOwner | undefined> {
  const owners = db.sql.selectFrom('users').select(ownerColumns);
  return (
    'id' in where ? owners.where('id', '=', where.id) : owners.where('email', '=', where.email)
  ).executeTakeFirst();
}
