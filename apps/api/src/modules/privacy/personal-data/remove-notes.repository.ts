import { arrayOf } from '@markwell/database/sql/values';
import { sql, type Expression } from 'kysely';
import type { Transaction } from '#platform/transaction.repository.ts';

/**
 * Removes administrators' notes on the user's reports and their replies to them: both may name the user. One
 * decision can cover reports of several users with the same text, so the text is removed from all these
 * reports, their notifications and the audit log. The decision itself stays in the audit log.
 */
export async function removeNotesAbout(transaction: Transaction, userId: string): Promise<void> {
  await transaction
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
