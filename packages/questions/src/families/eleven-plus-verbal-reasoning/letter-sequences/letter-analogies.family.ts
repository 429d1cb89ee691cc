import type { Family } from '../../family.ts';
import { pair, neighbours, step } from './letter-pairs.ts';
import { checkText } from '#checks/check.ts';
import { letter } from '#checks/support/letters.ts';
import { itemAt } from '#item-at.ts';
import { groupsIn } from './letter-sequences-checks.ts';

export const family: Family = {
  name: 'letter-analogies',
  syllabus: 'Complete an analogy with pairs of letters',
  levels: {
    1: 'one step for both letters',
    2: 'two steps, one for each letter',
    3: 'two steps, of which the second goes back',
  },
  write: (random, difficulty) => {
    const [a, b] = [random.int(0, 20), random.int(0, 20)];
    const leftStep = random.int(1, difficulty === 1 ? 3 : 6);
    const rightStep = difficulty === 1 ? leftStep : difficulty === 2 ? random.int(1, 6) : -random.int(1, 6);
    const [c, d] = [random.intExcept(0, 25, [a]), random.intExcept(0, 25, [b])];
    return {
      body: random.pick([
        `${pair(a, b)} is to ${pair(a + leftStep, b + rightStep)} as ${pair(c, d)} is to which pair of letters?`,
        `Complete the statement: ${pair(a, b)} is to ${pair(a + leftStep, b + rightStep)} as ${pair(c, d)} is to ….`,
      ]),
      answer: pair(c + leftStep, d + rightStep),
      mistakes: [
        [pair(c - leftStep, d - rightStep), 'moving the wrong way'],
        [pair(c + rightStep, d + leftStep), 'swapping the two moves'],
        ...neighbours(c + leftStep, d + rightStep),
      ],
      explanation: `The first letter moves ${step(leftStep)} and the second ${step(rightStep)}, so ${pair(c, d)} becomes ${pair(c + leftStep, d + rightStep)}.`,
    };
  },
  check: checkText((text) => {
    const [first = [], second = [], third = []] = groupsIn(text, 2);
    return [0, 1]
      .map((side) => letter(itemAt(third, side) + itemAt(second, side) - itemAt(first, side)))
      .join('');
  }),
};
