import type { Database } from '@markwell/database/connect';
import { sqlOf } from '@markwell/database/sql/queries';
import { writeAuditEntry } from '../../domain/audit/audit-log.repository.ts';
import { lockSuperAdmins } from '../../domain/users/super-admins.repository.ts';
import type { UserChangeRule } from './users.rules.ts';

export interface ChangeUserRepository {
  /** Locks the user, decides, and writes change and audit entry. False when user or actor does not exist. */
  change: (actorId: string, userId: string, decide: UserChangeRule) => Promise<boolean>;
}

export function createChangeUserRepository(database: Database): ChangeUserRepository {
  return {
    change: (actorId, userId, decide) =>
      database.$transaction(async (transaction) => {
        const superAdmins = await lockSuperAdmins(transaction);
        const row = sqlOf(transaction).selectFrom('users').select('id').where('id', '=', userId);
        await row.forNoKeyUpdate().execute();
        const user = await transaction.user.findUnique({
          where: { id: userId },
          select: {
            id: true,
            role: true,
            isActive: true,
            premiumUntil: true,
            school: { select: { id: true, name: true } },
          },
        });
        // Read again: callers are cached for five seconds, in which the administrator may have been demoted.
        const actor = await transaction.user.findUnique({
          where: { id: actorId },
          select: { id: true, role: true, isActive: true },
        });
        if (!user || !actor) return false;
        const otherSuperAdmins = superAdmins.filter((id) => id !== userId).length;
        const change = decide({ actor, user, otherSuperAdmins });
        if (!change) return true;
        const { endSessions = false, ...set } = change.set;
        await transaction.user.update({
          where: { id: userId },
          data: { ...set, ...(endSessions && { tokenVersion: { increment: 1 } }) },
          select: { id: true },
        });
        const { action, before, after } = change;
        await writeAuditEntry(transaction, {
          actorId,
          action,
          targetKind: 'user',
          targetId: userId,
          before,
          after,
        });
        return true;
      }),
  };
}
