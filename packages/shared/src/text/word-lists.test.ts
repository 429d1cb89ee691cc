import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countWords, splitWords } from './word-lists.ts';

test.each([
  ['', 0],
  ['  \n ', 0],
  ['One word-like  thing, twice.', 4],
])('counts the words of %j', (text, count) => {
  expect(countWords(text)).toBe(count);
});

test('drops empty entries between commas', () => {
  expect(splitWords(' gale, ,brine,,  salt spray ')).toEqual(['gale', 'brine', 'salt spray']);
});

test('splits words that were joined with commas', () => {
  const word = fc.stringMatching(/^[a-z]+( [a-z]+)?$/u);
  fc.assert(
    fc.property(fc.array(word), (words) => {
      expect(splitWords(words.join(' , '))).toEqual(words);
    }),
  );
});
