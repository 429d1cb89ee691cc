import type { OwnParentsDto, ParentViewDto } from '@markwell/shared/parents/parents.schemas';
import { pairingDays } from '@markwell/shared/parents/parents.vocabulary';
import { notFound, orThrow, ruleViolated, unauthenticated } from '#platform/domain-error.ts';
import { recordRequest } from '#platform/idempotency/idempotency-record.repository.ts';
import type { IdempotentRequest } from '#platform/idempotency/idempotent-request.ts';
import { childAgreed, parentAsks, parentCanSee } from '#modules/notifications/parent-notifications.ts';
import {
  findChild,
  findParentLink,
  lockChild,
  openLinksOf,
  notifyParties,
  type LinkedChild,
  type StoredParentLink,
} from './parent-links.repository.ts';
import { type Transaction, inTransaction } from '#platform/transaction.repository.ts';
import { hashOfAddress } from './address-hash.ts';
import { parentInvitationJob } from './parent-invitation.job.ts';
import { consentEndsOnFromBirthMonth } from '#modules/accounts/consent-ends-on.ts';
import {
  birthMonthProblem,
  hasConfirmedAccount,
  isAdult,
  isYoung,
  newLinkProblem,
} from './parent-links.rules.ts';
import type { Context } from '#context.ts';
import {
  setBirthMonth,
  findParentViews,
  findAdultByEmail,
  isParentBlocked,
  storeParentInvitation,
  updateParentLink,
  storePairingCode,
} from './parents.repository.ts';
import { hashOfPairingCode, newPairingCode } from './pairing-codes.ts';

// What a child decides about who sees the results.

const shownViews = 100;
const dayMs = 86_400_000;

const refusedAt = (field: 'email' | 'birthMonth', message: string) =>
  ruleViolated(message, { issues: [{ path: `body.${field}`, message }] });

async function readOwn(context: Context, transaction: Transaction, userId: string): Promise<OwnParentsDto> {
  const child = orThrow(await findChild(transaction, userId), unauthenticated);
  const now = context.clock();
  return ownParentsOf(child, await openLinksOf(transaction, { childId: userId }, now), now);
}

/** The child, locked and with a month of birth, if another parent is allowed. */
async function prepare(
  context: Context,
  transaction: Transaction,
  userId: string,
  birthMonth: string | undefined,
) {
  const now = context.clock();
  const child = orThrow(await lockChild(transaction, userId), unauthenticated);
  const open = await openLinksOf(transaction, { childId: userId }, now);
  const known = child.birthMonth ?? birthMonth;
  if (known === undefined && child.role === 'STUDENT') {
    throw refusedAt('birthMonth', 'Please choose the month and the year');
  }
  const problem = newLinkProblem({ ...child, birthMonth: known ?? null }, open.length, now);
  if (child.birthMonth === null && birthMonth !== undefined) {
    const misfit = birthMonthProblem(child, birthMonth, now);
    if (misfit !== undefined) throw refusedAt('birthMonth', misfit);
    if (problem === undefined) {
      const needed = child.consentEndsOn !== null || child.parentEmail !== null;
      const consentEndsOn = needed ? consentEndsOnFromBirthMonth(birthMonth) : null;
      await setBirthMonth(transaction, userId, birthMonth, consentEndsOn);
    }
  }
  if (problem !== undefined) throw ruleViolated(problem);
  return { child: { ...child, birthMonth: known ?? null }, open, now };
}

export function listOwnParents(context: Context, userId: string): Promise<OwnParentsDto> {
  return inTransaction(context.db, (transaction) => readOwn(context, transaction, userId));
}

export function listParentViews(context: Context, userId: string): Promise<ParentViewDto[]> {
  return findParentViews(context.db, userId, shownViews);
}

/**
 * Makes a code that works once, for seven days. Throws RULE_BROKEN for a role other than pupil, for an adult, with
 * four parents, and at `body.birthMonth` when that is missing or does not fit.
 */
export function makeParentCode(
  context: Context,
  userId: string,
  birthMonth: string | undefined,
): Promise<{ code: string; expiresAt: string }> {
  return inTransaction(context.db, async (transaction) => {
    const { now } = await prepare(context, transaction, userId, birthMonth);
    return storeNewCode(context, transaction, { childId: userId, madeById: userId, now });
  });
}

/**
 * Sends an invitation. Throws like `makeParentCode`, RULE_BROKEN at `body.email` for an address that may not be invited,
 * UNAVAILABLE when e-mail cannot be sent and TOO_MANY_REQUESTS.
 */
