import { expect, test } from 'vitest';
import { foldersThatRead } from './changes.ts';

test('tests of the whole tree always run, and those of a folder after a change of files that are not imported', () => {
  expect(foldersThatRead(['README.md', 'apps/web/src/main.tsx', 'package.json'])).toEqual(['tools/lint/']);
  const files = [
    'packages/content/papers/a.yaml',
    'packages/content/facts/b.yaml',
    'apps/web/src/styles/theme.css',
    '.ci/run',
  ];
  expect(foldersThatRead(files)).toEqual(['tools/lint/', 'packages/content/', 'apps/web/src/styles/']);
});
