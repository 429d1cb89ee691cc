import { letterAt } from '#text/alphabet.ts';
import type { Family } from '../../family.ts';
import { step } from './letter-pairs.ts';
import { checkText } from '#checks/check.ts';
import { letter, nextInRing } from '#checks/support/letters.ts';
import { groupsIn } from './letter-sequences-checks.ts';

export const family: Family = {
  name: 'alternating-letters',
  syllabus: 'Continue letters that follow two sequences in turn',
  levels: {
    2: 'two sequences that move on',
    3: 'one sequence moves on, one back',
    5: 'the steps of one sequence grow',
  },
  write: (random, difficulty) => {
    const [odd, even] = [random.int(0, 25), random.int(0, 25)];
    const oddStep = random.int(1, 3);
    const evenStep = difficulty === 2 ? random.int(1, 3) : -random.int(1, 3);
    const growth = difficulty === 5 ? 1 : 0;
    const place = (index: number) => {
      const turn = Math.floor(index / 2);
      return index % 2 === 0
        ? odd + oddStep * turn + (growth * turn * (turn - 1)) / 2
        : even + evenStep * turn;
    };
    const shown = Array.from({ length: 8 }, (_, index) => letterAt(place(index)));
    const next = place(8);
    return {
      body:
        random.pick([
          'Two sequences of letters take turns. Which letter comes next?',
          'Every other letter belongs to one sequence. Which letter comes next?',
        ]) + ` ${shown.join(', ')}, …`,
      answer: letterAt(next),
      mistakes: [
        [letterAt(place(9)), 'continuing the other sequence'],
        [letterAt(place(6)), 'repeating the last letter of the sequence'],
        [letterAt(next + 1), 'a slip of one place'],
        [letterAt(next - 1), 'a slip of one place'],
        [letterAt(next + 2), ''],
        [letterAt(next - 2), ''],
        [letterAt(next + 3), ''],
      ],
      explanation: `Take the first, third, fifth and seventh letters: ${shown.filter((_, index) => index % 2 === 0).join(', ')}. They move on ${growth ? `by ${oddStep}, ${oddStep + 1}, ${oddStep + 2}, then ${oddStep + 3} places` : step(oddStep).replace(' on', '')}${growth ? '' : ' each time'}, so ${letterAt(next)} comes next.`,
    };
  },
  check: checkText((text) => {
    const letters = groupsIn(text, 1).flat();
    return letter(nextInRing(letters.filter((_, index) => index % 2 === letters.length % 2)));
  }),
};
