import { expect, it } from 'vitest';
import { z } from 'zod';
import { optionsShape } from './question.schemas.ts';

const letters = ['A', 'B'] as const;
const accepts = (first: string, second: string) =>
  z.object(optionsShape(letters)).safeParse({
    options: [
      { letter: 'A', text: first },
      { letter: 'B', text: second },
    ],
    answer: 'A',
  }).success;

it('accepts options that differ only in capitals, as an upload does', () => {
  expect(accepts('mW', 'MW')).toBe(true);
  expect(accepts('BB', 'B B')).toBe(true);
  expect(accepts('1  cm', '1 cm')).toBe(false);
  expect(accepts('It’s', "It's")).toBe(false);
});
