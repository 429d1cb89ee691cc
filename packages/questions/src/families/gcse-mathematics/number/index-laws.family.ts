import { formula } from '#text/mathematics.ts';
import { formatPrintedNumber, fraction, superscript } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { checkEachOption } from '#checks/check.ts';
import { evaluate, sameExpression } from '#checks/support/expression.ts';
import { part } from '#checks/support/part-of-text.ts';
import { close } from './number-checks.ts';
import { wholeResult } from '../../whole-result.ts';

export const family: Family = {
  name: 'index-laws',
  syllabus: 'Use the laws of indices, with fractional and negative powers',
  levels: {
    1: 'one law: add the powers',
    2: 'two steps: divide the numbers and subtract the powers',
    3: 'two steps: raise the number and multiply the powers of a bracket',
    4: 'a fractional power, often negative too: two or three steps',
  },
  tier: { 4: 'HIGHER' },
  write: (random, difficulty) => {
    if (difficulty === 4) {
      const root = random.int(2, 5);
      const [top, bottom] = random.pick([
        [2, 3],
        [3, 2],
        [1, 2],
        [1, 3],
        [4, 3],
      ] as const);
      const base = root ** bottom;
      const negative = random.chance(0.5);
      const value = root ** top;
      const exponent = `${negative ? '−' : ''}${top}/${bottom}`;
      const show = (result: number) => formula(negative ? `1/${result}` : formatPrintedNumber(result));
      return {
        body: `What is the value of ${formula(`${base}^(${exponent})`)}?`,
        answer: show(value),
        mistakes: [
          [
            formula(negative ? `−${formatPrintedNumber(value)}` : `1/${value}`),
            negative ? 'reading the minus sign as a negative number' : 'turning the number over',
          ],
          negative
            ? [formula(formatPrintedNumber(value)), 'ignoring the minus sign']
            : [formula(fraction(base * top, bottom)), 'multiplying by the fraction'],
          [show(root), 'finding the root and stopping'],
          [show(base ** top), 'using the power without the root'],
          [show(root * top * bottom), ''],
          [show(value + root), ''],
        ],
        explanation: `The ${bottom === 2 ? 'square' : 'cube'} root of ${base} is ${root}${top > 1 ? `, and ${root}${superscript(top)} = ${value}` : ''}.${negative ? ` The minus sign means one over it: ${formula(`1/${value}`)}.` : ''}`,
      };
    }
    const letter = random.pick(['x', 'a', 'p', 'y']);
    const [m, n] = [random.int(3, 9), random.int(2, 5)];
    const [coefficient, other] = [random.int(2, 6), random.int(2, 5)];
    const show = (number: number, exponent: number) =>
      `${number === 1 ? '' : formatPrintedNumber(number)}${letter}${exponent === 1 ? '' : superscript(exponent)}`;
    if (difficulty === 1) {
      return {
        body: `Simplify ${letter}${superscript(m)} × ${letter}${superscript(n)}.`,
        answer: show(1, m + n),
        mistakes: [
          [show(1, m * n), 'multiplying the powers'],
          [show(2, m + n), 'adding the letters as well'],
          [show(1, m - n), 'subtracting the powers'],
          [show(2, m * n), 'multiplying the powers and adding the letters'],
          [show(1, m + n + 1), ''],
        ],
        explanation: `When powers of one letter are multiplied, the powers are added: ${m} + ${n} = ${m + n}.`,
      };
    }
    if (difficulty === 2) {
      return {
        body: `Simplify ${show(coefficient * other, m + n)} ÷ ${show(other, n)}.`,
        answer: show(coefficient, m),
        mistakes: [
          [show(coefficient * other - other, m), 'subtracting the numbers'],
          [show(coefficient, m + 2 * n), 'adding the powers'],
          ...wholeResult((m + n) / n, 'dividing the powers', (power) => show(coefficient, power)),
          [show(coefficient * other * other, m), 'multiplying the numbers'],
          [show(coefficient * other - other, m + 2 * n), 'subtracting the numbers and adding the powers'],
        ],
        explanation: `Divide the numbers, ${coefficient * other} ÷ ${other} = ${coefficient}, and subtract the powers, ${m + n} − ${n} = ${m}.`,
      };
    }
    const outer = random.int(2, coefficient > 4 ? 2 : 3);
    const raised = coefficient ** outer;
    return {
      body: `Simplify (${show(coefficient, m)})${superscript(outer)}.`,
      answer: show(raised, m * outer),
      mistakes: [
        [show(coefficient, m * outer), 'leaving the number without its power'],
        [show(raised, m + outer), 'adding the powers'],
        [show(coefficient * outer, m * outer), 'multiplying the number by the power'],
        [show(coefficient * outer, m + outer), 'multiplying the number and adding the powers'],
        [show(raised, m), ''],
      ],
      explanation: `Everything in the bracket is raised to the power: ${coefficient}${superscript(outer)} = ${raised}, and the powers multiply to ${m * outer}.`,
    };
  },
  check: checkEachOption((option, text) => {
    const value = part(text, /value of (.*)\?/);
    if (value !== '') return close(evaluate(option), evaluate(value));
    const expression = part(text, /Simplify (.*)\.$/);
    const letter = /[a-z]/.exec(expression)?.[0] ?? '';
    // Divides by the whole second term, as the expression is read aloud.
    const [left = '', right] = expression.split(' ÷ ');
    return sameExpression(option, right === undefined ? left : `(${left}) ÷ (${right})`, [letter]);
  }),
};
