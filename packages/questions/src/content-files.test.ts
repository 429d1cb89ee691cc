import { expect, it } from 'vitest';
import { readContent } from './content-files.ts';

it('names the file and the line of a mistake', () => {
  const parse = () => {
    throw new Error('line 3: expected a fact');
  };
  expect(() => readContent('README.md', parse)).toThrow(
    'packages/content/README.md, line 3: expected a fact',
  );
});
