import { itemAt } from '#item-at.ts';
import { joinWithAnd } from '#text/numbers.ts';
import { fourLetterWords } from '#text/four-letter-words.ts';
import { lettersShared } from '#text/shared-letters.ts';
import { checkEachOption } from '#checks/check.ts';
import { isInDictionary } from '#checks/support/dictionary.ts';
import type { Family } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';

const alphabet = Array.from('abcdefghijklmnopqrstuvwxyz');
const known = new Set(fourLetterWords);
const stems = [...new Set(fourLetterWords.map((word) => word.slice(0, 3)))];
const tails = [...new Set(fourLetterWords.map((word) => word.slice(1)))];

/** Only one letter of the alphabet may fit, not only among the options. */
const onlyLetter = checkEachOption((option, text) => {
  const pairs = [...text.matchAll(/(\w{3}) \(\?\) (\w{3})/g)];
  const fitting = Array.from('abcdefghijklmnopqrstuvwxyz').filter((letter) =>
    pairs.every(([, stem = '', tail = '']) => isInDictionary(stem + letter) && isInDictionary(letter + tail)),
  );
  return pairs.length > 0 && fitting.length === 1 && option === fitting[0];
});

export const family: Family = {
  name: 'shared-letter',
  syllabus: 'Find the letter that ends one word and begins the next',
  levels: {
    1: 'three pairs of words, so few letters fit',
    2: 'two pairs of words, so more letters fit some of them',
    3: 'one pair of words only, without another to check the letter',
  },
  write: (random, difficulty) => {
    const letter = random.pick(['d', 'e', 'k', 'l', 'm', 'n', 'p', 't', 'h', 'w', 's', 'r']);
    const firsts = random.shuffle(stems.filter((stem) => known.has(stem + letter)));
    const seconds = random.shuffle(tails.filter((tail) => known.has(letter + tail)));
    const chosen = firsts
      .slice(0, difficulty === 1 ? 3 : difficulty === 2 ? 2 : 1)
      .map((stem, index) => [stem, itemAt(seconds, index)] as const);
    const common = chosen
      .map(([stem, tail]) => lettersShared(stem, tail))
      .reduce((left, right) => left.filter((each) => right.includes(each)));
    if (common.length !== 1) return noDraft;
    const near = chosen
      .flatMap(([stem, tail]) => [
        ...alphabet.filter((each) => known.has(stem + each)),
        ...alphabet.filter((each) => known.has(each + tail)),
      ])
      .filter((each) => each !== letter);
    return {
      body: `${random.pick(['Which one letter finishes the first word and begins the second?', 'The same letter ends one word and starts the next. Which letter is it?'])} ${joinWithAnd(chosen.map(([stem, tail]) => `${stem} (?) ${tail}`))}`,
      answer: letter,
      mistakes: [...near, ...random.shuffle(['b', 'd', 'e', 'g', 'k', 'l', 'm', 'n', 'p', 's', 't'])].map(
        (each) => [each, 'making only some of the words'] as const,
      ),
      explanation: `The letter ${letter} makes ${chosen.map(([stem, tail]) => `${stem}${letter} and ${letter}${tail}`).join(', ')}.`,
    };
  },
  check: onlyLetter,
};
