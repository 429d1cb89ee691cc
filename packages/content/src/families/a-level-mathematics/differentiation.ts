import { bracket, polynomial, signed, terms } from '../../text/algebra.ts';
import { fraction, printed, superscript } from '../../text/numbers.ts';
import type { Family, TopicFamilies } from '../family.ts';
import { near } from '../near.ts';
import { nothing } from '../nothing.ts';

const powers: Family = {
  name: 'powers',
  printed: { 1: 3, 2: 3 },
  write: (random, difficulty) => {
    const [a, b, c] = [random.int(2, 6), random.intExcept(-7, 7, [0]), random.intExcept(-9, 9, [0])];
    const [n, m] = difficulty === 1 ? [random.int(3, 5), 1] : [random.int(2, 4), -random.int(1, 2)];
    const show = (list: readonly (readonly [number, number])[]) => terms(list);
    return {
      body: random.pick([
        `y = ${show([
          [a, n],
          [b, m],
          [c, 0],
        ])}. What is dy/dx?`,
        `Differentiate ${show([
          [a, n],
          [b, m],
          [c, 0],
        ])} with respect to x.`,
      ]),
      answer: show([
        [a * n, n - 1],
        [b * m, m - 1],
      ]),
      mistakes: [
        [
          show([
            [a * n, n],
            [b * m, m],
          ]),
          'not lowering the powers',
        ],
        [
          show([
            [a, n - 1],
            [b, m - 1],
          ]),
          'lowering the powers without multiplying',
        ],
        [
          show([
            [a * n, n - 1],
            [b * m, m - 1],
            [c, 0],
          ]),
          'keeping the constant',
        ],
        [
          show([
            [a * n, n - 1],
            [-b * m, m - 1],
          ]),
          'losing a sign',
        ],
        [
          show([
            [a * n, n - 1],
            [b * m, m + 1],
          ]),
          'raising the negative power',
        ],
      ],
      explanation: `Each term: multiply by the power and lower it by one. ${terms([[a, n]])} gives ${terms([[a * n, n - 1]])}, ${terms([[b, m]])} gives ${terms([[b * m, m - 1]])}, and a constant gives 0.`,
    };
  },
};

const gradients: Family = {
  name: 'gradient-at-a-point',
  printed: { 1: 2, 2: 2 },
  write: (random, difficulty) => {
    const [a, b, c] = [
      random.intExcept(-3, 4, [0]),
      random.intExcept(-6, 6, [0]),
      random.intExcept(-9, 9, [0]),
    ];
    const x = random.intExcept(-3, 3, [0]);
    const coefficients = difficulty === 1 ? [a, b, c] : [1, a, b, c];
    const derived = coefficients.slice(0, -1).map((each, index) => each * (coefficients.length - 1 - index));
    const value = (list: readonly number[], at: number) => list.reduce((sum, each) => sum * at + each, 0);
    const answer = value(derived, x);
    return {
      body: `What is the gradient of y = ${polynomial(coefficients)} at the point where x = ${printed(x)}?`,
      answer: printed(answer),
      mistakes: [
        [printed(value(coefficients, x)), 'finding y instead of the gradient'],
        [printed(value(derived, -x)), 'losing the sign of x'],
        [printed(answer + c), 'keeping the constant'],
        ...near(answer, 2),
        [printed(answer + 5), ''],
      ],
      explanation: `dy/dx = ${polynomial(derived)}. At x = ${printed(x)} that is ${printed(answer)}.`,
    };
  },
};

