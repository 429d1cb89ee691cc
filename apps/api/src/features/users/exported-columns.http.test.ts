import { dataExportSchema } from '@markwell/shared/features/users/data-export.schemas';
import { expect, test } from 'vitest';
import { exportedColumns } from '../../testing/exported-columns.ts';
import { testDatabase } from '../../testing/test-app.ts';

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

test('every column of a user’s rows is exported, or listed with the reason why not', async () => {
  const database = await testDatabase();
  const tables = await database.sql.introspection.getTables({ withInternalKyselyTables: false });
  const found = tables
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
