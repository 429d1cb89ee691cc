import { arrayOf } from '@markwell/database/sql/values';
import {
  childOfLinkDeleted,
  parentLinkEvents,
  parentLinkKey,
  parentOfLinkDeleted,
} from '#modules/notifications/parent-notifications.ts';
import { notifyParties } from './parent-links.repository.ts';
import type { Transaction } from '#platform/transaction.repository.ts';

/**
 * Notifies the parents of a pupil who is erased, and the children of a parent who is, and deletes invitations to the address.
 * The links go with the user. Nobody is named, because nothing of the user stays.
 */
export async function notifyOfDeletion(
  transaction: Transaction,
  user: { id: string; email: string },
): Promise<void> {
  const links = await transaction
    .selectFrom('parent_links')
    .select(['id', 'child_id as childId', 'parent_id as parentId', 'state'])
    .where((eb) => eb.or([eb('child_id', '=', user.id), eb('parent_id', '=', user.id)]))
    .execute();
  // The notifications of the other name the user.
  const keys = links.flatMap(({ id }) => parentLinkEvents.map((event) => parentLinkKey(event, id)));
  await transaction
    .deleteFrom('notifications')
    .where((eb) => eb('dedupe_key', '=', eb.fn.any(arrayOf('text', keys))))
    .execute();
  const messages = links.flatMap(({ id, childId, parentId, state }) => {
    if (state !== 'ACTIVE') return [];
    const isChild = childId === user.id;
    const userId = isChild ? parentId : childId;
    const notification = isChild ? childOfLinkDeleted(id) : parentOfLinkDeleted(id);
    return userId === null ? [] : { ...notification, userId };
  });
  await notifyParties(transaction, new Date(), messages);
  await transaction.deleteFrom('parent_links').where('invited_email', '=', user.email).execute();
}
