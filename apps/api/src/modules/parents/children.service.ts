import type { ChildLinkDto, ChildSummaryDto } from '@markwell/shared/parents/parents.schemas';
import { dayOf } from '@markwell/shared/time/days';
import { notFound, orThrow, ruleViolated, unauthenticated } from '#platform/domain-error.ts';
import { periodOfSummary, summaryOf } from './child-summary.rules.ts';
import { findParentLink, lockChild, openLinksOf, type StoredParentLink } from './parent-links.repository.ts';
import { type Transaction, inTransaction } from '#platform/transaction.repository.ts';
import {
  agreedByParent,
  hasConfirmedAccount,
  isYoung,
  newLinkProblem,
  stateAfterCode,
  type Adult,
} from './parent-links.rules.ts';
import { notifyOfNewLink, startOf, storeNewCode } from './parents.service.ts';
import type { Context } from '#context.ts';
import { hashOfPairingCode } from './pairing-codes.ts';
import {
  findPairingCode,
  findAdultByEmail,
  isLinkEndedByAdmin,
  usePairingCode,
  createParentLink,
  recordParentView,
} from './parents.repository.ts';
import { readChildSummary } from './child-summary.repository.ts';

// What a parent does. All but `listChildren` and `enterParentCode` throw NOT_FOUND unless the caller has an active link.

const refusedCode = (message: string) => ruleViolated(message, { issues: [{ path: 'body.code', message }] });
const unknownCode = () =>
  refusedCode(
    'This code does not work. Please check it, or ask for a new one: a code works once, for seven days.',
  );

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

export function listChildren(context: Context, userId: string): Promise<ChildLinkDto[]> {
  return inTransaction(context.db, async (transaction) => {
    const now = context.clock();
    const links = await openLinksOf(transaction, { parentId: userId }, now);
    const children: ChildLinkDto[] = [];
    for (const link of links) children.push(await childLinkOf(transaction, link, now));
    return children;
  });
}

/** Throws RULE_BROKEN at `body.code` when the code cannot be used, and TOO_MANY_REQUESTS. */
export async function enterParentCode(
  context: Context,
  userId: string,
  code: string,
  networkAddress: string,
): Promise<ChildLinkDto> {
  await context.limits.parentCode.address.consume(networkAddress);
  await context.limits.parentCode.user.consume(userId);
  return inTransaction(context.db, async (transaction) => {
    const now = context.clock();
    const hash = hashOfPairingCode(context, code);
    const stored = orThrow(await findPairingCode(transaction, hash, now), unknownCode);
    const child = orThrow(await lockChild(transaction, stored.childId), unknownCode);
    const adult = orThrow(await findAdultByEmail(transaction, userId), unauthenticated);
    const open = await openLinksOf(transaction, { childId: child.id }, now);
    if (open.some(({ parentId }) => parentId === userId)) {
      throw refusedCode('You are already linked to this child');
    }
    const isStillAllowed =
      stored.madeById === child.id || open.some((link) => mayMakeCode(link, stored.madeById, now));
    const state = stateAfterCode(child, { adult, madeById: stored.madeById }, now);
    if (!isStillAllowed || (await isLinkEndedByAdmin(transaction, child.id, userId))) throw unknownCode();
    if (state === undefined) {
      throw refusedCode(
        'Under 13, only the parent who agreed to the account can use this code, with the e-mail address that was given then. That parent can make a code for you.',
      );
    }
    const problem = newLinkProblem(child, open.length, now);
    if (problem !== undefined) throw refusedCode(problem);
    if (!(await usePairingCode(transaction, hash))) throw unknownCode();
    const linkId = await createParentLink(transaction, {
      childId: child.id,
      ...agreedByParent(userId, state, now),
    });
    await notifyOfNewLink(transaction, now, state, { linkId, child, parent: adult });
    return readChildLink(transaction, linkId, now);
  });
}

/** Records that the caller looked today. */
export async function readSummaryOfChild(
  context: Context,
  userId: string,
  linkId: string,
): Promise<ChildSummaryDto> {
  const now = context.clock();
  const { child } = await inTransaction(context.db, (transaction) => activeLink(transaction, userId, linkId));
  const today = dayOf(now);
  const work = await readChildSummary(context, child.id, periodOfSummary(today));
  await recordParentView(context.db, linkId, today, 'SUMMARY');
  return { linkId, name: child.name, ...summaryOf(work, today, now) };
}

/** Throws RULE_BROKEN unless the caller confirmed the account of a child under 13. */
export function makeCodeForChild(
  context: Context,
  userId: string,
  linkId: string,
): Promise<{ code: string; expiresAt: string }> {
  return inTransaction(context.db, async (transaction) => {
    const link = await activeLink(transaction, userId, linkId);
    const now = context.clock();
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
    return storeNewCode(context, transaction, { childId: child.id, madeById: userId, now });
  });
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
