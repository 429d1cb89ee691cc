import { expect, test } from 'vitest';
import { listExcerpt, listExcerptLength } from './list-excerpt.ts';

test('an excerpt has formulas in plain letters, and is cut after 100 of them', () => {
  expect(listExcerpt(String.raw`What is $\frac{3}{4}$ of 12?`)).toBe('What is 3/4 of 12?');
  const formulas = String.raw`$\frac{1}{2}$ `.repeat(40);
  expect(listExcerpt(formulas.slice(0, listExcerptLength))).toBe(`${'1/2 '.repeat(25).trim()}…`);
  expect(listExcerpt('a'.repeat(100))).toBe('a'.repeat(100));
  expect(listExcerpt('a'.repeat(101))).toBe(`${'a'.repeat(100)}…`);
});

test('an excerpt says that its text goes on where most of it is one formula', () => {
  const spaces = String.raw`\,`.repeat(300);
  expect(listExcerpt(`$x${spaces}$ is`.slice(0, listExcerptLength))).toMatch(/…$/u);
});

test('a text without characters has no excerpt', () => {
  for (const text of [null, '', ' \n']) expect(listExcerpt(text)).toBeNull();
});
