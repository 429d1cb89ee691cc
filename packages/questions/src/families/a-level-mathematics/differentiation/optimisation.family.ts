import { polynomial } from '#text/algebra.ts';
import { formula } from '#text/mathematics.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import { checkNumber } from '#checks/check.ts';
import { evaluate, gradient } from '#checks/support/expression.ts';
import { part } from '#checks/support/part-of-text.ts';
import type { Random } from '#random.ts';
import { byDifficulty, type Draft, type Family } from '../../family.ts';
import { numberAt } from '../a-level-mathematics-checks.ts';

const show = formatPrintedNumber;

function rate(random: Random): Draft {
  const [a, b, t] = [random.int(1, 6), random.int(2, 30), random.int(2, 9)];
  const [thing, unit, opening] = random.pick([
    ['volume of water in a tank', 'litres per minute', 'The volume of water in a tank is'],
    ['area of an oil patch', 'm² per minute', 'The area of an oil patch is'],
    ['mass of a crystal', 'grams per minute', 'The mass of a crystal is'],
  ] as const);
  const start = random.int(5, 60);
  return {
    body: `${opening} modelled by ${formula(`Q = ${polynomial([a, b, start], 't')}`)}, where t is the time in minutes. At what rate, in ${unit}, does it grow at ${formula(`t = ${t}`)}?`,
    answer: show(2 * a * t + b),
    mistakes: [
      [show(a * t * t + b * t + start), `finding the ${thing} instead of its rate`],
      [show(a * t + b), 'not multiplying by the power'],
      [show(2 * a * t), 'leaving out the term in t'],
      [show(2 * a * t + b + start), 'keeping the constant'],
    ],
    explanation: `${formula(`dQ/dt = ${polynomial([2 * a, b], 't')}`)}, and at ${formula(`t = ${t}`)} that is ${show(2 * a * t + b)}.`,
  };
}

function greatest(random: Random): Draft {
  const [a, where, c] = [random.int(1, 4), random.int(3, 12), random.int(-30, 40)];
  const best = a * where * where + c;
  const model = polynomial([-a, 2 * a * where, c]);
  return {
    body: `A firm that charges £x for a ticket makes a profit of £P a day, where ${formula(`P = ${model}`)}. What is its greatest profit a day, in pounds?`,
    answer: show(best),
    mistakes: [
      [show(where), 'giving the price instead of the profit'],
      [show(2 * a * where), 'giving the coefficient of x'],
      [show(best - c), 'leaving out the constant'],
      [show(4 * a * where * where - a * where + c), 'a slip when putting the price in'],
    ],
    explanation: `${formula(`dP/dx = ${polynomial([-2 * a, 2 * a * where])}`)} is 0 at ${formula(`x = ${where}`)}, where P is ${show(best)}. The coefficient of ${formula('x²')} is negative, so it is a maximum.`,
  };
}

function connected(random: Random): Draft {
  const [r, speed] = [random.int(2, 12), random.int(2, 9) / 10];
  const [shape, size, factor, power, unit] = random.pick([
    ['cube', 'each edge', 3, 2, 'cm³'],
    ['square', 'each side', 2, 1, 'cm²'],
  ] as const);
  const [what, whole] = shape === 'cube' ? ['volume', r ** 3] : ['area', r ** 2];
  const answer = factor * r ** power * speed;
  return {
    body: `A ${shape} grows so that ${size} gets longer by ${show(speed)} cm per second. How fast does its ${what} grow, in ${unit} per second, when ${size} is ${r} cm long?`,
    answer: show(answer),
    mistakes: [
      [show(r ** power * speed), 'not multiplying by the power'],
      [show(whole * speed), `multiplying the ${what} by the rate`],
      [show(factor * r ** power), 'leaving out the rate at which the length grows'],
      [show(speed ** (power + 1)), `taking the ${what} of a shape with this edge`],
    ],
    explanation: `The chain rule multiplies ${formula(`${factor}x${power === 2 ? '²' : ''} = ${factor * r ** power}`)} by ${show(speed)}: ${show(answer)}.`,
  };
}

function fence(random: Random): Draft {
  const half = random.int(6, 50);
  const length = 4 * half;
  const isThree = random.chance(0.5);
  const best = isThree ? (length * length) / 8 : (length * length) / 24;
  const area = (value: number) => show(isThree ? value : Math.round(value));
  return {
    body: isThree
      ? `A farmer has ${length} m of fence for three sides of a rectangular field; the fourth side is a straight wall. What is the greatest possible area, in m²?`
      : `A farmer fences a rectangular field and divides it into two by one more fence, parallel to two of the sides. With ${length} m of fence, what is the greatest possible area, in m², to the nearest square metre?`,
    answer: area(best),
    mistakes: [
      [area((length * length) / 16), 'making the field a square with fence on its four sides'],
      [area((length * length) / 9), 'making the three sides of fence equal'],
      [show(length / 4), 'giving a side instead of the area'],
      [area(best / 2), 'halving the area'],
    ],
    explanation: isThree
      ? `With two sides x the area is ${formula(`A = x(${length} − 2x)`)}, and ${formula(`dA/dx = ${length} − 4x`)} is 0 at ${formula(`x = ${half}`)}: ${formula(`${half} × ${2 * half} = ${show(best)}`)}.`
      : `With three lengths of fence x, the two others are ${formula(`(${length} − 3x)/2`)} each. The area ${formula(`x(${length} − 3x)/2`)} is greatest where ${formula(`${length} − 6x = 0`)}: about ${show(Math.round(best))} m².`,
  };
}

export const family: Family = {
  name: 'optimisation',
  syllabus: 'Rates of change and optimisation in context',
  levels: {
    1: 'two short steps: differentiate, then substitute',
    2: 'three steps: differentiate, solve, then find the greatest value',
    3: 'three steps with a formula to find first: differentiate it, then the chain rule',
    4: 'five steps: a model from words, one variable, its derivative, an equation, then the area',
  },
  write: byDifficulty({ 1: rate, 2: greatest, 3: connected, 4: fence }),
  check: checkNumber((text) => {
    const largest = (area: (x: number) => number, end: number, steps: number) =>
      Math.max(...Array.from({ length: steps + 1 }, (_, index) => area((end * index) / steps)));
    if (text.includes('Q = '))
      return Math.round(gradient(part(text, /Q = (.*?), where/), numberAt(text, /t = (\d+)\?/), 't'));
    if (text.includes('P = ')) return largest((x) => evaluate(part(text, /P = (.*?)\. What/), { x }), 20, 20);
    if (text.includes('fence')) {
      const length = numberAt(text, /(\d+) m of/);
      const wall = text.includes('wall');
      return Math.round(
        largest((x) => (wall ? x * (length - 2 * x) : (x * (length - 3 * x)) / 2), length / 2, 20_000),
      );
    }
    const [speed, size] = [numberAt(text, /by ([\d.]+) cm/), numberAt(text, /is (\d+) cm long/)];
    const power = text.includes('volume') ? 3 : 2;
    const later = (time: number) => (size + speed * time) ** power;
    return (later(1e-4) - later(-1e-4)) / 2e-4;
  }, 1e-5),
};
