import { polynomial } from '#text/algebra.ts';
import { formatPrintedNumber, fraction } from '#text/numbers.ts';
import { checkNumber } from '#checks/check.ts';
import { evaluate, gradient, integral } from '#checks/support/expression.ts';
import { part } from '#checks/support/part-of-text.ts';
import type { Random } from '#random.ts';
import { byDifficulty, type Draft, type Family } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';
import { numberAt } from '../a-level-statistics-and-mechanics-checks.ts';

const show = formatPrintedNumber;
const moving = (coefficients: readonly number[]) =>
  `A particle moves on a line with velocity v = ${polynomial(coefficients, 't')} m/s after t seconds.`;

function acceleration(random: Random): Draft {
  const [a, b, c, t] = [random.int(1, 6), random.intExcept(-9, 9, [0]), random.int(1, 15), random.int(1, 6)];
  const answer = 2 * a * t + b;
  return {
    body: `${moving([a, b, c])} What is its acceleration at t = ${t}, in m/s²?`,
    answer: show(answer),
    mistakes: [
      [show(a * t * t + b * t + c), 'finding the velocity'],
      [show(a * t + b), 'not multiplying by the power'],
      [show(2 * a * t), 'leaving out the term in t'],
      [show(answer + c), 'keeping the constant'],
    ],
    explanation: `a = dv/dt = ${polynomial([2 * a, b], 't')}; at t = ${t} that is ${show(answer)}.`,
  };
}

function atRest(random: Random): Draft {
  const [p, q] = random.sample([1, 2, 3, 4, 5, 6, 7, 8], 2) as [number, number];
  const times = random.int(1, 4);
  const [first, second] = [Math.min(p, q), Math.max(p, q)];
  const wantsFirst = random.chance(0.5);
  return {
    body: `${moving([times, -times * (p + q), times * p * q])} When is it at rest for the ${wantsFirst ? 'first' : 'second'} time, in seconds?`,
    answer: show(wantsFirst ? first : second),
    mistakes: [
      [show(wantsFirst ? second : first), `giving the ${wantsFirst ? 'second' : 'first'} time`],
      [show((p + q) / 2), 'finding where the acceleration is 0'],
      [show(times * p * q), 'giving the velocity at the start'],
      [show(p + q), 'reading the coefficient of t'],
    ],
    explanation: `v = ${times === 1 ? '' : times}(t − ${first})(t − ${second}), which is 0 at t = ${first} and at t = ${second}.`,
  };
}

function greatest(random: Random): Draft {
  const [a, where, c] = [random.int(1, 4), random.int(2, 7), random.int(0, 20)];
  const from = random.int(0, 1);
  const value = (t: number) => -a * t * t + 2 * a * where * t + c;
  const [low, high] = [from, where];
  const distance = (t: number) => (-a * t ** 3) / 3 + a * where * t * t + c * t;
  const answer = Math.round(3 * (distance(high) - distance(low)));
  return {
    body: `${moving([-a, 2 * a * where, c])} How far does it travel from t = ${from} until its velocity is greatest, in m?`,
    answer: fraction(answer, 3),
    mistakes: [
      [show(value(where)), 'giving the greatest velocity'],
      [
        fraction(Math.round(3 * (distance(2 * where) - distance(low))), 3),
        'integrating up to twice the time',
      ],
      [show(value(where) * (high - low)), 'using the greatest velocity all the time'],
      [show(where), 'giving the time'],
    ],
    explanation: `dv/dt = ${polynomial([-2 * a, 2 * a * where], 't')} is 0 at t = ${where}. Integrate v from ${from} to ${where}: ${fraction(answer, 3)} m.`,
  };
}

function distance(random: Random): Draft {
  const [p, times] = [random.int(1, 4), random.int(1, 3)];
  const q = p + random.int(1, 4);
  const end = random.chance(0.5) ? q : q + random.int(1, 2);
  const place = (t: number) => times * (2 * t ** 3 - 3 * (p + q) * t * t + 6 * p * q * t);
  const [forward, back, last] = [place(p), place(p) - place(q), place(end) - place(q)];
  const answer = forward + back + last;
  if (place(end) === 0) return noDraft;
  return {
    body: `${moving([6 * times, -6 * times * (p + q), 6 * times * p * q])} What distance does it travel from t = 0 to t = ${end}, in m?`,
    answer: show(answer),
    mistakes: [
      [show(Math.abs(place(end))), 'finding the displacement, although it turns round'],
      [show(forward), 'stopping when it first turns round'],
      [show(forward + back + 2 * Math.max(last, p)), 'counting the last part twice'],
      [show(Math.abs(forward - back - last)), 'subtracting the way back'],
      [show(answer + times * p), 'a slip in the last part'],
    ],
    explanation: `v is 0 at t = ${p}${end === q ? ` (and at the end)` : ` and t = ${q}`}, where it turns round. The parts are ${show(forward)} m, ${show(back)} m${end === q ? '' : ` and ${show(last)} m`}: ${show(answer)} m in all.`,
  };
}

export const family: Family = {
  name: 'turning-points',
  syllabus: 'Velocity as a function of time: rest, greatest velocity, distance',
  levels: {
    1: 'two short steps: differentiate, then substitute',
    2: 'three steps: a quadratic equation, then the right one of its roots',
    3: 'four steps: differentiate, solve, integrate, substitute',
    5: 'six steps: where it turns round, then an integral for each part of the way',
  },
  write: byDifficulty({ 1: acceleration, 2: atRest, 3: greatest, 5: distance }),
  check: checkNumber((text) => {
    const v = part(text, /v = (.*?) m\/s/);
    const at = (t: number) => evaluate(v, { t });
    if (text.includes('acceleration')) return Math.round(gradient(v, numberAt(text, /at t = (\d+)/), 't'));
    if (text.includes('at rest')) {
      const roots = Array.from({ length: 20 }, (_, t) => t).filter((t) => at(t) === 0);
      return roots[text.includes('first') ? 0 : 1] ?? NaN;
    }
    const from = numberAt(text, /from t = (\d+)/);
    if (text.includes('greatest')) {
      const times = Array.from({ length: 30 }, (_, t) => t);
      return integral(
        v,
        from,
        times.reduce((best, t) => (at(t) > at(best) ? t : best), 0),
        't',
      );
    }
    // The sum of the speeds in many short steps, which end where the particle turns round.
    const end = numberAt(text, /to t = (\d+)/);
    return Array.from({ length: end }, (_, t) => Math.abs(integral(v, t, t + 1, 't'))).reduce(
      (sum, each) => sum + each,
      0,
    );
  }, 1e-6),
};
