import type { LinkEndReason, UserParentLinkDto } from '@markwell/shared/users/user-parent-links.contract';
import { recordChange } from '#modules/audit/record-change.repository.ts';
import { notFound } from '#platform/domain-error.ts';
import { userNotFound } from '#platform/not-found.ts';
import { parentCannotSee, sightEnded } from '#modules/notifications/parent-notifications.ts';
import {
  endLinks,
  findChild,
  findParentLink,
  lockChild,
  openLinksOf,
  notifyParties,
  type StoredParentLink,
} from '#modules/parents/parent-links.repository.ts';
import type { Caller } from '#platform/caller.ts';
import type { Context } from '#context.ts';
import { inTransaction } from '#platform/transaction.repository.ts';
import { recordReading } from '#modules/audit/record-reading.ts';

// The parent links of a user, for administrators. Throws NOT_FOUND for an unknown user or link.

export async function listUserParentLinks(
  context: Context,
  caller: Caller,
  userId: string,
): Promise<UserParentLinkDto[]> {
  const links = await inTransaction(context.db, async (transaction) => {
    if (!(await findChild(transaction, userId))) throw userNotFound();
    const now = context.clock();
    return [
      ...(await openLinksOf(transaction, { childId: userId }, now)).map(linkOfChild),
      ...(await openLinksOf(transaction, { parentId: userId }, now)).map(linkOfParent),
    ];
  });
  await recordReading(context, caller, [userId], 'account');
  return links;
}

/**
 * Ends a link, a request or an invitation permanently. Both people of an active link get the same
 * notification as when one of them ends it, without a reason or a name. The reason is in the audit log.
 */
export function endUserParentLink(
  context: Context,
  caller: Caller,
  linkId: string,
  reason: LinkEndReason,
): Promise<void> {
  return inTransaction(context.db, async (transaction) => {
    const found = await findParentLink(transaction, { id: linkId });
    if (found) await lockChild(transaction, found.childId);
    const link = await findParentLink(transaction, { id: linkId });
    if (!link || link.state === 'ENDED') throw notFound('There is no such link, or it has already ended');
    const now = context.clock();
    await endLinks(transaction, [linkId], { by: 'ADMIN', at: now });
    await recordChange(transaction, {
      actorId: caller.id,
      action: 'user.parent-link-ended',
      target: { kind: 'user', id: link.childId },
      before: { state: link.state, parentId: link.parentId },
      after: { state: 'ENDED', reason },
    });
    if (link.state !== 'ACTIVE' || !link.parent) return;
    await notifyParties(transaction, now, [
      { ...parentCannotSee(linkId, link.parent.name), userId: link.childId },
      { ...sightEnded(linkId, link.child.name), userId: link.parent.id },
    ]);
  });
}

type OpenState = UserParentLinkDto['state'];

const linkOfChild = ({
  id,
  state,
  parent,
  invitedEmail,
  createdAt,
}: StoredParentLink): UserParentLinkDto => ({
  id,
  userIs: 'child',
  // Only open links are listed.
  state: state as OpenState,
  name: parent?.name ?? null,
  email: parent?.email ?? invitedEmail ?? '',
  since: createdAt.toISOString(),
});

const linkOfParent = ({ id, state, child, createdAt }: StoredParentLink): UserParentLinkDto => ({
  id,
  userIs: 'parent',
  state: state as OpenState,
  name: child.name,
  email: child.email,
  since: createdAt.toISOString(),
});
