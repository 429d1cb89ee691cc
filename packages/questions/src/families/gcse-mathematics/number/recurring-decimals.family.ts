import { fraction } from '#text/numbers.ts';
import { checkEachOption } from '#checks/check.ts';
import { numberOf } from '#checks/support/numbers-in-text.ts';
import { noDraft } from '../../no-draft.ts';
import type { Family } from '../../family.ts';

export const family: Family = {
  name: 'recurring-decimals',
  syllabus: 'Change recurring decimals into fractions',
  levels: {
    3: 'one digit recurs',
    4: 'two digits recur',
    5: 'a digit that does not recur stands before those that do',
  },
  tier: 'HIGHER',
  write: (random, difficulty) => {
    const length = difficulty === 3 ? 1 : 2;
    const nines = 10 ** length - 1;
    const block = random.int(1, nines - 1);
    const lead = difficulty === 5 ? random.int(1, 9) : undefined;
    const digits = String(block).padStart(length, '0');
    if (length === 2 && block % 11 === 0) return noDraft;
    const [top, bottom] = lead === undefined ? [block, nines] : [lead * nines + block, 10 * nines];
    const printed = `0.${lead ?? ''}${digits.repeat(3)}…`;
    return {
      body: `The ${length === 1 ? 'digit' : 'digits'} ${digits} of ${printed} ${length === 1 ? 'repeats' : 'repeat'} for ever. Which fraction is ${printed} equal to?`,
      answer: fraction(top, bottom),
      mistakes: [
        [fraction(block, 10 ** length), 'treating the decimal as if it ended'],
        [
          fraction(lead === undefined ? block : lead * 100 + block, lead === undefined ? nines + 2 : 1000),
          'treating the decimal as if it ended',
        ],
        [
          fraction(lead === undefined ? block : lead * 100 + block, lead === undefined ? 10 * nines : 990),
          lead === undefined
            ? 'counting one place too many'
            : 'not subtracting the digit that does not recur',
        ],
        [
          fraction(lead === undefined ? block + 1 : block, lead === undefined ? nines : 10 * nines),
          lead === undefined ? '' : 'leaving out the first digit',
        ],
        [fraction(top + 1, bottom), ''],
      ],
      explanation:
        lead === undefined
          ? `Let x = ${printed}. Then ${10 ** length}x − x = ${block}, so ${nines}x = ${block} and x = ${fraction(top, bottom)}.`
          : `Let x = ${printed}. Then 1000x − 10x = ${lead * 100 + block} − ${lead} = ${top}, so 990x = ${top} and x = ${fraction(top, bottom)}.`,
    };
  },
  // The decimal is written out to twelve places and compared.
  check: checkEachOption((option, text) => {
    const [, digits = ''] = /0\.(\d+)…/.exec(text) ?? [];
    const [, recurring = ''] = /digits? (\d+) of/.exec(text) ?? [];
    const lead = digits.slice(0, digits.length - 3 * recurring.length);
    return Math.abs(numberOf(option) - Number(`0.${lead}${recurring.repeat(15)}`.slice(0, 17))) < 1e-9;
  }),
};
