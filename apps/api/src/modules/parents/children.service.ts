import type { ChildLinkDto, ChildSummaryDto } from '@markwell/shared/parents/parents.schemas';
import { dayOf } from '@markwell/shared/time/days';
import type { Clock } from '#platform/clock.ts';
import { notFound, orThrow, ruleViolated, unauthenticated } from '#platform/domain-error.ts';
import type { ChildSummaryRepository } from './child-summary.repository.ts';
import { periodOfSummary, summaryOf } from './child-summary.rules.ts';
import { findParentLink, lockChild, openLinksOf, type StoredParentLink } from './parent-links.repository.ts';
import type { InTransaction, Transaction } from '#platform/transaction.repository.ts';
import type { PairingCodes } from './pairing-codes.ts';
import {
  agreedByParent,
  hasConfirmedAccount,
  isYoung,
  newLinkProblem,
  stateAfterCode,
  type Adult,
} from './parent-links.rules.ts';
import { notifyOfNewLink, startOf, storeNewCode } from './parents.service.ts';
import type { ParentsRepository } from './parents.repository.ts';

/** What a parent does. All but list and enterCode throw NOT_FOUND unless the caller has an active link. */
export interface ChildrenService {
  list: (userId: string) => Promise<ChildLinkDto[]>;
  /** Throws RULE_BROKEN at `body.code` when the code cannot be used, and TOO_MANY_REQUESTS. */
  enterCode: (userId: string, code: string, networkAddress: string) => Promise<ChildLinkDto>;
  /** Records that the caller looked today. */
  readSummary: (userId: string, linkId: string) => Promise<ChildSummaryDto>;
  /** Throws RULE_BROKEN unless the caller confirmed the account of a child under 13. */
  makeCode: (userId: string, linkId: string) => Promise<{ code: string; expiresAt: string }>;
}

interface Limit {
  consume: (key: string) => Promise<void>;
}

interface Dependencies {
  repository: ParentsRepository;
  summaries: ChildSummaryRepository;
  codes: PairingCodes;
  limits: { user: Limit; address: Limit };
  inTransaction: InTransaction;
  clock: Clock;
}

const refusedCode = (message: string) => ruleViolated(message, { issues: [{ path: 'body.code', message }] });
const unknownCode = () =>
  refusedCode(
    'This code does not work. Please check it, or ask for a new one: a code works once, for seven days.',
  );

export function createChildrenService(dependencies: Dependencies): ChildrenService {
  const { repository, summaries, codes, limits, inTransaction, clock } = dependencies;

  async function activeLink(
    transaction: Transaction,
    userId: string,
    linkId: string,
  ): Promise<StoredParentLink & { parent: Adult }> {
    const link = await findParentLink(transaction, { id: linkId });
    if (link?.state !== 'ACTIVE' || link.parentId !== userId || !link.parent) {
      throw notFound('There is no such child, or you can no longer see their results');
    }
    return { ...link, parent: link.parent };
  }

  return {
    list: (userId) =>
      inTransaction(async (transaction) => {
        const now = clock();
        const links = await openLinksOf(transaction, { parentId: userId }, now);
        const children: ChildLinkDto[] = [];
        for (const link of links) children.push(await childLinkOf(transaction, link, now));
        return children;
      }),

    async enterCode(userId, code, networkAddress) {
      await limits.address.consume(networkAddress);
      await limits.user.consume(userId);
      return inTransaction(async (transaction) => {
        const now = clock();
        const hash = codes.hashOf(code);
        const stored = orThrow(await repository.findCode(transaction, hash, now), unknownCode);
        const child = orThrow(await lockChild(transaction, stored.childId), unknownCode);
        const adult = orThrow(await repository.findAdult(transaction, userId), unauthenticated);
        const open = await openLinksOf(transaction, { childId: child.id }, now);
        if (open.some(({ parentId }) => parentId === userId)) {
          throw refusedCode('You are already linked to this child');
        }
        const isStillAllowed =
          stored.madeById === child.id || open.some((link) => mayMakeCode(link, stored.madeById, now));
        const state = stateAfterCode(child, { adult, madeById: stored.madeById }, now);
        if (!isStillAllowed || (await repository.isEndedByAdmin(transaction, child.id, userId)))
          throw unknownCode();
        if (state === undefined) {
          throw refusedCode(
            'Under 13, only the parent who agreed to the account can use this code, with the e-mail address that was given then. That parent can make a code for you.',
          );
        }
        const problem = newLinkProblem(child, open.length, now);
        if (problem !== undefined) throw refusedCode(problem);
        if (!(await repository.useCode(transaction, hash))) throw unknownCode();
        const linkId = await repository.createLink(transaction, {
          childId: child.id,
          ...agreedByParent(userId, state, now),
        });
        await notifyOfNewLink(transaction, now, state, { linkId, child, parent: adult });
        return readChildLink(transaction, linkId, now);
      });
    },

    async readSummary(userId, linkId) {
      const now = clock();
      const { child } = await inTransaction((transaction) => activeLink(transaction, userId, linkId));
      const today = dayOf(now);
      const work = await summaries.read(child.id, periodOfSummary(today));
      await repository.recordView(linkId, today, 'SUMMARY');
      return { linkId, name: child.name, ...summaryOf(work, today, now) };
    },

    makeCode: (userId, linkId) =>
      inTransaction(async (transaction) => {
        const link = await activeLink(transaction, userId, linkId);
        const now = clock();
        const child = orThrow(await lockChild(transaction, link.childId), () =>
          notFound('There is no such child'),
        );
        if (!mayMakeCode(link, userId, now)) {
          throw ruleViolated('From the age of 13, the child decides who sees the results and makes the code');
        }
        const open = await openLinksOf(transaction, { childId: child.id }, now);
        const problem = newLinkProblem(child, open.length, now);
        // Says nothing of other parents: how many there are is the child's to know.
        if (problem !== undefined) throw ruleViolated('No more adults can be added for this child');
        return storeNewCode(transaction, { repository, codes }, { childId: child.id, madeById: userId, now });
      }),
  };
}

/** Whether this parent decides for the child: under 13, the one who confirmed the account. */
const mayMakeCode = ({ state, parent, child }: StoredParentLink, parentId: string, now: Date): boolean =>
  state === 'ACTIVE' &&
  parent?.id === parentId &&
  isYoung(child, now) &&
  hasConfirmedAccount(child, parent.email);

/** A link as its parent sees it. It never names other parents. */
async function childLinkOf(
  transaction: Transaction,
  link: StoredParentLink,
  now: Date,
): Promise<ChildLinkDto> {
  const decides = link.parentId !== null && mayMakeCode(link, link.parentId, now);
  const siblings = decides ? await openLinksOf(transaction, { childId: link.childId }, now) : [];
  const asked = siblings.filter(
    ({ id, state, endAskedAt }) => id !== link.id && state === 'ACTIVE' && endAskedAt !== null,
  );
  return {
    id: link.id,
    state: link.state === 'ACTIVE' ? 'ACTIVE' : 'REQUESTED',
    name: link.child.name,
    since: startOf(link),
    isEndAsked: decides && link.endAskedAt !== null,
    mayMakeCode: decides,
    othersToEnd: asked.map(({ id }) => id),
  };
}

/** The link that was just made or changed. */
export async function readChildLink(
  transaction: Transaction,
  linkId: string,
  now: Date,
): Promise<ChildLinkDto> {
  const link = orThrow(await findParentLink(transaction, { id: linkId }), () =>
    notFound('This link has ended'),
  );
  return childLinkOf(transaction, link, now);
}
