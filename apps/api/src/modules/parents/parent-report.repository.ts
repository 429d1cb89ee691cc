import type { Database, Sql } from '@markwell/database/connect';
import { insertFrom } from '@markwell/database/sql/insert-from';
import { typed } from '@markwell/database/sql/values';
import { toDateColumn } from '#platform/date-column.ts';
import { inTransaction } from '#platform/transaction.repository.ts';
import { isReachable } from '#modules/notifications/emails/reachable-users.repository.ts';
import type { ReportWeek } from '#modules/notifications/emails/weekly-report.rules.ts';

/** A child whose results the parent can see. */
interface ChildOfReader {
  linkId: string;
  childId: string;
  name: string;
}

interface Reader {
  name: string;
  email: string;
  children: ChildOfReader[];
}

/**
 * Notes that parents get the e-mail of a week, and returns their ids: those who want it and have an active link. After
 * a quiet week's e-mail, none follows until a child has practised again. Each is returned once, to one of the processes.
 */
export async function claimParentReports(
  transaction: Sql,
  { monday, sunday }: ReportWeek,
  limit: number,
): Promise<string[]> {
  const week = typed('date', toDateColumn(monday));
  const due = transaction
    .selectFrom('users')
    .innerJoin(
      (eb) =>
        eb
          .selectFrom('parent_links')
          .leftJoin('daily_activity', (join) =>
            join
              .onRef('daily_activity.user_id', '=', 'parent_links.child_id')
              .on('daily_activity.day', '>=', week)
              .on('daily_activity.day', '<=', typed('date', toDateColumn(sunday)))
              .on('daily_activity.finished_count', '>', 0),
          )
          .where('parent_links.state', '=', 'ACTIVE')
          .where('parent_links.parent_id', 'is not', null)
          .groupBy('parent_links.parent_id')
          .select((of) => [
            'parent_links.parent_id',
            of(of.fn.count<number>('daily_activity.day'), '=', 0).$castTo<boolean>().as('is_quiet'),
          ])
          .as('family'),
      (join) => join.onRef('family.parent_id', '=', 'users.id'),
    )
    .where('users.parent_reports', '=', true)
    .where(isReachable)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('parent_reports')
            .select('monday')
            .whereRef('parent_reports.parent_id', '=', 'users.id')
            .where('monday', '=', week),
        ),
      ),
    )
    .where((eb) =>
      eb.or([
        eb.not(eb.ref('family.is_quiet')),
        eb.not(
          eb.fn.coalesce(
            eb
              .selectFrom('parent_reports')
              .select('is_quiet')
              .whereRef('parent_reports.parent_id', '=', 'users.id')
              .where('monday', '<', week)
              .orderBy('monday', 'desc')
              .limit(1),
            eb.lit(false),
          ),
        ),
      ]),
    )
    .select((eb) => ['users.id as parent_id', week.as('monday'), eb.ref('family.is_quiet').as('is_quiet')])
    .orderBy('users.id')
    .limit(limit);
  const claimed = await insertFrom(transaction, 'parent_reports', due)
    .onConflict((conflict) => conflict.doNothing())
    .returning('parent_id')
    .execute();
  return claimed.map(({ parent_id }) => parent_id);
}

/**
 * Undefined when the e-mail was sent or refused, the parent no longer wants it or may not get it, or no link is left.
 */
export async function findParentReportReader(
  db: Database,
  parentId: string,
  monday: string,
): Promise<Reader | undefined> {
  const reader = await db.sql
    .selectFrom('users')
    .innerJoin('parent_reports', 'parent_reports.parent_id', 'users.id')
    .select(['users.name', 'users.email'])
    .where('users.id', '=', parentId)
    .where('users.parent_reports', '=', true)
    .where(isReachable)
    .where('parent_reports.monday', '=', typed('date', toDateColumn(monday)))
    .where('parent_reports.sent_at', 'is', null)
    .where('parent_reports.refused_at', 'is', null)
    .executeTakeFirst();
  if (!reader) return undefined;
  const children = await db.sql
    .selectFrom('parent_links')
    .innerJoin('users as child', 'child.id', 'parent_links.child_id')
    .select(['parent_links.id as linkId', 'child.id as childId', 'child.name'])
    .where('parent_links.parent_id', '=', parentId)
    .where('parent_links.state', '=', 'ACTIVE')
    .orderBy('child.name')
    .orderBy('parent_links.id')
    .execute();
  return children.length === 0 ? undefined : { ...reader, children };
}

/** Also notes for each child that the parent saw the results. */
export async function markReportSent(
  db: Database,
  parentId: string,
  monday: string,
  { at, day, linkIds }: { at: Date; day: string; linkIds: readonly string[] },
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await updateReport(transaction, parentId, monday, { sent_at: at });
    if (linkIds.length === 0) return;
    await transaction
      .insertInto('parent_views')
      .values(
        linkIds.map((linkId) => ({
          link_id: linkId,
          day: typed('date', toDateColumn(day)),
          kind: 'EMAIL' as const,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/** Returns whether the address was refused in each of the parent's last weeks. */
export async function markReportRefused(
  db: Database,
  parentId: string,
  monday: string,
  at: Date,
  weeks: number,
): Promise<boolean> {
  await updateReport(db.sql, parentId, monday, { refused_at: at });
  const last = await db.sql
    .selectFrom('parent_reports')
    .select('refused_at as refusedAt')
    .where('parent_id', '=', parentId)
    .orderBy('monday', 'desc')
    .limit(weeks)
    .execute();
  return last.length === weeks && last.every(({ refusedAt }) => refusedAt !== null);
}

async function updateReport(
  client: Sql,
  parentId: string,
  monday: string,
  change: { sent_at: Date } | { refused_at: Date },
): Promise<void> {
  await client
    .updateTable('parent_reports')
    .set(change)
    .where('parent_id', '=', parentId)
    .where('monday', '=', typed('date', toDateColumn(monday)))
    .execute();
}

export async function switchOffReports(db: Database, parentId: string): Promise<void> {
  await db.sql
    .updateTable('users')
    .set({ parent_reports: false, updated_at: new Date() })
    .where('id', '=', parentId)
    .execute();
}
