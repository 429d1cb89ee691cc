import type { Random } from '#random.ts';
import { shifted } from '#text/alphabet.ts';
import type { Family, Misconception } from '../../family.ts';
import { words, longWords, coderFor } from './ciphers.ts';
import { letterCode } from './codes-checks.ts';

/** Codes with one wrong letter. */
function slips(random: Random, code: string): Misconception[] {
  return random.shuffle(
    [...code].flatMap((_, place) =>
      [-1, 1].map(
        (by) =>
          [shifted(code, (index) => (index === place ? by : 0)), `a slip in letter ${place + 1}`] as const,
      ),
    ),
  );
}

export const family: Family = {
  name: 'letter-codes',
  syllabus: 'Write a word in a letter code',
  levels: {
    1: 'one step for every letter',
    2: 'two steps in turn',
    3: 'steps that grow',
    4: 'a mirrored alphabet',
  },
  write: (random, difficulty) => {
    const [example, asked] = random.sample<string>(difficulty < 3 ? words : longWords, 2) as [string, string];
    const { encode, rule } = coderFor(random, difficulty);
    return {
      body: random.pick([
        `In a code, ${example} is written as ${encode(example)}. How is ${asked} written in the same code?`,
        `If ${encode(example)} stands for ${example}, what is the code for ${asked}?`,
      ]),
      answer: encode(asked),
      mistakes: [
        ...(difficulty === 4
          ? []
          : [
              [
                shifted(
                  asked,
                  (index) => -((encode(asked).charCodeAt(index) - asked.charCodeAt(index)) % 26),
                ),
                'moving the letters the wrong way',
              ] as const,
            ]),
        ...slips(random, encode(asked)),
      ],
      explanation: `In this code ${rule}, so ${asked} becomes ${encode(asked)}.`,
    };
  },
  check: letterCode,
};
