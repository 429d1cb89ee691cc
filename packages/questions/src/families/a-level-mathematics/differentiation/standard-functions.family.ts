import { formula } from '#text/mathematics.ts';
import { checkEachOption } from '#checks/check.ts';
import { evaluate } from '#checks/support/expression.ts';
import { part } from '#checks/support/part-of-text.ts';
import type { Random } from '#random.ts';
import type { Draft, Family } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';
import { isDerivative } from './differentiation-checks.ts';
import { near, numberAt, spelt } from '../a-level-mathematics-checks.ts';
import { itemAt } from '#item-at.ts';

interface Piece {
  text: string;
  derived: string;
  wrong: string;
  why: string;
}

const times = (value: number) => (value === 1 ? '' : String(value));

function pieces(random: Random, hasFactor: boolean): Piece[] {
  const [a, k] = [random.int(2, 7), hasFactor ? random.int(2, 5) : 1];
  const inside = `${times(k)}x`;
  const power = k === 1 ? 'e^x' : `e^(${inside})`;
  return [
    {
      text: `${a} sin ${inside}`,
      derived: `${a * k} cos ${inside}`,
      wrong: `− ${a * k} cos ${inside}`,
      why: 'giving cos the sign that belongs to sin',
    },
    {
      text: `${a} cos ${inside}`,
      derived: `− ${a * k} sin ${inside}`,
      wrong: `${a * k} sin ${inside}`,
      why: 'losing the minus of the derivative of cos',
    },
    {
      text: `${a}${power}`,
      derived: `${a * k}${power}`,
      wrong: hasFactor ? `${a}${power}` : `${a}xe^(x − 1)`,
      why: hasFactor
        ? 'forgetting the factor of the chain rule'
        : 'treating the exponential like a power of x',
    },
    {
      text: `${a} ln ${inside}`,
      derived: `${a}/x`,
      wrong: `${a}/x²`,
      why: 'taking one power of x too many from the logarithm',
    },
  ];
}

const join = (one: string, two: string) =>
  `${one.replace(/^− /, '−')} ${two.startsWith('− ') ? two : `+ ${two}`}`;

/** As TeX, with the quotients set as fractions. */
const shown = (line: string) => formula(line).replaceAll(/(\d+)\/(x(?:\^\{\d\})?)/g, '\\frac{$1}{$2}');

function sum(random: Random, hasFactor: boolean): Draft {
  const [first, second] = random.sample([0, 1, 2, 3], 2) as [number, number];
  const [one, two] = [itemAt(pieces(random, hasFactor), first), itemAt(pieces(random, hasFactor), second)];
  return {
    body: `Differentiate ${shown(join(one.text, two.text))} with respect to x.`,
    answer: shown(join(one.derived, two.derived)),
    mistakes: [
      [shown(join(one.wrong, two.derived)), one.why],
      [shown(join(one.derived, two.wrong)), two.why],
      [shown(join(one.wrong, two.wrong)), `${one.why}, and ${two.why}`],
    ],
    explanation: `${shown(one.text)} gives ${shown(one.derived.replace('− ', '−'))}, and ${shown(two.text)} gives ${shown(two.derived.replace('− ', '−'))}.`,
  };
}

function where(random: Random): Draft {
  const [a, k, b] = [random.int(1, 5), random.int(2, 5), random.int(2, 9)];
  const target = a * k * b;
  if (b === k) return noDraft;
  const show = (inner: string) => formula(`x = ${inner}`).replace('÷', '\\div');
  return {
    body: `At which value of x does the curve ${formula(`y = ${times(a)}e^(${k}x)`)} have the gradient ${target}?`,
    answer: show(`(ln ${b}) ÷ ${k}`),
    mistakes: [
      [show(`(ln ${b * k}) ÷ ${k}`), 'setting y instead of the gradient to the number'],
      [show(`ln ${b}`), `forgetting to divide by ${k}`],
      [show(`${k} ln ${b}`), `multiplying by ${k} instead of dividing`],
      [show(`(ln ${target}) ÷ ${k}`), 'forgetting to divide by the number in front first'],
    ],
    explanation: `${formula(`dy/dx = ${a * k}e^(${k}x)`)} is ${target} where ${formula(`e^(${k}x) = ${b}`)}, so ${formula(`${k}x = ln ${b}`)}.`,
  };
}

export const family: Family = {
  name: 'standard-functions',
  syllabus: 'Differentiate sin, cos, exponentials and logarithms',
  levels: {
    1: 'two standard derivatives',
    2: 'two standard derivatives, each also with the chain rule',
    4: 'four steps: differentiate, set the gradient, divide, take logarithms',
  },
  write: (random, difficulty) => (difficulty < 3 ? sum(random, difficulty === 2) : where(random)),
  check: checkEachOption((option, text) => {
    if (text.includes('Differentiate'))
      return isDerivative(spelt(part(text, /Differentiate (.*) with/)), spelt(option));
    const x = evaluate(spelt(option.replace('x = ', '')));
    const curve = (at: number) => evaluate(spelt(part(text, /y = (.*?) have/)), { x: at });
    return near((curve(x + 1e-5) - curve(x - 1e-5)) / 2e-5, numberAt(text, /gradient (\d+)/));
  }),
};
