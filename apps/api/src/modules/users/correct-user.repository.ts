import type { Transaction } from '#platform/transaction.repository.ts';

const fields = {
  name: true,
  email: true,
  role: true,
  isActive: true,
  parentEmail: true,
  parentConfirmedAt: true,
  consentWithdrawnAt: true,
  consentEndsOn: true,
} as const;

/** What an administrator corrects of a user. */
export async function readPerson(transaction: Transaction, userId: string) {
  return (await transaction.user.findUnique({ where: { id: userId }, select: fields })) ?? undefined;
}
export type Person = NonNullable<Awaited<ReturnType<typeof readPerson>>>;

export async function isAddressUsed(
  transaction: Transaction,
  email: string,
  exceptUserId: string,
): Promise<boolean> {
  const where = { email, id: { not: exceptUserId } };
  return (await transaction.user.findFirst({ where, select: { id: true } })) !== null;
}

type EndedLinks = ('CHANGE_EMAIL' | 'RESET_PASSWORD' | 'PARENT_CONSENT')[];

/** Links of these kinds that were sent before stop working. */
export async function endLinksOf(
  transaction: Transaction,
  userId: string,
  kinds: EndedLinks,
  at: Date,
): Promise<void> {
  await transaction.accountToken.updateMany({
    where: { userId, usedAt: null, kind: { in: kinds } },
    data: { usedAt: at },
  });
}

/** Until when the link sent to this address of a parent works; null when there is none. */
export async function parentLinkExpiry(
  transaction: Transaction,
  userId: string,
  email: string,
  now: Date,
): Promise<Date | null> {
  const link = await transaction.accountToken.findFirst({
    where: { userId, email, kind: 'PARENT_CONSENT', usedAt: null, expiresAt: { gt: now } },
    orderBy: { expiresAt: 'desc' },
    select: { expiresAt: true },
  });
  return link?.expiresAt ?? null;
}
