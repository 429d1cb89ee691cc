import { optionTexts, textOf, type Check } from '#checks/check.ts';
import { isInDictionary } from '#checks/support/dictionary.ts';
import type { Family } from '../../family.ts';
import { gapSentences, lettersToTry } from './gap-sentences.ts';

/** The words of three letters that make a word of the dictionary somewhere in the capitals. */
const check: Check = (question) => {
  const rest = /\b[A-Z]{2,}\b/.exec(textOf(question))?.[0].toLowerCase() ?? '';
  return optionTexts(question).map(
    (option) =>
      isInDictionary(option) &&
      Array.from({ length: rest.length + 1 }, (_, place) => place).some((place) =>
        isInDictionary(rest.slice(0, place) + option + rest.slice(place)),
      ),
  );
};

export const family: Family = {
  name: 'missing-three-letters',
  syllabus: 'Find the three letters, a word themselves, that complete a word in a sentence',
  levels: {
    1: 'one common word from daily life',
    2: 'one less common word, as in stories',
    3: 'longer and less common words',
  },
  write: (random, difficulty) => {
    const { shown, word, letters, others } = random.pick(
      gapSentences.filter(({ level }) => level === difficulty),
    );
    const start = (7 * gapSentences.findIndex((each) => each.word === word)) % lettersToTry.length;
    const wrong = [...lettersToTry.slice(start), ...lettersToTry.slice(0, start)].filter(
      (each) => each !== letters && !others.includes(each),
    );
    const alike = (each: string) => [...each].filter((letter) => letters.includes(letter)).length;
    return {
      body: `Three letters next to each other are missing from the word in capitals. They make a word of their own. Which word is it? ${shown}`,
      answer: letters,
      mistakes: wrong
        .sort((one, other) => alike(other) - alike(one))
        .slice(0, 12)
        .map((each) => [each, ''] as const),
      explanation: `With ${letters} the word is ‘${word}’, which fits the sentence.`,
    };
  },
  check,
};
