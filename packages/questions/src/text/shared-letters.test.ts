import { expect, it } from 'vitest';
import { dictionary } from '../checks/support/dictionary.ts';
import { fourLetterWords } from './four-letter-words.ts';
import { finalLetters, initialLetters } from './shared-letters.ts';

const ofFourLetters = [...dictionary].filter((word) => /^[a-z]{4}$/.test(word));

/** The letters that complete a word of the dictionary, by the word's other three letters, for the words that we use. */
function lettersBy(rest: (word: string) => string, letter: (word: string) => string): Map<string, string> {
  const used = new Set(fourLetterWords.map(rest));
  const groups = Map.groupBy(
    ofFourLetters.filter((word) => used.has(rest(word))),
    rest,
  );
  return new Map(
    [...groups].map(([each, words]) => [each, [...new Set(words.map(letter))].toSorted().join('')]),
  );
}

it('has every letter that makes a dictionary word', () => {
  expect(finalLetters).toEqual(
    lettersBy(
      (word) => word.slice(0, 3),
      (word) => word.charAt(3),
    ),
  );
  expect(initialLetters).toEqual(
    lettersBy(
      (word) => word.slice(1),
      (word) => word.charAt(0),
    ),
  );
});

it('uses only dictionary words', () => {
  expect(fourLetterWords.filter((word) => !dictionary.has(word))).toEqual([]);
});
