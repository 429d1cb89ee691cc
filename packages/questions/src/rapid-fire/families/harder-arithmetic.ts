import type { Misconception } from '../../families/family.ts';
import { nearbyNumbers } from '../../families/nearby-numbers.ts';
import { fraction, formatPrintedNumber } from '../../text/numbers.ts';
import type { RapidFireFamily } from '../rapid-fire-family.ts';

export const simpleFractions: RapidFireFamily = {
  topicCode: 'FRACTIONS',
  name: 'simple-fractions',
  write: (random, level) => {
    const bottom = random.int(level <= 4 ? 2 : 4, level <= 4 ? 5 : 12);
    const top = level <= 4 ? 1 : random.int(2, bottom - 1);
    const part = random.int(3, level <= 6 ? 9 : 15);
    const [whole, answer] = [part * bottom, part * top];
    return {
      body: `What is ${fraction(top, bottom)} of ${whole}?`,
      answer: formatPrintedNumber(answer),
      mistakes: [
        [formatPrintedNumber(part), 'finding one part only'],
        [formatPrintedNumber(whole - answer), 'finding what is left'],
        [formatPrintedNumber(whole / bottom + top), ''],
        ...nearbyNumbers(answer, 1),
        ...nearbyNumbers(answer, 5),
      ],
      explanation: `One part is ${whole} ÷ ${bottom} = ${part}, so the answer is ${part} × ${top} = ${answer}.`,
    };
  },
};

const percentages: Readonly<Record<number, readonly number[]>> = {
  5: [10, 50, 25],
  6: [20, 5, 75],
  7: [30, 40, 15],
  8: [35, 45, 60, 80],
  9: [12, 65, 85, 95],
  10: [18, 32, 44, 55],
};

export const percentagesOf: RapidFireFamily = {
  topicCode: 'DECIMALS_AND_PERCENTAGES',
  name: 'percentages',
  write: (random, level) => {
    const percent = random.pick(percentages[level] ?? [10]);
    const whole = random.int(2, 15) * (percent % 5 === 0 ? 20 : 50);
    const answer = (percent * whole) / 100;
    return {
      body: `What is ${percent}% of ${whole}?`,
      answer: formatPrintedNumber(answer),
      mistakes: [
        [formatPrintedNumber(whole - answer), 'finding what is left'],
        [formatPrintedNumber(answer * 10), 'a slip in the place value'],
        [formatPrintedNumber(whole / percent), 'dividing by the percentage'],
        [formatPrintedNumber(answer + whole / 10), ''],
        ...nearbyNumbers(answer, 2),
      ],
      explanation: `1% of ${whole} is ${formatPrintedNumber(whole / 100)}, so ${percent}% is ${percent} × ${formatPrintedNumber(whole / 100)} = ${formatPrintedNumber(answer)}.`,
    };
  },
};

export const products: RapidFireFamily = {
  topicCode: 'FOUR_OPERATIONS',
  name: 'products',
  write: (random, level) => {
    const [left, right] =
      level <= 6
        ? [random.int(13, 49), random.int(3, 9)]
        : level === 7
          ? [random.int(13, 89), random.pick([9, 11, 99])]
          : level === 8
            ? [4 * random.int(7, 24), 25]
            : [random.int(12, level === 9 ? 19 : 39), random.int(12, 25)];
    const answer = left * right;
    const slips: Misconception[] = [
      [formatPrintedNumber(answer + left), `adding one ${left} too many`],
      [formatPrintedNumber(answer - left), ''],
      [formatPrintedNumber(answer + 10), ''],
      [formatPrintedNumber(answer - 10), ''],
      [formatPrintedNumber(answer + 100), ''],
    ];
    return {
      body: `What is ${left} × ${right}?`,
      answer: formatPrintedNumber(answer),
      mistakes: slips,
      explanation: `${left} × ${right} = ${formatPrintedNumber(answer)}.`,
    };
  },
};

export const chains: RapidFireFamily = {
  topicCode: 'FOUR_OPERATIONS',
  name: 'chains',
  write: (random, level) => {
    const [one, other] = [random.int(3, 9 + Math.floor(level / 3)), random.int(4, 9)];
    const third = random.int(5, 9 + 4 * level);
    if (level >= 8) {
      const [large, small] = [third + random.int(3, 12), third];
      const answer = (large - small) * one;
      return {
        body: `What is (${large} − ${small}) × ${one}?`,
        answer: formatPrintedNumber(answer),
        mistakes: [
          [formatPrintedNumber(large - small * one), 'ignoring the brackets'],
          [formatPrintedNumber(answer + one), ''],
          [formatPrintedNumber(answer - one), ''],
          ...nearbyNumbers(answer, 2),
        ],
        explanation: `Brackets first: ${large} − ${small} = ${large - small}. Then ${large - small} × ${one} = ${answer}.`,
      };
    }
    const answer = third + one * other;
    return {
      body: `What is ${third} + ${one} × ${other}?`,
      answer: formatPrintedNumber(answer),
      mistakes: [
        [formatPrintedNumber((third + one) * other), 'working from left to right'],
        [formatPrintedNumber(third * one + other), ''],
        ...nearbyNumbers(answer, 1),
        ...nearbyNumbers(answer, 10),
      ],
      explanation: `Multiply first: ${one} × ${other} = ${one * other}. Then ${third} + ${one * other} = ${answer}.`,
    };
  },
};
