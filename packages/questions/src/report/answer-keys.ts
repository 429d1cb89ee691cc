import { plainText } from '@markwell/shared/mathematics/plain-mathematics';
import type { ContentOption, ContentQuestion } from '../content-types.ts';

type Asked = Pick<ContentQuestion, 'options' | 'correctIndex'>;

const lengthOf = (option: ContentOption) => ('text' in option ? plainText(option.text).length : 0);

/** Whether the correct option is longer than every other. */
export function isKeyLongest({ options, correctIndex }: Asked): boolean {
  const lengths = options.map(lengthOf);
  return lengths.every((length, index) => index === correctIndex || length < (lengths[correctIndex] ?? 0));
}

/** The share of the questions whose correct option has each letter, A first. */
export function letterShares(questions: readonly Asked[], letters: number): number[] {
  return Array.from(
    { length: letters },
    (_, letter) =>
      questions.filter(({ correctIndex }) => correctIndex === letter).length / Math.max(1, questions.length),
  );
}
