import { binary } from '../../../text/bases.ts';
import { printed } from '../../../text/numbers.ts';
import type { Family, Mistake } from '../../family.ts';
import { near } from '../../near.ts';

export const twosComplement: Family = {
  name: 'twos-complement',
  printed: { 1: 3, 2: 2, 3: 1 },
  write: (random, difficulty) => {
    const value = -random.int(3, 120);
    const magnitude = -value;
    if (difficulty === 3) {
      const plus = random.int(5, 100);
      const sum = value + plus;
      return {
        body: `In 8-bit two’s complement, what is ${binary(value)} + ${binary(plus)}, in denary?`,
        answer: printed(sum),
        mistakes: [
          [printed((value & 255) + plus), 'reading the first number as unsigned'],
          [printed(plus + magnitude), 'losing the sign of the first number'],
          [printed(-sum), 'using the wrong sign'],
          ...near(sum, 1),
        ],
        explanation: `${binary(value)} is ${printed(value)} and ${binary(plus)} is ${plus}; together ${printed(sum)}.`,
      };
    }
    const toDenary = difficulty === 1;
    const wrongBits: Mistake[] = [
      [binary(~magnitude), 'inverting the digits and forgetting to add 1'],
      [binary(magnitude | 128), 'setting the sign digit of the positive number'],
      [binary(magnitude), 'writing the positive number'],
      [binary(value - 1), 'subtracting 1 instead of adding it'],
      [binary(value + 2), ''],
    ];
    return {
      body: toDenary
        ? `What is the denary value of the 8-bit two’s complement number ${binary(value)}?`
        : `How is ${printed(value)} written in 8-bit two’s complement?`,
      answer: toDenary ? printed(value) : binary(value),
      mistakes: toDenary
        ? [
            [printed(value & 255), 'reading it as an unsigned number'],
            [printed(magnitude), 'losing the sign'],
            [printed(-(value & 127)), 'reading the first digit as a mere sign'],
            [printed(value + 1), 'forgetting to add 1 after inverting'],
            [printed(value - 1), ''],
          ]
        : wrongBits,
      explanation: toDenary
        ? `The first digit is worth −128: −128 + ${(value & 255) - 128} = ${printed(value)}.`
        : `${magnitude} is ${binary(magnitude)}. Invert every digit, ${binary(~magnitude)}, and add 1: ${binary(value)}.`,
    };
  },
};
