import { bracket, polynomial, terms } from '../../text/algebra.ts';
import { fraction, printed, significant, superscript } from '../../text/numbers.ts';
import type { Family, TopicFamilies } from '../family.ts';
import { near } from '../near.ts';
import { nothing } from '../nothing.ts';

const indefinite: Family = {
  name: 'powers',
  printed: { 1: 4, 2: 3 },
  write: (random, difficulty) => {
    const n = difficulty === 1 ? random.int(2, 4) : -random.int(2, 4);
    const [a, b] = [random.int(1, 4) * (n + 1), random.intExcept(-4, 4, [0]) * 2];
    const c = random.intExcept(-7, 7, [0]);
    const lead = a / (n + 1);
    const show = (list: readonly (readonly [number, number])[]) => `${terms(list)} + c`;
    return {
      body: random.pick([
        `Find ∫ (${terms([
          [a, n],
          [b, 1],
          [c, 0],
        ])}) dx.`,
        `Integrate ${terms([
          [a, n],
          [b, 1],
          [c, 0],
        ])} with respect to x.`,
      ]),
      answer: show([
        [lead, n + 1],
        [b / 2, 2],
        [c, 1],
      ]),
      mistakes: [
        [
          show([
            [a * n, n - 1],
            [b, 0],
          ]),
          'differentiating',
        ],
        [
          show([
            [a, n + 1],
            [b, 2],
            [c, 1],
          ]),
          'raising the powers without dividing',
        ],
        [
          show([
            [lead, n + 1],
            [b / 2, 2],
            [c, 0],
          ]),
          'not integrating the constant',
        ],
        [
          show([
            [-lead, n + 1],
            [b / 2, 2],
            [c, 1],
          ]),
          'losing a sign',
        ],
        [
          show([
            [lead, n - 1],
            [b / 2, 2],
            [c, 1],
          ]),
          'lowering the first power',
        ],
      ],
      explanation: `Raise each power by one and divide by the new power: ${terms([[a, n]])} gives ${terms([[lead, n + 1]])}, ${terms([[b, 1]])} gives ${terms([[b / 2, 2]])}, ${printed(c)} gives ${terms([[c, 1]])}.`,
    };
  },
};

const definite: Family = {
  name: 'definite',
  printed: { 2: 3, 3: 2 },
  write: (random, difficulty) => {
    const [a, b, c] = [3 * random.int(1, 2), 2 * random.intExcept(-4, 4, [0]), random.int(-5, 6)];
    const low = difficulty === 2 ? random.int(0, 1) : random.int(-2, 0);
    const high = low + random.int(1, 3);
    const value = (x: number) => (a / 3) * x ** 3 + (b / 2) * x ** 2 + c * x;
    const answer = value(high) - value(low);
    const inside = (x: number) => a * x * x + b * x + c;
    return {
      body: `What is the value of the integral of ${polynomial([a, b, c])} from x = ${printed(low)} to x = ${printed(high)}?`,
      answer: printed(answer),
      mistakes: [
        [printed(inside(high) - inside(low)), 'putting the limits in without integrating'],
        [printed(value(high) + value(low)), 'adding the two values'],
        [printed(-answer), 'subtracting the wrong way round'],
        [printed(value(high) === answer ? answer + c + 1 : value(high)), 'forgetting the lower limit'],
        ...near(answer, 2),
      ],
      explanation: `The integral is ${polynomial([a / 3, b / 2, c, 0])}. At ${printed(high)} it is ${printed(value(high))} and at ${printed(low)} it is ${printed(value(low))}: the difference is ${printed(answer)}.`,
    };
  },
};

const areas: Family = {
  name: 'areas',
  printed: { 3: 2, 4: 1 },
  write: (random, difficulty) => {
    const root = random.int(1, 5);
    const area = (4 / 3) * root ** 3;
    if (difficulty === 3) {
      const wide = random.pick([3, 6, 2, 4]);
      const whole = wide ** 3 / 6;
      return {
        body: `What is the area between the curve y = ${polynomial([-1, wide, 0])} and the x-axis?`,
        answer: fraction(Math.round(whole * 6), 6),
        mistakes: [
          [fraction(wide ** 3, 3), 'integrating the square alone'],
          [fraction(wide ** 3, 2), 'integrating the other term alone'],
          [fraction(wide ** 3, 12), 'halving by symmetry'],
          [fraction(wide ** 2, 4), 'giving the greatest height'],
        ],
        explanation: `The curve meets the axis at 0 and ${wide}. The integral of ${polynomial([-1, wide, 0])} between them is ${fraction(wide ** 3, 2)} − ${fraction(wide ** 3, 3)} = ${fraction(wide ** 3, 6)}.`,
      };
    }
    return {
      body: `What is the area between the curve y = x² and the line y = ${root * root}?`,
      answer: fraction(4 * root ** 3, 3),
      mistakes: [
        [
          fraction(2 * root ** 3, 3),
          root === 1 ? 'finding the area under the curve' : 'finding the area under the curve instead',
        ],
        [printed(2 * root ** 3), 'finding the rectangle'],
        [fraction(root ** 3, 3), 'integrating from 0 only and under the curve'],
        [fraction(8 * root ** 3, 3), 'adding the two areas'],
      ],
      explanation: `They meet at x = ±${root}. The rectangle is ${2 * root ** 3} and the part below the curve ${fraction(2 * root ** 3, 3)}, so the area is ${fraction(4 * root ** 3, 3)} (about ${significant(area)}).`,
    };
  },
};

