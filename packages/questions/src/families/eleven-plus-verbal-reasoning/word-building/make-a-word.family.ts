import { itemAt } from '#item-at.ts';
import { fourLetterWords } from '#text/four-letter-words.ts';
import { optionTexts, textOf, type Check } from '#checks/check.ts';
import { isInDictionary } from '#checks/support/dictionary.ts';
import type { Random } from '#random.ts';
import type { Family } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';

/** The places of the new word's letters in the eight letters of the two words. */
const patterns: Readonly<Record<number, readonly (readonly number[])[]>> = {
  1: [
    [0, 1, 4, 5],
    [0, 1, 6, 7],
    [2, 3, 4, 5],
    [4, 5, 2, 3],
  ],
  2: [
    [0, 5, 2, 7],
    [4, 1, 6, 3],
    [6, 7, 0, 1],
    [4, 1, 2, 7],
  ],
  3: [
    [4, 2, 1, 7],
    [3, 1, 6, 4],
    [6, 1, 5, 3],
    [0, 6, 5, 3],
  ],
  4: [
    [7, 2, 5, 0],
    [3, 6, 1, 4],
    [6, 2, 1, 7],
    [5, 1, 7, 0],
  ],
};

const known = new Set(fourLetterWords);
const places = ['first', 'second', 'third', 'last'];

interface Made {
  left: string;
  right: string;
  middle: string;
}

/** Two words from whose letters the pattern makes a common word; `once`: each of its letters is in one place only. */
function made(random: Random, pattern: readonly number[], once: boolean): Made | null {
  for (let attempt = 0; attempt < 3000; attempt++) {
    const [left, right] = [random.pick(fourLetterWords), random.pick(fourLetterWords)];
    const letters = left + right;
    const middle = pattern.map((place) => letters.charAt(place)).join('');
    if (!known.has(middle) || middle === left || middle === right) continue;
    if (once && [...middle].some((letter) => letters.split(letter).length > 2)) continue;
    return { left, right, middle };
  }
  return null;
}

/** The words that the places of the example's letters make from the second pair of words. */
const check: Check = (question) => {
  const text = textOf(question);
  const [, left = '', middle = '', right = ''] = /\((\w+) \[(\w+)\] (\w+)\)/.exec(text) ?? [];
  const [, first = '', second = ''] = /\((\w+) \[\?\] (\w+)\)/.exec(text) ?? [];
  const [from, to] = [left + right, first + second];
  let words = [''];
  for (const letter of middle)
    words = words.flatMap((start) =>
      [...from].flatMap((each, place) => (each === letter ? [start + to.charAt(place)] : [])),
    );
  return optionTexts(question).map((option) => words.includes(option) && isInDictionary(option));
};

export const family: Family = {
  name: 'make-a-word',
  syllabus: 'Make a word from the letters of two others as in an example',
  levels: {
    1: 'two letters next to each other from each word',
    2: 'letters from both words, some of them apart',
    3: 'four letters in a mixed order',
    4: 'letters of both words in turn, in a mixed order',
  },
  write: (random, difficulty) => {
    const pattern = random.pick(patterns[difficulty] ?? []);
    const [example, asked] = [made(random, pattern, true), made(random, pattern, false)];
    if (!example || !asked || example.middle === asked.middle) return noDraft;
    const letters = asked.left + asked.right;
    const others = fourLetterWords.filter(
      (word) =>
        ![asked.left, asked.right, asked.middle].includes(word) &&
        [...word].every((letter) => word.split(letter).length <= letters.split(letter).length),
    );
    const near = (word: string) => [...word].filter((letter, place) => asked.middle[place] === letter).length;
    const wrong = random.shuffle(others).sort((one, other) => near(other) - near(one));
    return {
      body: `The word in the square brackets is made from the two words beside it. Which word is made in the same way? (${example.left} [${example.middle}] ${example.right}) (${asked.left} [?] ${asked.right})`,
      answer: asked.middle,
      mistakes: wrong.map((word) => [word, 'taking the letters from other places'] as const),
      explanation: `Take ${pattern
        .map(
          (place) =>
            `the ${itemAt(places, place % 4)} letter of ${place < 4 ? asked.left : asked.right} (${letters.charAt(place)})`,
        )
        .join(', ')}: ${asked.middle}.`,
    };
  },
  check,
};
