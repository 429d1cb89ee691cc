import { expect, test } from 'vitest';
import { foldersThatRead } from './changes.ts';

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
