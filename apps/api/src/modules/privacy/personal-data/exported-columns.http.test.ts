import { readFileSync } from 'node:fs';
import { dataExportSchema } from '@markwell/shared/privacy/data-export.schemas';
import { expect, test } from 'vitest';
import { exportedColumns } from '#testing/exported-columns.ts';
import { unexportedTables } from '#testing/unexported-tables.ts';
import { userReferences } from '#testing/user-references.ts';
import { testDatabase } from '#testing/test-app.ts';

interface Part {
  shape?: Record<string, Part>;
  element?: Part;
  unwrap?: () => Part;
}

/** Whether the export's schema has this path. Lists and optional objects are passed through. */
function hasPath(start: Part, path: string): boolean {
  let part: Part | undefined = start;
  for (const name of path.split('.')) {
    while (part && !part.shape) part = part.element ?? part.unwrap?.();
    part = part?.shape?.[name];
  }
  return part !== undefined;
}

const isPath = (where: string) => !where.startsWith('- ');

async function readTables() {
  const database = await testDatabase();
  const tables = await database.sql.introspection.getTables({ withInternalKyselyTables: false });
  return tables.filter(({ schema, name, isView }) => schema === 'public' && !isView && !name.startsWith('_'));
}

test('every table is exported, or listed with the reason why not', async () => {
  const listed = [...Object.keys(exportedColumns), ...Object.keys(unexportedTables)];
  expect((await readTables()).map(({ name }) => name).sort()).toEqual(listed.sort());
});

test('every column of a user’s rows is exported, or listed with the reason why not', async () => {
  const found = (await readTables())
    .filter(({ name }) => name in exportedColumns)
    .map(({ name, columns }) => [name, columns.map((column) => column.name).sort()] as const);
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(
      Object.entries(exportedColumns).map(([table, columns]) => [table, Object.keys(columns).sort()]),
    ),
  );
  const paths = Object.values(exportedColumns).flatMap((columns) => Object.values(columns).filter(isPath));
  expect(paths.filter((path) => !hasPath(dataExportSchema as unknown as Part, path))).toEqual([]);
});

test('the data map of docs/privacy.md names every table with personal data', () => {
  const page = readFileSync(new URL('../../../../../../docs/privacy.md', import.meta.url), 'utf8');
  const firstCells = page.split('\n').flatMap((line) => (line.startsWith('|') ? line.split('|')[1] : []));
  const named = new Set(Array.from(firstCells.join(' ').matchAll(/`(\w+)`/gu), ([, name]) => name));
  const references = Object.keys(userReferences).map((column) => column.split('.')[0] ?? '');
  const tables = new Set([...Object.keys(exportedColumns), ...references]);
  expect([...tables].filter((table) => !named.has(table))).toEqual([]);
});
