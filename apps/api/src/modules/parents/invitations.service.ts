import type { ParentInvitationDto } from '@markwell/shared/parents/parents.contract';
import type { ChildLinkDto } from '@markwell/shared/parents/parents.schemas';
import { orThrow, ruleViolated, unauthenticated } from '#platform/domain-error.ts';
import { invitationDeclined } from '#modules/notifications/parent-notifications.ts';
import {
  endLinks,
  findParentLink,
  lockChild,
  openLinksOf,
  notifyParties,
  type StoredParentLink,
} from './parent-links.repository.ts';
import { type Transaction, inTransaction } from '#platform/transaction.repository.ts';
import { hashOfLinkToken } from '#modules/accounts/account-links/link-token.ts';
import { hashOfAddress } from './address-hash.ts';
import { readChildLink } from './children.service.ts';
import { agreedByParent, isAdult, stateAfterInvitation } from './parent-links.rules.ts';
import { notifyOfNewLink } from './parents.service.ts';
import type { Context } from '#context.ts';
import { findAdultByEmail, isLinkEndedByAdmin, updateParentLink } from './parents.repository.ts';

// All throw RULE_BROKEN at `body.token` for an invitation that is not open, and TOO_MANY_REQUESTS.

type Invitation = StoredParentLink & { invitedEmail: string };

const refused = (message: string) => ruleViolated(message, { issues: [{ path: 'body.token', message }] });
const notOpen = () => refused('This invitation has been answered or withdrawn, or has expired.');

async function find(context: Context, transaction: Transaction, token: string): Promise<Invitation> {
  const link = await findParentLink(transaction, { tokenHash: hashOfLinkToken(token) });
  const { invitedEmail, invitationExpiresAt } = link ?? {};
  if (
    link?.state !== 'INVITED' ||
    !invitedEmail ||
    !invitationExpiresAt ||
    invitationExpiresAt <= context.clock()
  ) {
    throw notOpen();
  }
  return { ...link, invitedEmail };
}

/** Found again once the child is locked: of two answers, the second one finds it answered. */
async function lock(context: Context, transaction: Transaction, token: string): Promise<Invitation> {
  const { childId } = await find(context, transaction, token);
  await lockChild(transaction, childId);
  return find(context, transaction, token);
}

export async function inspectParentInvitation(
  context: Context,
  token: string,
  networkAddress: string,
): Promise<ParentInvitationDto> {
  await context.limits.link.consume(networkAddress);
  const { child, invitedEmail } = await inTransaction(context.db, (transaction) =>
    find(context, transaction, token),
  );
  return { childName: child.name, email: invitedEmail };
}

/** Also throws RULE_BROKEN when the caller is linked already, or may not be. */
export async function acceptParentInvitation(
  context: Context,
  userId: string,
  token: string,
  networkAddress: string,
): Promise<ChildLinkDto> {
  await context.limits.link.consume(networkAddress);
  return inTransaction(context.db, async (transaction) => {
    const now = context.clock();
    const { id: linkId, child, invitedEmail } = await lock(context, transaction, token);
    const adult = orThrow(await findAdultByEmail(transaction, userId), unauthenticated);
    if (isAdult(child, now) || (await isLinkEndedByAdmin(transaction, child.id, userId))) throw notOpen();
    const open = await openLinksOf(transaction, { childId: child.id }, now);
    if (open.some(({ parentId }) => parentId === userId))
      throw refused('You are already linked to this child.');
    const state = stateAfterInvitation(child, { adult, invitedEmail }, now);
    if (state === undefined) {
      throw refused(
        `Please sign in with ${invitedEmail}: under 13, only the parent who agreed to the account can accept.`,
      );
    }
    await updateParentLink(transaction, linkId, {
      state,
      ...agreedByParent(userId, state, now),
    });
    await notifyOfNewLink(transaction, now, state, { linkId, child, parent: adult });
    return readChildLink(transaction, linkId, now);
  });
}

export async function declineParentInvitation(
  context: Context,
  token: string,
  isNotMe: boolean,
  networkAddress: string,
): Promise<void> {
  await context.limits.link.consume(networkAddress);
  await inTransaction(context.db, async (transaction) => {
    const now = context.clock();
    const { id, child, invitedEmail } = await lock(context, transaction, token);
    await endLinks(
      transaction,
      [id],
      isNotMe
        ? { by: 'NOT_ME', at: now, blockedEmailHash: hashOfAddress(invitedEmail) }
        : { by: 'PARENT', at: now },
    );
    await notifyParties(transaction, now, [{ ...invitationDeclined(id), userId: child.id }]);
  });
}
