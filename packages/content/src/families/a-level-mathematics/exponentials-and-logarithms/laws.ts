import { printed, superscript } from '../../../text/numbers.ts';
import type { Family } from '../../family.ts';
import { log } from './log.ts';

export const laws: Family = {
  name: 'laws',
  printed: { 1: 1, 2: 3, 3: 2 },
  write: (random, difficulty) => {
    const base = random.pick([2, 3, 5]);
    const [p, q, n] = [random.int(2, 9), random.int(2, 9), random.int(2, 3)];
    if (difficulty === 1) {
      return {
        body: `Write ${log(base, String(p))} + ${log(base, String(q))} as a single logarithm.`,
        answer: log(base, printed(p * q)),
        mistakes: [
          [log(base, printed(p + q)), 'adding the numbers'],
          [log(base, p % q === 0 ? printed(p / q) : `${p}/${q}`), 'dividing the numbers'],
          [log(base * 2, printed(p * q)), 'adding the bases'],
          [log(base, printed(p ** Math.min(q, 3))), 'raising to a power'],
          [log(base, printed(p * q + base)), ''],
        ],
        explanation: `Adding logarithms of one base multiplies their numbers: ${p} × ${q} = ${p * q}.`,
      };
    }
    if (difficulty === 2) {
      return {
        body: `Write ${n}${log(base, String(p))} − ${log(base, String(p ** (n - 1)))} + ${log(base, String(q))} as a single logarithm.`,
        answer: log(base, printed(p * q)),
        mistakes: [
          [log(base, printed(n * p + q)), 'adding the numbers'],
          [
            log(base, printed(n * p * q)),
            'multiplying by the number in front instead of using it as a power',
          ],
          [log(base, printed(p ** (2 * n - 1) * q)), 'multiplying where it should be divided'],
          [log(base, printed(p + q)), 'adding at the end'],
        ],
        explanation: `${p}${superscript(n)} = ${p ** n}; subtracting divides and adding multiplies: ${p ** n} ÷ ${p ** (n - 1)} × ${q} = ${p * q}.`,
      };
    }
    const [a, b] = [random.int(2, 4), random.int(2, 4)];
    const show = (one: number, two: number) =>
      `${one === 1 ? '' : one}p ${two < 0 ? '−' : '+'} ${Math.abs(two) === 1 ? '' : Math.abs(two)}q`;
    const divided = random.chance(0.5);
    const sign = divided ? -1 : 1;
    return {
      body: `log a = p and log b = q. What is log(a${superscript(a)}${divided ? '/' : ''}b${superscript(b)})?`,
      answer: show(a, sign * b),
      mistakes: [
        [show(a, -sign * b), `${divided ? 'adding' : 'subtracting'} the second logarithm`],
        [show(1, sign), 'losing the powers'],
        [`p${superscript(a)} ${divided ? '−' : '+'} q${superscript(b)}`, 'keeping the powers on the letters'],
        [`${a * b}${divided ? 'p/q' : 'pq'}`, 'multiplying everything'],
      ],
      explanation: `A power comes to the front and a ${divided ? 'quotient' : 'product'} becomes a ${divided ? 'difference' : 'sum'}: ${show(a, sign * b)}.`,
    };
  },
};
