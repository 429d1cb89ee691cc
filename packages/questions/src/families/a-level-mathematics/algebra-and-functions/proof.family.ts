import { bracket, polynomial } from '#text/algebra.ts';
import { formula } from '#text/mathematics.ts';
import { greatestCommonDivisor } from '#text/numbers.ts';
import { checkEachOption } from '#checks/check.ts';
import { evaluate, sameExpression } from '#checks/support/expression.ts';
import { numberOf } from '#checks/support/numbers-in-text.ts';
import { part } from '#checks/support/part-of-text.ts';
import { itemAt } from '#item-at.ts';
import type { Random } from '#random.ts';
import { byDifficulty, type Draft, type Family } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';
import { numberAt } from '../a-level-mathematics-checks.ts';

const isPrime = (value: number) =>
  value > 1 && Array.from({ length: value }, (_, n) => n).every((n) => n < 2 || value % n !== 0);

function counterexample(random: Random): Draft {
  if (random.chance(0.5)) {
    const multiple = random.pick([8, 9, 12, 16, 18, 20, 24, 25, 27, 28, 32, 36]);
    const all = Array.from({ length: 60 }, (_, n) => n + 2);
    const wrong = all.filter((n) => n % multiple !== 0 && (n * n) % multiple === 0);
    const n = random.pick(wrong);
    const other = random.pick(all.filter((each) => (each * each) % multiple !== 0));
    return {
      body: `Which value of n is a counterexample to the claim ‘If ${formula('n²')} is a multiple of ${multiple}, then n is a multiple of ${multiple}’?`,
      answer: String(n),
      mistakes: [
        [String(multiple), 'choosing a value for which both parts of the claim are true'],
        [String(2 * multiple), 'choosing a multiple, for which the claim is true'],
        [String(other), 'choosing a value whose square is not a multiple'],
      ],
      explanation: `${formula(`${n}² = ${n * n}`)} is a multiple of ${multiple}, but ${n} is not. A counterexample must make the first part true and the second false.`,
    };
  }
  const [b, c] = [random.pick([1, -1, 3, -3]), random.pick([3, 5, 7, 11, 13, 17, 19, 23, 29, 31])];
  const value = (n: number) => n * n + b * n + c;
  const all = Array.from({ length: 18 }, (_, n) => n + 1);
  const [primes, others] = [
    all.filter((n) => isPrime(value(n))),
    all.filter((n) => value(n) > 1 && !isPrime(value(n))),
  ];
  if (primes.length < 3 || others.length === 0) return noDraft;
  const n = random.pick(others);
  const divisor = all.find((each) => each > 1 && value(n) % each === 0) ?? value(n);
  return {
    body: `Which value of n is a counterexample to the claim ‘${formula(polynomial([1, b, c], 'n'))} is a prime number for every positive integer n’?`,
    answer: String(n),
    mistakes: random
      .sample(primes, 3)
      .map((each) => [String(each), `a value that gives the prime number ${value(each)}`] as const),
    explanation: `With ${formula(`n = ${n}`)} the value is ${value(n)}, which is ${divisor} × ${value(n) / divisor} and so not prime.`,
  };
}

/** (an + p)² − (an + q)² with its two factors. */
function squares(random: Random) {
  const [a, q] = [random.int(2, 5), random.int(-4, 5)];
  const p = q + random.int(1, 5);
  const common = greatestCommonDivisor(2 * a, p + q);
  const show = (constant: number) => bracket(a, constant, 'n');
  return { a, p, q, common, text: `${show(p)}² − ${show(q)}²` };
}

function divisibility(random: Random): Draft {
  const { a, p, q, common, text } = squares(random);
  const factor = (p - q) * common;
  if (factor < 3 || p + q === 0 || p === 0 || q === 0) return noDraft;
  const show = (outer: number, one: number, two: number) =>
    formula(`${outer}(${polynomial([one, two], 'n')})`);
  const [one, two] = [(2 * a) / common, (p + q) / common];
  return {
    body: `Which form of ${formula(text)} proves that it is a multiple of ${factor} for every integer n?`,
    answer: show(factor, one, two),
    mistakes: [
      [show(factor, one, -two), 'a sign error in the sum of the brackets'],
      [show(factor, one / 2 === Math.round(one / 2) ? one / 2 : 2 * one, two), 'miscounting the terms in n'],
      [show(factor, one, two === 1 ? 2 : two - 1), 'a slip in the constant'],
      [show(factor, one + 1, two), 'a slip in the term in n'],
    ],
    explanation: `As a difference of two squares it is ${formula(`${p - q === 1 ? '' : p - q}(${polynomial([2 * a, p + q], 'n')})`)}${common === 1 ? '' : `, and ${common} can be taken out of the second bracket`}. The bracket left is an integer, so the whole is a multiple of ${factor}.`,
  };
}

function greatestDivisor(random: Random): Draft {
  const { a, p, q, common, text } = squares(random);
  const answer = (p - q) * common;
  if (common === 1 || p === 0 || q === 0 || p + q === 0) return noDraft;
  return {
    body: `What is the greatest integer that divides ${formula(text)} for every integer n?`,
    answer: String(answer),
    mistakes: [
      [String(p - q), 'missing the common factor of the second bracket'],
      [String(2 * a * (p - q)), 'looking at the coefficient of n only'],
      [String(common), 'missing the difference of the brackets'],
      [String(2 * answer), 'doubling a bracket that can be odd'],
      [String(a * a), 'taking the coefficient of n²'],
    ],
    explanation: `It is ${formula(`${p - q === 1 ? '' : p - q}(${polynomial([2 * a, p + q], 'n')}) = ${answer}(${polynomial([(2 * a) / common, (p + q) / common], 'n')})`)}. The last bracket has no factor that divides it for every n, so the answer is ${answer}.`,
  };
}

const divisorsOf = (value: number) =>
  Array.from({ length: value }, (_, index) => index + 1).filter((each) => value % each === 0).length;

export const family: Family = {
  name: 'proof',
  syllabus: 'Proof and disproof by counterexample',
  levels: {
    1: 'one test of each value against the claim',
    2: 'two steps: factorise a difference of squares, then take out the common factor',
    3: 'three steps: factorise, take out the factor, and see that no greater one is left',
  },
  write: byDifficulty({ 1: counterexample, 2: divisibility, 3: greatestDivisor }),
  check: checkEachOption((option, text) => {
    const claim = part(text, /claim ‘(.*)’/);
    if (claim.startsWith('If')) {
      const multiple = numberAt(claim, /multiple of (\d+)/);
      return numberOf(option) ** 2 % multiple === 0 && numberOf(option) % multiple !== 0;
    }
    if (claim !== '')
      return divisorsOf(evaluate(part(claim, /(.*) is a prime/), { n: numberOf(option) })) > 2;
    const given = part(text, /(?:form of|divides) (.*?) (?:proves|for every)/);
    if (text.startsWith('Which form')) return sameExpression(option, given, ['n']);
    const values = Array.from({ length: 30 }, (_, n) => Math.round(evaluate(given, { n })));
    const least = Math.min(...values.map(Math.abs).filter((each) => each > 0));
    const common = Array.from({ length: least }, (_, index) => least - index).filter((each) =>
      values.every((value) => value % each === 0),
    );
    return numberOf(option) === itemAt(common, 0);
  }),
};
