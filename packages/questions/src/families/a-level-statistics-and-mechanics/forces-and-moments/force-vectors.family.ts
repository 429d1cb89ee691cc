import { signed, terms } from '#text/algebra.ts';
import { formatPrintedNumber, toSignificantFigures } from '#text/numbers.ts';
import { checkEachOption } from '#checks/check.ts';
import { itemAt } from '#item-at.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { evaluate } from '#checks/support/expression.ts';
import { three } from '#checks/support/arithmetic.ts';
import type { Random } from '#random.ts';
import { byDifficulty, type Draft, type Family } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';
import { numberAt, vectorsIn } from '../a-level-statistics-and-mechanics-checks.ts';
import { plus, vector } from '../vectors.ts';
import type { Vector } from '../vectors.ts';

const force = (random: Random): Vector => [random.intExcept(-8, 9, [0]), random.intExcept(-8, 9, [0])];
const newtons = (value: Vector) => `${vector(value)} N`;

function resultant(random: Random): Draft {
  const [one, two] = [force(random), force(random)];
  const sum = plus(one, two);
  if (Math.abs(one[0]) === Math.abs(two[0]) || Math.abs(one[1]) === Math.abs(two[1])) return noDraft;
  return {
    body: `The forces ${newtons(one)} and ${newtons(two)} act on a particle. What is their resultant?`,
    answer: newtons(sum),
    mistakes: [
      [newtons(plus(one, two, -1)), 'subtracting the forces'],
      [newtons([sum[0], one[1] - two[1]]), 'a sign error in the second components'],
      [newtons([one[0] - two[0], sum[1]]), 'a sign error in the first components'],
      [newtons([one[0] * two[0], one[1] * two[1]]), 'multiplying the components'],
    ],
    explanation: `Add the components: ${formatPrintedNumber(one[0])} and ${formatPrintedNumber(two[0])} give ${formatPrintedNumber(sum[0])}, ${formatPrintedNumber(one[1])} and ${formatPrintedNumber(two[1])} give ${formatPrintedNumber(sum[1])}.`,
  };
}

const triples: readonly Vector[] = [
  [3, 4],
  [4, -3],
  [-5, 12],
  [12, 5],
  [-6, -8],
  [8, 6],
  [-8, 15],
  [15, -8],
  [7, 24],
  [9, -12],
];

function acceleration(random: Random): Draft {
  const [one, sum] = [force(random), random.pick(triples)];
  const two = plus(sum, one, -1);
  const mass = random.pick([2, 4, 5]);
  const total = Math.hypot(...sum);
  const show = (value: number) => `${formatPrintedNumber(Number(value.toFixed(2)))} m/s²`;
  if (two[0] === 0 || two[1] === 0) return noDraft;
  return {
    body: `The forces ${newtons(one)} and ${newtons(two)} act on a particle of mass ${mass} kg. What is the magnitude of its acceleration?`,
    answer: show(total / mass),
    mistakes: [
      [show(total), 'not dividing by the mass'],
      [
        show((Math.abs(sum[0]) + Math.abs(sum[1])) / mass),
        'adding the components instead of using Pythagoras’ theorem',
      ],
      [show(total * mass), 'multiplying by the mass'],
      [show((Math.hypot(...one) + Math.hypot(...two)) / mass), 'adding the sizes of the two forces'],
    ],
    explanation: `The resultant ${newtons(sum)} has the size √(${Math.abs(sum[0])}² + ${Math.abs(sum[1])}²) = ${total} N, and ${total} ÷ ${mass} = ${formatPrintedNumber(total / mass)}.`,
  };
}

/** `+ 3q`, `− q`. */
const signedTerm = (value: number) => `${value < 0 ? '−' : '+'} ${terms([[Math.abs(value), 1]], 'q')}`;

