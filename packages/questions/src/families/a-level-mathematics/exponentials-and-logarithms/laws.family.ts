import { formatPrintedNumber, superscript } from '#text/numbers.ts';
import type { Random } from '#random.ts';
import type { Draft, Family } from '../../family.ts';
import { log } from './log.ts';
import { checkEachOption } from '#checks/check.ts';
import { evaluate } from '#checks/support/expression.ts';
import { part } from '#checks/support/part-of-text.ts';
import { natural, near, subscripts } from './exponentials-and-logarithms-checks.ts';

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
  const divisor = random.pick(
    (divisorsOf[first] ?? []).filter((each) => raised % each === 0 && each !== last),
  );
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
  levels: {
    1: 'one law: a sum becomes a product',
    2: 'three laws: a power, a difference and a sum',
    3: 'four steps with letters: a number as a logarithm, two powers, a product or a quotient',
  },
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
    const [divided, number] = [random.chance(0.5), 2 + (p % 2)];
    const sign = divided ? -1 : 1;
    const show = (constant: number | string, one: number, two: number) =>
      `${constant} + ${one === 1 ? '' : one}p ${two < 0 ? '−' : '+'} ${Math.abs(two) === 1 ? '' : Math.abs(two)}q`;
    const inside = `${base ** number}a${superscript(a)}${divided ? '/' : ''}b${superscript(b)}`;
    return {
      body: `${log(base, 'a')} = p and ${log(base, 'b')} = q. What is ${log(base, inside)}?`,
      answer: show(number, a, sign * b),
      mistakes: [
        [show(number, a, -sign * b), `${divided ? 'adding' : 'subtracting'} the second logarithm`],
        [show(base ** number, a, sign * b), `adding ${base ** number} instead of its logarithm`],
        [show(number, 1, sign), 'losing the powers'],
        [
          `${number} + p${superscript(a)} ${divided ? '−' : '+'} q${superscript(b)}`,
          'keeping the powers on the letters',
        ],
      ],
      explanation: `${log(base, String(base ** number))} is ${number}. A power comes to the front, and a ${divided ? 'quotient' : 'product'} becomes a ${divided ? 'difference' : 'sum'}: ${show(number, a, sign * b)}.`,
    };
  },
  check: checkEachOption((option, text) => {
    const combined = part(text, /Write (.*) as a single/);
    const base = (each: string) => /log([₀-₉]+)/.exec(each)?.[1];
    if (combined !== '')
      return (
        base(option) === base(combined) && near(evaluate(natural(option)), evaluate(natural(combined)), 1e-9)
      );
    const [, baseInText = '', inside = ''] = /What is log(.)\((.*)\)\?/.exec(text) ?? [];
    const unit = Math.log(subscripts.indexOf(baseInText));
    return [
      [1.3, 2.1],
      [3.7, 0.6],
    ].every(([a = 1, b = 1]) =>
      near(
        Math.log(evaluate(inside, { a, b })) / unit,
        evaluate(option, { p: Math.log(a) / unit, q: Math.log(b) / unit }),
        1e-9,
      ),
    );
  }),
};
