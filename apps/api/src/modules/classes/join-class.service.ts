import type { OwnMembershipsDto } from '@markwell/shared/classes/classes.contract';
import type { ClassPreviewDto, JoinedClassDto } from '@markwell/shared/classes/classes.schemas';
import { maxMembers } from '@markwell/shared/classes/classes.vocabulary';
import type { ClassRow } from './class-rows.repository.ts';
import { notFound, orThrow, ruleViolated } from '#platform/domain-error.ts';
import { hasConsentEnded } from '#modules/accounts/consent-ends-on.ts';
import { toJoinedClass } from './classes.mapper.ts';
import {
  addMember,
  lockClassToJoin,
  findClassByCode,
  isMember,
  findMembershipsOf,
  endMembership,
} from './members.repository.ts';
import type { Context } from '#context.ts';
import { findLinkOwner } from '#modules/accounts/account-links/account-links.repository.ts';
import { inTransaction } from '#platform/transaction.repository.ts';
import { enqueueAccountEmails } from '#modules/accounts/account-links/account-email.job.ts';
import {
  findInvitationsForPupil,
  findInvitationForPupil,
  deleteInvitationForPupil,
} from './invitations.repository.ts';

/** Where a code was typed: who guesses is limited by user and by network address. */
interface CodeGuess {
  userId: string;
  networkAddress: string;
  code: string;
}

// What pupils do with classes.

const noSuchCode = () =>
  notFound('This code is not right, or it has expired. Please ask your teacher for the code.');
const noInvitation = () => notFound('This invitation no longer exists');

async function findByCode(context: Context, { userId, networkAddress, code }: CodeGuess): Promise<ClassRow> {
  await context.limits.joinCode.user.consume(userId);
  await context.limits.joinCode.address.consume(networkAddress);
  const found = orThrow(await findClassByCode(context.db, code, context.clock()), noSuchCode);
  // Only wrong codes count: a whole class joins from one address.
  await Promise.all([
    context.limits.joinCode.user.refund(userId),
    context.limits.joinCode.address.refund(networkAddress),
  ]);
  return found;
}

/** The address of the parent who agreed, when a child under 13 is about to become a member. */
async function parentToTell(context: Context, classId: string, userId: string): Promise<string | undefined> {
  if (await isMember(context.db, classId, userId)) return undefined;
  const pupil = await findLinkOwner(context.db, { id: userId });
  if (!pupil?.parentEmail || !pupil.parentConfirmedAt || hasConsentEnded(pupil, context.clock()))
    return undefined;
  await context.limits.email.sender.consume(userId);
  return pupil.parentEmail;
}

async function join(
  context: Context,
  userId: string,
  row: ClassRow,
  refusal: () => Error,
): Promise<JoinedClassDto> {
  const to = await parentToTell(context, row.id, userId);
  return inTransaction(context.db, async (transaction) => {
    const locked = await lockClassToJoin(transaction, row.id);
    if (!locked) throw refusal();
    if (locked.memberCount >= maxMembers && !(await isMember(context.db, row.id, userId)))
      throw ruleViolated('This class is full. Please let your teacher know.');
    const isNew = await addMember(transaction, { classId: row.id, userId, at: context.clock() });
    const { name, school, teachers } = toJoinedClass(row);
    if (isNew && to !== undefined)
      await enqueueAccountEmails(context, transaction, {
        email: 'class-joined',
        userId,
        to,
        joined: { name, school, teachers },
      });
    return toJoinedClass(row);
  });
}

/** Both throw NOT_FOUND for a wrong, an expired and an archived class's code, TOO_MANY_REQUESTS after many. */
export async function previewClass(context: Context, guess: CodeGuess): Promise<ClassPreviewDto> {
  const found = await findByCode(context, guess);
  return { ...toJoinedClass(found), isMember: await isMember(context.db, found.id, guess.userId) };
}

/** Throws RULE_BROKEN for a full class. The parent who agreed for a child under 13 is notified. */
export async function joinClass(context: Context, guess: CodeGuess): Promise<JoinedClassDto> {
  return join(context, guess.userId, await findByCode(context, guess), noSuchCode);
}

export async function listOwnMemberships(context: Context, userId: string): Promise<OwnMembershipsDto> {
  const [classes, invited] = await Promise.all([
    findMembershipsOf(context.db, userId),
    findInvitationsForPupil(context.db, userId, context.clock()),
  ]);
  return {
    classes: classes.map((row) => ({ ...toJoinedClass(row), joinedAt: row.joinedAt.toISOString() })),
    invitations: invited.map(({ invitationId, ...row }) => ({
      id: invitationId,
      class: toJoinedClass(row),
    })),
  };
}

/** Throws NOT_FOUND for an invitation that is not to the user, and RULE_BROKEN for a full class. */
export async function acceptInvitation(
  context: Context,
  userId: string,
  invitationId: string,
): Promise<JoinedClassDto> {
  const found = orThrow(
    await findInvitationForPupil(context.db, userId, invitationId, context.clock()),
    noInvitation,
  );
  return join(context, userId, found, noInvitation);
}

export async function declineInvitation(
  context: Context,
  userId: string,
  invitationId: string,
): Promise<void> {
  if (!(await deleteInvitationForPupil(context.db, userId, invitationId))) throw noInvitation();
}

export async function leaveClass(context: Context, userId: string, classId: string): Promise<void> {
  await endMembership(context.db, classId, userId, context.clock());
}
