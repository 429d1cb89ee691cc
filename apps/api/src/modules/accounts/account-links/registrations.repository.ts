import type { Database } from '@markwell/database/connect';
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
export interface RegistrationLink {
  expiresAt: Date;
  registration: PendingRegistration;
}

const fields = {
  id: true,
  email: true,
  name: true,
  passwordHash: true,
  role: true,
  parentEmail: true,
  consentEndsOn: true,
  createdAt: true,
} as const;

export async function findRegistration(db: Database, id: string): Promise<PendingRegistration | undefined> {
  return toPending(await db.registration.findUnique({ where: { id }, select: fields }));
}

/** The newest of an address. */
export async function findLatestRegistration(
  db: Database,
  email: string,
): Promise<PendingRegistration | undefined> {
  const orderBy = [{ createdAt: 'desc' as const }, { id: 'desc' as const }];
  return toPending(await db.registration.findFirst({ where: { email }, orderBy, select: fields }));
}

/** Whether the same address was registered before this one, and is not confirmed. */
export async function hasEarlierRegistration(
  db: Database,
  { id, email, createdAt }: PendingRegistration,
): Promise<boolean> {
  const where = { email, id: { not: id }, createdAt: { lte: createdAt } };
  return (await db.registration.findFirst({ where, select: { id: true } })) !== null;
}

/** Also its links. */
export async function removeRegistration(db: Database, id: string): Promise<void> {
  await db.registration.deleteMany({ where: { id } });
}

export async function findRegistrationByLink(
  db: Database,
  tokenHash: Uint8Array<ArrayBuffer>,
): Promise<RegistrationLink | undefined> {
  const link = await db.registrationLink.findUnique({
    where: { tokenHash },
    select: { expiresAt: true, registration: { select: fields } },
  });
  const registration = toPending(link?.registration);
  return link && registration ? { expiresAt: link.expiresAt, registration } : undefined;
}

/** Earlier links of the registration stay valid: they all confirm the same. */
export async function storeRegistrationLink(
  db: Database,
  registrationId: string,
  link: { tokenHash: Uint8Array<ArrayBuffer>; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await db.registrationLink.create({
    data: { registrationId, ...link },
    select: { registrationId: true },
  });
}

const toPending = (row: (Omit<PendingRegistration, 'role'> & { role: string }) | null | undefined) =>
  row ? { ...row, role: row.role === 'PARENT' ? ('PARENT' as const) : ('STUDENT' as const) } : undefined;

/**
 * Ends every pending registration of an address, because an account has it now. Their links become used links of the
 * account, so that their pages say so.
 */
export async function endRegistrations(
  transaction: Transaction,
  { id: userId, email }: { id: string; email: string },
  at: Date,
): Promise<void> {
  const links = await transaction.registrationLink.findMany({ where: { registration: { email } } });
  await transaction.accountToken.createMany({
    data: links.map(({ tokenHash, createdAt, expiresAt }) => ({
      userId,
      kind: 'VERIFY_EMAIL' as const,
      tokenHash,
      email,
      createdAt,
      expiresAt,
      usedAt: at,
    })),
  });
  await transaction.registration.deleteMany({ where: { email } });
}
