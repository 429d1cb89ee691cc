import { greatestCommonDivisor, leastCommonMultiple, mixedNumber } from '#text/numbers.ts';
import { formula } from '#text/mathematics.ts';
import { coprime } from '#random.ts';
import { firstNames } from '#text/first-names.ts';
import type { Difficulty, Family } from '../../family.ts';
import { checkNumber } from '#checks/check.ts';
import { fractionsIn } from '#checks/support/numbers-in-text.ts';

const mixed = (numerator: number, denominator: number) => formula(mixedNumber(numerator, denominator));

const denominators: Partial<Record<Difficulty, readonly number[]>> = {
  2: [2, 3, 4, 6, 8],
  3: [3, 4, 5, 6, 7, 8, 9],
  4: [6, 7, 8, 9, 10, 12],
};

/** `6/8 = 3/4` */
const inLowestTerms = (top: number, bottom: number) =>
  greatestCommonDivisor(top, bottom) > 1 || top > bottom
    ? `${top}/${bottom} = ${mixedNumber(top, bottom)}`
    : `${top}/${bottom}`;

export const family: Family = {
  name: 'add-and-subtract',
  syllabus: 'Add and subtract fractions with different denominators',
  levels: {
    2: 'two steps: a small common denominator, then add or subtract',
    3: 'two steps with larger denominators, up to 9',
    4: 'two steps with denominators from 6 to 12, so larger common denominators',
  },
  write: (random, difficulty) => {
    const [first, second] = random.sample(denominators[difficulty] ?? [], 2) as [number, number];
    const firstTop = coprime(random, first);
    const secondTop = coprime(random, second);
    const common = leastCommonMultiple(first, second);
    const left = firstTop * (common / first);
    const right = secondTop * (common / second);
    const subtract = random.chance(0.4) && left > right;
    const total = subtract ? left - right : left + right;
    const sign = subtract ? '−' : '+';
    const [one, other] = firstNames(random, 2) as [string, string];
    const [taken, given] = [formula(`${secondTop}/${second}`), formula(`${firstTop}/${first}`)];
    const story = subtract
      ? `A bottle is ${given} full. ${one} drinks ${taken} of the full amount. What fraction of the bottle is left?`
      : `${one} reads ${given} of an hour on Monday and ${taken} of an hour on Tuesday, then tells ${other} the total. What is the total, in hours?`;
    const body = random.chance(0.5)
      ? story
      : `Work out ${formula(`${firstTop}/${first} ${sign} ${secondTop}/${second}`)}.`;
    const flat = subtract ? Math.abs(firstTop - secondTop) || 1 : firstTop + secondTop;
    const flatBottom = subtract ? Math.abs(first - second) : first + second;
    return {
      body,
      answer: mixed(total, common),
      mistakes: [
        [mixed(flat, flatBottom), `${subtract ? 'subtracting' : 'adding'} tops and bottoms separately`],
        [mixed(flat, common), 'changing the denominators without changing the numerators'],
        [
          mixed(subtract ? left + right : Math.abs(left - right) || 1, common),
          `${subtract ? 'adding' : 'subtracting'} instead`,
        ],
        [mixed(total + 1, common), 'a slip when adding the numerators'],
        [mixed(total, common + 1), 'a wrong common denominator'],
        [mixed(flat, Math.max(first, second)), 'using the larger denominator as it is'],
      ],
      explanation: `Use the common denominator ${common}: ${formula(`${firstTop}/${first} = ${left}/${common}`)} and ${formula(`${secondTop}/${second} = ${right}/${common}`)}. ${formula(`${left}/${common} ${sign} ${right}/${common} = ${inLowestTerms(total, common)}`)}.`,
    };
  },
  check: checkNumber((text) => {
    const [first, second] = fractionsIn(text).map(([top, bottom]) => top / bottom);
    const less = /−|is left/.test(text);
    return (first ?? NaN) + (less ? -1 : 1) * (second ?? NaN);
  }),
};
