import type { Transaction } from '#platform/transaction.repository.ts';

/** What an administrator corrects of a user. */
export function readPerson(transaction: Transaction, userId: string) {
  return transaction
    .selectFrom('users')
    .select(['name', 'email', 'role', 'is_active as isActive', 'parent_email as parentEmail'])
    .select(['parent_confirmed_at as parentConfirmedAt', 'consent_withdrawn_at as consentWithdrawnAt'])
    .select('consent_ends_on as consentEndsOn')
    .where('id', '=', userId)
    .executeTakeFirst();
}
export type Person = NonNullable<Awaited<ReturnType<typeof readPerson>>>;

export async function isAddressUsed(
  transaction: Transaction,
  email: string,
  exceptUserId: string,
): Promise<boolean> {
  const other = await transaction
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('id', '<>', exceptUserId)
    .executeTakeFirst();
  return other !== undefined;
}

type EndedLinks = ('CHANGE_EMAIL' | 'RESET_PASSWORD' | 'PARENT_CONSENT')[];

/** Links of these kinds that were sent before stop working. */
export async function endLinksOf(
  transaction: Transaction,
  userId: string,
  kinds: EndedLinks,
  at: Date,
): Promise<void> {
  await transaction
    .updateTable('account_tokens')
    .set({ used_at: at })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('kind', 'in', kinds)
    .execute();
}

/** Until when the link sent to this address of a parent works; null when there is none. */
export async function parentLinkExpiry(
  transaction: Transaction,
  userId: string,
  email: string,
  now: Date,
): Promise<Date | null> {
  const link = await transaction
    .selectFrom('account_tokens')
    .select('expires_at as expiresAt')
    .where('user_id', '=', userId)
    .where('email', '=', email)
    .where('kind', '=', 'PARENT_CONSENT')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('expires_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return link?.expiresAt ?? null;
}
