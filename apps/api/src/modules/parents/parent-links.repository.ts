import type { Prisma } from '@markwell/database/client';
import { sqlOf, type Queries } from '@markwell/database/sql/queries';
import type { ParentLinkEnd } from '@markwell/database/tables';
import { fromDateColumn } from '#platform/date-column.ts';
import { notifyUsers } from '#modules/notifications/notify.repository.ts';
import type { NewNotification } from '#modules/notifications/notification-texts.ts';
import type { Transaction } from '#platform/transaction.repository.ts';

const childFields = {
  id: true,
  name: true,
  email: true,
  role: true,
  birthMonth: true,
  parentEmail: true,
  parentConfirmedAt: true,
  consentEndsOn: true,
  createdAt: true,
} as const satisfies Prisma.UserSelect;

const linkFields = {
  id: true,
  childId: true,
  parentId: true,
  state: true,
  invitedEmail: true,
  invitationExpiresAt: true,
  childAgreedAt: true,
  parentAgreedAt: true,
  endAskedAt: true,
  createdAt: true,
  parent: { select: { id: true, name: true, email: true } },
  child: { select: childFields },
} as const satisfies Prisma.ParentLinkSelect;

type LinkRow = Prisma.ParentLinkGetPayload<{ select: typeof linkFields }>;

const childOf = ({ birthMonth, consentEndsOn, ...child }: LinkRow['child']) => ({
  ...child,
  consentEndsOn: consentEndsOn && fromDateColumn(consentEndsOn),
  birthMonth: birthMonth && fromDateColumn(birthMonth).slice(0, 7),
});

const linkOf = ({ child, ...link }: LinkRow) => ({ ...link, child: childOf(child) });

/** A link with its child and, unless it is an open invitation, its parent. */
export type StoredParentLink = ReturnType<typeof linkOf>;
export type LinkedChild = StoredParentLink['child'];

/** Undefined when there is no such user. */
export async function findChild(transaction: Transaction, childId: string): Promise<LinkedChild | undefined> {
  const child = await transaction.user.findUnique({ where: { id: childId }, select: childFields });
  return child ? childOf(child) : undefined;
}

/** Locks a child, so that two changes of its links follow one another. Undefined when there is no such user. */
export async function lockChild(transaction: Transaction, childId: string): Promise<LinkedChild | undefined> {
  await sqlOf(transaction)
    .selectFrom('users')
    .select('id')
    .where('id', '=', childId)
    .forNoKeyUpdate()
    .execute();
  return findChild(transaction, childId);
}

/** Links that have not ended, without invitations that are too old, the oldest first. */
export async function openLinksOf(
  client: Transaction,
  of: { childId: string } | { parentId: string },
  now: Date,
): Promise<StoredParentLink[]> {
  const links = await client.parentLink.findMany({
    where: {
      ...of,
      state: { not: 'ENDED' },
      OR: [{ state: { not: 'INVITED' } }, { invitationExpiresAt: { gt: now } }],
    },
    select: linkFields,
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  return links.map(linkOf);
}

/** One link, also an ended one. */
export async function findParentLink(
  client: Transaction,
  where: Prisma.ParentLinkWhereUniqueInput,
): Promise<StoredParentLink | undefined> {
  const link = await client.parentLink.findUnique({ where, select: linkFields });
  return link ? linkOf(link) : undefined;
}

/** Ends links permanently, and removes what only an open one needs. */
export async function endLinks(
  transaction: Transaction,
  ids: readonly string[],
  end: { by: ParentLinkEnd; at: Date; blockedEmailHash?: Uint8Array<ArrayBuffer> },
): Promise<void> {
  await transaction.parentLink.updateMany({
    where: { id: { in: [...ids] } },
    data: {
      state: 'ENDED',
      endedAt: end.at,
      endedBy: end.by,
      invitedEmail: null,
      tokenHash: null,
      invitationExpiresAt: null,
      ...(end.blockedEmailHash && { blockedEmailHash: end.blockedEmailHash }),
    },
  });
}

/** Stores a notification for each of these users, in the transaction of the change. */
export const notifyParties = (
  client: Queries,
  at: Date,
  messages: readonly (NewNotification & { userId: string })[],
) =>
  notifyUsers(
    client,
    messages.map((message) => ({ ...message, at })),
  );
