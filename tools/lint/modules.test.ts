import { readdirSync, readFileSync } from 'node:fs';
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

test('every folder of a module is in the list, and every module has one', () => {
  const folders = [
    ...foldersIn('apps/api/src/modules'),
    ...foldersIn('apps/web/src/modules'),
    ...foldersIn('packages/shared/src').filter((name) => !belowModules.includes(name)),
  ];
  expect([...new Set(folders)].sort()).toEqual(modules.toSorted());
});

test('the architecture page lists the modules in their order', () => {
  const page = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8');
  const table = page.slice(page.indexOf('### Modules'), page.indexOf('## A request'));
  expect([...table.matchAll(/^\| `([\w-]+)`/gmu)].map(([, name]) => name)).toEqual(modules);
});
