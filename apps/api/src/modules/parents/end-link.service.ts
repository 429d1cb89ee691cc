import { notFound } from '#platform/domain-error.ts';
import { childAsksToEnd, parentCannotSee, sightEnded } from '#modules/notifications/parent-notifications.ts';
import {
  endLinks,
  findParentLink,
  lockChild,
  openLinksOf,
  notifyParties,
} from './parent-links.repository.ts';
import { decideEnd, hasConfirmedAccount } from './parent-links.rules.ts';
import type { Context } from '#context.ts';
import { inTransaction } from '#platform/transaction.repository.ts';
import { updateParentLink } from './parents.repository.ts';

const unknownLink = () => notFound('There is no such link, or it has already ended');

/**
 * Ends a link, a request or an invitation, or asks for it, as decideEnd says. Both are notified when an active link ends.
 * Throws NOT_FOUND for a link that is not the caller's to end.
 */
export function endParentLink(
  context: Context,
  userId: string,
  linkId: string,
): Promise<{ isEnded: boolean }> {
  return inTransaction(context.db, async (transaction) => {
    const found = await findParentLink(transaction, { id: linkId });
    if (!found) throw unknownLink();
    const child = await lockChild(transaction, found.childId);
    const link = await findParentLink(transaction, { id: linkId });
    if (!child || !link) throw unknownLink();
    const now = context.clock();
    const others = await openLinksOf(transaction, { childId: child.id }, now);
    const confirmed = others.find(
      ({ state, parent }) =>
        state === 'ACTIVE' && parent !== null && hasConfirmedAccount(child, parent.email),
    );
    const decision = decideEnd(
      { ...link, isEndAsked: link.endAskedAt !== null },
      { child, callerId: userId, confirmedParentId: confirmed?.parent?.id },
      now,
    );
    if (decision.outcome === 'hidden') throw unknownLink();
    if (decision.outcome === 'asks') {
      if (link.endAskedAt === null && confirmed?.parent) {
        await updateParentLink(transaction, linkId, { endAskedAt: now });
        await notifyParties(transaction, now, [
          { ...childAsksToEnd(linkId, child.name), userId: confirmed.parent.id },
        ]);
      }
      return { isEnded: false };
    }
    await endLinks(transaction, [linkId], { by: decision.by, at: now });
    if (link.state === 'ACTIVE' && link.parent) {
      await notifyParties(transaction, now, [
        { ...parentCannotSee(linkId, link.parent.name), userId: child.id },
        { ...sightEnded(linkId, child.name), userId: link.parent.id },
      ]);
    }
    return { isEnded: true };
  });
}
