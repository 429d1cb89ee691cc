import { checkText } from '#checks/check.ts';
import type { Family } from '../../family.ts';
import { bit, twoOutputs, wrongOutputs } from '../../two-outputs.ts';
import { valueOf } from './boolean-algebra-checks.ts';

type Logic = readonly [text: string, work: (a: boolean, b: boolean, c: boolean) => boolean];

const first: readonly Logic[] = [
  ['A · ¬B', (a, b) => a && !b],
  ['¬A · B', (a, b) => !a && b],
  ['A + ¬B', (a, b) => a || !b],
  ['¬A + B', (a, b) => !a || b],
  ['¬(A · B)', (a, b) => !(a && b)],
  ['¬(A + B)', (a, b) => !(a || b)],
];
const second: readonly Logic[] = [
  ['A · B + C', (a, b, c) => (a && b) || c],
  ['A · (B + C)', (a, b, c) => a && (b || c)],
  ['¬A · C + B', (a, b, c) => (!a && c) || b],
  ['(A + B) · ¬C', (a, b, c) => (a || b) && !c],
  ['¬(A + C) · B', (a, b, c) => !(a || c) && b],
  ['A + B · ¬C', (a, b, c) => a || (b && !c)],
];

export const family: Family = {
  name: 'values',
  syllabus: 'The values of Boolean expressions',
  levels: {
    1: 'Two expressions with up to three variables',
  },
  write: (random) => {
    const [a, b, c] = [random.chance(0.5), random.chance(0.5), random.chance(0.5)];
    const [left, right] = [random.pick(first), random.pick(second)];
    const [p, q] = [left[1](a, b, c), right[1](a, b, c)];
    return {
      body: `A = ${bit(a)}, B = ${bit(b)} and C = ${bit(c)}. What are P = ${left[0]} and Q = ${right[0]}?`,
      answer: twoOutputs(p, q),
      mistakes: wrongOutputs(random, p, q),
      explanation: `· means AND, + means OR and ¬ means NOT; brackets come first, then ·, then +. So P is ${bit(p)} and Q is ${bit(q)}.`,
    };
  },
  check: checkText((text) => {
    const [, a = '', b = '', c = '', p = '', q = ''] =
      /A = (.), B = (.) and C = (.)\. What are P = (.+) and Q = (.+)\?/.exec(text) ?? [];
    const [left, right] = [p, q].map((each) => (valueOf(each, 'ABC', a + b + c) ? 1 : 0));
    return `P = ${left} and Q = ${right}`;
  }),
};
