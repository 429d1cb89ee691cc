import { fraction } from '#text/numbers.ts';
import { checkEachOption } from '#checks/check.ts';
import { numberOf } from '#checks/support/numbers-in-text.ts';
import { noDraft } from '../../no-draft.ts';
import type { Random } from '#random.ts';
import { byDifficulty, type Draft, type Family } from '../../family.ts';

/** Two equal digits recur as one. */
const isOneDigit = (block: number, length: number) => length === 2 && block % 11 === 0;

function allRecur(random: Random, length: 1 | 2): Draft {
  const nines = 10 ** length - 1;
  const block = random.int(1, nines - 1);
  if (isOneDigit(block, length)) return noDraft;
  const digits = String(block).padStart(length, '0');
  const printed = `0.${digits.repeat(3)}…`;
  return {
    body: `The ${length === 1 ? 'digit' : 'digits'} ${digits} of ${printed} ${length === 1 ? 'repeats' : 'repeat'} for ever. Which fraction is ${printed} equal to?`,
    answer: fraction(block, nines),
    mistakes: [
      [fraction(block, 10 ** length), 'treating the decimal as if it ended'],
      [fraction(block, nines + 2), 'treating the decimal as if it ended'],
      [fraction(block, 10 * nines), 'counting one place too many'],
      [fraction(block + 1, nines), ''],
    ],
    explanation: `Let x = ${printed}. Then ${10 ** length}x − x = ${block}, so ${nines}x = ${block} and x = ${fraction(block, nines)}.`,
  };
}

function afterLeadingDigit(random: Random): Draft {
  const [block, lead] = [random.int(1, 98), random.int(1, 9)];
  if (isOneDigit(block, 2)) return noDraft;
  const digits = String(block).padStart(2, '0');
  const printed = `0.${lead}${digits.repeat(3)}…`;
  const [allDigits, top] = [lead * 100 + block, lead * 99 + block];
  return {
    body: `The digits ${digits} of ${printed} repeat for ever. Which fraction is ${printed} equal to?`,
    answer: fraction(top, 990),
    mistakes: [
      [fraction(block, 100), 'treating the decimal as if it ended'],
      [fraction(allDigits, 1000), 'treating the decimal as if it ended'],
      [fraction(allDigits, 990), 'not subtracting the digit that does not recur'],
      [fraction(block, 990), 'leaving out the first digit'],
      [fraction(top + 1, 990), ''],
    ],
    explanation: `Let x = ${printed}. Then 1000x − 10x = ${allDigits} − ${lead} = ${top}, so 990x = ${top} and x = ${fraction(top, 990)}.`,
  };
}

export const family: Family = {
  name: 'recurring-decimals',
  syllabus: 'Change recurring decimals into fractions',
  levels: {
    3: 'one digit recurs',
    4: 'two digits recur',
    5: 'a digit that does not recur stands before those that do',
  },
  tier: 'HIGHER',
  write: byDifficulty({
    3: (random) => allRecur(random, 1),
    4: (random) => allRecur(random, 2),
    5: afterLeadingDigit,
  }),
  // The decimal is written out to twelve places and compared.
  check: checkEachOption((option, text) => {
    const [, digits = ''] = /0\.(\d+)…/.exec(text) ?? [];
    const [, recurring = ''] = /digits? (\d+) of/.exec(text) ?? [];
    const lead = digits.slice(0, digits.length - 3 * recurring.length);
    return Math.abs(numberOf(option) - Number(`0.${lead}${recurring.repeat(15)}`.slice(0, 17))) < 1e-9;
  }),
};
