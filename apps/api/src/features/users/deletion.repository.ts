import type { Prisma } from '@markwell/database/client';
import type { Database } from '@markwell/database/connect';
import { sqlOf } from '@markwell/database/sql/queries';
import { arrayOf, typed } from '@markwell/database/sql/values';
import { sql, type Expression } from 'kysely';
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
const maxRemovalMs = 120_000;

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
          const statements = sqlOf(transaction);
          await statements
            .selectNoFrom((eb) =>
              eb
                .fn('set_config', [
                  typed('text', 'statement_timeout'),
                  typed('text', String(maxRemovalMs)),
                  eb.lit(true),
                ])
                .as('timeout'),
            )
            .execute();
          // Several processes run this job.
          const locked = await statements
            .selectFrom('users')
            .select('id')
            .where('id', '=', userId)
            .where('deletion_requested_at', '<=', requestedUntil)
            .forUpdate()
            .skipLocked()
            .executeTakeFirst();
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
          await statements
            .updateTable('audit_entries')
            .set({ before: null, after: null })
            .where('target_kind', '=', 'user')
            .where('target_id', '=', userId)
            .execute();
          await removeNotesAbout(transaction, userId);
          await transaction.user.delete({ where: { id: userId }, select: { id: true } });
          // Files come last: if this fails, the transaction rolls back and the next run tries again.
          for (const { storageKey } of unused) await removeFile(storageKey);
          return true;
        },
        { timeout: maxRemovalMs },
      ),
  };
}

/**
 * Removes administrators' notes on the user's reports and their replies to them: both may name the user. One
 * decision can cover reports of several users with the same text, so the text is removed from all these
 * reports, their notifications and the audit log. The decision itself stays in the audit log.
 */
async function removeNotesAbout(transaction: Prisma.TransactionClient, userId: string): Promise<void> {
  await sqlOf(transaction)
    .with('reports_with_notes', (query) =>
      query
        .selectFrom('reports')
        .innerJoin('reports as own', (join) =>
          join.onRef('own.resolved_at', '=', 'reports.resolved_at').onRef('own.notes', '=', 'reports.notes'),
        )
        .select((eb) => ['reports.id', eb.cast<string>('reports.id', 'text').as('text_id')])
        .where('own.user_id', '=', userId),
    )
    .with('cleared_reports', (query) =>
      query
        .updateTable('reports')
        .set({ notes: null })
        .where('id', 'in', (eb) => eb.selectFrom('reports_with_notes').select('reports_with_notes.id')),
    )
    .with('cleared_notifications', (query) =>
      query
        .updateTable('notifications')
        .from('reports_with_notes')
        .innerJoin('audit_entries', 'audit_entries.target_id', 'reports_with_notes.text_id')
        .set((eb) => {
          const withoutReply = eb.fn('replace', [
            'notifications.body',
            fieldOf(eb.ref('audit_entries.after'), 'reply'),
            sql.lit(''),
          ]);
          return { body: eb.fn<string>('rtrim', [withoutReply]) };
        })
        .where('audit_entries.target_kind', '=', 'flag')
        .where((eb) => {
          const deduplicationKey = eb(
            eb.val<string>('report-answered:'),
            '||',
            eb.ref('reports_with_notes.text_id'),
          );
          return eb('notifications.dedupe_key', '=', deduplicationKey);
        })
        .where((eb) => eb(fieldOf(eb.ref('audit_entries.after'), 'reply'), '<>', '')),
    )
    .updateTable('audit_entries')
    .set((eb) => ({ after: withoutFields(eb.ref('audit_entries.after'), ['notes', 'reply']) }))
    .where('target_kind', '=', 'flag')
    .where('target_id', 'in', (eb) =>
      eb.selectFrom('reports_with_notes').select('reports_with_notes.text_id'),
    )
    .execute();
}

/** A field of a JSON object as text. */
const fieldOf = (json: Expression<unknown>, name: string) => sql<string | null>`${json} ->> ${name}`;

const withoutFields = (json: Expression<unknown>, names: readonly string[]) =>
  sql<string | null>`${json} - ${arrayOf('text', names)}`;
