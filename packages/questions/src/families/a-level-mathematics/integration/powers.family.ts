import { terms } from '#text/algebra.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { antiderivative } from './integration-checks.ts';

export const family: Family = {
  name: 'powers',
  syllabus: 'Integrate powers',
  levels: {
    1: 'three terms with positive powers',
    2: 'three terms, the first with a negative power',
  },
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
      explanation: `Raise each power by one and divide by the new power: ${terms([[a, n]])} gives ${terms([[lead, n + 1]])}, ${terms([[b, 1]])} gives ${terms([[b / 2, 2]])}, ${formatPrintedNumber(c)} gives ${terms([[c, 1]])}.`,
    };
  },
  check: antiderivative,
};
