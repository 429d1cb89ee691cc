import { terms } from '#text/algebra.ts';
import type { Family } from '../../family.ts';
import { derivative } from './differentiation-checks.ts';

export const family: Family = {
  name: 'powers',
  syllabus: 'Differentiate powers',
  levels: {
    1: 'two terms with positive powers',
    2: 'two terms, one with a negative power',
  },
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
          m === 1
            ? show([
                [a * n, n - 1],
                [b + c, 0],
              ])
            : show([
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
  check: derivative,
};
