import type { Prisma } from '@markwell/database/client';
import type { Database } from '@markwell/database/connect';
import { lockSuperAdmins } from '../../domain/users/super-admins.repository.ts';

export interface DeletionState {
  hasPassword: boolean;
  deletionRequestedAt: Date | null;
}

export interface DeletionRepository {
  find: (userId: string) => Promise<DeletionState | undefined>;
  /** Notes the wish, unless an earlier one stands: its time counts. False for the last super administrator, who stays. */
  request: (userId: string, at: Date) => Promise<boolean>;
  /** Takes back a wish that is younger than `requestedAfter`. */
  undo: (userId: string, requestedAfter: Date) => Promise<void>;
  /** Whose wish is as old as that, longest ago first. */
  findDue: (requestedUntil: Date, limit: number) => Promise<string[]>;
  /**
   * Removes a person whose wish stands: their answers go with them, what they uploaded for others stays, what nobody uses
   * is handed to `removeFile` first. False when somebody else is at it, or the wish was taken back.
   */
  remove: (
    userId: string,
    requestedUntil: Date,
    removeFile: (storageKey: string) => Promise<void>,
  ) => Promise<boolean>;
}

/** Milliseconds: thousands of answers go in one transaction. */
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
          // Several processes look for whoever is due: Prisma has no SKIP LOCKED.
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
          // The journal keeps what was done, not who this person was.
          await transaction.$executeRaw`update audit_entries set before = null, after = null
            where subject_kind = 'user' and subject_id = ${userId}`;
          await removeNotesAbout(transaction, userId);
          await transaction.user.delete({ where: { id: userId }, select: { id: true } });
          // Files go last: when that fails the person stays, and the next round tries again.
          for (const { storageKey } of unused) await removeFile(storageKey);
          return true;
        },
        { timeout: longRemoval },
      ),
  };
}

/**
 * What staff noted about a person's reports, and replied to them, may name the person. One decision may answer reports of
 * several people with the same words: they are removed from all of them, from the notifications about them and from the
 * audit log, which keeps what was decided.
 */
async function removeNotesAbout(transaction: Prisma.TransactionClient, userId: string): Promise<void> {
  // One statement: Prisma can neither take a field out of a JSON column nor return the rows that it found.
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
