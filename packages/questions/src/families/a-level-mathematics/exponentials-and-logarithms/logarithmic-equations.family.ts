import { bracket, polynomial, signed } from '#text/algebra.ts';
import { formula } from '#text/mathematics.ts';
import { formatPrintedNumber, fraction } from '#text/numbers.ts';
import { checkEachOption } from '#checks/check.ts';
import { evaluate } from '#checks/support/expression.ts';
import { part } from '#checks/support/part-of-text.ts';
import type { Random } from '#random.ts';
import { byDifficulty, type Draft, type Family } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';
import { log } from './log.ts';
import { natural, near } from './exponentials-and-logarithms-checks.ts';

const solution = (...values: readonly number[]) =>
  values.map((value) => formula(`x = ${formatPrintedNumber(value)}`)).join(' or ');

function meaning(random: Random): Draft {
  const [base, power] = random.pick([
    [2, random.int(3, 9)],
    [3, random.int(2, 5)],
    [4, random.int(2, 4)],
    [5, random.int(2, 4)],
    [6, 2],
    [7, random.int(2, 3)],
    [8, random.int(2, 3)],
    [9, 2],
    [10, random.int(2, 5)],
  ] as const);
  if (random.chance(0.5)) {
    if (base === power || base * power === base ** power) return noDraft;
    return {
      body: `Solve the equation ${formula(`${log(base, 'x')} = ${power}`)}.`,
      answer: solution(base ** power),
      mistakes: [
        [solution(base * power), 'multiplying the base by the logarithm'],
        [solution(power ** base), 'raising the logarithm to the power of the base'],
        [solution(base + power), 'adding the two numbers'],
        [solution(base ** (power - 1)), 'using one factor too few'],
      ],
      explanation: `The logarithm is the power to which the base is raised: ${formula(`x = ${base}^${power} = ${formatPrintedNumber(base ** power)}`)}.`,
    };
  }
  const value = random.intExcept(3, 60, [base, base ** 2, base ** 3, base ** 4, base ** 5]);
  const show = (text: string) => formula(`x = ${text}`);
  return {
    body: `What is the exact solution of the equation ${formula(`${base}^x = ${value}`)}?`,
    answer: show(log(base, String(value))),
    mistakes: [
      [show(log(value, String(base))), 'swapping the base and the number'],
      [show(`ln(${fraction(value, base)})`), 'dividing before taking the logarithm'],
      [show(log(10, String(value))), 'taking 10 for the base'],
      [show(`ln(${value})`), 'taking e for the base'],
    ],
    explanation: `x is the power of ${base} that gives ${value}, and that is what ${formula(log(base, String(value)))} means.`,
  };
}

function linear(random: Random): Draft {
  const [base, power] = random.pick([
    [2, 3],
    [2, 4],
    [2, 5],
    [3, 2],
    [3, 3],
    [5, 2],
    [4, 2],
    [4, 3],
    [10, 2],
  ] as const);
  const [p, x] = [random.int(2, 5), random.int(2, 12)];
  const q = base ** power - p * x;
  if (q === 0 || Math.abs(q) > 40) return noDraft;
  const other = (value: number) => Number((value / p).toFixed(2));
  return {
    body: `Solve the equation ${formula(`${log(base, bracket(p, q).slice(1, -1))} = ${power}`)}.`,
    answer: solution(x),
    mistakes: [
      [solution(other(base * power - q)), 'multiplying the base by the logarithm'],
      [solution(other(base ** power + q)), 'losing the sign of the constant'],
      [solution(other(power ** base - q)), 'swapping the base and the power'],
      [solution(base ** power - q), `forgetting to divide by ${p}`],
    ],
    explanation: `Remove the logarithm: ${formula(`${p}x ${signed(q)} = ${base}^${power} = ${base ** power}`)}, so ${formula(`x = ${x}`)}.`,
  };
}

