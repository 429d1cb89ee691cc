import { binary } from '../../../text/bases.ts';
import { fraction, printed } from '../../../text/numbers.ts';
import type { Family } from '../../family.ts';

export const fixedPoint: Family = {
  name: 'fixed-point',
  printed: { 2: 2, 3: 1 },
  write: (random) => {
    const raw = random.intExcept(19, 127, [32, 48, 64, 80, 96, 112]);
    const value = raw / 16;
    const digits = binary(raw).replace(' ', '.');
    return {
      body: `The unsigned fixed-point number ${digits} has four digits before the point and four after it. What is its denary value?`,
      answer: printed(value),
      mistakes: [
        [printed(raw), 'ignoring the point'],
        [printed(Math.floor(raw / 16) + (raw % 16) / 10), 'reading the digits after the point as tenths'],
        [
          printed(Math.floor(raw / 16) + (raw % 16) / 100),
          'reading the digits after the point as a denary number',
        ],
        [printed(raw / 8), 'a slip of one place'],
        [printed(raw / 32), 'a slip of one place'],
      ],
      explanation: `After the point the places are worth 1/2, 1/4, 1/8 and 1/16: ${Math.floor(raw / 16)} + ${fraction(raw % 16, 16)} = ${printed(value)}.`,
    };
  },
};
