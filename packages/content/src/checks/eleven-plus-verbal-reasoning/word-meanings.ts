import { wordFields } from '../../text/word-groups.ts';
import { optionTexts } from '../check.ts';
import type { ChecksByFamily } from '../check.ts';

const groups = Object.values(wordFields).flat(2);

export const wordMeaningsChecks: ChecksByFamily = {
  // The odd one is the only word whose group no other option shares.
  'odd-word-out': (question) => {
    const homes = optionTexts(question).map((word) =>
      groups.filter(({ words }) => words.includes(word)).map(({ name }) => name),
    );
    return homes.map(
      (home) => home.length === 1 && homes.filter((other) => other[0] === home[0]).length === 1,
    );
  },
};