const stationary: Family = {
  name: 'stationary-points',
  printed: { 2: 1, 3: 3 },
  write: (random, difficulty) => {
    if (difficulty === 2) {
      const [a, p, q] = [random.pick([1, 2, -1]), random.intExcept(-4, 4, [0]), random.int(-6, 6)];
      const show = (x: number, y: number) => `(${printed(x)}, ${printed(y)})`;
      return {
        body: `What are the coordinates of the stationary point of y = ${polynomial([a, -2 * a * p, a * p * p + q])}?`,
        answer: show(p, q),
        mistakes: [
          [show(-p, 4 * a * p * p + q), 'losing a sign when solving'],
          [show(p, a * p * p + q), 'taking the constant for y'],
          [show(p, 0), 'giving dy/dx for y'],
          [show(2 * p, a * p * p + q), 'not dividing by 2'],
          [show(q, p), 'swapping the coordinates'],
        ],
        explanation: `dy/dx = ${polynomial([2 * a, -2 * a * p])} = 0 at x = ${printed(p)}, where y = ${printed(q)}.`,
      };
    }
    const [p, q] = random.pick([
      [1, 3],
      [-1, 3],
      [-2, 2],
      [-3, 1],
      [2, 4],
      [-1, 1],
      [0, 2],
      [-2, 4],
      [1, 5],
    ] as const);
    const coefficients = [1, (-3 * (p + q)) / 2, 3 * p * q, random.int(-8, 8)];
    if (coefficients.some((each) => !Number.isInteger(each))) return nothing;
    const wantsMinimum = random.chance(0.5);
    const answer = wantsMinimum ? q : p;
    const show = (x: number) => `x = ${printed(x)}`;
    return {
      body: `At which value of x does y = ${polynomial(coefficients)} have a local ${wantsMinimum ? 'minimum' : 'maximum'}?`,
      answer: show(answer),
      mistakes: [
        [show(wantsMinimum ? p : q), `giving the local ${wantsMinimum ? 'maximum' : 'minimum'}`],
        [show(-answer), 'losing a sign'],
        [show((p + q) / 2), 'giving the point of inflection'],
        [show(answer + (wantsMinimum ? 1 : -1)), ''],
        [show(answer + (wantsMinimum ? 2 : -2)), ''],
      ],
      explanation: `dy/dx = ${polynomial([3, -3 * (p + q), 3 * p * q])} = 3${bracket(1, -p)}${bracket(1, -q)}, which is 0 at ${printed(p)} and ${printed(q)}. The second derivative ${polynomial([6, -3 * (p + q)])} is ${wantsMinimum ? 'positive' : 'negative'} at x = ${printed(answer)}.`,
    };
  },
};

const tangents: Family = {
  name: 'tangents-and-normals',
  printed: { 3: 2, 4: 1 },
  write: (random, difficulty) => {
    const [a, b, c] = [random.int(1, 2), random.intExcept(-5, 5, [0]), random.int(-5, 6)];
    const x = random.intExcept(-2, 3, [0]);
    const [y, m] = [a * x * x + b * x + c, 2 * a * x + b];
    if (m === 0 || Math.abs(m) === 1) return nothing;
    if (difficulty === 4) {
      return {
        body: `What is the gradient of the normal to y = ${polynomial([a, b, c])} at the point where x = ${printed(x)}?`,
        answer: fraction(-1, m),
        mistakes: [
          [printed(m), 'giving the gradient of the tangent'],
          [fraction(1, m), 'turning it over without changing its sign'],
          [printed(-m), 'changing the sign without turning it over'],
          [y === 0 ? '0' : fraction(-1, y), 'using y instead of the gradient'],
        ],
        explanation: `dy/dx = ${polynomial([2 * a, b])} = ${printed(m)} at x = ${printed(x)}, so the normal has the gradient ${fraction(-1, m)}.`,
      };
    }
    const show = (gradient: number, constant: number) => `y = ${polynomial([gradient, constant])}`;
    return {
      body: `What is the equation of the tangent to y = ${polynomial([a, b, c])} at the point where x = ${printed(x)}?`,
      answer: show(m, y - m * x),
      mistakes: [
        [show(m, y), 'taking y for the constant'],
        [show(m, y + m * x), 'losing a sign'],
        [show(y === 0 ? m + 1 : y, m), 'swapping y and the gradient'],
        [show(2 * a + b, y - (2 * a + b) * x), 'taking the gradient at x = 1'],
        [show(m, c), 'keeping the constant of the curve'],
        [show(m, y - m * x + 1), ''],
      ],
      explanation:
        `y = ${printed(y)} and dy/dx = ${polynomial([2 * a, b])} = ${printed(m)} at x = ${printed(x)}. y − ${printed(y)} = ${printed(m)}(x − ${printed(x)}) gives ${show(m, y - m * x)}.`.replaceAll(
          '− −',
          '+ ',
        ),
    };
  },
};

