import type { Family } from '../../family.ts';
import { pair, neighbours, step } from './letter-pairs.ts';
import { checkText } from '#checks/check.ts';
import { letter, nextInRing } from '#checks/support/letters.ts';
import { itemAt } from '#item-at.ts';
import { groupsIn } from './letter-sequences-checks.ts';

export const family: Family = {
  name: 'next-pair',
  syllabus: 'Continue a sequence of pairs of letters',
  levels: {
    1: 'one step for both letters; five pairs are shown',
    2: 'two steps, one for each letter; five pairs are shown',
    3: 'two steps, one for each letter; only four pairs are shown',
    4: 'the steps of one letter grow',
  },
  write: (random, difficulty) => {
    const [first, second] = [random.int(0, 25), random.int(0, 25)];
    const leftStep = random.int(1, difficulty === 1 ? 2 : 4);
    const rightStep = difficulty === 1 ? leftStep : random.intExcept(-4, 4, [0, leftStep]);
    const growth = difficulty === 4 ? 1 : 0;
    const count = difficulty === 3 ? 4 : 5;
    const left = (index: number) => first + leftStep * index + (growth * index * (index - 1)) / 2;
    const right = (index: number) => second + rightStep * index;
    const shown = Array.from({ length: count }, (_, index) => pair(left(index), right(index)));
    const [nextLeft, nextRight] = [left(count), right(count)];
    return {
      body:
        random.pick([
          'Which pair of letters comes next?',
          'Find the next pair of letters in the sequence.',
          'The pairs follow a rule. Which pair is missing at the end?',
        ]) + ` ${shown.join(', ')}, …`,
      answer: pair(nextLeft, nextRight),
      mistakes: [
        [pair(nextLeft, right(count - 1) - rightStep), 'moving the second letter the wrong way'],
        ...neighbours(nextLeft, nextRight),
        [pair(nextRight, nextLeft), 'swapping the letters'],
      ],
      explanation: `The first letter moves ${growth ? `on by ${leftStep}, ${leftStep + 1}, ${leftStep + 2}, ${leftStep + 3}, ${leftStep + 4} places` : step(leftStep)}${growth ? '' : ' each time'} and the second ${step(rightStep)} each time, so ${shown.at(-1) ?? ''} is followed by ${pair(nextLeft, nextRight)}.`,
    };
  },
  check: checkText((text) => {
    const pairs = groupsIn(text, 2);
    return [0, 1].map((side) => letter(nextInRing(pairs.map((pair) => itemAt(pair, side))))).join('');
  }),
};
