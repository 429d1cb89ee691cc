import { checkEachOption, optionTexts, textOf } from '../check.ts';
import type { Check, ChecksByFamily } from '../check.ts';
import { isInDictionary } from '../support/dictionary.ts';

/** The four-letter words that begin in one word and end in the next. */
function hiddenIn(pair: string): string[] {
  const [left = '', right = ''] = pair.toLowerCase().split(' ');
  const joined = left + right;
  return [...joined]
    .map((_, start) => joined.slice(start, start + 4))
    .filter(
      (word, start) =>
        start < left.length && start + 4 > left.length && word.length === 4 && isInDictionary(word),
    );
}

/** Only one pair of words in the whole sentence may hide a word, not only among the options. */
const hiddenWord: Check = (question) => {
  const [, sentence = ''] = /\? (.*)\.$/.exec(textOf(question)) ?? [];
  const words = sentence.split(' ');
  const pairs = words.slice(1).map((word, index) => `${words[index] ?? ''} ${word}`);
  const holding = pairs.filter((pair) => hiddenIn(pair).length > 0);
  return optionTexts(question).map((option) => holding.length === 1 && option === holding[0]);
};

/** Only one letter of the alphabet may fit, not only among the options. */
const sharedLetter = checkEachOption((option, text) => {
  const pairs = [...text.matchAll(/(\w{3}) \(\?\) (\w{3})/g)];
  const fitting = Array.from('abcdefghijklmnopqrstuvwxyz').filter((letter) =>
    pairs.every(([, stem = '', tail = '']) => isInDictionary(stem + letter) && isInDictionary(letter + tail)),
  );
  return pairs.length > 0 && fitting.length === 1 && option === fitting[0];
});

export const wordBuildingChecks: ChecksByFamily = {
  'shared-letter': sharedLetter,
  'hidden-word': hiddenWord,
};
