import { expect, test } from 'vitest';
import { wordDifferences } from './word-differences.ts';

const marked = (before: string, after: string) =>
  wordDifferences(before, after)
    .map(({ kind, text }) => ({ same: text, removed: `[-${text}-]`, added: `{+${text}+}` })[kind])
    .join('');

test('marks the words that were removed and added', () => {
  expect(marked('What is a half of 10?', 'What is one half of 12?')).toBe(
    'What is [-a-]{+one+} half of [-10-]{+12+}?',
  );
  expect(marked('Same text', 'Same text')).toBe('Same text');
  expect(marked('', 'New')).toBe('{+New+}');
  expect(marked('Old', '')).toBe('[-Old-]');
  expect(marked('a b a', 'b a a b')).toBe('[-a -]b a{+ a b+}');
});

test('both texts can be read from the differences, whatever they are', () => {
  const texts = ['', 'One two three.', 'Three two one!', 'x $\\frac{1}{2}$ y', ' \n two  spaces '];
  const readable = (before: string, after: string, hidden: string) =>
    wordDifferences(before, after)
      .filter(({ kind }) => kind !== hidden)
      .map(({ text }) => text)
      .join('');
  for (const before of texts) {
    for (const after of texts) {
      expect(readable(before, after, 'added')).toBe(before);
      expect(readable(before, after, 'removed')).toBe(after);
    }
  }
});

test('a few changes of a long text are marked where they are', () => {
  const words = Array.from({ length: 3_000 }, (_, index) => `word${String(index)}`).join(' ');
  expect(marked(`The first ${words} the last.`, `A first ${words} the end.`)).toBe(
    `[-The-]{+A+} first ${words} the [-last-]{+end+}.`,
  );
});

test('long texts without a common word are shown as a whole', () => {
  const words = (word: string) =>
    Array.from({ length: 3_000 }, (_, index) => `${word}${String(index)}`).join(' ');
  expect(wordDifferences(words('a'), words('b')).map(({ kind }) => kind)).toEqual(['removed', 'added']);
});
