import { formula } from '#text/mathematics.ts';
import type { Family } from '../../family.ts';
import { names } from './function-names.ts';
import { checkEachOption } from '#checks/check.ts';
import { evaluate } from '#checks/support/expression.ts';
import { itemAt } from '#item-at.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { close, value, nameIn } from './trigonometry-checks.ts';

const exact: Readonly<Record<number, readonly [sin: string, cos: string, tan: string]>> = {
  30: ['1/2', '√3/2', '1/√3'],
  45: ['1/√2', '1/√2', '1'],
  60: ['√3/2', '1/2', '√3'],
};

/** The quadrants in which each function is positive. */
const positive: Readonly<Record<(typeof names)[number], readonly number[]>> = {
  sin: [0, 1],
  cos: [0, 3],
  tan: [0, 2],
};

export const family: Family = {
  name: 'exact-values',
  syllabus: 'Exact values of sin, cos and tan',
  levels: {
    1: 'one fact: an angle of 30°, 45° or 60°',
    2: 'three steps: the reference angle, its value, then the sign in the quadrant',
  },
  write: (random, difficulty) => {
    const base = random.pick([30, 45, 60]);
    const quadrant = difficulty === 1 ? 0 : random.int(1, 3);
    const angle =
      quadrant === 0 ? base : quadrant === 1 ? 180 - base : quadrant === 2 ? 180 + base : 360 - base;
    const place = random.int(0, 2);
    const name = names[place] ?? 'sin';
    const values = exact[base] ?? ['', '', ''];
    const value = values[place] ?? '';
    const minus = positive[name].includes(quadrant) ? '' : '−';
    const other = minus === '' ? '−' : '';
    return {
      body: `What is the exact value of ${formula(`${name} ${angle}°`)}?`,
      answer: formula(minus + value),
      mistakes: [
        [formula(other + value), 'using the wrong sign for the quadrant'],
        ...[...values, ...(exact[60] ?? []), ...(exact[45] ?? [])]
          .filter((each) => each !== value)
          .map((each) => [formula(minus + each), 'using the value of another function or angle'] as const),
      ],
      explanation:
        difficulty === 1
          ? `From the special triangles ${formula(`${name} ${base}° = ${value}`)}.`
          : `${angle}° has the reference angle ${base}°, and ${formula(`${name} ${base}° = ${value}`)}. In this quadrant ${name} is ${minus === '' ? 'positive' : 'negative'}.`,
    };
  },
  check: checkEachOption((option, text) =>
    close(evaluate(option), value(nameIn(text), itemAt(numbersIn(text), 0))),
  ),
};
