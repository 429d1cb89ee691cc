import { polynomial, signed } from '#text/algebra.ts';
import { formula, texOf } from '#text/mathematics.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import { checkNumber } from '#checks/check.ts';
import { evaluate } from '#checks/support/expression.ts';
import { part } from '#checks/support/part-of-text.ts';
import { sum } from '#checks/support/arithmetic.ts';
import type { Random } from '#random.ts';
import type { Draft, Family } from '../../family.ts';

const show = formatPrintedNumber;
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const ask = (from: number, to: number, term: string) =>
  `What is the value of $\\sum_{r=${from}}^{${to}} (${texOf(term)})$?`;

function short(random: Random): Draft {
  const [a, b, from] = [random.int(1, 5), random.intExcept(-5, 7, [0]), random.int(1, 2)];
  const to = from + random.int(2, 4);
  const isSquare = random.chance(0.5);
  const value = (r: number) => a * (isSquare ? r * r : r) + b;
  const answer = sum(range(from, to).map(value));
  return {
    body: ask(from, to, polynomial(isSquare ? [a, 0, b] : [a, b], 'r')),
    answer: show(answer),
    mistakes: [
      [show(answer - value(from)), 'leaving out the first term'],
      [show(answer - value(to)), 'leaving out the last term'],
      [show(value(to)), 'giving the last term alone'],
      [
        show(sum(range(from, to).map((r) => a * (isSquare ? r * r : r))) + b),
        'adding the constant only once',
      ],
    ],
    explanation: `Write out the terms: ${range(from, to)
      .map((r) => formula(show(value(r))))
      .join(', ')}. Their sum is ${show(answer)}.`,
  };
}

function arithmetic(random: Random, from: number): Draft {
  const [a, b, to] = [random.int(2, 7), random.intExcept(-9, 12, [0]), 5 * random.int(4, 8)];
  const value = (r: number) => a * r + b;
  const terms = to - from + 1;
  const answer = (terms * (value(from) + value(to))) / 2;
  return {
    body: ask(from, to, polynomial([a, b], 'r')),
    answer: show(answer),
    mistakes: [
      [show(((to - from) * (value(from) + value(to))) / 2), 'miscounting the terms by one'],
      [show(terms * (value(from) + value(to))), 'forgetting to halve'],
      from === 1
        ? [show((a * terms * (to + 1)) / 2 + b), 'adding the constant only once']
        : [show((to * (value(1) + value(to))) / 2), 'starting at the first term'],
      [show((terms * value(to)) / 2), 'leaving the first term out of the formula'],
    ],
    explanation: `There are ${terms} terms, the first ${formula(show(value(from)))} and the last ${formula(show(value(to)))}: ${formula(`${terms}/2 × (${show(value(from))} ${signed(value(to))}) = ${show(answer)}`)}.`,
  };
}

function mixed(random: Random): Draft {
  const [base, n, a] = [random.pick([2, 3]), random.int(6, 9), random.int(2, 9)];
  const [powers, rest] = [(base * (base ** n - 1)) / (base - 1), (a * n * (n + 1)) / 2];
  return {
    body: ask(1, n, `${base}^r + ${a}r`),
    answer: show(powers + rest),
    mistakes: [
      [show((base ** n - 1) / (base - 1) + rest), 'starting the powers at the power 0'],
      [show(powers + a * n), 'adding the last term of the arithmetic part only'],
      [show(base ** n + rest), 'adding the last power only'],
      [show(powers + (a * n * (n - 1)) / 2), 'miscounting the terms of the arithmetic part'],
    ],
    explanation: `The powers of ${base} are a geometric series with sum ${show(powers)}, and the other part is an arithmetic series with sum ${show(rest)}: together ${show(powers + rest)}.`,
  };
}

export const family: Family = {
  name: 'sigma-notation',
  syllabus: 'Sigma notation',
  levels: {
    1: 'two steps: write out a few terms, then add',
    2: 'three steps: first term, last term, then the sum of an arithmetic series',
    3: 'four steps: the series does not start at 1, so the terms are counted first',
    4: 'five steps: split into a geometric and an arithmetic series',
  },
  write: (random, difficulty) =>
    difficulty === 1
      ? short(random)
      : difficulty === 4
        ? mixed(random)
        : arithmetic(random, difficulty === 2 ? 1 : random.int(5, 12)),
  check: checkNumber((text) => {
    const [, from = '', to = '', term = ''] = /Σ_\(r=(\d+)\)([⁰¹²³⁴-⁹]+) \((.*)\)\?/.exec(text) ?? [];
    const last = Number([...to].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(digit)).join(''));
    const plain = part(`${term}|`, /(.*)\|/)
      .replace('^r', '^(r)')
      .replace('ʳ', '^(r)');
    return sum(range(Number(from), last).map((r) => evaluate(plain, { r })));
  }),
};
