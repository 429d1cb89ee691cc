import { formula } from '#text/mathematics.ts';
import { formatPrintedNumber, toSignificantFigures } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';
import { checkEachOption } from '#checks/check.ts';
import { evaluate } from '#checks/support/expression.ts';
import { itemAt } from '#item-at.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { part } from '#checks/support/part-of-text.ts';
import { spelt } from '../a-level-mathematics-checks.ts';

/** The left side minus the right side of an equation at a value. */
const excess = (equation: string, x: number) => {
  const [left = '', right = ''] = equation.split(' = ');
  return evaluate(left, { x }) - evaluate(right, { x });
};

export const family: Family = {
  name: 'equations',
  syllabus: 'Solve equations with exponentials and logarithms',
  levels: {
    2: 'two steps: take logarithms, then divide by that of the base',
    3: 'four steps with base e: subtract, divide, take logarithms, divide again',
    4: 'three steps: combine two logarithms, remove them, solve the equation',
    5: 'four steps: a hidden quadratic in e^x, then two logarithms',
  },
  write: (random, difficulty) => {
    if (difficulty === 5) {
      const [p, q] = random.pick([
        [2, 3],
        [2, 5],
        [3, 4],
        [3, 5],
        [4, 7],
      ] as const);
      const show = (one: number, two: number) => `x = ln ${one} or x = ln ${two}`;
      return {
        body: `What are the solutions of ${formula(`e^(2x) − ${p + q}e^x + ${p * q} = 0`)}?`,
        answer: show(p, q),
        mistakes: [
          [`x = ${p} or x = ${q}`, `giving the values of ${formula('e^x')}`],
          [`x = −ln ${p} or x = −ln ${q}`, 'using roots with the wrong sign'],
          [`x = ln ${p + q} or x = ln ${p * q}`, 'using the coefficients'],
          [`${formula(`x = e^${p}`)} or ${formula(`x = e^${q}`)}`, 'raising instead of taking logarithms'],
        ],
        explanation: `With ${formula('y = e^x')} it is ${formula(`y² − ${p + q}y + ${p * q} = 0`)}, so y = ${p} or ${q}, and x = ln y.`,
      };
    }
    if (difficulty === 4) {
      const [a, k] = [random.int(2, 9), random.int(2, 5)];
      const x = a / (k - 1);
      const show = (value: number) =>
        Number.isInteger(value) ? formatPrintedNumber(value) : toSignificantFigures(value);
      return {
        body: `Solve ln(x + ${a}) − ln x = ln ${k}.${Number.isInteger(x) ? '' : ' Give x to 3 significant figures.'}`,
        answer: show(x),
        mistakes: [
          [show(a / k), 'dividing by the number instead of by one less'],
          [show(Math.abs(k - a) || 7), 'subtracting the numbers'],
          [show(a / (k + 1)), 'losing a sign'],
          [show(a * (k - 1)), 'multiplying instead of dividing'],
          [show(a * k), ''],
        ],
        explanation: `${formula(`(x + ${a})/x = ${k}`)}, so x + ${a} = ${k}x and x = ${a}/${k - 1} = ${show(x)}.`,
      };
    }
    const base = difficulty === 2 ? random.pick([2, 3, 5, 7]) : 0;
    const value = random.intExcept(6, 90, [7, 8, 9, 25, 27, 32, 49, 64, 81, 16]);
    const k = random.int(2, 5);
    if (difficulty === 3) {
      const [times, plus] = [random.int(2, 6), random.int(3, 30)];
      const right = times * value + plus;
      if (Math.log(right / times) < 1.02 * Math.log(value)) return noDraft;
      return {
        body: `Solve ${formula(`${times}e^(${k}x) + ${plus} = ${right}`)}, to 3 significant figures.`,
        answer: toSignificantFigures(Math.log(value) / k),
        mistakes: [
          [toSignificantFigures(Math.log(value)), `forgetting to divide by ${k}`],
          [
            toSignificantFigures(Math.log(right - plus) / k),
            `forgetting to divide by ${times} before taking logarithms`,
          ],
          [toSignificantFigures((Math.log(right) - Math.log(times)) / k), `forgetting to subtract ${plus}`],
          [toSignificantFigures(Math.log(value / k)), `dividing by ${k} before taking the logarithm`],
          [toSignificantFigures(Math.log10(value) / k), 'using base 10'],
        ],
        explanation: `${formula(`e^(${k}x) = (${right} − ${plus}) ÷ ${times} = ${value}`)}, so ${formula(`${k}x = ln ${value}`)} and x = ln ${value} ÷ ${k} = ${toSignificantFigures(Math.log(value) / k)}.`,
      };
    }
    const x = Math.log(value) / Math.log(base);
    return {
      body: `Solve ${formula(`${base}^x = ${value}`)}, to 3 significant figures.`,
      answer: toSignificantFigures(x),
      mistakes: [
        [toSignificantFigures(Math.log(value)), 'forgetting to divide by ln of the base'],
        [toSignificantFigures(value / base), 'dividing by the base'],
        [toSignificantFigures(Math.log(value / base)), 'taking the logarithm of the quotient'],
        [toSignificantFigures(Math.log(base) / Math.log(value)), 'dividing the wrong way round'],
      ],
      explanation: `x = ln ${value} ÷ ln ${base} = ${toSignificantFigures(x)}.`,
    };
  },
  check: checkEachOption((option, text) => {
    const equation = spelt(part(text, /(?:Solve|solutions of) (.* = [^,.?]*)/));
    if (option.includes(' or '))
      return option
        .split(' or ')
        .every((each) => Math.abs(excess(equation, evaluate(each.replace('x = ', '')))) < 1e-6);
    const x = itemAt(numbersIn(option), 0);
    // Correct to the printed digits if the difference changes its sign within half a unit of the last digit.
    const decimals = option.split('.')[1]?.length ?? 0;
    const half = decimals === 0 ? 1e-6 : 0.501 * 10 ** -decimals;
    return excess(equation, x - half) * excess(equation, x + half) <= 0;
  }),
};
