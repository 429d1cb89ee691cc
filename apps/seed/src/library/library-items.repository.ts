import { insertJsonRows } from '@markwell/database/sql/insert-json-rows';
import type { Sql } from '@markwell/database/connect';
import { arrayOf } from '@markwell/database/sql/values';

/** An advisory lock number that nothing else uses, so that a second load waits for the first. */
export const libraryLock = 7_316_215;

type LibraryItemKind = 'QUESTION' | 'BRIEF' | 'PAPER';

export interface LibraryItem {
  sourceId: string;
  fingerprint: string;
}

/** What the library wrote for these source ids: their fingerprints. */
export async function readLibraryItems(
  client: Sql,
  kind: LibraryItemKind,
  sourceIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await client
    .selectFrom('library_items')
    .select(['source_id', 'fingerprint'])
    .where('kind', '=', kind)
    .where((eb) => eb('source_id', '=', eb.fn.any(arrayOf('text', sourceIds))))
    .execute();
  return new Map(rows.map(({ source_id, fingerprint }) => [source_id, fingerprint]));
}

/** Notes what the library has written. */
export async function writeLibraryItems(
  client: Sql,
  kind: LibraryItemKind,
  items: readonly LibraryItem[],
): Promise<void> {
  if (items.length === 0) return;
  await insertJsonRows(
    client,
    'library_items',
    { kind: 'library_item_kind', source_id: 'text', fingerprint: 'text' },
    items.map(({ sourceId, fingerprint }) => ({ kind, source_id: sourceId, fingerprint })),
  )
    .onConflict((conflict) =>
      conflict.columns(['kind', 'source_id']).doUpdateSet((eb) => ({
        fingerprint: eb.ref('excluded.fingerprint'),
        loaded_at: eb.fn<Date>('now'),
      })),
    )
    .execute();
}
