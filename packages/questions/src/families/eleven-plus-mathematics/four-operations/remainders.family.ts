import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';

export const family: Family = {
  name: 'remainders',
  syllabus: 'Divide and round the result up or down as the story needs',
  levels: {
    2: 'two steps: divide by a number below 10, then round as the story needs',
    3: 'two steps with a harder division, by a number from 12 to 24',
  },
  write: (random, difficulty) => {
    const size = random.int(difficulty === 2 ? 6 : 12, difficulty === 2 ? 9 : 24);
    const groups = random.int(difficulty === 2 ? 7 : 13, difficulty === 2 ? 19 : 39);
    const left = random.int(1, size - 1);
    const total = size * groups + left;
    const up = random.chance(0.5);
    const story = up
      ? random.pick([
          `${formatPrintedNumber(total)} pupils go on a trip in minibuses that take ${size} pupils each. How many minibuses are needed?`,
          `A baker has ${formatPrintedNumber(total)} rolls to pack into boxes of ${size}. How many boxes are needed to pack them all?`,
          `${formatPrintedNumber(total)} chairs are stacked in piles of at most ${size}. What is the smallest number of piles?`,
        ])
      : random.pick([
          `Badges are sold in packs of ${size}. There are ${formatPrintedNumber(total)} badges. How many full packs can be made?`,
          `A ribbon is ${formatPrintedNumber(total)} cm long. How many pieces of ${size} cm can be cut from it?`,
        ]);
    const answer = up ? groups + 1 : groups;
    return {
      body: story,
      answer: formatPrintedNumber(answer),
      mistakes: [
        [
          formatPrintedNumber(up ? groups : groups + 1),
          up ? 'forgetting those left over' : 'counting the part that is left over as a whole one',
        ],
        [formatPrintedNumber(left), 'giving the remainder'],
        [formatPrintedNumber(groups + 2), 'a slip in the division'],
        [formatPrintedNumber(groups - 1), 'a slip in the division'],
        [formatPrintedNumber(groups + 10), 'a slip in the tens'],
        [formatPrintedNumber(total - size), 'subtracting instead of dividing'],
      ],
      explanation: `${formatPrintedNumber(total)} ÷ ${size} = ${groups} remainder ${left}. ${up ? `The ${left} left over need one more: ${answer}.` : `The ${left} left over are not enough for another: ${answer}.`}`,
    };
  },
  check: checkNumber((text) => {
    const [first = NaN, second = NaN] = numbersIn(text);
    const quotient = Math.max(first, second) / Math.min(first, second);
    return /full packs|can be cut/.test(text) ? Math.floor(quotient) : Math.ceil(quotient);
  }),
};
