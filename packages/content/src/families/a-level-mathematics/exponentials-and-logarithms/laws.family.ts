import { formatPrintedNumber, superscript } from '#text/numbers.ts';
import type { Random } from '#random.ts';
import type { Draft, Family } from '../../family.ts';
import { log } from './log.ts';
import { checkEachOption } from '#checks/check.ts';
import { evaluate } from '#checks/support/expression.ts';
import { part, near, natural } from './checking.ts';

/** The number in the second logarithm divides a power of the first but is not a power of it. */
const divisorsOf: Readonly<Record<number, readonly number[]>> = {
  4: [2, 8],
  6: [2, 3, 4, 9, 12],
  10: [2, 4, 5, 20],
};

/** Three logarithms of the same base to combine: `2log₅(6) − log₅(4) + log₅(7)`. */
function combined(random: Random, base: number, last: number): Draft {
  const first = random.pick([4, 6, 10]);
  const power = random.int(2, 3);
  const raised = first ** power;
  const divisor = random.pick((divisorsOf[first] ?? []).filter((each) => raised % each === 0));
  const answer = (raised / divisor) * last;
  return {
    body: `Write ${power}${log(base, String(first))} − ${log(base, String(divisor))} + ${log(base, String(last))} as a single logarithm.`,
    answer: log(base, formatPrintedNumber(answer)),
    mistakes: [
      [log(base, formatPrintedNumber(raised * divisor * last)), 'multiplying where it should be divided'],
      [log(base, formatPrintedNumber(raised - divisor + last)), 'subtracting and adding the numbers'],
      [log(base, formatPrintedNumber(raised / divisor + last)), 'adding at the end'],
      [
        log(base, formatPrintedNumber(power * first * last)),
        'multiplying by the number in front instead of using it as a power',
      ],
    ],
    explanation: `${first}${superscript(power)} = ${raised}; subtracting divides and adding multiplies: ${raised} ÷ ${divisor} × ${last} = ${formatPrintedNumber(answer)}.`,
  };
}

export const family: Family = {
  name: 'laws',
  syllabus: 'The laws of logarithms',
  steps: {
    1: 'one law: a sum becomes a product',
    2: 'three laws: a power, a difference and a sum',
    3: 'two or three laws backwards, with letters instead of numbers',
  },
  printed: { 1: 11, 2: 11, 3: 5 },
  write: (random, difficulty) => {
    const base = random.pick([2, 3, 5]);
    const [p, q] = [random.int(2, 9), random.int(2, 9)];
    if (difficulty === 1) {
      return {
        body: `Write ${log(base, String(p))} + ${log(base, String(q))} as a single logarithm.`,
        answer: log(base, formatPrintedNumber(p * q)),
        mistakes: [
          [log(base, formatPrintedNumber(p + q)), 'adding the numbers'],
          [log(base, p % q === 0 ? formatPrintedNumber(p / q) : `${p}/${q}`), 'dividing the numbers'],
          [log(base * 2, formatPrintedNumber(p * q)), 'adding the bases'],
          [log(base, formatPrintedNumber(p ** Math.min(q, 3))), 'raising to a power'],
          [log(base, formatPrintedNumber(p * q + base)), ''],
        ],
        explanation: `Adding logarithms of one base multiplies their numbers: ${p} × ${q} = ${p * q}.`,
      };
    }
    if (difficulty === 2) return combined(random, base, q);
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
  check: checkEachOption((option, text) => {
    const combined = part(text, /Write (.*) as a single/);
    const base = (each: string) => /log([₀-₉]+)/.exec(each)?.[1];
    if (combined !== '')
      return (
        base(option) === base(combined) && near(evaluate(natural(option)), evaluate(natural(combined)), 1e-9)
      );
    const inside = part(text, /log\((.*)\)\?/);
    return [
      [1.3, 2.1],
      [3.7, 0.6],
    ].every(([a = 1, b = 1]) =>
      near(Math.log(evaluate(inside, { a, b })), evaluate(option, { p: Math.log(a), q: Math.log(b) }), 1e-9),
    );
  }),
};
