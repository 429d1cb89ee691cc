import { senses } from '../../text/synonyms-and-opposites.ts';
import { wordFields } from '../../text/word-groups.ts';
import { checkEachOption, optionTexts } from '../check.ts';
import type { ChecksByFamily } from '../check.ts';

const groups = Object.values(wordFields).flat(2);

/** The words of an option, or null unless they are from the two brackets, in that order. */
function taken(option: string, text: string): [string, string] | null {
  const [, first = '', second = ''] = /\((.*?)\) \((.*?)\)/.exec(text) ?? [];
  const [left = '', right = ''] = option.split(' and ');
  return first.split(', ').includes(left) && second.split(', ').includes(right) ? [left, right] : null;
}

const among = (list: readonly string[], pair: readonly string[]) => pair.every((word) => list.includes(word));

export const wordMeaningsChecks: ChecksByFamily = {
  // The odd one out is the only word that shares its group with no other option.
  'odd-word-out': (question) => {
    const homes = optionTexts(question).map((word) =>
      groups.filter(({ words }) => words.includes(word)).map(({ name }) => name),
    );
    return homes.map(
      (home) => home.length === 1 && homes.filter((other) => other[0] === home[0]).length === 1,
    );
  },
  'closest-meanings': checkEachOption((option, text) => {
    const pair = taken(option, text);
    return (
      pair !== null && senses.some(({ words, opposites }) => among(words, pair) || among(opposites, pair))
    );
  }),
  'opposite-meanings': checkEachOption((option, text) => {
    const [left, right] = taken(option, text) ?? ['', ''];
    return senses.some(
      ({ words, opposites }) =>
        (words.includes(left) && opposites.includes(right)) ||
        (opposites.includes(left) && words.includes(right)),
    );
  }),
};
