import { expect, test } from 'vitest';
import { foldersOfHttpTests, foldersThatRead } from './changes.ts';

test('tests of the whole tree always run, and those of a folder after a change of files that are not imported', () => {
  expect(foldersThatRead(['README.md', 'apps/web/src/main.tsx', 'package.json'])).toEqual(['tools/lint/']);
  const files = [
    'packages/content/gcse-physics/papers/a.yaml',
    'packages/content/gcse-physics/facts/b.txt',
    'apps/web/src/styles/theme.css',
    '.ci/run',
  ];
  expect(foldersThatRead(files)).toEqual(['tools/lint/', 'packages/questions/', 'apps/web/src/styles/']);
});

test('HTTP tests run for the module of a changed file, of its contract too, or beside the file', () => {
  const files = [
    'apps/api/src/modules/attempts/marking/marks.rules.ts',
    'packages/shared/src/planner/planner.contract.ts',
    'apps/api/src/platform/jobs/queue.ts',
    'apps/api/src/routes.ts',
    'tools/backup/rows.ts',
    'package.json',
  ];
  expect(foldersOfHttpTests(files)).toEqual([
    'apps/api/src/modules/attempts/',
    'apps/api/src/modules/planner/',
    'apps/api/src/platform/jobs/',
    'apps/api/src/http/',
    'tools/backup/',
  ]);
});
