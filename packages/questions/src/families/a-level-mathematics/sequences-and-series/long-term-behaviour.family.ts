import { signed } from '#text/algebra.ts';
import { formatPrintedNumber, fraction, subscript } from '#text/numbers.ts';
import { checkNumber } from '#checks/check.ts';
import { evaluate } from '#checks/support/expression.ts';
import { itemAt } from '#item-at.ts';
import { numberOf } from '#checks/support/numbers-in-text.ts';
import { part } from '#checks/support/part-of-text.ts';
import { sum } from '#checks/support/arithmetic.ts';
import type { Random } from '#random.ts';
import { byDifficulty, type Draft, type Family } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';

const show = formatPrintedNumber;

/** A sequence that repeats two terms: each term is a constant less the one before, or a constant divided by it. */
function repeating(random: Random) {
  const [first, second] = random.sample([2, 3, 4, 5, 6, 7, 8, 9, 10, 12], 2) as [number, number];
  const rule = random.chance(0.5) ? `${first + second} − uₙ` : `${first * second}/uₙ`;
  return { first, second, body: `A sequence is defined by u₁ = ${first} and uₙ₊₁ = ${rule}.` };
}

function term(random: Random): Draft {
  const { first, second, body } = repeating(random);
  const n = random.int(20, 99);
  const answer = n % 2 === 1 ? first : second;
  return {
    body: `${body} What is u${subscript(n)}?`,
    answer: show(answer),
    mistakes: [
      [show(first + second - answer), 'mixing up the odd and the even places'],
      [show(first + second), 'giving the sum of two terms'],
      [show(first * second), 'giving the product of two terms'],
      [show(Math.abs(first - second)), 'giving the difference of two terms'],
    ],
    explanation: `The terms are ${first}, ${second}, ${first}, ${second}, …: the sequence has period 2. Place ${n} is ${n % 2 === 1 ? 'odd' : 'even'}, so the term is ${answer}.`,
  };
}

function total(random: Random): Draft {
  const { first, second, body } = repeating(random);
  const n = random.int(20, 60);
  const pairs = Math.floor(n / 2);
  const answer = pairs * (first + second) + (n % 2) * first;
  return {
    body: `${body} What is the sum of its first ${n} terms?`,
    answer: show(answer),
    mistakes: [
      [show(n * (first + second)), 'taking the sum of a pair for every term'],
      [
        show(n % 2 === 1 ? pairs * (first + second) + second : answer + first),
        `adding a last term that ${n % 2 === 1 ? 'belongs to the even places' : 'is already in a pair'}`,
      ],
      [show((pairs + 1) * (first + second)), 'counting a pair too many'],
      [show(n * first), 'taking all terms to be equal'],
    ],
    explanation: `The terms repeat ${first}, ${second}, so each pair adds ${first + second}. There are ${pairs} pairs${n % 2 === 1 ? ` and one more ${first}` : ''}: ${show(answer)}.`,
  };
}

function limit(random: Random): Draft {
  const [top, bottom] = random.pick([
    [1, 2],
    [1, 3],
    [2, 3],
    [1, 4],
    [3, 4],
    [2, 5],
    [3, 5],
  ] as const);
  const [plus, start] = [random.int(2, 15) * (bottom - top), random.int(1, 60)];
  const answer = (plus * bottom) / (bottom - top);
  if (start === answer) return noDraft;
  return {
    body: `A sequence is defined by u₁ = ${start} and uₙ₊₁ = (${fraction(top, bottom)})uₙ + ${plus}. Its terms get closer and closer to a limit. What is the limit?`,
    answer: show(answer),
    mistakes: [
      [fraction(plus * bottom, bottom + top), 'adding the fraction to 1 instead of subtracting it'],
      [fraction(plus * bottom, top), 'dividing by the fraction'],
      [fraction(start * bottom, bottom - top), 'using the sum of a geometric series'],
      [show(plus), 'taking the number that is added'],
    ],
    explanation: `At the limit the next term is equal: L = (${fraction(top, bottom)})L + ${plus}, so (${fraction(bottom - top, bottom)})L = ${plus} and L = ${show(answer)}.`,
  };
}

function unknown(random: Random): Draft {
  const [k, start, plus] = [random.int(2, 6), random.int(1, 5), random.intExcept(-6, 8, [0])];
  const second = k * start + plus;
  const third = k * second + plus;
  if (second <= 0 || third <= 0) return noDraft;
  return {
    body: `A sequence is defined by u₁ = ${start} and uₙ₊₁ = kuₙ ${signed(plus)}, where k is a positive constant. Its third term is ${third}. What is k?`,
    answer: show(k),
    mistakes: [
      [fraction(third - plus, start), 'applying the rule only once'],
      [fraction(Math.abs(third - 2 * plus), 2 * start), 'adding the two uses of the rule'],
      [show(k + 1), 'a slip in the quadratic'],
      [show(2 * k), 'a slip when dividing'],
      [show(k - 1), 'a slip in the quadratic'],
    ],
    explanation: `u₂ = ${start === 1 ? '' : start}k ${signed(plus)} and u₃ = k(${start === 1 ? '' : start}k ${signed(plus)}) ${signed(plus)} = ${third}. The positive solution of this quadratic is k = ${k}.`,
  };
}

export const family: Family = {
  name: 'long-term-behaviour',
  syllabus: 'Periodic sequences, limits and recurrence relations with unknowns',
  levels: {
    1: 'two short steps: see the period, then the place in it',
    2: 'three steps: the period, the number of pairs, then the sum',
    3: 'three steps: an equation for the limit, collect, solve',
    4: 'five steps: two terms with an unknown, then a quadratic',
  },
  write: byDifficulty({ 1: term, 2: total, 3: limit, 4: unknown }),
  check: checkNumber((text) => {
    const [, first, rule = ''] = /u₁ = (\d+) and uₙ₊₁ = (.*?)(?:\. |, where)/.exec(text) ?? [];
    const list = (count: number, k = 0) => {
      const values = [Number(first)];
      while (values.length < count)
        values.push(
          evaluate(rule.replace('uₙ', ' × u').replace(/(^|− |\/) ?× u/, '$1u'), { u: itemAt(values, -1), k }),
        );
      return values;
    };
    if (text.includes('What is k')) {
      const third = numberOf(part(text, /third term is (.*?)\./));
      return Array.from({ length: 50 }, (_, k) => k + 1).find((k) => itemAt(list(3, k), 2) === third) ?? NaN;
    }
    if (text.includes('limit')) return Math.round(itemAt(list(200), -1) * 1e6) / 1e6;
    const count = /first (\d+) terms/.exec(text)?.[1];
    if (count !== undefined) return sum(list(Number(count)));
    const place = [...part(text, /What is u(.*)\?/)].map((digit) => '₀₁₂₃₄₅₆₇₈₉'.indexOf(digit));
    return itemAt(list(Number(place.join(''))), -1);
  }, 1e-6),
};