function equilibrium(random: Random): Draft {
  const [p, q] = [random.int(2, 5), random.int(2, 5)];
  const [one, two] = [force(random), force(random)];
  const total: Vector = [-(p * one[0] + q * two[0]), -(p * one[1] + q * two[1])];
  const determinant = one[0] * two[1] - one[1] * two[0];
  if (
    p === q ||
    determinant === 0 ||
    Math.abs(total[0]) + Math.abs(total[1]) > 50 ||
    total[0] === 0 ||
    total[1] === 0
  )
    return noDraft;
  const show = (u: number, v: number) => `p = ${formatPrintedNumber(u)}, q = ${formatPrintedNumber(v)}`;
  return {
    body: `A particle is in equilibrium under the forces p${newtons(one)}, q${newtons(two)} and ${newtons(total)}. What are p and q?`,
    answer: show(p, q),
    mistakes: [
      [show(-p, -q), 'setting the sum of two forces equal to the third'],
      [show(q, p), 'swapping the two constants'],
      [show(p, -q), 'losing the sign of q'],
      [show(-p, q), 'losing the sign of p'],
    ],
    explanation: `The components add up to 0: ${terms([[one[0], 1]], 'p')} ${signedTerm(two[0])} ${signed(total[0])} = 0 and ${terms([[one[1], 1]], 'p')} ${signedTerm(two[1])} ${signed(total[1])} = 0. Both hold for ${show(p, q)}.`,
  };
}

function direction(random: Random): Draft {
  const [one, two] = [force(random), force(random)];
  const sum = plus(one, two);
  if (sum[0] <= 0 || sum[1] <= 0 || sum[0] === sum[1]) return noDraft;
  const angle = (Math.atan2(sum[1], sum[0]) * 180) / Math.PI;
  const show = (degrees: number) => `${toSignificantFigures(Math.abs(degrees))}°`;
  return {
    body: `The forces ${newtons(one)} and ${newtons(two)} act on a particle that is at rest. At what angle to $\\mathbf{i}$ does it begin to move, to 3 significant figures?`,
    answer: show(angle),
    mistakes: [
      [show(90 - angle), 'dividing the components the wrong way round'],
      [
        show((Math.asin(Math.min(1, Math.min(...sum) / Math.max(...sum))) * 180) / Math.PI),
        'using the sine of the angle',
      ],
      [show(180 - angle), 'measuring from the opposite direction'],
      [show((Math.atan2(one[1], one[0]) * 180) / Math.PI), 'using the first force alone'],
    ],
    explanation: `It moves in the direction of the resultant ${newtons(sum)}: tan θ = ${sum[1]}/${sum[0]}, so θ is ${show(angle)}.`,
  };
}

export const family: Family = {
  name: 'force-vectors',
  syllabus: 'Forces as vectors',
  levels: {
    1: 'one sum of two vectors',
    2: 'three steps: the resultant, its size, then the acceleration',
    3: 'four steps: two equations from the components, then two unknowns',
    4: 'three steps with an angle: the resultant, a tangent, its angle',
  },
  write: byDifficulty({ 1: resultant, 2: acceleration, 3: equilibrium, 4: direction }),
  check: checkEachOption((option, text) => {
    const [one, two, third] = vectorsIn(text);
    if (!one || !two) return false;
    const sum = [one[0] + two[0], one[1] + two[1]] as const;
    if (text.includes('resultant')) return String(itemAt(vectorsIn(option), 0)) === String(sum);
    if (text.includes('mass'))
      return (
        itemAt(numbersIn(option), 0) === Number((Math.hypot(...sum) / numberAt(text, /(\d+) kg/)).toFixed(2))
      );
    if (third && text.includes('equilibrium')) {
      const [p, q] = [...option.matchAll(/= (−?\d+)/g)].map(([, value = '']) => evaluate(value)) as [
        number,
        number,
      ];
      return [0, 1].every((i) => p * (one[i] ?? NaN) + q * (two[i] ?? NaN) + (third[i] ?? NaN) === 0);
    }
    return itemAt(numbersIn(option), 0) === three((Math.acos(sum[0] / Math.hypot(...sum)) * 180) / Math.PI);
  }),
};