const products: readonly (readonly [base: number, power: number, small: number, large: number])[] = [
  [2, 3, 2, 4],
  [2, 3, 1, 8],
  [2, 4, 2, 8],
  [2, 5, 4, 8],
  [2, 5, 2, 16],
  [3, 3, 3, 9],
  [6, 2, 4, 9],
  [6, 2, 3, 12],
  [6, 2, 2, 18],
  [6, 1, 2, 3],
  [12, 1, 3, 4],
  [12, 1, 2, 6],
  [10, 2, 5, 20],
  [10, 2, 4, 25],
  [10, 1, 2, 5],
  [15, 1, 3, 5],
  [20, 1, 4, 5],
  [12, 2, 9, 16],
  [12, 2, 8, 18],
  [14, 1, 2, 7],
  [6, 3, 12, 18],
  [6, 3, 8, 27],
  [18, 1, 3, 6],
  [18, 1, 2, 9],
];

function sum(random: Random): Draft {
  const [base, power, small, large] = random.pick(products);
  const k = large - small;
  return {
    body: `Solve the equation ${formula(`${log(base, 'x')} + ${log(base, `x + ${k}`)} = ${power}`)}.`,
    answer: solution(small),
    mistakes: [
      [solution(small, -large), 'keeping the negative root, for which a logarithm does not exist'],
      [solution(large), 'taking the root with the wrong sign'],
      [solution((base ** power - k) / 2), 'adding the two numbers inside the logarithms'],
      [solution(-large), 'taking the root for which a logarithm does not exist'],
    ],
    explanation: `The sum is ${formula(log(base, polynomial([1, k, 0])))}, so ${formula(`${polynomial([1, k, -(base ** power)])} = 0`)} and x is ${small} or −${large}. The logarithm of a negative number does not exist, so only ${small} is left.`,
  };
}

const twice: readonly (readonly [base: number, power: number, one: number, two: number])[] = [
  [3, 2, 3, 6],
  [2, 4, 4, 12],
  [5, 2, 5, 20],
  [5, 2, 10, 15],
  [3, 3, 9, 18],
  [6, 2, 6, 30],
  [6, 2, 12, 24],
  [7, 2, 7, 42],
  [7, 2, 14, 35],
  [7, 2, 21, 28],
  [2, 6, 8, 56],
  [2, 6, 16, 48],
  [2, 6, 24, 40],
  [2, 5, 8, 24],
  [10, 2, 20, 80],
  [10, 2, 40, 60],
  [10, 2, 10, 90],
  [3, 4, 27, 54],
  [3, 4, 9, 72],
  [3, 4, 18, 63],
  [3, 4, 36, 45],
];

function difference(random: Random): Draft {
  const [base, power, one, two] = random.pick(twice);
  const k = (one * two) / (one + two);
  return {
    body: `What are the solutions of the equation ${formula(`2${log(base, 'x')} − ${log(base, `x − ${k}`)} = ${power}`)}?`,
    answer: solution(one, two),
    mistakes: [
      [solution(-two, -one), 'using roots with the wrong sign'],
      [solution(two), 'dropping a solution that is valid'],
      [solution(k, one + two), 'reading the coefficients instead of the roots'],
      [solution(one), 'dropping a solution that is valid'],
    ],
    explanation: `${formula('2 log x')} is the logarithm of ${formula('x²')}, so ${formula(`x² = ${base ** power}(x − ${k})`)}, that is ${formula(`x² − ${base ** power}x + ${base ** power * k} = 0`)}. Both ${one} and ${two} are greater than ${k}, so both are valid.`,
  };
}

export const family: Family = {
  name: 'logarithmic-equations',
  syllabus: 'Solve equations with logarithms of any base',
  levels: {
    1: 'one fact: a logarithm is a power',
    2: 'two steps: remove the logarithm, then solve a linear equation',
    3: 'four steps: one logarithm, remove it, a quadratic, then refuse a root',
    4: 'five steps: also the power law, then test both roots',
  },
  write: byDifficulty({ 1: meaning, 2: linear, 3: sum, 4: difference }),
  check: checkEachOption((option, text) => {
    const equation = part(text, /equation (.* = \d+)/);
    const [left = '', right = ''] = equation.split(' = ').map(natural);
    const holds = (x: number) => near(evaluate(left, { x }), evaluate(right), 1e-9);
    const found = option.split(' or ').map((each) => evaluate(natural(each.replace('x = ', ''))));
    const isFound = (x: number) => found.some((each) => near(each, x, 1e-9));
    const whole = Array.from({ length: 200 }, (_, index) => index + 1);
    return found.every(holds) && whole.every((x) => isFound(x) || !holds(x));
  }),
};
