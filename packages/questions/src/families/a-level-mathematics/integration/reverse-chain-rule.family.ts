import { formula, texOf } from '#text/mathematics.ts';
import { formatPrintedNumber, fraction, superscript } from '#text/numbers.ts';
import { checkEachOption } from '#checks/check.ts';
import { evaluate, gradient } from '#checks/support/expression.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { part } from '#checks/support/part-of-text.ts';
import type { Random } from '#random.ts';
import type { Draft, Family } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';
import { near, spelt } from '../a-level-mathematics-checks.ts';
import { antiderivative } from './integration-checks.ts';
import { signed } from '#text/algebra.ts';

function newLimits(random: Random): Draft {
  const [a, b, low] = [random.int(2, 5), random.intExcept(-4, 6, [0]), random.int(0, 3)];
  const [high, n] = [low + random.int(1, 4), random.int(3, 6)];
  const isSquare = random.chance(0.5);
  const u = (x: number) => (isSquare ? x * x + b : a * x + b);
  const show = (one: number, two: number) =>
    `from ${formatPrintedNumber(one)} to ${formatPrintedNumber(two)}`;
  const inner = isSquare ? `x² ${signed(b)}` : `${a}x ${signed(b)}`;
  return {
    body: `The substitution ${formula(`u = ${inner}`)} is used for $\\int_{${low}}^{${high}} ${isSquare ? 'x' : ''}(${texOf(inner)})^{${n}}\\,dx$. Between which values of u is the new integral?`,
    answer: show(u(low), u(high)),
    mistakes: [
      [show(low, high), 'keeping the limits for x'],
      [show(isSquare ? low * low : a * low, isSquare ? high * high : a * high), 'leaving out the constant'],
      [show(u(low) - 2 * b, u(high) - 2 * b), 'giving the constant the wrong sign'],
      [show(low + b, high + b), 'adding the constant only'],
      [show(u(low) ** 2, u(high) ** 2), 'squaring the new limits'],
    ],
    explanation: `Put each limit into the substitution: at ${formula(`x = ${low}`)} u is ${formatPrintedNumber(u(low))}, and at ${formula(`x = ${high}`)} u is ${formatPrintedNumber(u(high))}.`,
  };
}

function recognise(random: Random): Draft {
  const [a, b, n] = [random.int(1, 5), random.int(1, 9), random.int(2, 5)];
  const show = (text: string) => `$${text} + c$`;
  const front = (value: number) => (value === 1 ? '' : String(value));
  if (random.chance(0.5)) {
    const ln = `\\ln(x^{2} + ${b})`;
    return {
      body: `Find $\\int \\frac{${2 * a}x}{x^{2} + ${b}}\\,dx$.`,
      answer: show(`${front(a)}${ln}`),
      mistakes: [
        [show(`${2 * a}${ln}`), 'not noticing the 2x that the logarithm needs'],
        [show(`${2 * a}x${ln}`), 'keeping the x outside the logarithm'],
        [show(`${front(a)}\\ln(x^{2})`), 'losing the constant inside'],
        [show(`${front(a)}x^{2}${ln}`), 'integrating the top and the bottom separately'],
      ],
      explanation: `The derivative of the bottom is ${formula('2x')}, so the top is ${a} times that derivative and the integral is ${a === 1 ? 'the logarithm of the bottom' : `${a} times the logarithm of the bottom`}.`,
    };
  }
  const times = 2 * (n + 1) * a;
  const bracket = (power: number) => `(x^{2} + ${b})^{${power}}`;
  return {
    body: `Find $\\int ${times}x${bracket(n)}\\,dx$.`,
    answer: show(`${front(a)}${bracket(n + 1)}`),
    mistakes: [
      [show(`${2 * a}${bracket(n + 1)}`), 'not dividing by the 2 of the inner derivative'],
      [show(`${front((n + 1) * a)}${bracket(n + 1)}`), 'not dividing by the new power'],
      [show(`${front(a)}x^{2}${bracket(n + 1)}`), 'integrating the x separately'],
      [show(`${front(a)}${bracket(n)}`), 'not raising the power'],
    ],
    explanation: `${formula(`(x² + ${b})${superscript(n + 1)}`)} differentiates to ${formula(`${2 * (n + 1)}x(x² + ${b})${superscript(n)}`)}, so the factor in front is ${formula(`${times} ÷ ${2 * (n + 1)} = ${a}`)}.`,
  };
}

