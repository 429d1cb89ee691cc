import { itemAt } from '#item-at.ts';
import { fourLetterWords } from '#text/four-letter-words.ts';
import { optionTexts, textOf, type Check } from '#checks/check.ts';
import { isInDictionary } from '#checks/support/dictionary.ts';
import type { Family } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';
import { fiveLetterWords, threeLetterWords } from './common-words.ts';

const known = new Set([...threeLetterWords, ...fourLetterWords]);

/** The places of the second word's letters in the first word. */
const patterns: Readonly<Record<number, readonly (readonly number[])[]>> = {
  1: [
    [1, 2, 3, 4],
    [0, 1, 2, 3],
    [0, 2, 3, 4],
    [0, 1, 2, 4],
  ],
  2: [
    [0, 1, 3, 4],
    [1, 2, 3],
    [2, 3, 4],
    [0, 2, 4],
    [0, 1, 4],
  ],
  3: [
    [2, 1, 0],
    [4, 3, 2],
    [3, 2, 1],
    [4, 2, 1],
    [1, 2, 0],
    [3, 1, 4],
  ],
};

const result = (word: string, pattern: readonly number[]) =>
  pattern.map((place) => word.charAt(place)).join('');
const sources = Object.values(patterns)
  .flat()
  .map((pattern) => ({
    pattern,
    words: fiveLetterWords.filter((word) => new Set(word).size === 5 && known.has(result(word, pattern))),
  }));

/** Words of letters in the places that fit both examples. */
const check: Check = (question) => {
  const text = textOf(question);
  const pairs = [...text.matchAll(/\((\w+), (\w+)\)/g)].map(([, from = '', to = '']) => [from, to] as const);
  const asked = /\((\w+), \?\)/.exec(text)?.[1] ?? '';
  const length = pairs[0]?.[1].length ?? 0;
  const choices = Array.from({ length }, (_, index) =>
    [...[...asked].keys()].filter((place) =>
      pairs.every(([from, to]) => from.charAt(place) === to.charAt(index)),
    ),
  );
  return optionTexts(question).map(
    (option) =>
      option.length === length &&
      isInDictionary(option) &&
      choices.every((fitting, index) =>
        fitting.some((place) => asked.charAt(place) === option.charAt(index)),
      ),
  );
};

export const family: Family = {
  name: 'changed-words',
  syllabus: 'Complete an analogy by changing the letters of a word as in two examples',
  levels: {
    1: 'one letter is removed',
    2: 'one or two letters are removed',
    3: 'the letters also change order',
  },
  write: (random, difficulty) => {
    const pattern = random.pick(patterns[Math.min(difficulty, 3)] ?? []);
    const words = itemAt(
      sources.filter((each) => each.pattern === pattern).map((each) => each.words),
      0,
    );
    const [first, second, asked] = random.sample(words, 3);
    if (!first || !second || !asked) return noDraft;
    const answer = result(asked, pattern);
    const wrong = [...known].filter(
      (word) =>
        word !== answer &&
        word.length >= 3 &&
        word.length <= pattern.length &&
        new Set(word).size === word.length &&
        [...word].every((letter) => asked.includes(letter)),
    );
    return {
      body: `The second word in each pair is made from the first word in the same way. Which word completes the last pair? (${first}, ${result(first, pattern)}) (${second}, ${result(second, pattern)}) (${asked}, ?)`,
      answer,
      mistakes: random
        .shuffle(wrong)
        .sort((one, other) => other.length - one.length)
        .map((word) => [word, 'taking other letters, or the right ones in another order'] as const),
      explanation: `The second word has the letters in places ${pattern.map((place) => place + 1).join(', ')} of the first word, in that order. From ${asked} they make ${answer}.`,
    };
  },
  check,
};
