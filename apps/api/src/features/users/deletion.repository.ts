import type { Prisma } from '@markwell/database/client';
import type { Database } from '@markwell/database/connect';
import { lockSuperAdmins } from '../../domain/users/super-admins.repository.ts';

export interface DeletionState {
  hasPassword: boolean;
  deletionRequestedAt: Date | null;
}

export interface DeletionRepository {
  find: (userId: string) => Promise<DeletionState | undefined>;
  /** Records the request, unless there is an earlier one. Returns false for the last super-administrator. */
  request: (userId: string, at: Date) => Promise<boolean>;
  /** Cancels a request that was made after `requestedAfter`. */
  undo: (userId: string, requestedAfter: Date) => Promise<void>;
  /** The ids of users who asked for deletion before this time, oldest first. */
  findDue: (requestedUntil: Date, limit: number) => Promise<string[]>;
  /**
   * Deletes a user whose deletion is due, with all their answers. Their uploads stay if other content uses
   * them; the other files are passed to `removeFile`. Returns false when another process is deleting the
   * user, or the user cancelled.
   */
  remove: (
    userId: string,
    requestedUntil: Date,
    removeFile: (storageKey: string) => Promise<void>,
  ) => Promise<boolean>;
}

/** Milliseconds: one transaction deletes thousands of answers. */
const longRemoval = 120_000;

export function createDeletionRepository(database: Database): DeletionRepository {
  return {
    async find(userId) {
      const select = { passwordHash: true, deletionRequestedAt: true };
      const user = await database.user.findUnique({ where: { id: userId }, select });
      if (!user) return undefined;
      return { hasPassword: user.passwordHash !== null, deletionRequestedAt: user.deletionRequestedAt };
    },

    request: (userId, at) =>
      database.$transaction(async (transaction) => {
        const superAdmins = await lockSuperAdmins(transaction);
        if (superAdmins.length === 1 && superAdmins.includes(userId)) return false;
        await transaction.user.updateMany({
          where: { id: userId, deletionRequestedAt: null },
          data: { deletionRequestedAt: at },
        });
        return true;
      }),

    async undo(userId, requestedAfter) {
      await database.user.updateMany({
        where: { id: userId, deletionRequestedAt: { gt: requestedAfter } },
        data: { deletionRequestedAt: null },
      });
    },

    async findDue(requestedUntil, limit) {
      const users = await database.user.findMany({
        where: { deletionRequestedAt: { lte: requestedUntil } },
        orderBy: { deletionRequestedAt: 'asc' },
        take: limit,
        select: { id: true },
      });
      return users.map(({ id }) => id);
    },

    remove: (userId, requestedUntil, removeFile) =>
      database.$transaction(
        async (transaction) => {
          await transaction.$executeRaw`select set_config('statement_timeout', ${String(longRemoval)}, true)`;
          // Several processes run this job. Plain SQL, because Prisma has no SKIP LOCKED.
          const [locked] = await transaction.$queryRaw<{ id: string }[]>`
            select id from users where id = ${userId}::uuid and deletion_requested_at <= ${requestedUntil}::timestamptz
            for update skip locked`;
          if (!locked) return false;
          const unused = await transaction.mediaFile.findMany({
            where: {
              uploadedById: userId,
              questionImages: { none: {} },
              solutionImages: { none: {} },
              optionImages: { none: {} },
              paperPdfs: { none: {} },
              paperQuestions: { none: {} },
              paperSolutions: { none: {} },
            },
            select: { id: true, storageKey: true },
          });
          await transaction.mediaFile.deleteMany({ where: { id: { in: unused.map(({ id }) => id) } } });
          // The audit log keeps the action but no data of the user.
          await transaction.$executeRaw`update audit_entries set before = null, after = null
            where subject_kind = 'user' and subject_id = ${userId}`;
          await removeNotesAbout(transaction, userId);
          await transaction.user.delete({ where: { id: userId }, select: { id: true } });
          // Files come last: if this fails, the transaction rolls back and the next run tries again.
          for (const { storageKey } of unused) await removeFile(storageKey);
          return true;
        },
        { timeout: longRemoval },
      ),
  };
}

/**
 * Removes administrators' notes on the user's reports and their replies to them: both may name the user. One
 * decision can cover reports of several users with the same text, so the text is removed from all these
 * reports, their notifications and the audit log. The decision itself stays in the audit log.
 */
async function removeNotesAbout(transaction: Prisma.TransactionClient, userId: string): Promise<void> {
  // Plain SQL: Prisma cannot remove a field from a JSON column.
  await transaction.$executeRaw`
    with noted as (
      select f.id from flags f join flags own on own.resolved_at = f.resolved_at and own.notes = f.notes
      where own.user_id = ${userId}::uuid
    ),
    unnoted as (update flags set notes = null where id in (select id from noted)),
    unanswered as (
      update notifications n set body = rtrim(replace(n.body, a.after ->> 'reply', ''))
      from noted join audit_entries a on a.subject_kind = 'flag' and a.subject_id = noted.id::text
      where n.dedupe_key = 'report-answered:' || noted.id and a.after ->> 'reply' <> ''
    )
    update audit_entries set after = after - 'notes' - 'reply'
    where subject_kind = 'flag' and subject_id in (select id::text from noted)`;
}
