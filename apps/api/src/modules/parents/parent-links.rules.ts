import { consentAge } from '@markwell/shared/registration/account.schemas';
import { ageOn } from '@markwell/shared/accounts/age';
import { dayOf } from '@markwell/shared/time/days';
import { adultAge, maxParents } from '@markwell/shared/parents/parents.vocabulary';
import { consentEndsOnFromBirthMonth, yearsAfter } from '#modules/accounts/consent-ends-on.ts';
import type { Role } from '@markwell/shared/accounts/roles.vocabulary';

/** What decisions about a child's links depend on. */
export interface Child {
  id: string;
  name: string;
  role: Role;
  /** YYYY-MM; null when it is not known. */
  birthMonth: string | null;
  parentEmail: string | null;
  parentConfirmedAt: Date | null;
  /** YYYY-MM-DD: the child is certainly 13 from this day. Null for an account that never needed consent. */
  consentEndsOn: string | null;
  createdAt: Date;
}

export interface Adult {
  id: string;
  name: string;
  email: string;
}

/** Whether this adult is the parent who agreed to the child's account. */
export const hasConfirmedAccount = (child: Pick<Child, 'parentEmail' | 'parentConfirmedAt'>, email: string) =>
  child.parentConfirmedAt !== null && child.parentEmail === email;

/**
 * Under 13. Without a month of birth, a pupil whose account needed a parent's consent counts as under 13 until they are
 * certainly 13.
 */
export function isYoung(
  { birthMonth, parentEmail, consentEndsOn }: Pick<Child, 'birthMonth' | 'parentEmail' | 'consentEndsOn'>,
  now: Date,
): boolean {
  if (birthMonth !== null) return ageOn(dayOf(now), birthMonth) < consentAge;
  return consentEndsOn === null ? parentEmail !== null : consentEndsOn > dayOf(now);
}

/** Certainly 18. Without a month of birth, five years after the pupil was certainly 13; otherwise it is not known. */
export function isAdult(
  { birthMonth, consentEndsOn }: Pick<Child, 'birthMonth' | 'consentEndsOn'>,
  now: Date,
): boolean {
  if (birthMonth !== null) return ageOn(dayOf(now), birthMonth) >= adultAge;
  return consentEndsOn !== null && yearsAfter(consentEndsOn, adultAge - consentAge) <= dayOf(now);
}

const youngest = 4;

/**
 * What is wrong with a month of birth; undefined when it fits. It must fit the age that was given when the account was
 * made, so that a child cannot become older to decide alone.
 */
export function birthMonthProblem(child: Child, birthMonth: string, now: Date): string | undefined {
  const age = ageOn(dayOf(now), birthMonth);
  if (age < youngest || age > 100) return 'Please check the month and the year';
  const ageAtSignUp = ageOn(dayOf(child.createdAt), birthMonth);
  const { parentEmail, consentEndsOn } = child;
  const neededConsent = parentEmail !== null || consentEndsOn !== null;
  const isTooOld = ageAtSignUp >= consentAge || isOlderThanGiven(child, birthMonth);
  // After the parent's say has ended, nobody is under 13 again.
  const isTooYoung = parentEmail === null && age < consentAge;
  if (neededConsent && (isTooOld || isTooYoung)) {
    return 'This does not fit the age that was given when the account was made';
  }
  // The month counts as over only at its end, so that someone who has just had their birthday may seem a year younger.
  // From 13 on no consent is needed.
  if (!neededConsent && ageAtSignUp + 1 < consentAge && age < consentAge) {
    return 'Under 13, a parent must agree to the account first. Please ask a parent to write to us.';
  }
  return undefined;
}

/** Accounts from before the day was stored have one eight years after sign-up, from which no age follows. */
const yearsOfUnknownAge = 8;

/** Whether a month of birth makes the child older than the age at sign-up, from which the stored day was counted. */
function isOlderThanGiven({ consentEndsOn, createdAt }: Child, birthMonth: string): boolean {
  if (consentEndsOn === null) return false;
  if (consentEndsOn === yearsAfter(dayOf(createdAt), yearsOfUnknownAge)) return false;
  return consentEndsOnFromBirthMonth(birthMonth) <= yearsAfter(consentEndsOn, -1);
}

/** Why a child cannot get another link; undefined when nothing is in the way. */
export function newLinkProblem(child: Child, openLinks: number, now: Date): string | undefined {
  if (child.role !== 'STUDENT') return 'Only a pupil’s results can be shown to a parent';
  if (isAdult(child, now)) return 'From 18, your results are yours alone: they cannot be shown to a parent';
  if (openLinks >= maxParents)
    return `At most ${maxParents} parents can see a pupil’s results. End a link first.`;
  return undefined;
}

/**
 * The state of a link after an adult has entered a code. Under 13, only the parent who confirmed the account, and whom
 * that parent gave a code; from 13 the child agrees.
 */
export function stateAfterCode(
  child: Child,
  { adult, madeById }: { adult: Adult; madeById: string },
  now: Date,
): 'ACTIVE' | 'REQUESTED' | undefined {
  if (!isYoung(child, now)) return 'REQUESTED';
  return hasConfirmedAccount(child, adult.email) || madeById !== child.id ? 'ACTIVE' : undefined;
}

/** The same after an invitation was accepted: from 13 the child has agreed to the address that it invited. */
export function stateAfterInvitation(
  child: Child,
  { adult, invitedEmail }: { adult: Adult; invitedEmail: string },
  now: Date,
): 'ACTIVE' | 'REQUESTED' | undefined {
  if (isYoung(child, now)) return hasConfirmedAccount(child, adult.email) ? 'ACTIVE' : undefined;
  return adult.email === invitedEmail ? 'ACTIVE' : 'REQUESTED';
}

/** What is stored when a parent has used a code or an invitation. An active link has the child's agreement already. */
export const agreedByParent = (parentId: string, state: 'ACTIVE' | 'REQUESTED', now: Date) => ({
  parentId,
  parentAgreedAt: now,
  childAgreedAt: state === 'ACTIVE' ? now : null,
});

type EndDecision =
  | { outcome: 'ends'; by: 'CHILD' | 'PARENT' | 'CONFIRMED_PARENT' }
  | { outcome: 'asks' }
  | { outcome: 'hidden' };

interface LinkToEnd {
  state: 'INVITED' | 'REQUESTED' | 'ACTIVE' | 'ENDED';
  parentId: string | null;
  isEndAsked: boolean;
}

/**
 * What happens when a user ends a link. A child under 13 can only ask, unless the parent who confirmed the account has no
 * link to decide with. That parent may end another's link only when the child has asked. Nobody else sees the link.
 */
export function decideEnd(
  link: LinkToEnd,
  {
    child,
    callerId,
    confirmedParentId,
  }: { child: Child; callerId: string; confirmedParentId: string | undefined },
  now: Date,
): EndDecision {
  if (link.state === 'ENDED') return { outcome: 'hidden' };
  if (callerId === link.parentId) return { outcome: 'ends', by: 'PARENT' };
  const asks = isYoung(child, now) && link.state === 'ACTIVE' && confirmedParentId !== undefined;
  if (callerId === child.id) return asks ? { outcome: 'asks' } : { outcome: 'ends', by: 'CHILD' };
  if (asks && callerId === confirmedParentId && link.isEndAsked)
    return { outcome: 'ends', by: 'CONFIRMED_PARENT' };
  return { outcome: 'hidden' };
}
