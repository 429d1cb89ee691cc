import { factor, polynomial, signed } from '../../text/algebra.ts';
import { fraction, printed, subscript, superscript } from '../../text/numbers.ts';
import type { Family, TopicFamilies } from '../family.ts';
import { near } from '../near.ts';

const arithmetic: Family = {
  name: 'arithmetic',
  printed: { 1: 3, 2: 3, 3: 1 },
  write: (random, difficulty) => {
    const [a, d, n] = [random.int(-6, 12), random.intExcept(-5, 8, [0, 1, -1]), random.int(10, 30)];
    const last = a + (n - 1) * d;
    const sum = (n * (a + last)) / 2;
    if (difficulty === 1) {
      return {
        body: `An arithmetic sequence has first term ${printed(a)} and common difference ${printed(d)}. What is term number ${n}?`,
        answer: printed(last),
        mistakes: [
          [printed(a + n * d), 'adding the difference once too often'],
          [printed(a * (n - 1) + d), 'swapping the first term and the difference'],
          [printed(a + (n - 2) * d), 'adding the difference once too few'],
          [printed(n * d), 'forgetting the first term'],
          ...near(last, 2),
        ],
        explanation: `The term is a + (n − 1)d = ${printed(a)} + ${n - 1} × ${factor(d)} = ${printed(last)}.`,
      };
    }
    if (difficulty === 2) {
      return {
        body: `What is the sum of the first ${n} terms of the arithmetic series ${printed(a)}, ${printed(a + d)}, ${printed(a + 2 * d)}, …?`,
        answer: printed(sum),
        mistakes: [
          [printed((n * (a + a + n * d)) / 2), 'using n instead of n − 1'],
          [printed(n * (a + last)), 'forgetting to halve'],
          [printed(last), 'giving the last term'],
          [printed(n * a + d), ''],
          [printed(sum + n), ''],
        ],
        explanation: `The last term is ${printed(a)} + ${n - 1} × ${factor(d)} = ${printed(last)}, and the sum is ${n}/2 × (${printed(a)} ${signed(last)}) = ${printed(sum)}.`,
      };
    }
    const step = Math.abs(d);
    const start = random.int(2, 9);
    const total = (n * (2 * start + (n - 1) * step)) / 2;
    return {
      body: `The sum of the first n terms of the arithmetic series ${start} + ${start + step} + ${start + 2 * step} + … is ${printed(total)}. What is n?`,
      answer: printed(n),
      mistakes: [
        [printed(n - 1), 'counting the steps instead of the terms'],
        [printed(n + 1), 'a slip in the quadratic'],
        [printed(2 * n), 'forgetting to halve'],
        [printed(Math.round((total - start) / step) + 1), 'treating the sum as a term'],
      ],
      explanation: `n/2 × (${2 * start} + ${step}(n − 1)) = ${printed(total)} has the positive solution n = ${n}.`,
    };
  },
};

const geometric: Family = {
  name: 'geometric',
  printed: { 1: 1, 2: 2, 3: 3 },
  write: (random, difficulty) => {
    if (difficulty < 3) {
      const [a, r, n] = [
        random.int(2, 7),
        random.pick(difficulty === 1 ? [2, 3] : [-2, 2, 3, -3]),
        random.int(5, 7),
      ];
      const value = a * r ** (n - 1);
      const sum = (a * (r ** n - 1)) / (r - 1);
      const wantsSum = difficulty === 2;
      return {
        body: wantsSum
          ? `A geometric series has first term ${a} and common ratio ${printed(r)}. What is the sum of its first ${n} terms?`
          : `A geometric sequence begins ${a}, ${printed(a * r)}, ${printed(a * r * r)}. What is its ${n}th term?`,
        answer: printed(wantsSum ? sum : value),
        mistakes: [
          [
            printed(wantsSum ? value : a * r ** n),
            wantsSum ? `giving the ${n}th term` : 'multiplying once too often',
          ],
          [
            printed(wantsSum ? (a * (r ** (n - 1) - 1)) / (r - 1) : a * r ** (n - 2)),
            wantsSum ? 'adding one term too few' : 'multiplying once too few',
          ],
          [
            printed(wantsSum ? (a * (r ** (n + 1) - 1)) / (r - 1) : a + (n - 1) * r),
            wantsSum ? 'adding one term too many' : 'adding instead of multiplying',
          ],
          [printed(wantsSum ? -sum : -value), 'losing the sign'],
        ],
        explanation: wantsSum
          ? `The ratio is ${printed(r)}, so the sum is ${a}(${factor(r)}${superscript(n)} − 1)/(${printed(r)} − 1) = ${printed(sum)}.`
          : `The ratio is ${printed(r)}: ${a} × ${factor(r)}${superscript(n - 1)} = ${printed(value)}.`,
      };
    }
    const [top, bottom] = random.pick([
      [1, 2],
      [1, 3],
      [2, 3],
      [1, 4],
      [3, 4],
      [-1, 2],
      [2, 5],
      [-1, 3],
    ] as const);
    const a = bottom * random.int(2, 9);
    const value = (sign: number) => fraction(a * bottom, bottom - sign * top);
    return {
      body: `A geometric series has first term ${a} and common ratio ${fraction(top, bottom)}. What is its sum to infinity?`,
      answer: value(1),
      mistakes: [
        [value(-1), 'dividing by 1 + r instead of 1 − r'],
        [fraction(a * top, bottom), 'giving the second term'],
        [fraction(a * (bottom - top), bottom), 'multiplying by 1 − r'],
        [fraction(a * bottom, Math.abs(top)), 'dividing by r'],
      ],
      explanation: `The sum is a/(1 − r) = ${a} ÷ (${fraction(bottom - top, bottom)}) = ${value(1)}.`,
    };
  },
};

