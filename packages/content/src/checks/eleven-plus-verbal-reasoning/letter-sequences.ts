import { itemAt } from '../../item-at.ts';
import { checkText } from '../check.ts';
import type { ChecksByFamily } from '../check.ts';
import { letter, lettersIn, nextInRing } from '../support/letters.ts';

const groupsIn = (text: string, size: number) =>
  [...text.matchAll(new RegExp(`\\b[A-Z]{${size}}\\b`, 'g'))].map(([group]) => lettersIn(group));

export const letterSequencesChecks: ChecksByFamily = {
  'next-pair': checkText((text) => {
    const pairs = groupsIn(text, 2);
    return [0, 1].map((side) => letter(nextInRing(pairs.map((pair) => itemAt(pair, side))))).join('');
  }),
  'letter-analogies': checkText((text) => {
    const [first = [], second = [], third = []] = groupsIn(text, 2);
    return [0, 1]
      .map((side) => letter(itemAt(third, side) + itemAt(second, side) - itemAt(first, side)))
      .join('');
  }),
  'alternating-letters': checkText((text) => {
    const letters = groupsIn(text, 1).flat();
    return letter(nextInRing(letters.filter((_, index) => index % 2 === letters.length % 2)));
  }),
};
