import { formatPrintedNumber, roundToFigures } from '#text/numbers.ts';
import type { Random } from '#random.ts';
import type { Draft, Family } from '../../family.ts';
import { checkNumber, checkText, textOf } from '#checks/check.ts';

/** The orders with respect to A and B. */
const orders = [
  [1, 1],
  [2, 1],
  [1, 2],
  [2, 0],
  [0, 2],
  [1, 0],
  [0, 1],
  [2, 2],
] as const;
const ordersOfFactor = orders.filter(([a, b]) => a !== 0 || b !== 1);

const power = (letter: string, order: number) => (order === 0 ? '' : `[${letter}]${order === 2 ? '²' : ''}`);
const equation = (a: number, b: number) => `rate = k${power('A', a)}${power('B', b)}`;

interface Experiment {
  a: number;
  b: number;
  rate: number;
}

/** Three experiments: the second has more of A than the first, the third also more of B. */
function threeExperiments(random: Random) {
  const [a, b] = random.pick(orders);
  const first = { a: random.int(1, 5) / 10, b: random.int(1, 5) / 10, rate: random.int(10, 60) / 10 };
  const [up, higher] = [random.pick([2, 3]), random.pick([2, 3])];
  const second = { ...first, a: first.a * up, rate: first.rate * up ** a };
  const third = { ...second, b: first.b * higher, rate: second.rate * higher ** b };
  return { a, b, first, second, third };
}

function experiments(random: Random): Draft {
  const { a, b, first, second, third } = threeExperiments(random);
  const printed = (experiment: Experiment) =>
    `[A] = ${experiment.a.toFixed(2)}, [B] = ${experiment.b.toFixed(2)}, rate = ${formatPrintedNumber(experiment.rate)} × 10⁻⁴`;
  const wrong = [
    [b, a],
    [1, 1],
    [a === 2 ? 1 : 2, b],
    [a, b === 2 ? 1 : 2],
    [2, 1],
    [1, 0],
  ] as const;
  return {
    body: `Three experiments in mol dm⁻³ and mol dm⁻³ s⁻¹ gave: (1) ${printed(first)}; (2) ${printed(second)}; (3) ${printed(third)}. What is the rate equation?`,
    answer: equation(a, b),
    mistakes: wrong.map(([one, other], index) => [
      equation(one, other),
      index === 0 && a !== b ? 'swapping the two orders' : '',
    ]),
    explanation: `From (1) to (2) only [A] changes, by a factor of ${formatPrintedNumber(second.a / first.a)}, and the rate by a factor of ${formatPrintedNumber(second.rate / first.rate)}: order ${a}. From (2) to (3) only [B] changes, by a factor of ${formatPrintedNumber(third.b / second.b)}, and the rate by a factor of ${formatPrintedNumber(third.rate / second.rate)}: order ${b}.`,
  };
}

function factor(random: Random): Draft {
  const [a, b] = random.pick(ordersOfFactor);
  const [one, other] = [random.pick([2, 3, 4]), random.pick([2, 3, 4])];
  const result = one ** a * other ** b;
  return {
    body: `A reaction has ${equation(a, b)}. By which factor does the rate increase when [A] becomes ${one} times and [B] ${other} times as large?`,
    answer: String(result),
    mistakes: [
      [String(one * other), 'multiplying the factors without the orders'],
      [String(one * Math.max(a, 1) + other * Math.max(b, 1)), 'adding the factors'],
      [String(one ** b * other ** a), 'swapping the orders'],
      [String(result * 2), ''],
      [String(result + 2), ''],
    ],
    explanation: `The factor for A is ${one} to the power ${a}, ${one ** a}, and that for B is ${other} to the power ${b}, ${other ** b}. Together: ${one ** a} × ${other ** b} = ${result}.`,
  };
}

function constant(random: Random, difficulty: number): Draft {
  const [one, other] = [random.int(5, 40) / 100, random.int(5, 40) / 100];
  const rate = random.int(11, 95) / 10;
  const [a, b] =
    difficulty === 2
      ? [1, 1]
      : random.pick([
          [2, 1],
          [1, 2],
        ] as const);
  const result = (rate * 1e-3) / (one ** a * other ** b);
  return {
    body: `A reaction has ${equation(a, b)}. With [A] = ${one.toFixed(2)} mol dm⁻³ and [B] = ${other.toFixed(2)} mol dm⁻³ the rate is ${formatPrintedNumber(rate)} × 10⁻³ mol dm⁻³ s⁻¹. What is the value of k, in ${difficulty === 2 ? 'mol⁻¹ dm³ s⁻¹' : 'mol⁻² dm⁶ s⁻¹'}?`,
    answer: roundToFigures(result),
    mistakes: [
      ...(difficulty === 2
        ? []
        : ([[roundToFigures((rate * 1e-3) / (one * other)), 'leaving out the square']] as const)),
      [roundToFigures((rate * 1e-3) / (one + other)), 'adding the concentrations'],
      [roundToFigures(result * 10), 'a slip in the powers of ten'],
      [roundToFigures((one ** a * other ** b) / (rate * 1e-3)), 'dividing the wrong way round'],
      [roundToFigures(result / 2), ''],
    ],
    explanation: `k = rate ÷ ${power('A', a)}${power('B', b)} = ${formatPrintedNumber(rate)} × 10⁻³ ÷ (${one.toFixed(2)}${a === 2 ? '²' : ''} × ${other.toFixed(2)}${b === 2 ? '²' : ''}) = ${roundToFigures(result)}.`,
  };
}

export const family: Family = {
  name: 'rate-equations',
  syllabus: 'Rate equations, orders and rate constants',
  levels: {
    1: 'two or three steps: the effect of two changes of concentration',
    2: 'two steps: the rate equation rearranged for a rate constant',
    3: 'two comparisons of three experiments: both orders',
    4: 'three steps: a rate constant of the third order, with a square',
  },
  needsCalculator: true,
  write: (random, difficulty) =>
    difficulty === 1 ? factor(random) : difficulty === 3 ? experiments(random) : constant(random, difficulty),
  check: (question) => {
    const text = textOf(question);
    const order = (letter: string) =>
      text.includes(`[${letter}]²`) ? 2 : /rate = k\S*/.exec(text)?.[0].includes(`[${letter}]`) ? 1 : 0;
    const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, value]) => Number(value));
    if (text.includes('By which factor'))
      return checkNumber((asked) => {
        const [, one, other] = /becomes (\d) times and \[B\] (\d) times/.exec(asked) ?? [];
        return Number(one) ** order('A') * Number(other) ** order('B');
      })(question);
    const [a, b] = [all(/\[A\] = ([\d.]+)/g), all(/\[B\] = ([\d.]+)/g)] as const;
    if (text.includes('value of k'))
      return checkNumber(() => {
        const rate = all(/rate is ([\d.]+)/g)[0] ?? NaN;
        const value = rate / 1000 / (a[0] ?? NaN) ** order('A') / (b[0] ?? NaN) ** order('B');
        return Number((value * (1 + 1e-12)).toPrecision(3));
      }, 1e-6)(question);
    const rates = all(/rate = ([\d.]+)/g);
    const found = (one: number[], from: number) =>
      Math.round(
        Math.log((rates[from + 1] ?? NaN) / (rates[from] ?? NaN)) /
          Math.log((one[from + 1] ?? NaN) / (one[from] ?? NaN)),
      );
    const printed = (letter: string, value: number) => ['', `[${letter}]`, `[${letter}]²`][value] ?? '';
    return checkText(() => `rate = k${printed('A', found(a, 0))}${printed('B', found(b, 1))}`)(question);
  },
};
