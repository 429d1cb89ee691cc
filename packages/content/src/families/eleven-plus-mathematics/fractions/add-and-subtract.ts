import { greatestCommonDivisor, leastCommonMultiple, mixedNumber } from '../../../text/numbers.ts';
import { coprime } from '../../../random.ts';
import { people } from '../../../text/people.ts';
import type { Family } from '../../family.ts';

export const addFractions: Family = {
  name: 'add-and-subtract',
  printed: { 2: 3, 3: 3, 4: 2 },
  write: (random, difficulty) => {
    const [first, second] = random.sample(difficulty === 2 ? [2, 3, 4, 6, 8] : [3, 4, 5, 6, 7, 8, 9], 2) as [
      number,
      number,
    ];
    const firstTop = coprime(random, first);
    const secondTop = coprime(random, second);
    const common = leastCommonMultiple(first, second);
    const left = firstTop * (common / first);
    const right = secondTop * (common / second);
    const subtract = random.chance(0.4) && left > right;
    const total = subtract ? left - right : left + right;
    const sign = subtract ? '−' : '+';
    const [one, other] = people(random, 2) as [string, string];
    const story = subtract
      ? `A bottle is ${firstTop}/${first} full. ${one} drinks ${secondTop}/${second} of the full amount. What fraction of the bottle is left?`
      : `${one} reads ${firstTop}/${first} of an hour on Monday and ${secondTop}/${second} of an hour on Tuesday, then tells ${other} the total. What is the total, in hours?`;
    const body = random.chance(0.5) ? story : `Work out ${firstTop}/${first} ${sign} ${secondTop}/${second}.`;
    const flat = subtract ? Math.abs(firstTop - secondTop) || 1 : firstTop + secondTop;
    const flatBottom = subtract ? Math.abs(first - second) : first + second;
    return {
      body,
      answer: mixedNumber(total, common),
      mistakes: [
        [mixedNumber(flat, flatBottom), `${subtract ? 'subtracting' : 'adding'} tops and bottoms separately`],
        [mixedNumber(flat, common), 'changing the denominators without changing the numerators'],
        [
          mixedNumber(subtract ? left + right : Math.abs(left - right) || 1, common),
          `${subtract ? 'adding' : 'subtracting'} instead`,
        ],
        [mixedNumber(total + 1, common), 'a slip when adding the numerators'],
        [mixedNumber(total, common + 1), 'a wrong common denominator'],
        [mixedNumber(flat, Math.max(first, second)), 'using the larger denominator as it is'],
      ],
      explanation: `Use the common denominator ${common}: ${firstTop}/${first} = ${left}/${common} and ${secondTop}/${second} = ${right}/${common}. ${left}/${common} ${sign} ${right}/${common} = ${total}/${common}${greatestCommonDivisor(total, common) > 1 || total > common ? ` = ${mixedNumber(total, common)}` : ''}.`,
    };
  },
};
