import { readdirSync } from 'node:fs';
import * as path from 'node:path';
import { expect, test } from 'vitest';
import { modules } from './modules.ts';

const root = path.resolve(import.meta.dirname, '../..');
const foldersIn = (folder: string) =>
  readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** The folders of packages/shared/src that are below the modules. */
const belowModules = ['contract', 'text', 'time'];

test('every folder of a module is in the table of docs/architecture.md, and every module there has one', () => {
  const folders = [
    ...foldersIn('apps/api/src/modules'),
    ...foldersIn('apps/web/src/modules'),
    ...foldersIn('packages/shared/src').filter((name) => !belowModules.includes(name)),
  ];
  expect([...new Set(folders)].sort()).toEqual(modules.toSorted());
});
