import { binary } from '#text/bases.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family, Misconception } from '../../family.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import { checkEachOption } from '#checks/check.ts';
import { numberOf } from '#checks/support/numbers-in-text.ts';
import { itemAt } from '#item-at.ts';
import { signed } from './number-representation-checks.ts';

const eightBits = (text: string) =>
  [...text.matchAll(/\b[01]{4} [01]{4}\b/g)].map(([digits]) => signed(digits));

export const family: Family = {
  name: 'twos-complement',
  syllabus: 'Two’s complement',
  levels: {
    1: 'One conversion, from eight bits to denary',
    2: 'Three steps: the positive number in binary, invert, add 1',
    3: 'Three steps: two conversions, then a sum of two signs',
  },
  write: (random, difficulty) => {
    const value = -random.int(3, 120);
    const magnitude = -value;
    if (difficulty === 3) {
      const plus = random.int(5, 100);
      const sum = value + plus;
      return {
        body: `In 8-bit two’s complement, what is ${binary(value)} + ${binary(plus)}, in denary?`,
        answer: formatPrintedNumber(sum),
        mistakes: [
          [formatPrintedNumber((value & 255) + plus), 'reading the first number as unsigned'],
          [formatPrintedNumber(plus + magnitude), 'losing the sign of the first number'],
          [formatPrintedNumber(-sum), 'using the wrong sign'],
          ...nearbyNumbers(sum, 1),
        ],
        explanation: `${binary(value)} is ${formatPrintedNumber(value)} and ${binary(plus)} is ${plus}; together ${formatPrintedNumber(sum)}.`,
      };
    }
    const toDenary = difficulty === 1;
    const wrongBits: Misconception[] = [
      [binary(~magnitude), 'inverting the digits and forgetting to add 1'],
      [binary(magnitude | 128), 'setting the sign digit of the positive number'],
      [binary(magnitude), 'writing the positive number'],
      [binary(value - 1), 'subtracting 1 instead of adding it'],
      [binary(value + 2), ''],
    ];
    return {
      body: toDenary
        ? `What is the denary value of the 8-bit two’s complement number ${binary(value)}?`
        : `How is ${formatPrintedNumber(value)} written in 8-bit two’s complement?`,
      answer: toDenary ? formatPrintedNumber(value) : binary(value),
      mistakes: toDenary
        ? [
            [formatPrintedNumber(value & 255), 'reading it as an unsigned number'],
            [formatPrintedNumber(magnitude), 'losing the sign'],
            [formatPrintedNumber(-(value & 127)), 'reading the first digit as a mere sign'],
            [formatPrintedNumber(value + 1), 'forgetting to add 1 after inverting'],
            [formatPrintedNumber(value - 1), ''],
          ]
        : wrongBits,
      explanation: toDenary
        ? `The first digit is worth −128: −128 + ${(value & 255) - 128} = ${formatPrintedNumber(value)}.`
        : `${magnitude} is ${binary(magnitude)}. Invert every digit, ${binary(~magnitude)}, and add 1: ${binary(value)}.`,
    };
  },
  check: checkEachOption((option, text) => {
    const numbers = eightBits(text);
    if (numbers.length > 0) return numberOf(option) === numbers.reduce((sum, each) => sum + each, 0);
    return itemAt(eightBits(option), 0) === numberOf(/How is (\S+) written/.exec(text)?.[1] ?? '');
  }),
};
