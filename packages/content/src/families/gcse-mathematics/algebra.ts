import { coordinateGrid } from '../../drawing/coordinate-grid.ts';
import { bracket, polynomial, signed, terms } from '../../text/algebra.ts';
import { fraction, printed } from '../../text/numbers.ts';
import type { Family, TopicFamilies } from '../family.ts';
import { nothing } from '../nothing.ts';
import { near } from '../near.ts';

const expand: Family = {
  name: 'expand-brackets',
  printed: { 1: 2, 2: 2, 3: 1 },
  write: (random, difficulty) => {
    const [a, b] = [random.intExcept(-7, 8, [0, 1]), random.intExcept(-7, 8, [0, 1])];
    if (difficulty === 1) {
      const [outside, x] = [random.int(2, 6), random.int(2, 5)];
      return {
        body: `Expand ${outside}(${polynomial([x, a])}).`,
        answer: polynomial([outside * x, outside * a]),
        mistakes: [
          [polynomial([outside * x, a]), 'multiplying the first term only'],
          [polynomial([outside + x, outside + a]), 'adding instead of multiplying'],
          [polynomial([outside * x, -outside * a]), 'losing a sign'],
          [polynomial([outside * x, outside + a]), 'adding to the second term'],
          [polynomial([x, outside * a]), 'multiplying the second term only'],
        ],
        explanation: `Multiply both terms by ${outside}: ${outside} × ${x}x = ${outside * x}x and ${outside} × ${printed(a)} = ${printed(outside * a)}.`,
      };
    }
    const c = difficulty === 3 ? random.int(2, 4) : 1;
    const show = (square: number, middle: number, end: number) => polynomial([square, middle, end]);
    return {
      body: `Expand and simplify ${bracket(c, a)}${bracket(1, b)}.`,
      answer: show(c, c * b + a, a * b),
      mistakes: [
        [show(c, 0, a * b), 'multiplying only first with first and last with last'],
        [show(c, c * b - a, a * b), 'losing a sign in the middle term'],
        [show(c, c * b + a, a + b), 'adding the last terms'],
        [show(c, c * b + a, -a * b), 'losing the sign of the last term'],
        [show(c, a * b, a + b), 'swapping the sum and the product'],
      ],
      explanation: `The middle terms are ${terms([[c * b, 1]])} and ${terms([[a, 1]])}, together ${terms([[c * b + a, 1]])}; the last term is ${printed(a)} × ${printed(b)} = ${printed(a * b)}.`,
    };
  },
};

const linear: Family = {
  name: 'linear-equations',
  printed: { 1: 2, 2: 2, 3: 1 },
  write: (random, difficulty) => {
    const [x, a, b] = [random.intExcept(-6, 9, [0]), random.int(3, 8), random.intExcept(-9, 12, [0])];
    const c = difficulty === 1 ? 0 : random.int(1, a - 1);
    const factor = difficulty === 3 ? random.int(2, 4) : 1;
    const right = difficulty === 3 ? factor * (c * x + b) : a * x + b;
    const body =
      difficulty === 1
        ? `Solve ${polynomial([a, b])} = ${printed(right)}.`
        : difficulty === 2
          ? `Solve ${polynomial([a, b])} = ${polynomial([c, (a - c) * x + b])}.`
          : `Solve ${factor}(${polynomial([c, b])}) = ${printed(right)}.`;
    const show = (value: number) =>
      `x = ${Number.isInteger(value) ? printed(value) : fraction(Math.round(value * 60), 60)}`;
    const steps =
      difficulty === 3
        ? `Divide both sides by ${factor}: ${polynomial([c, b])} = ${printed(c * x + b)}. Then ${polynomial([c, 0])} = ${printed(c * x)}, so ${show(x)}.`
        : `${difficulty === 2 ? `Take ${polynomial([c, 0])} from both sides, then` : 'First'} deal with ${signed(b)}: ${a - c === 1 ? '' : `${polynomial([a - c, 0])} = ${printed((a - c) * x)}, so `}${show(x)}.`;
    return {
      body,
      answer: show(x),
      mistakes: [
        [show(-x), 'losing a sign'],
        [
          show(
            difficulty === 1
              ? (right + b) / a
              : difficulty === 2
                ? ((a - c) * x + 2 * b) / (a - c)
                : (right - b) / (factor * c),
          ),
          'moving a term across without changing its sign',
        ],
        [show(difficulty === 2 ? ((a - c) * x) / (a + c) : a * x), 'a slip when collecting the letters'],
        ...near(x, 1, show),
        [show(x + 2), ''],
      ],
      explanation: steps,
    };
  },
};

