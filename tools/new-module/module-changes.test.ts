import { existsSync, readFileSync } from 'node:fs';
import * as path from 'node:path';
import { expect, test } from 'vitest';
import { moduleChanges } from './module-changes.ts';
import { moduleFiles } from './module-files.ts';

const root = path.join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const name = 'spelling-tests';

test('a new module is added to every list', () => {
  const changes = moduleChanges(name, read);
  const lists = [...changes].filter(([file]) => !(file in moduleFiles(name)));
  expect(lists.map(([file]) => file).sort()).toEqual([
    'apps/api/src/routes.ts',
    'apps/web/e2e/support/route-examples.ts',
    'apps/web/src/app/router.tsx',
    'docs/architecture.md',
  ]);
  for (const [file, text] of lists) {
    const added = text.split('\n').filter((line) => !read(file).split('\n').includes(line));
    expect(added.length, file).toBeGreaterThan(0);
    expect(added.every((line) => /spelling-tests|spellingTests/u.test(line))).toBe(true);
  }
});

test('a module that another uses stands directly before it', () => {
  const changes = moduleChanges(name, read, { user: 'search' });
  expect(changes.get('docs/architecture.md')).toMatch(/\| `spelling-tests`.*\n\| `search` /u);
});

test('a module without a page is in the lists of modules and of the API', () => {
  const changes = moduleChanges(name, read, { hasPage: false });
  const lists = [...changes.keys()].filter((file) => !(file in moduleFiles(name, false)));
  expect(lists.sort()).toEqual(['apps/api/src/routes.ts', 'docs/architecture.md']);
});

test.each([true, false])('what its files import exists, whether it has a page: %s', (hasPage) => {
  const files = moduleFiles(name, hasPage);
  const imported = Object.entries(files).flatMap(([file, text]) =>
    [...text.matchAll(/(?:from |import\()'([^']+)'/gu)].map(([, specifier = '']) => ({ file, specifier })),
  );
  const missing = imported.filter(({ file, specifier }) => {
    const source = `${file.split('/').slice(0, 2).join('/')}/src`;
    const target = specifier.startsWith('#')
      ? path.posix.join(source, specifier.slice(1))
      : specifier.startsWith('.')
        ? path.posix.join(path.posix.dirname(file), specifier)
        : specifier.startsWith('@markwell/shared/')
          ? `packages/shared/src/${specifier.slice('@markwell/shared/'.length)}.ts`
          : undefined;
    return target !== undefined && !(target in files) && !existsSync(path.join(root, target));
  });
  expect(missing).toEqual([]);
});
