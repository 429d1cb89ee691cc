import { formula } from '#text/mathematics.ts';
import { formatPrintedNumber, toSignificantFigures } from '#text/numbers.ts';
import { checkNumber } from '#checks/check.ts';
import { itemAt } from '#item-at.ts';
import type { Random } from '#random.ts';
import type { Draft, Family } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';
import { numberAt, pointsIn } from '../a-level-mathematics-checks.ts';
import { point } from '../point.ts';

const three = (value: number) => toSignificantFigures(value);

const ofExponential = `The model ${formula('y = ab^x')} gives a straight line when ${formula('log₁₀ y')} is plotted against x.`;
const ofPower = `The model ${formula('y = kx^n')} gives a straight line when ${formula('log₁₀ y')} is plotted against ${formula('log₁₀ x')}.`;

function oneConstant(random: Random): Draft {
  const [gradient, intercept] = [random.int(5, 45) / 100, random.int(2, 28) / 10];
  const wantsStart = random.chance(0.5);
  const given = wantsStart ? intercept : gradient;
  return {
    body: `${ofExponential} The line has the gradient ${gradient} and meets the vertical axis at ${intercept}. What is ${wantsStart ? 'a' : 'b'}, to 3 significant figures?`,
    answer: three(10 ** given),
    mistakes: [
      [three(10 ** (wantsStart ? gradient : intercept)), `finding ${wantsStart ? 'b' : 'a'}`],
      [three(Math.exp(given)), 'using e for the base of the logarithm'],
      [three(10 * given), 'multiplying by 10 instead of raising it to a power'],
      [three(given), 'not undoing the logarithm'],
    ],
    explanation: `${formula('log₁₀ y = log₁₀ a + x log₁₀ b')}, so ${wantsStart ? 'the intercept is the logarithm of a' : 'the gradient is the logarithm of b'}: ${formula(`10^(${given})`)} is ${three(10 ** given)}.`,
  };
}

function start(random: Random): Draft {
  const [n, intercept] = [random.pick([0.5, 1.5, 2, 2.5, 3, -0.5, -1, -2]), random.int(2, 18) / 10];
  const x = random.int(1, 4);
  const y = Number((n * x + intercept).toFixed(2));
  if (y < 0.2) return noDraft;
  const log = Number((y - n * x).toFixed(2));
  return {
    body: `${ofPower} The line has the gradient ${formatPrintedNumber(n)} and passes through ${formula(point(x, y))}. What is k, to 3 significant figures?`,
    answer: three(10 ** log),
    mistakes: [
      [three(10 ** y), 'taking the point for the intercept'],
      [three(log), 'giving the intercept, the logarithm of k'],
      [three(10 ** Math.abs(n)), 'using the gradient instead of the intercept'],
      [three(Math.exp(log)), 'using e for the base of the logarithm'],
    ],
    explanation: `The intercept is ${formula(`${formatPrintedNumber(y)} − ${n < 0 ? `(${formatPrintedNumber(n)})` : n} × ${x} = ${formatPrintedNumber(log)}`)}. It is the logarithm of k, so k is ${formula(`10^(${formatPrintedNumber(log)})`)}, which is ${three(10 ** log)}.`,
  };
}

function twoPoints(random: Random, wantsValue: boolean): Draft {
  const [gradient, intercept] = [random.int(4, 30) / 100, random.int(3, 16) / 10];
  const [x1, x2] = [random.int(1, 4), random.int(6, 11)];
  const at = (x: number) => Number((gradient * x + intercept).toFixed(2));
  const where = random.int(12, 20);
  const line = `${ofExponential} The line passes through ${formula(point(x1, at(x1)))} and ${formula(point(x2, at(x2)))}.`;
  if (wantsValue)
    return {
      body: `${line} What does the model give for y when ${formula(`x = ${where}`)}, to 3 significant figures?`,
      answer: three(10 ** at(where)),
      mistakes: [
        [three(at(where)), 'giving the logarithm of y'],
        [three(10 ** (gradient * where)), 'leaving out the intercept'],
        [three(10 ** (at(x2) + gradient * where)), 'taking a point for the intercept'],
        [three(Math.exp(at(where))), 'using e for the base of the logarithm'],
      ],
      explanation: `The gradient is ${formatPrintedNumber(gradient)} and the intercept ${formatPrintedNumber(intercept)}, so ${formula(`log₁₀ y = ${formatPrintedNumber(gradient)} × ${where} + ${formatPrintedNumber(intercept)} = ${formatPrintedNumber(at(where))}`)} and y is ${three(10 ** at(where))}.`,
    };
  return {
    body: `${line} What is b, to 3 significant figures?`,
    answer: three(10 ** gradient),
    mistakes: [
      [three(gradient), 'giving the gradient, the logarithm of b'],
      [three(10 ** (1 / gradient)), 'dividing the differences the wrong way round'],
      [three(10 ** intercept), 'finding a'],
      [three(Math.exp(gradient)), 'using e for the base of the logarithm'],
    ],
    explanation: `The gradient is ${formula(`(${formatPrintedNumber(at(x2))} − ${formatPrintedNumber(at(x1))}) ÷ ${x2 - x1} = ${formatPrintedNumber(gradient)}`)}, the logarithm of b. So b is ${formula(`10^(${formatPrintedNumber(gradient)})`)}, which is ${three(10 ** gradient)}.`,
  };
}

export const family: Family = {
  name: 'linear-form',
  syllabus: 'Logarithmic graphs to estimate the parameters of a model',
  levels: {
    1: 'one power of 10 from a gradient or an intercept',
    2: 'two steps: the intercept from a point, then a power of 10',
    3: 'three steps: the gradient from two points, what it stands for, then a power of 10',
    4: 'four steps: gradient, intercept, the logarithm of the value, then a power of 10',
  },
  needsCalculator: true,
  write: (random, difficulty) =>
    difficulty === 1
      ? oneConstant(random)
      : difficulty === 2
        ? start(random)
        : twoPoints(random, difficulty === 4),
  check: checkNumber((text) => {
    const rounded = (power: number) => Number((10 ** power).toPrecision(3));
    const gradient = numberAt(`${text} gradient 0 `, /gradient (−?[\d.]+) /);
    if (text.includes('meets')) {
      const intercept = numberAt(text, /axis at ([\d.]+)\./);
      return rounded(text.includes('What is a') ? intercept : gradient);
    }
    const [x1, y1] = itemAt(pointsIn(text), 0);
    if (text.includes('What is k')) return rounded(y1 - gradient * x1);
    const [x2, y2] = itemAt(pointsIn(text), 1);
    const slope = (y2 - y1) / (x2 - x1);
    return rounded(text.includes('What is b') ? slope : y2 + slope * (numberAt(text, /x = (\d+)/) - x2));
  }, 1e-3),
};
