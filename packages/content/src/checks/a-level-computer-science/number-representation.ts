import { itemAt } from '../../item-at.ts';
import { checkEachOption } from '../check.ts';
import type { ChecksByFamily } from '../check.ts';
import { numberOf } from '../support/numbers-in-text.ts';

const unsigned = (digits: string) =>
  [...digits.replaceAll(/[ .]/g, '')].reduce((sum, digit) => sum * 2 + Number(digit), 0);
/** The value in two's complement: the first digit is negative. */
const signed = (digits: string) => {
  const plain = digits.replaceAll(/[ .]/g, '');
  return unsigned(plain) - (plain.startsWith('1') ? 2 ** plain.length : 0);
};
const eightBits = (text: string) =>
  [...text.matchAll(/\b[01]{4} [01]{4}\b/g)].map(([digits]) => signed(digits));

export const numberRepresentationChecks: ChecksByFamily = {
  'twos-complement': checkEachOption((option, text) => {
    const numbers = eightBits(text);
    if (numbers.length > 0) return numberOf(option) === numbers.reduce((sum, each) => sum + each, 0);
    return itemAt(eightBits(option), 0) === numberOf(/How is (\S+) written/.exec(text)?.[1] ?? '');
  }),
  'fixed-point': checkEachOption(
    (option, text) => numberOf(option) === unsigned(/\d{4}\.\d{4}/.exec(text)?.[0] ?? '') / 16,
  ),
  'floating-point': checkEachOption((option, text) => {
    const [, mantissa = '', exponent = ''] = /mantissa ([01.]+) and .* exponent ([01]+)\./.exec(text) ?? [];
    return Math.abs(numberOf(option) - (signed(mantissa) / 128) * 2 ** signed(exponent)) < 1e-9;
  }),
};
