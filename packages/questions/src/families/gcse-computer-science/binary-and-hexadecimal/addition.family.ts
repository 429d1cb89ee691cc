import { binary } from '#text/bases.ts';
import type { Family } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';
import { checkEachOption } from '#checks/check.ts';
import { worth, binariesIn } from './binary-and-hexadecimal-checks.ts';

export const family: Family = {
  name: 'addition',
  syllabus: 'Add binary numbers of 8 bits',
  levels: {
    2: 'One addition with a total of 170 at most',
    3: 'One addition of larger numbers, with a total up to 255',
  },
  write: (random, difficulty) => {
    const first = random.int(difficulty === 2 ? 20 : 60, difficulty === 2 ? 90 : 180);
    const second = random.int(difficulty === 2 ? 15 : 30, difficulty === 2 ? 80 : 120);
    const total = first + second;
    if (total > 255) return noDraft;
    return {
      body: `Add the binary numbers ${binary(first)} and ${binary(second)}.`,
      answer: binary(total),
      mistakes: [
        [binary(first ^ second), 'forgetting to carry'],
        [binary(first | second), 'joining the ones instead of adding'],
        [binary(total + 1), 'carrying one too many'],
        [binary(total ^ 8), 'a slip in one column'],
        [binary(Math.abs(first - second)), 'subtracting'],
      ],
      explanation: `Carry whenever a column comes to 2 or 3. In denary it is ${first} + ${second} = ${total}.`,
    };
  },
  check: checkEachOption(
    (option, text) => worth(option, 2) === binariesIn(text).reduce((sum, each) => sum + worth(each, 2), 0),
  ),
};
