import type { DB as Tables } from '@markwell/database/tables';
import type { Context } from '#context.ts';
import { exportedAccount } from './exported-account.repository.ts';
import { exportedActivity } from './exported-activity.repository.ts';
import { exportedClasses } from './exported-classes.repository.ts';
import { exportedParents, readParentLinks } from './exported-parents.repository.ts';
import { exportedProgress } from './exported-progress.repository.ts';
import {
  type AnyTable,
  type ExportedTable,
  type ExportedTables,
  readPart,
} from './exported-table.repository.ts';
import { unexportedTables } from './unexported-tables.ts';

export const exportedTables: ExportedTables = {
  ...exportedAccount,
  ...exportedProgress,
  ...exportedActivity,
  ...exportedClasses,
  ...exportedParents,
  ...unexportedTables,
};

/** Everything stored about a user that a table does not give a reason to leave out; undefined for an unknown user. */
export async function collectPersonalData({ db, clock }: Context, userId: string) {
  const user = await db.user.findUnique({ where: { id: userId }, select: { id: true, email: true } });
  if (!user) return undefined;
  const now = clock();
  const parts: Record<string, unknown> = {};
  for (const table of Object.keys(exportedTables) as (keyof Tables)[]) {
    const stated = exportedTables[table] as ExportedTable<AnyTable> | string;
    if (typeof stated === 'string' || stated.part === undefined) continue;
    parts[stated.part] = await readPart(db.sql, table, stated, user, now);
  }
  return { exportedAt: now.toISOString(), ...parts, ...(await readParentLinks(db, user)) };
}
