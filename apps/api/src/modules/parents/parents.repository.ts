import type { Database } from '@markwell/database/connect';
import { fromDateColumn, toDateColumn } from '#platform/date-column.ts';
import type { Transaction } from '#platform/transaction.repository.ts';
import type { ParentViewDto } from '@markwell/shared/parents/parents.schemas';
import type { Adult } from './parent-links.rules.ts';

type Bytes = Uint8Array<ArrayBuffer>;

interface NewLink {
  childId: string;
  parentId: string;
  childAgreedAt: Date | null;
  parentAgreedAt: Date;
}

export async function findAdultByEmail(client: Transaction, userId: string): Promise<Adult | undefined> {
  return (
    (await client.user.findUnique({
      where: { id: userId },
      select: { id: true, name: true, email: true },
    })) ?? undefined
  );
}

/** Of an account that needed a parent's consent, `consentEndsOn` is the day on which that ends by this month. */
export async function setBirthMonth(
  transaction: Transaction,
  childId: string,
  birthMonth: string,
  consentEndsOn: string | null,
): Promise<void> {
  await transaction.user.update({
    where: { id: childId },
    data: {
      birthMonth: toDateColumn(`${birthMonth}-01`),
      consentEndsOn: consentEndsOn === null ? null : toDateColumn(consentEndsOn),
    },
    select: { id: true },
  });
}

/** Replaces the earlier code of the same maker. */
export async function storePairingCode(
  transaction: Transaction,
  {
    childId,
    madeById,
    hash,
    at,
    expiresAt,
  }: { childId: string; madeById: string; hash: Bytes; at: Date; expiresAt: Date },
): Promise<void> {
  await transaction.parentCode.deleteMany({ where: { childId, madeById } });
  await transaction.parentCode.create({
    data: { childId, madeById, codeHash: hash, createdAt: at, expiresAt },
  });
}

export async function findPairingCode(
  transaction: Transaction,
  codeHash: Bytes,
  now: Date,
): Promise<{ childId: string; madeById: string } | undefined> {
  return (
    (await transaction.parentCode.findFirst({
      where: { codeHash, expiresAt: { gt: now } },
      select: { childId: true, madeById: true },
    })) ?? undefined
  );
}

/** Returns false when another request has used it. */
export async function usePairingCode(transaction: Transaction, codeHash: Bytes): Promise<boolean> {
  const { count } = await transaction.parentCode.deleteMany({ where: { codeHash } });
  return count === 1;
}

export async function createParentLink(
  transaction: Transaction,
  { childAgreedAt, ...link }: NewLink,
): Promise<string> {
  const state = childAgreedAt === null ? 'REQUESTED' : 'ACTIVE';
  const { id } = await transaction.parentLink.create({
    data: { ...link, childAgreedAt, state, createdAt: link.parentAgreedAt },
    select: { id: true },
  });
  return id;
}

/** Whether an administrator ended a link of these two. */
export async function isLinkEndedByAdmin(
  transaction: Transaction,
  childId: string,
  parentId: string,
): Promise<boolean> {
  return (await transaction.parentLink.count({ where: { childId, parentId, endedBy: 'ADMIN' } })) > 0;
}

export async function isParentBlocked(
  transaction: Transaction,
  childId: string,
  blockedEmailHash: Bytes,
): Promise<boolean> {
  return (await transaction.parentLink.count({ where: { childId, blockedEmailHash } })) > 0;
}

/** Replaces an earlier invitation of the same address. */
export async function storeParentInvitation(
  transaction: Transaction,
  { childId, email, at, expiresAt }: { childId: string; email: string; at: Date; expiresAt: Date },
): Promise<string> {
  await transaction.parentLink.deleteMany({
    where: {
      childId,
      state: 'INVITED',
      OR: [{ invitedEmail: email }, { invitationExpiresAt: { lte: at } }],
    },
  });
  const { id } = await transaction.parentLink.create({
    data: {
      childId,
      state: 'INVITED',
      invitedEmail: email,
      invitationExpiresAt: expiresAt,
      createdAt: at,
    },
    select: { id: true },
  });
  return id;
}

/** Undefined fields stay as they are. */
export async function updateParentLink(
  transaction: Transaction,
  id: string,
  change: {
    state?: 'REQUESTED' | 'ACTIVE';
    parentId?: string;
    childAgreedAt?: Date | null;
    parentAgreedAt?: Date;
    endAskedAt?: Date;
  },
): Promise<void> {
  const isAnswered = change.state !== undefined;
  await transaction.parentLink.update({
    where: { id },
    data: {
      ...change,
      ...(isAnswered && { invitedEmail: null, tokenHash: null, invitationExpiresAt: null }),
    },
    select: { id: true },
  });
}

export async function recordParentView(
  db: Database,
  linkId: string,
  day: string,
  kind: 'SUMMARY',
): Promise<void> {
  await db.parentView.createMany({
    data: [{ linkId, day: toDateColumn(day), kind }],
    skipDuplicates: true,
  });
}

export async function findParentViews(
  db: Database,
  childId: string,
  limit: number,
): Promise<ParentViewDto[]> {
  const views = await db.parentView.findMany({
    where: { link: { childId } },
    select: { day: true, kind: true, link: { select: { parent: { select: { name: true } } } } },
    orderBy: [{ day: 'desc' }, { linkId: 'asc' }, { kind: 'asc' }],
    take: limit,
  });
  return views.map(({ day, kind, link }) => ({
    name: link.parent?.name ?? '',
    day: fromDateColumn(day),
    kind,
  }));
}