const functions: Family = {
  name: 'standard-functions',
  printed: { 3: 3, 4: 3 },
  write: (random, difficulty) => {
    const k = random.int(2, 6);
    const a = k * random.int(1, 4);
    const ratio = a / k;
    const lead = ratio === 1 ? '' : String(ratio);
    if (difficulty === 4) {
      const n = random.int(3, 6);
      const b = random.intExcept(-5, 6, [0]);
      const inside = bracket(k, b);
      const front = a * (n + 1);
      const show = (number: string, power: number) => `${number}${inside}${superscript(power)} + c`;
      return {
        body: `Find ∫ ${front}${inside}${superscript(n)} dx.`,
        answer: show(lead, n + 1),
        mistakes: [
          [show(String(a), n + 1), `forgetting to divide by ${k}`],
          [show(String(front), n + 1), 'raising the power without dividing'],
          [show(printed(front * n * k), n - 1), 'differentiating'],
          [show(String(ratio * (n + 1)), n + 1), `forgetting to divide by ${n + 1}`],
        ],
        explanation: `Raise the power to ${n + 1} and divide by ${n + 1} and by the derivative of the bracket, ${k}: ${front} ÷ ${n + 1} ÷ ${k} = ${ratio}.`,
      };
    }
    const kind = random.pick(['e', 'sin', 'cos'] as const);
    if (kind === 'e') {
      return {
        body: `Find ∫ ${a}e^(${k}x) dx.`,
        answer: `${lead}e^(${k}x) + c`,
        mistakes: [
          [`${a * k}e^(${k}x) + c`, 'differentiating'],
          [`${a}e^(${k}x) + c`, `forgetting to divide by ${k}`],
          [`${lead}e^(${k + 1}x) + c`, 'raising the power by one'],
          [`${a}xe^(${k}x) + c`, 'multiplying by x'],
          [`−${lead}e^(${k}x) + c`, ''],
        ],
        explanation: `e^(${k}x) differentiates to ${k}e^(${k}x), so divide by ${k}: ${a} ÷ ${k} = ${ratio}.`,
      };
    }
    const [other, sign] = kind === 'sin' ? ['cos', '−'] : ['sin', ''];
    const flipped = sign === '' ? '−' : '';
    return {
      body: `Find ∫ ${a} ${kind}(${k}x) dx.`,
      answer: `${sign}${lead === '' ? '' : `${lead} `}${other}(${k}x) + c`,
      mistakes: [
        [`${flipped}${lead === '' ? '' : `${lead} `}${other}(${k}x) + c`, 'using the wrong sign'],
        [`${sign}${a} ${other}(${k}x) + c`, `forgetting to divide by ${k}`],
        [`${flipped}${a * k} ${other}(${k}x) + c`, 'differentiating'],
        [`${sign}${lead === '' ? '' : `${lead} `}${kind}(${k}x) + c`, 'leaving the function as it is'],
      ],
      explanation: `${other} differentiates to ${kind === 'sin' ? '−sin' : 'cos'}, and the chain rule gives a factor ${k} that must be divided out: ${a} ÷ ${k} = ${ratio}.`,
    };
  },
};

const byParts: Family = {
  name: 'by-parts-and-trapezium',
  printed: { 4: 1, 5: 2 },
  write: (random, difficulty) => {
    if (difficulty === 4) {
      const heights = [random.int(1, 4), random.int(3, 7), random.int(5, 9), random.int(7, 12)];
      const [first = 0, second = 0, third = 0, fourth = 0] = heights;
      const width = random.pick([0.5, 1, 2]);
      const area = (width / 2) * (first + fourth + 2 * (second + third));
      return {
        body: `A curve has the y-values ${heights.join(', ')} at four points of the x-axis that are ${printed(width)} apart. What area does the trapezium rule give?`,
        answer: printed(area),
        mistakes: [
          [printed((width / 2) * (first + second + third + fourth)), 'not doubling the middle values'],
          [printed(2 * area), 'forgetting the ½'],
          [printed(width * (first + second + third + fourth)), 'adding rectangles'],
          [printed((width / 2) * (2 * (first + fourth) + second + third)), 'doubling the end values'],
        ],
        explanation: `½ × ${printed(width)} × (${first} + ${fourth} + 2 × (${second} + ${third})) = ${printed(area)}.`,
      };
    }
    const k = random.int(1, 5);
    const a = k * k * random.int(1, 3);
    const q = a / (k * k);
    if (k === 1 && q === 1 && random.chance(0.5)) return nothing;
    const e = k === 1 ? 'e^x' : `e^(${k}x)`;
    const show = (inner: string, outer: number) => `${outer === 1 ? '' : outer}${e}(${inner}) + c`;
    const kx = k === 1 ? 'x' : `${k}x`;
    return {
      body: `Find ∫ ${a === 1 ? '' : a}x${e} dx.`,
      answer: show(`${kx} − 1`, q),
      mistakes: [
        [show(`${kx} + 1`, q), 'adding in the formula for parts'],
        [show(`1 − ${kx}`, q), 'swapping the two terms'],
        [`${a === 1 ? '' : `${a} × `}½x²${e} + c`, 'integrating the two factors separately'],
        [show(kx, q), 'stopping after the first term'],
        [show(`${kx} − 2`, q), ''],
      ],
      explanation: `Parts with u = ${a === 1 ? '' : a}x and dv/dx = ${e}: ${a / k === 1 ? '' : a / k}x${e} − ∫ ${a / k === 1 ? '' : a / k}${e} dx = ${show(`${kx} − 1`, q)}.`,
    };
  },
};

export const integration: TopicFamilies = {
  subjectCode: 'A_LEVEL_MATHEMATICS',
  topicCode: 'INTEGRATION',
  families: [indefinite, definite, areas, functions, byParts],
};
