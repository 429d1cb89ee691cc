import { expect, it } from 'vitest';
import { readParsed } from './read-parsed.ts';

it('names the file and the line of a mistake', () => {
  const parse = () => {
    throw new Error('line 3: expected a fact');
  };
  expect(() => readParsed(import.meta.dirname, 'read-parsed.ts', parse)).toThrow(
    'read-parsed.ts, line 3: expected a fact',
  );
});
