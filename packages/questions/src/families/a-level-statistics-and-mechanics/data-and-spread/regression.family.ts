import { formatPrintedNumber, toSignificantFigures } from '#text/numbers.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { three } from '#checks/support/arithmetic.ts';
import { itemAt } from '#item-at.ts';
import type { Random } from '#random.ts';
import { byDifficulty, type Draft, type Family } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';
import { numberAt } from '../a-level-statistics-and-mechanics-checks.ts';

const show = formatPrintedNumber;

const studies = [
  ['the sales of an ice-cream van, s pounds', 'the temperature, t °C', 's', 't', 120, 340, 8, 19, 12, 28],
  ['the mark in a test, m', 'the hours of revision, h', 'm', 'h', 22, 45, 2, 6, 1, 8],
  ['the yield of a field, y tonnes', 'the mass of fertiliser, f kg', 'y', 'f', 12, 40, 0.1, 0.6, 20, 90],
  ['the cost of a taxi ride, c pounds', 'its length, d km', 'c', 'd', 2, 5, 1.2, 2.6, 2, 25],
  ['the height of a plant, h cm', 'its age, w weeks', 'h', 'w', 2, 9, 1.4, 4.2, 2, 12],
  ['the heating bill of a house, b pounds', 'its floor area, a m²', 'b', 'a', 30, 95, 0.8, 2.4, 45, 160],
] as const;

function line(random: Random) {
  const [what, by, y, x, lowStart, highStart, lowSlope, highSlope, from, to] = random.pick(studies);
  const intercept = random.int(lowStart, highStart);
  const places = highSlope < 1 ? 100 : highSlope > 6 ? 1 : 10;
  const slope = random.int(Math.ceil(lowSlope * places), Math.floor(highSlope * places)) / places;
  return { what, by, y, x, intercept, slope, from, to };
}

function predict(random: Random): Draft {
  const { what, by, y, x, intercept, slope, from, to } = line(random);
  const at = random.int(from, to);
  const answer = Number((intercept + slope * at).toFixed(4));
  return {
    body: `The regression line of ${what}, on ${by}, is ${y} = ${show(intercept)} + ${show(slope)}${x}. What does it predict for ${y} when ${x} = ${at}?`,
    answer: show(answer),
    mistakes: [
      [show(Number((slope * at).toFixed(4))), 'leaving out the constant'],
      [show(Number((intercept + slope + at).toFixed(4))), 'adding instead of multiplying'],
      [show(Number((intercept * at + slope).toFixed(4))), 'swapping the constant and the gradient'],
      [show(Number(((intercept + slope) * at).toFixed(4))), 'adding before multiplying'],
    ],
    explanation: `${y} = ${show(intercept)} + ${show(slope)} × ${at} = ${show(answer)}.`,
  };
}

function compare(random: Random): Draft {
  const { what, by, y, x, intercept, slope, from, to } = line(random);
  const [low, gap] = [random.int(from, to - 5), random.int(2, 5)];
  const answer = Number((slope * gap).toFixed(4));
  return {
    body: `The regression line of ${what}, on ${by}, is ${y} = ${show(intercept)} + ${show(slope)}${x}. By how much does the prediction for ${y} rise when ${x} goes up from ${low} to ${low + gap}?`,
    answer: show(answer),
    mistakes: [
      [show(Number((intercept + slope * gap).toFixed(4))), 'adding the constant to the rise'],
      [show(slope), `giving the rise when ${x} goes up by one`],
      [show(Number((intercept + slope * (low + gap)).toFixed(4))), 'giving the second prediction'],
      [show(Number((gap / slope).toFixed(2))), 'dividing by the gradient'],
    ],
    explanation: `${x} rises by ${gap}, and each unit adds ${show(slope)}: ${gap} × ${show(slope)} = ${show(answer)}. The constant is in both predictions.`,
  };
}

function coded(random: Random): Draft {
  const [a, b, shift, unit] = [
    random.int(3, 40),
    random.int(2, 15),
    random.int(2, 9) * 10,
    random.pick([2, 5, 10]),
  ];
  const y = shift + unit * random.int(2, 9);
  const p = (y - shift) / unit;
  const value = 10 * (a + b * p);
  return {
    body: `For some data, coded as p = (x − ${shift})/${unit} and q = y/10, the regression line of q on p is q = ${a} + ${b}p. What does it predict for y when x = ${y}?`,
    answer: show(value),
    mistakes: [
      [show(value / 10), 'giving q instead of y'],
      [show(10 * (a + b * y)), 'putting x in without coding it'],
      [show(10 * (a + b * (y - shift))), 'coding x without the division'],
      [show(a + b * y), 'ignoring both codings'],
    ],
    explanation: `p = (${y} − ${shift})/${unit} = ${p}, so q = ${a} + ${b} × ${p} = ${a + b * p}, and y is ten times that: ${show(value)}.`,
  };
}

function exponential(random: Random): Draft {
  const [intercept, slope, x] = [random.int(4, 18) / 10, random.int(3, 20) / 100, random.int(4, 12)];
  const log = Number((intercept + slope * x).toFixed(3));
  const value = 10 ** log;
  const sized = (each: number) => toSignificantFigures(each);
  if (value > 90_000) return noDraft;
  return {
    body: `For some data, log₁₀ y has the regression line log₁₀ y = ${show(intercept)} + ${show(slope)}x on x. What does it predict for y when x = ${x}, to 3 significant figures?`,
    answer: sized(value),
    mistakes: [
      [sized(log), 'giving the logarithm of y'],
      [sized(10 ** (slope * x)), 'leaving out the constant'],
      [sized(Math.exp(log)), 'using e for the base of the logarithm'],
      [sized(10 * log), 'multiplying by 10 instead of raising it to a power'],
    ],
    explanation: `log₁₀ y = ${show(intercept)} + ${show(slope)} × ${x} = ${show(log)}, so y is 10 to the power ${show(log)}, which is ${sized(value)}.`,
  };
}

export const family: Family = {
  name: 'regression',
  syllabus: 'Regression lines and predictions',
  levels: {
    1: 'one substitution into a regression line',
    2: 'two steps: the rise of x, then that of the prediction; the constant does not count',
    3: 'three steps: code x, use the line, undo the coding of y',
    4: 'three steps with a logarithm: the line gives log y, then a power of 10',
  },
  needsCalculator: true,
  write: byDifficulty({ 1: predict, 2: compare, 3: coded, 4: exponential }),
  check: checkNumber((text) => {
    const [, constant = '', gradient = ''] = / = (\d+(?:\.\d+)?) \+ (\d+(?:\.\d+)?)[a-z]/.exec(text) ?? [];
    const line = (x: number) => Number(constant) + Number(gradient) * x;
    if (text.includes('from')) {
      const [low, high] = [numberAt(text, /from (\d+)/), numberAt(text, /to (\d+)\?/)];
      return Number((line(high) - line(low)).toFixed(4));
    }
    const x = itemAt(numbersIn(text.slice(text.indexOf('when'))), 0);
    if (text.includes('coded')) {
      const [, shift, unit] = /\(x − (\d+)\)\/(\d+)/.exec(text) ?? [];
      return 10 * line((x - Number(shift)) / Number(unit));
    }
    return text.includes('log₁₀') ? three(10 ** line(x)) : line(x);
  }),
};
