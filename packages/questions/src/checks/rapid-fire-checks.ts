import { itemAt } from '../item-at.ts';
import { checkEachOption, checkNumber, type Check } from './check.ts';
import { isInDictionary } from './support/dictionary.ts';
import { evaluate } from './support/expression.ts';
import { senses } from '../text/synonyms-and-opposites.ts';

const asked = (text: string) => text.replace(/^What is /, '').replace(/\?$/, '');
const sum = checkNumber((text) => evaluate(asked(text)));

const found = (pattern: RegExp, text: string) => itemAt(pattern.exec(text) ?? [], 1);
const lastWord = (text: string) => found(/‘(.+?)’/, text);
const binaryValue = (bits: string) => [...bits].reduce((value, bit) => 2 * value + (bit === '1' ? 1 : 0), 0);
const hexDigits = '0123456789ABCDEF';
const hexValue = (text: string) =>
  [...text].reduce((value, digit) => 16 * value + hexDigits.indexOf(digit), 0);

const sameSide = (one: string, other: string) =>
  senses.some(({ words, opposites }) =>
    [words, opposites].some((side: readonly string[]) => side.includes(one) && side.includes(other)),
  );
const otherSide = (one: string, other: string) =>
  senses.some(({ words, opposites }) => {
    const [left, right]: [readonly string[], readonly string[]] = [words, opposites];
    return (left.includes(one) && right.includes(other)) || (right.includes(one) && left.includes(other));
  });

/** Capitalised words, which the dictionary does not contain. */
const names: readonly string[] = ['February'];

/** Checkers for the families that only rapid-fire quizzes use. */
export const rapidFireChecks: Readonly<Record<string, Check>> = {
  'number-bonds': checkNumber((text) => {
    const [known = NaN, total = NaN] = [...text.matchAll(/[\d,]+/g)].map(([digits]) => evaluate(digits));
    return total - known;
  }),
  tables: sum,
  sums: sum,
  'doubles-and-halves': checkNumber((text) => {
    const value = Number(found(/(\d+)/, text));
    return text.includes('double') ? value + value : value / 2;
  }),
  'tens-and-hundreds': sum,
  'squares-and-cubes': sum,
  'simple-fractions': checkNumber((text) => evaluate(asked(text).replace(' of ', ' × '))),
  percentages: checkNumber((text) => evaluate(asked(text).replace('% of ', ' ÷ 100 × '))),
  products: sum,
  chains: sum,
  'binary-to-denary': checkNumber((text) => binaryValue(found(/number ([01]+)/, text))),
  'denary-to-binary': checkEachOption(
    (option, text) => binaryValue(option) === Number(found(/number (\d+)/, text)),
  ),
  'binary-to-hexadecimal': checkEachOption(
    (option, text) => hexValue(option) === binaryValue(found(/number ([01 ]+) in/, text).replace(' ', '')),
  ),
  'hexadecimal-to-denary': checkNumber((text) => hexValue(found(/number ([\dA-F]+)/, text))),
  'binary-sums': checkEachOption((option, text) => {
    const [left = '', right = ''] = [...text.matchAll(/[01]{2,}/g)].map(([bits]) => bits);
    return binaryValue(option) === binaryValue(left) + binaryValue(right);
  }),
  'bits-in-bytes': checkNumber((text) => {
    const value = Number(found(/(\d+)/, text));
    return text.startsWith('How many bits') ? 8 * value : value / 8;
  }),
  'values-of-bits': checkNumber((text) => 2 ** Number(found(/(\d+) bits/, text))),
  'closest-word': checkEachOption((option, text) => sameSide(option, lastWord(text))),
  'opposite-word': checkEachOption((option, text) => otherSide(option, lastWord(text))),
  'correct-spelling': checkEachOption((option) => isInDictionary(option) || names.includes(option)),
};
