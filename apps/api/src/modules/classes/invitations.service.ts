import type { ClassInvitationDto, InvitedLineDto } from '@markwell/shared/classes/classes.schemas';
import { readAddressList, type AddressEntry } from '@markwell/shared/classes/address-list/address-list';
import { isNamed } from '@markwell/shared/classes/address-list/listed-name';
import { invitationDays, maxInvitedLines } from '@markwell/shared/classes/classes.vocabulary';
import { notFound, orThrow, ruleViolated } from '#platform/domain-error.ts';
import { classNotFound } from '#platform/not-found.ts';
import type { RecordReply } from '#platform/idempotency/record-reply.ts';
import type { Caller } from '#platform/caller.ts';
import { lockTaughtClass, findTaughtClass } from './classes.repository.ts';
import { assertNotArchived, daysAfter } from './classes.rules.ts';
import { classInvitationJob } from './class-invitation.job.ts';
import { nameMembers } from './members.repository.ts';
import { decideLine } from './invitations.rules.ts';
import {
  addInvitations,
  nameInvited,
  readAddresses,
  findInvitationsOfClass,
  removeInvitation,
  deleteExpiredInvitations,
} from './invitations.repository.ts';
import type { Context } from '#context.ts';
import { inTransaction } from '#platform/transaction.repository.ts';
import { everyHour, type PeriodicJob } from '#platform/jobs/periodic-jobs.ts';

// Invitations by e-mail. Throws NOT_FOUND for a class that the caller does not teach.

export async function listInvitations(
  context: Context,
  caller: Caller,
  classId: string,
): Promise<{ invitations: ClassInvitationDto[] }> {
  orThrow(await findTaughtClass(context.db, caller.id, classId), classNotFound);
  const rows = await findInvitationsOfClass(context.db, classId, context.clock());
  return {
    invitations: rows.map(({ createdAt, expiresAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
  };
}

/**
 * Invites the addresses of a pasted list, stores the names that it has, and returns the outcome of each line. Throws RULE_BROKEN for an archived class
 * and for too many lines, UNAVAILABLE when no e-mail can be sent, TOO_MANY_REQUESTS.
 */
export async function invitePupils(
  context: Context,
  caller: Caller,
  classId: string,
  text: string,
  recordReply: RecordReply<{ lines: InvitedLineDto[] }>,
): Promise<{ lines: InvitedLineDto[] }> {
  const entries = readAddressList(text);
  if (entries.length > maxInvitedLines)
    throw ruleViolated(`Please invite at most ${String(maxInvitedLines)} addresses at a time`);
  const addresses = entries.filter((entry) => entry.kind === 'address');
  await context.emailSender.assertCanSend();
  return inTransaction(context.db, async (transaction) => {
    assertNotArchived(orThrow(await lockTaughtClass(transaction, caller.id, classId), classNotFound));
    const now = context.clock();
    const known = await readAddresses(
      transaction,
      classId,
      addresses.map(({ email }) => email),
    );
    const decide = (entry: AddressEntry) => decideLine(entry, known, caller, now);
    const withOutcome = (outcome: InvitedLineDto['outcome']) =>
      addresses.filter((entry) => decide(entry).outcome === outcome);
    const invited = withOutcome('invited');
    if (invited.length > 0) await context.limits.invitation.consume(caller.id, invited.length);
    const expiresAt = daysAfter(now, invitationDays);
    for (const invitationId of await addInvitations(transaction, {
      classId,
      invited,
      at: now,
      expiresAt,
    }))
      await context.enqueue(transaction, classInvitationJob, { invitationId, teacherId: caller.id });
    await nameInvited(
      transaction,
      classId,
      withOutcome('already-invited').filter(({ name }) => isNamed(name)),
    );
    await nameMembers(
      transaction,
      classId,
      withOutcome('named-member').flatMap(({ email, name }) => {
        const user = known.get(email)?.user;
        return user ? [{ id: user.id, ...name }] : [];
      }),
    );
    const reply = { lines: entries.map(decide) };
    await recordReply(reply, transaction);
    return reply;
  });
}

export async function withdrawInvitation(
  context: Context,
  caller: Caller,
  classId: string,
  invitationId: string,
): Promise<void> {
  orThrow(await findTaughtClass(context.db, caller.id, classId), classNotFound);
  if (!(await removeInvitation(context.db, classId, invitationId)))
    throw notFound('This invitation was accepted, declined or withdrawn');
}

export const oldInvitationsJob: PeriodicJob = {
  name: 'old class invitations',
  cron: everyHour,
  run: (context) => deleteExpiredInvitations(context.db, context.clock()),
};