const factorise: Family = {
  name: 'factorise-quadratics',
  printed: { 2: 2, 3: 2, 4: 1 },
  write: (random, difficulty) => {
    const p = random.int(1, 7);
    const q = random.intExcept(-8, 8, [0, p, -p]);
    const lead = difficulty === 4 ? random.int(2, 3) : 1;
    const [one, other] = difficulty === 2 ? [p, Math.abs(q)] : [p * random.pick([1, -1]), q];
    if (lead > 1 && (one % lead === 0 || lead * other + one === 0)) return nothing;
    const quadratic = [lead, lead * other + one, one * other];
    const show = (a: number, b: number) => `${bracket(lead, a)}${bracket(1, b)}`;
    return {
      body: `Factorise ${polynomial(quadratic)}.`,
      answer: show(one, other),
      mistakes: [
        [show(-one, -other), 'giving both brackets the wrong sign'],
        [show(-one, other), 'giving one bracket the wrong sign'],
        [show(one, -other), 'giving one bracket the wrong sign'],
        [show(other, one), 'putting the numbers into the wrong brackets'],
        [show(one + 1, other - 1), 'using numbers with the right sum and the wrong product'],
      ],
      explanation: `${lead === 1 ? `Look for two numbers with product ${printed(one * other)} and sum ${printed(one + other)}: ${printed(one)} and ${printed(other)}.` : `Try brackets that begin with ${lead}x and x; the last terms multiply to ${printed(one * other)} and the middle terms must add up to ${polynomial([lead * other + one, 0])}.`} So it is ${show(one, other)}.`,
    };
  },
};

const nthTerm: Family = {
  name: 'nth-term',
  printed: { 1: 2, 2: 1, 4: 1, 5: 1 },
  write: (random, difficulty) => {
    const a = difficulty >= 4 ? random.int(1, difficulty === 5 ? 3 : 1) : 0;
    const b = difficulty === 2 ? -random.int(2, 6) : random.int(2, 9);
    const c = random.intExcept(-8, 20, [0]);
    const value = (n: number) => a * n * n + b * n + c;
    const list = [1, 2, 3, 4].map((n) => printed(value(n))).join(', ');
    const show = (x: number, y: number, z: number) => polynomial([x, y, z], 'n');
    return {
      body: `What is the nth term of the sequence ${list}, …?`,
      answer: show(a, b, c),
      mistakes:
        a === 0
          ? [
              [show(0, 1, value(1) - 1 + b - 1), 'adding the difference to n'],
              [show(0, b, value(1)), 'using the first term as the number that is added'],
              [show(0, -b, c + 2 * b), 'using the difference with the wrong sign'],
              [show(0, value(1), b), 'swapping the difference and the first term'],
              [show(0, b, c + 1), ''],
            ]
          : [
              [show(2 * a, b, c), 'not halving the second difference'],
              [show(a, 0, value(1) - a), 'looking at the squares alone'],
              [show(a, b + a, c - a), ''],
              [show(a, c, b), 'swapping the last two numbers'],
              [show(a, b - 1, c + 1), ''],
            ],
      explanation:
        a === 0
          ? `The terms change by ${printed(b)}, so the rule begins ${terms([[b, 1]], 'n')}. For n = 1 that gives ${printed(b)}, and the first term is ${printed(value(1))}, so ${signed(c)} follows.`
          : `The second difference is ${2 * a}, so the rule begins ${terms([[a, 2]], 'n')}. What is left is ${[1, 2, 3].map((n) => printed(b * n + c)).join(', ')}, …, which is ${polynomial([b, c], 'n')}.`,
    };
  },
};

