import { optionTexts, textOf, type Check } from '#checks/check.ts';
import { isInDictionary } from '#checks/support/dictionary.ts';
import type { Family } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';
import { gaining, losing } from './movable-letters.ts';

const without = (word: string, letter: string) => word.replace(letter, '');

/** The letters of both lists; a capital where both make common words. */
const sharedLetters = (left: string, right: string) =>
  [...left]
    .filter((letter) => right.toLowerCase().includes(letter.toLowerCase()))
    .map((letter) => (right.includes(letter) ? letter : letter.toLowerCase()))
    .join('');

const isCommonWithOnly = (letters: string) => letters.length === 1 && letters !== letters.toLowerCase();

/** Exactly the letters that leave one word of the dictionary and make another. */
const check: Check = (question) => {
  const [, from = '', to = ''] = / ([a-z]+) and ([a-z]+)$/.exec(textOf(question)) ?? [];
  return optionTexts(question).map(
    (letter) =>
      [...from].some(
        (each, place) => each === letter && isInDictionary(from.slice(0, place) + from.slice(place + 1)),
      ) &&
      Array.from({ length: to.length + 1 }, (_, place) => place).some((place) =>
        isInDictionary(to.slice(0, place) + letter + to.slice(place)),
      ),
  );
};

export const family: Family = {
  name: 'move-a-letter',
  syllabus: 'Move one letter to another word so that both are words',
  levels: {
    1: 'words of five and three letters',
    2: 'words of five and four or five letters',
    3: 'two longer words',
  },
  write: (random, difficulty) => {
    const from = random.pick(losing.filter(({ word }) => word.length === (difficulty === 3 ? 6 : 5)));
    const to = random
      .shuffle(gaining)
      .find(
        ({ word, letters }) =>
          (difficulty === 1 ? word.length === 3 : word.length > 3) &&
          isCommonWithOnly(sharedLetters(from.letters, letters)),
      );
    if (!to) return noDraft;
    const moved = sharedLetters(from.letters, to.letters).toLowerCase();
    const leaves = [...from.word].filter((each) => from.letters.toLowerCase().includes(each));
    const joins = [...from.word].filter((each) => to.letters.toLowerCase().includes(each));
    return {
      body: `${random.pick(['Move one letter from the first word to the second word to make two new words. Do not change the order of the other letters. Which letter moves?', 'One letter moves from the first word to the second, and both are then new words. The other letters stay in order. Which letter is it?'])} ${from.word} and ${to.word}`,
      answer: moved,
      mistakes: [
        ...leaves.map((each) => [each, 'looking at the first word only'] as const),
        ...joins.map((each) => [each, 'looking at the second word only'] as const),
        ...random.shuffle([...from.word]).map((each) => [each, ''] as const),
      ],
      explanation: `Without ${moved}, ${from.word} becomes ${without(from.word, moved)}; with ${moved}, ${to.word} becomes ${to.with(moved)}.`,
    };
  },
  check,
};
