import type { Sql } from '@markwell/database/connect';
import { arrayOf } from '@markwell/database/sql/values';
import type { ParentLinkEnd } from '@markwell/database/tables';
import type { InferResult } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { fromDateColumn } from '#platform/date-column.ts';
import { notifyUsers } from '#modules/notifications/notify.repository.ts';
import type { NewNotification } from '#modules/notifications/notification-texts.ts';
import type { Transaction } from '#platform/transaction.repository.ts';

const childColumns = [
  'child.id',
  'child.name',
  'child.email',
  'child.role',
  'child.birth_month as birthMonth',
  'child.parent_email as parentEmail',
  'child.parent_confirmed_at as parentConfirmedAt',
  'child.consent_ends_on as consentEndsOn',
  'child.created_at as createdAt',
] as const;

const children = (client: Sql) => client.selectFrom('users as child').select(childColumns);

type ChildRow = InferResult<ReturnType<typeof children>>[number];

const childOf = ({ birthMonth, consentEndsOn, ...child }: ChildRow) => ({
  ...child,
  consentEndsOn: consentEndsOn && fromDateColumn(consentEndsOn),
  birthMonth: birthMonth && fromDateColumn(birthMonth).slice(0, 7),
});

const links = (client: Sql) =>
  children(client)
    .innerJoin('parent_links as link', 'link.child_id', 'child.id')
    .leftJoin('users as parent', 'parent.id', 'link.parent_id')
    .select([
      'link.id as linkId',
      'link.parent_id as parentId',
      'link.state',
      'link.invited_email as invitedEmail',
      'link.invitation_expires_at as invitationExpiresAt',
      'link.child_agreed_at as childAgreedAt',
      'link.parent_agreed_at as parentAgreedAt',
      'link.end_asked_at as endAskedAt',
      'link.created_at as linkCreatedAt',
    ])
    .select((eb) =>
      eb
        .case()
        .when('parent.id', 'is not', null)
        .then(
          jsonBuildObject({
            id: eb.ref('parent.id').$notNull(),
            name: eb.ref('parent.name').$notNull(),
            email: eb.ref('parent.email').$notNull(),
          }),
        )
        .end()
        .as('parent'),
    );

const linkOf = ({
  linkId,
  parentId,
  state,
  invitedEmail,
  invitationExpiresAt,
  childAgreedAt,
  parentAgreedAt,
  endAskedAt,
  linkCreatedAt,
  parent,
  ...child
}: InferResult<ReturnType<typeof links>>[number]) => ({
  id: linkId,
  childId: child.id,
  parentId,
  state,
  invitedEmail,
  invitationExpiresAt,
  childAgreedAt,
  parentAgreedAt,
  endAskedAt,
  createdAt: linkCreatedAt,
  parent,
  child: childOf(child),
});

/** A link with its child and, unless it is an open invitation, its parent. */
export type StoredParentLink = ReturnType<typeof linkOf>;
export type LinkedChild = StoredParentLink['child'];

/** Undefined when there is no such user. */
export async function findChild(transaction: Transaction, childId: string): Promise<LinkedChild | undefined> {
  const child = await children(transaction).where('child.id', '=', childId).executeTakeFirst();
  return child && childOf(child);
}

/** Locks a child, so that two changes of its links follow one another. Undefined when there is no such user. */
export async function lockChild(transaction: Transaction, childId: string): Promise<LinkedChild | undefined> {
  await transaction.selectFrom('users').select('id').where('id', '=', childId).forNoKeyUpdate().execute();
  return findChild(transaction, childId);
}

/** Links that have not ended, without invitations that are too old, the oldest first. */
export async function openLinksOf(
  client: Transaction,
  of: { childId: string } | { parentId: string },
  now: Date,
): Promise<StoredParentLink[]> {
  const rows = await links(client)
    .where((eb) =>
      'childId' in of ? eb('link.child_id', '=', of.childId) : eb('link.parent_id', '=', of.parentId),
    )
    .where('link.state', '<>', 'ENDED')
    .where((eb) => eb.or([eb('link.state', '<>', 'INVITED'), eb('link.invitation_expires_at', '>', now)]))
    .orderBy('link.created_at')
    .orderBy('link.id')
    .execute();
  return rows.map(linkOf);
}

/** One link, also an ended one. */
export async function findParentLink(
  client: Transaction,
  which: { id: string } | { tokenHash: Uint8Array<ArrayBuffer> },
): Promise<StoredParentLink | undefined> {
  const row = await links(client)
    .where((eb) =>
      'id' in which ? eb('link.id', '=', which.id) : eb('link.token_hash', '=', which.tokenHash),
    )
    .executeTakeFirst();
  return row && linkOf(row);
}

/** Ends links permanently, and removes what only an open one needs. */
export async function endLinks(
  transaction: Transaction,
  ids: readonly string[],
  end: { by: ParentLinkEnd; at: Date; blockedEmailHash?: Uint8Array<ArrayBuffer> },
): Promise<void> {
  await transaction
    .updateTable('parent_links')
    .set({
      state: 'ENDED',
      ended_at: end.at,
      ended_by: end.by,
      invited_email: null,
      token_hash: null,
      invitation_expires_at: null,
      ...(end.blockedEmailHash && { blocked_email_hash: end.blockedEmailHash }),
    })
    .where((eb) => eb('id', '=', eb.fn.any(arrayOf('uuid', ids))))
    .execute();
}

/** Stores a notification for each of these users, in the transaction of the change. */
export const notifyParties = (
  client: Sql,
  at: Date,
  messages: readonly (NewNotification & { userId: string })[],
) =>
  notifyUsers(
    client,
    messages.map((message) => ({ ...message, at })),
  );
