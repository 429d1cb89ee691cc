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

export interface RegistrationsRepository {
  find: (id: string) => Promise<PendingRegistration | undefined>;
  /** The newest of an address. */
  findLatest: (email: string) => Promise<PendingRegistration | undefined>;
  /** Also its links. */
  remove: (id: string) => Promise<void>;
  /** Whether the same address was registered before this one, and is not confirmed. */
  hasEarlier: (registration: PendingRegistration) => Promise<boolean>;
  findByLink: (tokenHash: Uint8Array<ArrayBuffer>) => Promise<RegistrationLink | undefined>;
  /** Earlier links of the registration stay valid: they all confirm the same. */
  issueLink: (
    registrationId: string,
    link: { tokenHash: Uint8Array<ArrayBuffer>; createdAt: Date; expiresAt: Date },
  ) => Promise<void>;
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

export function createRegistrationsRepository(database: Database): RegistrationsRepository {
  return {
    async find(id) {
      return toPending(await database.registration.findUnique({ where: { id }, select: fields }));
    },
    async findLatest(email) {
      const orderBy = [{ createdAt: 'desc' as const }, { id: 'desc' as const }];
      return toPending(await database.registration.findFirst({ where: { email }, orderBy, select: fields }));
    },
    async hasEarlier({ id, email, createdAt }) {
      const where = { email, id: { not: id }, createdAt: { lte: createdAt } };
      return (await database.registration.findFirst({ where, select: { id: true } })) !== null;
    },
    async remove(id) {
      await database.registration.deleteMany({ where: { id } });
    },
    async findByLink(tokenHash) {
      const link = await database.registrationLink.findUnique({
        where: { tokenHash },
        select: { expiresAt: true, registration: { select: fields } },
      });
      const registration = toPending(link?.registration);
      return link && registration ? { expiresAt: link.expiresAt, registration } : undefined;
    },
    async issueLink(registrationId, link) {
      await database.registrationLink.create({
        data: { registrationId, ...link },
        select: { registrationId: true },
      });
    },
  };
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
