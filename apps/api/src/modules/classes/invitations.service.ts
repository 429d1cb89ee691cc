import type { ClassInvitationDto, InvitedLineDto } from '@markwell/shared/classes/classes.schemas';
import { readAddressList, type AddressEntry } from '@markwell/shared/classes/address-list/address-list';
import { isNamed } from '@markwell/shared/classes/address-list/listed-name';
import { invitationDays, maxInvitedLines } from '@markwell/shared/classes/classes.vocabulary';
import type { Clock } from '#platform/clock.ts';
import { notFound, orThrow, ruleViolated } from '#platform/domain-error.ts';
import { classNotFound } from '#platform/not-found.ts';
import type { EmailSender } from '#platform/email-sending/send-email.ts';
import type { RecordReply } from '#platform/idempotency/record-reply.ts';
import type { Enqueue } from '#platform/jobs/enqueue.repository.ts';
import type { InTransaction } from '#platform/transaction.repository.ts';
import type { Caller } from '#platform/caller.ts';
import { lockTaughtClass, type ClassesRepository } from './classes.repository.ts';
import { assertNotArchived, daysAfter } from './classes.rules.ts';
import { classInvitationJob } from './class-invitation.job.ts';
import { nameMembers } from './members.repository.ts';
import { decideLine } from './invitations.rules.ts';
import {
  addInvitations,
  nameInvited,
  readAddresses,
  type InvitationsRepository,
} from './invitations.repository.ts';

/** Invitations by e-mail. Throws NOT_FOUND for a class that the caller does not teach. */
export interface InvitationsService {
  list: (caller: Caller, classId: string) => Promise<{ invitations: ClassInvitationDto[] }>;
  /**
   * Invites the addresses of a pasted list, stores the names that it has, and returns the outcome of each line. Throws RULE_BROKEN for an archived class
   * and for too many lines, UNAVAILABLE when no e-mail can be sent, TOO_MANY_REQUESTS.
   */
  invite: (
    caller: Caller,
    classId: string,
    text: string,
    recordReply: RecordReply<{ lines: InvitedLineDto[] }>,
  ) => Promise<{ lines: InvitedLineDto[] }>;
  withdraw: (caller: Caller, classId: string, invitationId: string) => Promise<void>;
}

interface Dependencies {
  inTransaction: InTransaction;
  classes: Pick<ClassesRepository, 'findTaught'>;
  invitations: Pick<InvitationsRepository, 'listOfClass' | 'withdraw'>;
  emailSender: Pick<EmailSender, 'assertCanSend'>;
  enqueue: Enqueue;
  /** How many addresses a teacher can invite. */
  limit: { consume: (key: string, points: number) => Promise<void> };
  clock: Clock;
}

export function createInvitationsService({
  inTransaction,
  classes,
  invitations,
  emailSender,
  enqueue,
  limit,
  clock,
}: Dependencies): InvitationsService {
  return {
    async list(caller, classId) {
      orThrow(await classes.findTaught(caller.id, classId), classNotFound);
      const rows = await invitations.listOfClass(classId, clock());
      return {
        invitations: rows.map(({ createdAt, expiresAt, ...row }) => ({
          ...row,
          createdAt: createdAt.toISOString(),
          expiresAt: expiresAt.toISOString(),
        })),
      };
    },

    async invite(caller, classId, text, recordReply) {
      const entries = readAddressList(text);
      if (entries.length > maxInvitedLines)
        throw ruleViolated(`Please invite at most ${String(maxInvitedLines)} addresses at a time`);
      const addresses = entries.filter((entry) => entry.kind === 'address');
      await emailSender.assertCanSend();
      return inTransaction(async (transaction) => {
        assertNotArchived(orThrow(await lockTaughtClass(transaction, caller.id, classId), classNotFound));
        const now = clock();
        const known = await readAddresses(
          transaction,
          classId,
          addresses.map(({ email }) => email),
        );
        const decide = (entry: AddressEntry) => decideLine(entry, known, caller, now);
        const withOutcome = (outcome: InvitedLineDto['outcome']) =>
          addresses.filter((entry) => decide(entry).outcome === outcome);
        const invited = withOutcome('invited');
        if (invited.length > 0) await limit.consume(caller.id, invited.length);
        const expiresAt = daysAfter(now, invitationDays);
        for (const invitationId of await addInvitations(transaction, {
          classId,
          invited,
          at: now,
          expiresAt,
        }))
          await enqueue(transaction, classInvitationJob, { invitationId, teacherId: caller.id });
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
    },

    async withdraw(caller, classId, invitationId) {
      orThrow(await classes.findTaught(caller.id, classId), classNotFound);
      if (!(await invitations.withdraw(classId, invitationId)))
        throw notFound('This invitation was accepted, declined or withdrawn');
    },
  };
}
