import {
  childOfLinkDeleted,
  parentLinkEvents,
  parentLinkKey,
  parentOfLinkDeleted,
} from '#modules/notifications/parent-notifications.ts';
import type { Transaction } from '#platform/transaction.repository.ts';

/**
 * Notifies the parents of a pupil who is erased, and the children of a parent who is, and deletes invitations to the address.
 * The links go with the user. Nobody is named, because nothing of the user stays.
 */
export async function notifyOfDeletion(
  transaction: Transaction,
  user: { id: string; email: string },
): Promise<void> {
  const links = await transaction.parentLink.findMany({
    where: { OR: [{ childId: user.id }, { parentId: user.id }] },
    select: { id: true, childId: true, parentId: true, state: true },
  });
  // The notifications of the other name the user.
  const keys = links.flatMap(({ id }) => parentLinkEvents.map((event) => parentLinkKey(event, id)));
  await transaction.notification.deleteMany({ where: { dedupeKey: { in: keys } } });
  await transaction.notification.createMany({
    data: links.flatMap(({ id, childId, parentId, state }) => {
      if (state !== 'ACTIVE') return [];
      const isChild = childId === user.id;
      const userId = isChild ? parentId : childId;
      const notification = isChild ? childOfLinkDeleted(id) : parentOfLinkDeleted(id);
      return userId === null ? [] : { ...notification, userId };
    }),
    skipDuplicates: true,
  });
  await transaction.parentLink.deleteMany({ where: { invitedEmail: user.email } });
}
