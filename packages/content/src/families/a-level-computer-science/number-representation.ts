import { binary } from '../../text/bases.ts';
import { fraction, printed } from '../../text/numbers.ts';
import type { Family, Mistake, TopicFamilies } from '../family.ts';
import { near } from '../near.ts';

const twosComplement: Family = {
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

const fixedPoint: Family = {
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

const floatingPoint: Family = {
  name: 'floating-point',
  printed: { 4: 2, 5: 1 },
  write: (random, difficulty) => {
    const mantissa = random.pick([0b0100, 0b0101, 0b0110, 0b0111]) * 16 + random.pick([0, 4, 8, 12]);
    const exponent = difficulty === 4 ? random.int(1, 5) : -random.int(1, 3);
    const value = (mantissa / 128) * 2 ** exponent;
    const show = (each: number) => printed(Number(each.toPrecision(8)));
    const bits = binary(mantissa);
    const point = `${bits.slice(0, 1)}.${bits.slice(1).replace(' ', '')}`;
    return {
      body: `A floating-point number has the two’s complement mantissa ${point} and the 4-bit two’s complement exponent ${binary(exponent, 4)}. What is its denary value?`,
      answer: show(value),
      mistakes: [
        [show((mantissa / 128) * 2 ** -exponent), 'moving the point the wrong way'],
        [show(mantissa / 128), 'leaving out the exponent'],
        [show(value * 2), 'a slip of one place'],
        [show(value / 2), 'a slip of one place'],
        [show((mantissa / 128) * exponent), 'multiplying by the exponent'],
      ],
      explanation: `The exponent is ${printed(exponent)}, so the point moves ${Math.abs(exponent)} ${Math.abs(exponent) === 1 ? 'place' : 'places'} to the ${exponent > 0 ? 'right' : 'left'}: ${printed(mantissa / 128)} × 2 to the power ${printed(exponent)} = ${show(value)}.`,
    };
  },
};

export const numberRepresentation: TopicFamilies = {
  subjectCode: 'A_LEVEL_COMPUTER_SCIENCE',
  topicCode: 'NUMBER_REPRESENTATION',
  families: [twosComplement, fixedPoint, floatingPoint],
};
