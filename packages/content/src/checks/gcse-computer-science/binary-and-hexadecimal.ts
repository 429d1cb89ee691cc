import { itemAt } from '../../item-at.ts';
import { checkEachOption } from '../check.ts';
import type { ChecksByFamily } from '../check.ts';
import { numberOf } from '../support/numbers-in-text.ts';

/** The value of digits in a base. */
const worth = (digits: string, base: number) =>
  [...digits.replaceAll(' ', '')].reduce((sum, digit) => sum * base + '0123456789ABCDEF'.indexOf(digit), 0);
const read = (text: string, kind: string) =>
  kind.includes('binary') ? worth(text, 2) : kind === 'hexadecimal' ? worth(text, 16) : numberOf(text);
const binariesIn = (text: string) => [...text.matchAll(/\b[01]{4} [01]{4}\b/g)].map(([digits]) => digits);

export const binaryAndHexadecimalChecks: ChecksByFamily = {
  conversions: checkEachOption((option, text) => {
    const [, from = '', given = '', to = ''] =
      /the (\w+) number ([\dA-F ,]+?) (?:to|in) ([\w -]+)[.?]/.exec(text) ?? [];
    return read(option, to) === read(given, from);
  }),
  addition: checkEachOption(
    (option, text) => worth(option, 2) === binariesIn(text).reduce((sum, each) => sum + worth(each, 2), 0),
  ),
  shifts: checkEachOption((option, text) => {
    const digits = itemAt(binariesIn(text), 0).replace(' ', '');
    const places = Number(/(\d) places?/.exec(text)?.[1]);
    const moved = text.includes('to the left')
      ? digits.slice(places) + '0'.repeat(places)
      : '0'.repeat(places) + digits.slice(0, -places);
    if (text.includes('exact quotient'))
      return Math.abs(numberOf(option) - (worth(digits, 2) / 2 ** places - worth(moved, 2))) < 1e-9;
    return text.includes('denary value')
      ? numberOf(option) === worth(moved, 2)
      : option.replace(' ', '') === moved;
  }),
};
