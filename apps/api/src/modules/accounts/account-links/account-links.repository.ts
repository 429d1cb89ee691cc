import type { AccountTokenKind } from '@markwell/database/client';
import type { Database } from '@markwell/database/connect';

export type LinkKind = AccountTokenKind;

export interface NewLink {
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

const ownerFields = {
  id: true,
  name: true,
  email: true,
  isActive: true,
  passwordHash: true,
  emailVerifiedAt: true,
  parentEmail: true,
  parentConfirmedAt: true,
  consentWithdrawnAt: true,
  consentEndsOn: true,
  deletionRequestedAt: true,
  needsAge: true,
} as const;

/** Stores a link. Earlier ones of its kind stop working, except reset links: anyone may request those. */
export async function storeLink(db: Database, { userId, kind, ...link }: NewLink): Promise<void> {
  const create = db.accountToken.create({ data: { userId, kind, ...link }, select: { id: true } });
  if (kind === 'RESET_PASSWORD') {
    await create;
    return;
  }
  const endEarlier = db.accountToken.updateMany({
    where: { userId, kind, usedAt: null },
    data: { usedAt: link.createdAt },
  });
  await db.$transaction([endEarlier, create]);
}

export async function findLink(
  db: Database,
  tokenHash: Uint8Array<ArrayBuffer>,
): Promise<StoredLink | undefined> {
  const select = {
    id: true,
    kind: true,
    email: true,
    expiresAt: true,
    usedAt: true,
    user: { select: ownerFields },
  } as const;
  return (await db.accountToken.findUnique({ where: { tokenHash }, select })) ?? undefined;
}

export async function findLinkOwner(
  db: Database,
  where: { email: string } | { id: string },
): Promise<LinkOwner | undefined> {
  return (await db.user.findUnique({ where, select: ownerFields })) ?? undefined;
}