const simultaneous: Family = {
  name: 'simultaneous-equations',
  printed: { 3: 2, 4: 1 },
  write: (random, difficulty) => {
    const x = random.int(-2, 7);
    const y = random.intExcept(-3, 6, [x]);
    const [a, b] = [random.int(2, 4), random.int(1, 3)];
    const [c, d] = difficulty === 3 ? [1, -b] : [random.int(1, 3), random.intExcept(-4, 5, [0, b])];
    if (a * d === b * c) return nothing;
    const side = (p: number, q: number) =>
      `${terms([[p, 1]])}${q < 0 ? ' − ' : ' + '}${terms([[Math.abs(q), 1]], 'y')}`;
    const show = (left: number, right: number) => `x = ${printed(left)}, y = ${printed(right)}`;
    return {
      body: `Solve the simultaneous equations ${side(a, b)} = ${printed(a * x + b * y)} and ${side(c, d)} = ${printed(c * x + d * y)}.`,
      answer: show(x, y),
      mistakes: [
        [show(y, x), 'swapping the two letters'],
        [show(x, -y), 'losing the sign of y'],
        [show(-x, y), 'losing the sign of x'],
        [show(x + 1, y - 1), 'a slip when eliminating'],
        [show(x - 1, y + 1), 'a slip when eliminating'],
      ],
      explanation:
        `Eliminate y to find x = ${printed(x)}, then put it back into the first equation: ${terms([[b, 1]], 'y')} = ${printed(a * x + b * y)} − ${printed(a * x)}, so y = ${printed(y)}.`.replace(
          '− −',
          '+ ',
        ),
    };
  },
};

/** [up, along] */
const easySlopes: readonly (readonly [number, number])[] = [
  [1, 1],
  [2, 1],
  [3, 1],
];
const slopes: readonly (readonly [number, number])[] = [
  [-1, 1],
  [-2, 1],
  [1, 2],
  [-1, 2],
  [3, 2],
];

const lineFromGraph: Family = {
  name: 'line-from-a-graph',
  printed: { 2: 1, 3: 2 },
  write: (random, difficulty) => {
    const [up, along] = random.pick(difficulty === 2 ? easySlopes : slopes);
    const c = random.intExcept(-3, 3, [0]);
    const gradient = up / along;
    const show = (rise: number, run: number, constant: number) => {
      const slope = fraction(rise, run);
      const lead =
        slope === '1'
          ? 'x'
          : slope === '−1'
            ? '−x'
            : slope.includes('/')
              ? `${slope.startsWith('−') ? '−' : ''}(${slope.replace('−', '')})x`
              : `${slope}x`;
      return `y = ${lead} ${signed(constant)}`;
    };
    const reach = [-6, 6].map((x): [number, number] => [x, gradient * x + c]);
    const clipped = reach.map(([x, y]): [number, number] =>
      Math.abs(y) <= 6 ? [x, y] : [(Math.sign(y) * 6 - c) / gradient, Math.sign(y) * 6],
    );
    const second: [number, number] = [along, c + up];
    return {
      body: 'What is the equation of the line in the graph?',
      image: {
        svg: coordinateGrid({ low: -6, high: 6, lines: [clipped] }),
        alternativeText: `A straight line on a grid. It passes through (0, ${printed(c)}) and (${printed(second[0])}, ${printed(second[1])}).`,
      },
      answer: show(up, along, c),
      mistakes: [
        [show(-up, along, c), 'giving the gradient the wrong sign'],
        [show(up, along, -c), 'giving the intercept the wrong sign'],
        [
          show(c, 1, gradient === Math.round(gradient) ? gradient : up),
          'swapping the gradient and the intercept',
        ],
        [show(along, up, c), 'dividing across by up'],
        [show(up + along, along, c), 'a slip in the gradient'],
      ],
      explanation: `The line meets the y-axis at ${printed(c)}. From there it goes ${along} across and ${Math.abs(up)} ${up < 0 ? 'down' : 'up'}, so the gradient is ${fraction(up, along)}.`,
    };
  },
};

export const algebra: TopicFamilies = {
  subjectCode: 'GCSE_MATHEMATICS',
  topicCode: 'ALGEBRA',
  families: [expand, linear, factorise, nthTerm, simultaneous, lineFromGraph],
};
