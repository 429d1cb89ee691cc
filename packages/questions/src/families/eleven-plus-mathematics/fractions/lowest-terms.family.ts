import { fraction, greatestCommonDivisor } from '#text/numbers.ts';
import { coprime } from '#random.ts';
import type { Family } from '../../family.ts';
import { checkEachOption } from '#checks/check.ts';
import { numberOf, fractionsIn } from '#checks/support/numbers-in-text.ts';
import { ratioIn } from './fractions-checks.ts';

export const family: Family = {
  name: 'lowest-terms',
  syllabus: 'Write fractions in their lowest terms',
  levels: {
    1: 'one step: a common factor from 2 to 5',
    2: 'one or two steps: a common factor up to 9 and larger denominators',
  },
  write: (random, difficulty) => {
    const bottom = random.int(3, difficulty === 1 ? 6 : 12);
    const top = coprime(random, bottom);
    const factor = random.int(2, difficulty === 1 ? 5 : 9);
    const lowest = fraction(top, bottom);
    return {
      body: `Which fraction is equal to ${top * factor}/${bottom * factor} in its lowest terms?`,
      answer: lowest,
      mistakes: [
        [fraction(bottom - top, bottom), 'taking the part that is missing'],
        [fraction(top + 1, bottom), 'a slip when dividing the numerator'],
        [fraction(top, bottom + 1), 'a slip when dividing the denominator'],
        [fraction(top, bottom * factor), 'dividing the numerator alone'],
        [
          fraction(top * factor - factor + 1, bottom * factor - factor + 1),
          'subtracting the same number from both',
        ],
        [fraction(Math.max(1, top - 1), bottom), 'a slip when dividing the numerator'],
      ],
      explanation: `Divide the numerator and the denominator by their highest common factor, ${greatestCommonDivisor(top * factor, bottom * factor)}: ${top * factor}/${bottom * factor} = ${lowest}.`,
    };
  },
  check: checkEachOption((option, text) => {
    const equal = Math.abs(numberOf(option) - ratioIn(text)) < 1e-9;
    const [top, bottom] = fractionsIn(option)[0] ?? [numberOf(option), 1];
    const reducible = Array.from({ length: top }, (_, index) => index + 2).some(
      (factor) => top % factor === 0 && bottom % factor === 0,
    );
    return equal && !reducible;
  }),
};
