import type { Mistake } from '../../families/family.ts';
import { near } from '../../families/near.ts';
import { fraction, printed } from '../../text/numbers.ts';
import type { Kind } from '../kind.ts';

export const simpleFractions: Kind = {
  topicCode: 'FRACTIONS',
  name: 'simple-fractions',
  levels: [3, 8],
  seconds: 15,
  write: (random, level) => {
    const bottom = random.int(level <= 4 ? 2 : 4, level <= 4 ? 5 : 12);
    const top = level <= 4 ? 1 : random.int(2, bottom - 1);
    const part = random.int(3, level <= 6 ? 9 : 15);
    const [whole, answer] = [part * bottom, part * top];
    return {
      body: `What is ${fraction(top, bottom)} of ${whole}?`,
      answer: printed(answer),
      mistakes: [
        [printed(part), 'finding one part only'],
        [printed(whole - answer), 'finding what is left'],
        [printed(whole / bottom + top), ''],
        ...near(answer, 1),
        ...near(answer, 5),
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

export const percentagesOf: Kind = {
  topicCode: 'DECIMALS_AND_PERCENTAGES',
  name: 'percentages',
  levels: [5, 10],
  seconds: 15,
  write: (random, level) => {
    const percent = random.pick(percentages[level] ?? [10]);
    const whole = random.int(2, 15) * (percent % 5 === 0 ? 20 : 50);
    const answer = (percent * whole) / 100;
    return {
      body: `What is ${percent}% of ${whole}?`,
      answer: printed(answer),
      mistakes: [
        [printed(whole - answer), 'finding what is left'],
        [printed(answer * 10), 'a slip in the place value'],
        [printed(whole / percent), 'dividing by the percentage'],
        [printed(answer + whole / 10), ''],
        ...near(answer, 2),
      ],
      explanation: `1% of ${whole} is ${printed(whole / 100)}, so ${percent}% is ${percent} × ${printed(whole / 100)} = ${printed(answer)}.`,
    };
  },
};

export const products: Kind = {
  topicCode: 'FOUR_OPERATIONS',
  name: 'products',
  levels: [5, 10],
  seconds: 20,
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
    const slips: Mistake[] = [
      [printed(answer + left), `adding one ${left} too many`],
      [printed(answer - left), ''],
      [printed(answer + 10), ''],
      [printed(answer - 10), ''],
      [printed(answer + 100), ''],
    ];
    return {
      body: `What is ${left} × ${right}?`,
      answer: printed(answer),
      mistakes: slips,
      explanation: `${left} × ${right} = ${printed(answer)}.`,
    };
  },
};

export const chains: Kind = {
  topicCode: 'FOUR_OPERATIONS',
  name: 'chains',
  levels: [4, 10],
  seconds: 20,
  write: (random, level) => {
    const [one, other] = [random.int(3, 9 + Math.floor(level / 3)), random.int(4, 9)];
    const third = random.int(5, 9 + 4 * level);
    if (level >= 8) {
      const [large, small] = [third + random.int(3, 12), third];
      const answer = (large - small) * one;
      return {
        body: `What is (${large} − ${small}) × ${one}?`,
        answer: printed(answer),
        mistakes: [
          [printed(large - small * one), 'ignoring the brackets'],
          [printed(answer + one), ''],
          [printed(answer - one), ''],
          ...near(answer, 2),
        ],
        explanation: `Brackets first: ${large} − ${small} = ${large - small}. Then ${large - small} × ${one} = ${answer}.`,
      };
    }
    const answer = third + one * other;
    return {
      body: `What is ${third} + ${one} × ${other}?`,
      answer: printed(answer),
      mistakes: [
        [printed((third + one) * other), 'working from left to right'],
        [printed(third * one + other), ''],
        ...near(answer, 1),
        ...near(answer, 10),
      ],
      explanation: `Multiply first: ${one} × ${other} = ${one * other}. Then ${third} + ${one * other} = ${answer}.`,
    };
  },
};
