import { fourLetterWords } from '../../text/four-letter-words.ts';
import { judged } from '../check.ts';
import type { ChecksByFamily } from '../check.ts';

const isWord = (word: string) => fourLetterWords.includes(word);

export const wordBuildingChecks: ChecksByFamily = {
  'shared-letter': judged((option, text) =>
    [...text.matchAll(/(\w{3}) \(\?\) (\w{3})/g)].every(
      ([, stem = '', tail = '']) => isWord(stem + option) && isWord(option + tail),
    ),
  ),
  'hidden-word': judged((option, text) => {
    const [left = '', right = ''] = option.toLowerCase().split(' ');
    const joined = left + right;
    const spans = [...joined].map((_, start) => ({ start, word: joined.slice(start, start + 4) }));
    return (
      text.includes(option) &&
      spans.some(({ start, word }) => start < left.length && start + 4 > left.length && isWord(word))
    );
  }),
};