const choose = (n: number, r: number): number => (r === 0 ? 1 : (choose(n, r - 1) * (n - r + 1)) / r);

const binomial: Family = {
  name: 'binomial-expansion',
  printed: { 2: 1, 3: 1, 4: 2, 5: 2 },
  write: (random, difficulty) => {
    if (difficulty === 5) {
      const [top, bottom] = random.pick([
        [1, 2],
        [-1, 2],
        [1, 3],
        [-1, 3],
      ] as const);
      const k = random.pick([2, 3, 4, -2, -3]) * bottom;
      const n = top / bottom;
      const [first, second] = [n * k, (n * (n - 1) * k * k) / 2];
      const show = (one: number, two: number) =>
        `1 ${one < 0 ? '−' : '+'} ${polynomial([Math.abs(one), 0])} ${two < 0 ? '−' : '+'} ${polynomial([Math.abs(two), 0, 0])}`;
      return {
        body: `What are the first three terms, in ascending powers of x, of the expansion of (1 ${signed(k)}x)^(${fraction(top, bottom)})?`,
        answer: show(first, second),
        mistakes: [
          [show(first, -second), 'losing the sign of the third term'],
          [show(first, 2 * second), 'forgetting to divide by 2!'],
          [show(-first, second), 'losing the sign of the second term'],
          [show(first, (n * (n - 1) * k) / 2), 'not squaring the coefficient of x'],
        ],
        explanation: `The second term is ${fraction(top, bottom)} × (${printed(k)}x), and the third is ${fraction(top, bottom)} × (${fraction(top - bottom, bottom)})/2 × (${printed(k)}x)²: ${show(first, second)}.`,
      };
    }
    const [n, r] = [random.int(4, difficulty === 2 ? 6 : 8), difficulty === 2 ? 2 : random.int(2, 3)];
    const k = difficulty === 2 ? 1 : random.pick([2, 3, -2]);
    const a = difficulty === 4 ? 2 : 1;
    const value = choose(n, r) * k ** r * a ** (n - r);
    return {
      body: `What is the coefficient of x${superscript(r)} in the expansion of (${a} ${k < 0 ? '−' : '+'} ${polynomial([Math.abs(k), 0])})${superscript(n)}?`,
      answer: printed(value),
      mistakes: [
        [printed(choose(n, r) * k * a ** (n - r)), `not raising the coefficient of x to the power ${r}`],
        [printed(k ** r * a ** (n - r) * n), 'using n instead of the binomial coefficient'],
        [printed(choose(n, r)), 'giving the binomial coefficient alone'],
        [printed(-value), 'losing the sign'],
        [printed(choose(n, r - 1) * k ** r), 'using the coefficient before it'],
        [printed(value + n), ''],
      ],
      explanation: `The term is ${choose(n, r)} × ${a === 1 ? '' : `2${superscript(n - r)} × `}(${polynomial([k, 0])})${superscript(r)}, because n = ${n} and r = ${r} give ${choose(n, r)}. The coefficient is ${printed(value)}.`,
    };
  },
};

const recurrence: Family = {
  name: 'recurrence',
  printed: { 1: 1, 2: 1 },
  write: (random, difficulty) => {
    const [start, times, plus] = [random.int(1, 5), random.int(2, 3), random.intExcept(-4, 5, [0])];
    const upTo = difficulty === 1 ? 4 : 5;
    const values = [start];
    while (values.length < 6) values.push(times * (values.at(-1) ?? 0) + plus);
    const value = values[upTo - 1] ?? 0;
    return {
      body: `A sequence is defined by u₁ = ${start} and uₙ₊₁ = ${times}uₙ ${signed(plus)}. What is u${subscript(upTo)}?`,
      answer: printed(value),
      mistakes: [
        [printed(values[upTo] ?? 0), 'going one step too far'],
        [printed(values[upTo - 2] ?? 0), 'stopping one step too soon'],
        [printed(times * upTo + plus), 'putting the position into the rule'],
        [printed(start * times ** (upTo - 1)), 'leaving out the number that is added'],
        ...near(value, 2),
      ],
      explanation: `One after another: ${values
        .slice(0, upTo)
        .map((each) => printed(each))
        .join(', ')}.`,
    };
  },
};

export const sequencesAndSeries: TopicFamilies = {
  subjectCode: 'A_LEVEL_MATHEMATICS',
  topicCode: 'SEQUENCES_AND_SERIES',
  families: [arithmetic, geometric, binomial, recurrence],
};