function differential(random: Random, hasVariable: boolean): Draft {
  const [k, start] = [random.int(2, 6) * (hasVariable ? 2 : random.pick([1, -1])), random.int(2, 12)];
  const inner = hasVariable ? `${k / 2 === 1 ? '' : k / 2}x²` : `${formatPrintedNumber(k)}x`;
  const show = (text: string) => formula(`y = ${text}`);
  return {
    body: `The differential equation ${formula(`dy/dx = ${formatPrintedNumber(k)}${hasVariable ? 'x' : ''}y`)} has a solution with ${formula(`y = ${start}`)} at ${formula('x = 0')}. What is it?`,
    answer: show(`${start}e^(${inner})`),
    mistakes: [
      [show(`e^(${inner}) + ${start - 1}`), 'adding the constant after removing the logarithm'],
      [show(`${inner} + ${start}`), 'forgetting the y on the right'],
      hasVariable
        ? [show(`${start}e^(${k}x²)`), 'not dividing by 2 when integrating x']
        : [show(`${start}e^(x/${Math.abs(k)})`), 'dividing by the number instead of multiplying'],
      [show(`e^(${start}${inner.replace(/^−?\d*/, '')})`), 'putting the starting value into the exponent'],
    ],
    explanation: `Separate the variables: $\\int \\frac{1}{y}\\,dy = \\int ${formatPrintedNumber(k).replace('−', '-')}${hasVariable ? 'x' : ''}\\,dx$, so ${formula(`ln y = ${inner} + c`)}. At ${formula('x = 0')}, ${formula(`c = ln ${start}`)}.`,
  };
}

function squares(random: Random): Draft {
  const [a, b, x] = [random.int(1, 4), random.int(1, 9), random.int(1, 5)];
  const square = b * b + 2 * a * x * x;
  const show = (value: number) => {
    const root = Math.sqrt(value);
    return formula(Number.isInteger(root) ? String(root) : `√${value}`);
  };
  if (square === a * x * x + b * b) return noDraft;
  return {
    body: `The solution of $\\frac{dy}{dx} = \\frac{${2 * a}x}{y}$ is positive and has ${formula(`y = ${b}`)} at ${formula('x = 0')}. What is y at ${formula(`x = ${x}`)}?`,
    answer: show(square),
    mistakes: [
      [show(a * x * x + b * b), 'integrating y to y² without the ½'],
      [show(a * x * x + b), 'adding the starting value without squaring it'],
      [formula(fraction(2 * a * x, b)), 'giving the gradient at the starting value of y'],
      [show(2 * a * x * x), 'leaving out the constant'],
      [show(2 * a * x * x + b), 'not squaring the starting value'],
    ],
    explanation: `Separate the variables: $\\int y\\,dy = \\int ${2 * a}x\\,dx$ gives ${formula(`y² = ${2 * a}x² + c`)} after doubling, and ${formula(`c = ${b}² = ${b * b}`)}. At ${formula(`x = ${x}`)} that is ${formula(`y² = ${square}`)}.`,
  };
}

export const family: Family = {
  name: 'reverse-chain-rule',
  syllabus: 'Substitution, the reverse chain rule and separable equations',
  levels: {
    1: 'one substitution for each limit',
    2: 'two steps: see the derivative of the inner function, then divide by what is missing',
    3: 'three steps: separate, integrate to a logarithm, find the constant',
    4: 'four steps: also an integral of x on the other side',
    5: 'five steps: separate, two squares, the constant, a value, a root',
  },
  write: (random, difficulty) =>
    difficulty === 1
      ? newLimits(random)
      : difficulty === 2
        ? recognise(random)
        : difficulty === 5
          ? squares(random)
          : differential(random, difficulty === 4),
  check: (question) =>
    (question.body ?? '').startsWith('Find') ? antiderivative(question) : otherKinds(question),
};

const otherKinds = checkEachOption((option, text) => {
  const substitution = part(text, /u = (.*?) is used/);
  if (substitution !== '') {
    const subscripts = '₀₁₂₃₄₅₆₇₈₉';
    const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';
    const [, low = '', high = ''] = /∫(.)(.)/.exec(text) ?? [];
    const limits = [subscripts.indexOf(low), superscripts.indexOf(high)];
    return limits.map((x) => evaluate(substitution, { x })).join() === numbersIn(option).join();
  }
  const start = Number(part(text, /y = (\d+) at/));
  const slope = part(text, /dy\)?\/\(?dx\)? = (.*?) (?:has a|is positive)/).replace('xy', 'x × y');
  const solution = spelt(option.replace('y = ', ''));
  if (text.includes('What is y at')) {
    const [end, steps] = [Number(part(text, /at x = (\d+)\?/)), 400];
    let y = start;
    for (let step = 0; step < steps; step++) {
      const [x, width] = [(end * step) / steps, end / steps];
      const half = y + (width / 2) * evaluate(slope, { x, y });
      y += width * evaluate(slope, { x: x + width / 2, y: half });
    }
    return near(evaluate(option), y);
  }
  return (
    near(evaluate(solution, { x: 0 }), start) &&
    [0.2, 0.4].every((x) => near(gradient(solution, x), evaluate(slope, { x, y: evaluate(solution, { x }) })))
  );
});
