import { at } from '../../at.ts';
import { verbal } from '../check.ts';
import type { ChecksByFamily } from '../check.ts';
import { letter, lettersIn, nextInRing } from '../support/letters.ts';

const groupsIn = (text: string, size: number) =>
  [...text.matchAll(new RegExp(`\\b[A-Z]{${size}}\\b`, 'g'))].map(([group]) => lettersIn(group));

export const letterSequencesChecks: ChecksByFamily = {
  'next-pair': verbal((text) => {
    const pairs = groupsIn(text, 2);
    return [0, 1].map((side) => letter(nextInRing(pairs.map((pair) => at(pair, side))))).join('');
  }),
  'letter-analogies': verbal((text) => {
    const [first = [], second = [], third = []] = groupsIn(text, 2);
    return [0, 1].map((side) => letter(at(third, side) + at(second, side) - at(first, side))).join('');
  }),
  'alternating-letters': verbal((text) => {
    const letters = groupsIn(text, 1).flat();
    return letter(nextInRing(letters.filter((_, index) => index % 2 === letters.length % 2)));
  }),
};