export async function inviteParent(
  context: Context,
  userId: string,
  { email, birthMonth }: { email: string; birthMonth?: string | undefined },
  idempotentRequest?: IdempotentRequest,
): Promise<OwnParentsDto> {
  await context.limits.email.sender.consume(userId);
  await context.limits.email.recipient.consume(email);
  await context.emailSender.assertCanSend();
  return inTransaction(context.db, async (transaction) => {
    const { child, open, now } = await prepare(context, transaction, userId, birthMonth);
    const self = await findAdultByEmail(transaction, userId);
    if (self?.email === email) throw refusedAt('email', 'Please give a parent’s own address, not yours');
    if (isYoung(child, now) && !hasConfirmedAccount(child, email)) {
      throw refusedAt('email', 'Until you are 13, you can only invite the parent who agreed to your account');
    }
    if (open.some(({ parent, state }) => state !== 'INVITED' && parent?.email === email)) {
      throw refusedAt('email', 'This parent is already in your list');
    }
    if (await isParentBlocked(transaction, userId, hashOfAddress(email))) {
      throw refusedAt('email', 'The owner of this address does not want invitations from you');
    }
    const expiresAt = new Date(now.getTime() + pairingDays * dayMs);
    const linkId = await storeParentInvitation(transaction, { childId: userId, email, at: now, expiresAt });
    await context.enqueue(transaction, parentInvitationJob, { linkId, to: email });
    if (idempotentRequest) await recordRequest(transaction, idempotentRequest, { resultId: linkId });
    return readOwn(context, transaction, userId);
  });
}

/** Throws NOT_FOUND for anything but a request to the caller. Agreeing again changes nothing. */
export function agreeToParent(context: Context, userId: string, linkId: string): Promise<OwnParentsDto> {
  return inTransaction(context.db, async (transaction) => {
    const child = orThrow(await lockChild(transaction, userId), unauthenticated);
    const link = await findParentLink(transaction, { id: linkId });
    const { parent } = link ?? {};
    if (link?.childId !== userId || !parent || link.state === 'ENDED')
      throw notFound('This request has ended');
    const now = context.clock();
    if (isAdult(child, now)) throw ruleViolated('From 18, your results are yours alone');
    if (link.state === 'REQUESTED') {
      await updateParentLink(transaction, linkId, { state: 'ACTIVE', childAgreedAt: now });
      await notifyOfStart(transaction, now, { linkId, child, parent });
    }
    return readOwn(context, transaction, userId);
  });
}

/** Stores a new code and returns it, with the time until which it works. */
export async function storeNewCode(
  context: Context,
  transaction: Transaction,
  { childId, madeById, now }: { childId: string; madeById: string; now: Date },
): Promise<{ code: string; expiresAt: string }> {
  const code = newPairingCode(context);
  const expiresAt = new Date(now.getTime() + pairingDays * dayMs);
  await storePairingCode(transaction, {
    childId,
    madeById,
    hash: hashOfPairingCode(context, code),
    at: now,
    expiresAt,
  });
  return { code, expiresAt: expiresAt.toISOString() };
}

interface NewLink {
  linkId: string;
  child: { id: string; name: string };
  parent: { id: string; name: string };
}

/** Notifies both that the parent can see the results now. */
const notifyOfStart = (transaction: Transaction, now: Date, { linkId, child, parent }: NewLink) =>
  notifyParties(transaction, now, [
    { ...parentCanSee(linkId, parent.name), userId: child.id },
    { ...childAgreed(linkId, child.name), userId: parent.id },
  ]);

/** Notifies both of an active link, and the child of a request. */
export const notifyOfNewLink = (
  transaction: Transaction,
  now: Date,
  state: 'ACTIVE' | 'REQUESTED',
  link: NewLink,
) =>
  state === 'ACTIVE'
    ? notifyOfStart(transaction, now, link)
    : notifyParties(transaction, now, [
        { ...parentAsks(link.linkId, link.parent.name), userId: link.child.id },
      ]);

/** When a link began; of a request or an invitation, when it was made. */
export const startOf = ({ state, createdAt, childAgreedAt, parentAgreedAt }: StoredParentLink): string => {
  const agreements = [childAgreedAt, parentAgreedAt].map((at) => at?.getTime() ?? 0);
  return new Date(state === 'ACTIVE' ? Math.max(...agreements) : createdAt).toISOString();
};

function ownParentsOf(child: LinkedChild, links: readonly StoredParentLink[], now: Date): OwnParentsDto {
  return {
    links: links.flatMap((link) => {
      const email = link.parent?.email ?? link.invitedEmail;
      if (link.state === 'ENDED' || email === null) return [];
      return {
        id: link.id,
        state: link.state,
        name: link.parent?.name ?? null,
        email,
        since: startOf(link),
        isEndAsked: link.endAskedAt !== null,
      };
    }),
    needsBirthMonth: child.birthMonth === null,
    isYoung: isYoung(child, now),
    mayLink: newLinkProblem(child, 0, now) === undefined,
  };
}