const rules: Family = {
  name: 'chain-product-quotient',
  printed: { 3: 2, 4: 3, 5: 2 },
  write: (random, difficulty) => {
    const [a, b, n] = [random.int(2, 5), random.intExcept(-5, 6, [0]), random.int(3, 6)];
    const inside = bracket(a, b);
    if (difficulty === 3) {
      return {
        body: `Differentiate ${inside}${superscript(n)} with respect to x.`,
        answer: `${a * n}${inside}${superscript(n - 1)}`,
        mistakes: [
          [`${n}${inside}${superscript(n - 1)}`, 'forgetting to multiply by the derivative of the bracket'],
          [`${a * n}${inside}${superscript(n)}`, 'not lowering the power'],
          [`${a}${inside}${superscript(n - 1)}`, 'forgetting to multiply by the power'],
          [`${n}(${a}x)${superscript(n - 1)}`, 'losing the constant in the bracket'],
        ],
        explanation: `Multiply by the power, lower it by one, and multiply by the derivative of the bracket, ${a}: ${n} × ${a} = ${n * a}.`,
      };
    }
    if (difficulty === 4) {
      const kind = random.pick(['e', 'sin', 'ln'] as const);
      const k = random.int(2, 6);
      if (kind === 'e') {
        return {
          body: `Differentiate x²e^(${k}x) with respect to x.`,
          answer: `xe^(${k}x)(2 + ${k}x)`,
          mistakes: [
            [
              `2${k === 1 ? '' : ` × ${k}`}xe^(${k}x)`.replace(/^2 × (\d)/, (_, digit: string) =>
                String(2 * Number(digit)),
              ),
              'multiplying the two derivatives',
            ],
            [`xe^(${k}x)(2 + x)`, `forgetting the ${k} of the chain rule`],
            [`xe^(${k}x)(2 − ${k}x)`, 'subtracting in the product rule'],
            [`x²e^(${k}x)(2 + ${k}x)`, 'not lowering the power of x'],
          ],
          explanation: `Product rule: 2x × e^(${k}x) + x² × ${k}e^(${k}x) = xe^(${k}x)(2 + ${k}x).`,
        };
      }
      if (kind === 'ln') {
        return {
          body: `Differentiate x${superscript(k)} ln(x) with respect to x.`,
          answer: `x${k === 2 ? '' : superscript(k - 1)}(${k} ln(x) + 1)`,
          mistakes: [
            [
              `${k}x${k === 3 ? '' : superscript(k - 2)}`.replace('x⁰', ''),
              'multiplying the two derivatives',
            ],
            [`x${k === 2 ? '' : superscript(k - 1)}(${k} ln(x) − 1)`, 'subtracting in the product rule'],
            [`x${k === 2 ? '' : superscript(k - 1)}(${k} ln(x) + x)`, 'differentiating ln(x) to 1'],
            [`x${superscript(k)}(${k} ln(x) + 1)`, 'not lowering the power of x'],
          ],
          explanation: `Product rule: ${k}x${k === 2 ? '' : superscript(k - 1)} × ln(x) + x${superscript(k)} × 1/x.`,
        };
      }
      return {
        body: `Differentiate ${a} sin(${k}x) with respect to x.`,
        answer: `${a * k} cos(${k}x)`,
        mistakes: [
          [`${a} cos(${k}x)`, `forgetting the ${k} of the chain rule`],
          [`−${a * k} cos(${k}x)`, 'using the sign for cos'],
          [`${a * k} cos(x)`, 'losing the angle'],
          [`${a * k} sin(${k}x)`, 'leaving sin as it is'],
        ],
        explanation: `sin differentiates to cos, and the chain rule multiplies by ${k}: ${a} × ${k} = ${a * k}.`,
      };
    }
    const c = random.int(1, 6);
    const top = a * c - b;
    if (top === 0 || top === 1) return nothing;
    const show = (numerator: number, bottom: string) => `${printed(numerator)}/${bottom}`;
    return {
      body: `y = ${inside}/(x ${signed(c)}). What is dy/dx?`,
      answer: show(top, `(x + ${c})²`),
      mistakes: [
        [show(-top, `(x + ${c})²`), 'subtracting the wrong way round in the quotient rule'],
        [show(a * c + b, `(x + ${c})²`), 'adding in the quotient rule'],
        [show(top, `(x + ${c})`), 'not squaring the denominator'],
        [printed(a), 'dividing the two derivatives'],
      ],
      explanation:
        `Quotient rule: (${a}(x + ${c}) − ${inside} × 1)/(x + ${c})², and the top is ${a * c} − ${printed(b)} = ${printed(top)}.`.replace(
          '− −',
          '+ ',
        ),
    };
  },
};

export const differentiation: TopicFamilies = {
  subjectCode: 'A_LEVEL_MATHEMATICS',
  topicCode: 'DIFFERENTIATION',
  families: [powers, gradients, stationary, tangents, rules],
};
