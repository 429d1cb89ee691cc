import { binary } from '#text/bases.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { checkEachOption } from '#checks/check.ts';
import { numberOf } from '#checks/support/numbers-in-text.ts';
import { signed } from './number-representation-checks.ts';

export const family: Family = {
  name: 'floating-point',
  syllabus: 'Floating-point binary numbers',
  levels: {
    4: 'Three steps: read a positive exponent, move the point, find the value',
    5: 'Four steps: the exponent is negative, so its two’s complement comes first',
  },
  write: (random, difficulty) => {
    const mantissa = random.pick([0b0100, 0b0101, 0b0110, 0b0111]) * 16 + random.pick([0, 4, 8, 12]);
    const exponent = difficulty === 4 ? random.int(1, 5) : -random.int(1, 3);
    const value = (mantissa / 128) * 2 ** exponent;
    const show = (each: number) => formatPrintedNumber(Number(each.toPrecision(8)));
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
      explanation: `The exponent is ${formatPrintedNumber(exponent)}, so the point moves ${Math.abs(exponent)} ${Math.abs(exponent) === 1 ? 'place' : 'places'} to the ${exponent > 0 ? 'right' : 'left'}: ${formatPrintedNumber(mantissa / 128)} × 2 to the power ${formatPrintedNumber(exponent)} = ${show(value)}.`,
    };
  },
  check: checkEachOption((option, text) => {
    const [, mantissa = '', exponent = ''] = /mantissa ([01.]+) and .* exponent ([01]+)\./.exec(text) ?? [];
    return Math.abs(numberOf(option) - (signed(mantissa) / 128) * 2 ** signed(exponent)) < 1e-9;
  }),
};
