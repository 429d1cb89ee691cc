import type { ParentInvitationDto } from '@markwell/shared/parents/parents.contract';
import type { ChildLinkDto } from '@markwell/shared/parents/parents.schemas';
import type { Clock } from '#platform/clock.ts';
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
import type { InTransaction, Transaction } from '#platform/transaction.repository.ts';
import { hashOfLinkToken } from '#modules/accounts/account-links/link-token.ts';
import { hashOfAddress } from './address-hash.ts';
import { readChildLink } from './children.service.ts';
import { agreedByParent, isAdult, stateAfterInvitation } from './parent-links.rules.ts';
import type { ParentsRepository } from './parents.repository.ts';
import { notifyOfNewLink } from './parents.service.ts';

/** All throw RULE_BROKEN at `body.token` for an invitation that is not open, and TOO_MANY_REQUESTS. */
export interface InvitationsService {
  inspect: (token: string, networkAddress: string) => Promise<ParentInvitationDto>;
  /** Also throws RULE_BROKEN when the caller is linked already, or may not be. */
  accept: (userId: string, token: string, networkAddress: string) => Promise<ChildLinkDto>;
  decline: (token: string, isNotMe: boolean, networkAddress: string) => Promise<void>;
}

interface Dependencies {
  repository: Pick<ParentsRepository, 'findAdult' | 'isEndedByAdmin' | 'update'>;
  inTransaction: InTransaction;
  /** Limits tries by network address. */
  limit: { consume: (key: string) => Promise<void> };
  clock: Clock;
}

type Invitation = StoredParentLink & { invitedEmail: string };

const refused = (message: string) => ruleViolated(message, { issues: [{ path: 'body.token', message }] });
const notOpen = () => refused('This invitation has been answered or withdrawn, or has expired.');

export function createInvitationsService(dependencies: Dependencies): InvitationsService {
  const { repository, inTransaction, limit, clock } = dependencies;

  async function find(transaction: Transaction, token: string): Promise<Invitation> {
    const link = await findParentLink(transaction, { tokenHash: hashOfLinkToken(token) });
    const { invitedEmail, invitationExpiresAt } = link ?? {};
    if (
      link?.state !== 'INVITED' ||
      !invitedEmail ||
      !invitationExpiresAt ||
      invitationExpiresAt <= clock()
    ) {
      throw notOpen();
    }
    return { ...link, invitedEmail };
  }

  /** Found again once the child is locked: of two answers, the second one finds it answered. */
  async function lock(transaction: Transaction, token: string): Promise<Invitation> {
    const { childId } = await find(transaction, token);
    await lockChild(transaction, childId);
    return find(transaction, token);
  }

  return {
    async inspect(token, networkAddress) {
      await limit.consume(networkAddress);
      const { child, invitedEmail } = await inTransaction((transaction) => find(transaction, token));
      return { childName: child.name, email: invitedEmail };
    },

    async accept(userId, token, networkAddress) {
      await limit.consume(networkAddress);
      return inTransaction(async (transaction) => {
        const now = clock();
        const { id: linkId, child, invitedEmail } = await lock(transaction, token);
        const adult = orThrow(await repository.findAdult(transaction, userId), unauthenticated);
        if (isAdult(child, now) || (await repository.isEndedByAdmin(transaction, child.id, userId)))
          throw notOpen();
        const open = await openLinksOf(transaction, { childId: child.id }, now);
        if (open.some(({ parentId }) => parentId === userId))
          throw refused('You are already linked to this child.');
        const state = stateAfterInvitation(child, { adult, invitedEmail }, now);
        if (state === undefined) {
          throw refused(
            `Please sign in with ${invitedEmail}: under 13, only the parent who agreed to the account can accept.`,
          );
        }
        await repository.update(transaction, linkId, {
          state,
          ...agreedByParent(userId, state, now),
        });
        await notifyOfNewLink(transaction, now, state, { linkId, child, parent: adult });
        return readChildLink(transaction, linkId, now);
      });
    },

    async decline(token, isNotMe, networkAddress) {
      await limit.consume(networkAddress);
      await inTransaction(async (transaction) => {
        const now = clock();
        const { id, child, invitedEmail } = await lock(transaction, token);
        await endLinks(
          transaction,
          [id],
          isNotMe
            ? { by: 'NOT_ME', at: now, blockedEmailHash: hashOfAddress(invitedEmail) }
            : { by: 'PARENT', at: now },
        );
        await notifyParties(transaction, now, [{ ...invitationDeclined(id), userId: child.id }]);
      });
    },
  };
}
