import { itemAt } from '#item-at.ts';
import { checkEachOption } from '#checks/check.ts';
import { numberOf } from '#checks/support/numbers-in-text.ts';
import type { Family } from '../../family.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import { bit, twoOutputs, wrongOutputs } from '../../two-outputs.ts';
import { valueOf } from './boolean-logic-checks.ts';

type Logic = readonly [text: string, work: (a: boolean, b: boolean) => boolean];

const gates: readonly Logic[] = [
  ['A AND B', (a, b) => a && b],
  ['A OR B', (a, b) => a || b],
  ['NOT A', (a) => !a],
  ['NOT B', (_, b) => !b],
];
const pairs: readonly Logic[] = [
  ['A AND (NOT B)', (a, b) => a && !b],
  ['(NOT A) AND B', (a, b) => !a && b],
  ['A OR (NOT B)', (a, b) => a || !b],
  ['(NOT A) OR B', (a, b) => !a || b],
  ['(NOT A) AND (NOT B)', (a, b) => !a && !b],
  ['(NOT A) OR (NOT B)', (a, b) => !a || !b],
  ['NOT (A AND B)', (a, b) => !(a && b)],
  ['NOT (A OR B)', (a, b) => !(a || b)],
];
const endings: readonly Logic[] = [
  ['P AND C', (p, c) => p && c],
  ['P OR C', (p, c) => p || c],
  ['P AND (NOT C)', (p, c) => p && !c],
  ['P OR (NOT C)', (p, c) => p || !c],
  ['(NOT P) AND C', (p, c) => !p && c],
  ['(NOT P) OR C', (p, c) => !p || c],
];

const combinations = [0, 1, 2, 3, 4, 5, 6, 7].map((row) => [row & 4, row & 2, row & 1].map(Boolean));

export const family: Family = {
  name: 'gate-outputs',
  syllabus: 'Truth tables and the outputs of Boolean expressions',
  levels: {
    1: 'The outputs of two single gates',
    2: 'Three or more gates: the output of one that is fed by another expression',
    3: 'The number of rows of a truth table with the output 1',
    4: 'Two columns of the truth table, the second from the first, then the rows in which they differ',
  },
  write: (random, difficulty) => {
    const [a, b, c] = [random.chance(0.5), random.chance(0.5), random.chance(0.5)];
    if (difficulty === 1) {
      const chosen = random.sample(gates, 2);
      const [p, q] = [itemAt(chosen, 0), itemAt(chosen, 1)];
      const results = [p[1](a, b), q[1](a, b)] as const;
      return {
        body: `A = ${bit(a)} and B = ${bit(b)}. What are P = ${p[0]} and Q = ${q[0]}?`,
        answer: twoOutputs(...results),
        mistakes: wrongOutputs(random, ...results),
        explanation: `AND needs two 1s, OR needs at least one 1, and NOT turns its input round: P is ${bit(results[0])} and Q is ${bit(results[1])}.`,
      };
    }
    const inner = random.pick(pairs);
    const outer = random.pick(endings);
    if (difficulty === 2) {
      const p = inner[1](a, b);
      const q = outer[1](p, c);
      return {
        body: `A = ${bit(a)}, B = ${bit(b)} and C = ${bit(c)}. What are P = ${inner[0]} and Q = ${outer[0]}?`,
        answer: twoOutputs(p, q),
        mistakes: wrongOutputs(random, p, q),
        explanation: `Work out the brackets first: P = ${inner[0]} is ${bit(p)}. With C = ${bit(c)}, Q = ${outer[0]} is ${bit(q)}.`,
      };
    }
    const rows = combinations.filter(([x = false, y = false]) => inner[1](x, y)).length;
    const count = combinations.filter(([x = false, y = false, z = false]) =>
      outer[1](inner[1](x, y), z),
    ).length;
    if (difficulty === 4) {
      const different = combinations.filter(([x = false, y = false, z = false]) => {
        const p = inner[1](x, y);
        return p !== outer[1](p, z);
      });
      const [unequal, places] = [different.length, different.map((row) => row.map(bit).join('')).join(', ')];
      return {
        body: `P = ${inner[0]} and Q = ${outer[0]}. In how many of the eight rows of the truth table of A, B and C are P and Q different?`,
        answer: `${unequal}`,
        mistakes: [
          [`${8 - unequal}`, 'counting the rows in which they are equal'],
          [`${Math.abs(rows - count)}`, 'subtracting the numbers of 1s'],
          [`${count}`, 'counting the rows in which Q is 1'],
          [`${rows}`, 'counting the rows in which P is 1'],
          ...nearbyNumbers(unequal, 1),
        ],
        explanation: `P is 1 in ${rows} and Q in ${count} of the eight rows. They are different in ${unequal}, in which ABC is ${places}.`,
      };
    }
    return {
      body: `In how many of the eight rows of the truth table of Q = ${outer[0].replace('P', `(${inner[0]})`)} is Q equal to 1?`,
      answer: `${count}`,
      mistakes: [
        [`${8 - count}`, 'counting the rows with 0'],
        [`${rows}`, 'leaving out the last gate'],
        ...nearbyNumbers(count, 1),
      ],
      explanation: `${inner[0]} is 1 in ${rows} of the eight rows. Together with C, Q is 1 in ${count} of the rows and 0 in ${8 - count}.`,
    };
  },
  check: checkEachOption((option, text) => {
    const given = Object.fromEntries(
      [...text.matchAll(/\b([ABC]) = ([01])/g)].map(([, name = '', value]) => [name, value === '1']),
    );
    const expressions = new Map(
      [...text.matchAll(/\b([PQ]) = (.+?)(?= and Q =| is Q|\?|\. )/g)].map(([, name, each = '']) => [
        name,
        each,
      ]),
    );
    const last = expressions.get('Q') ?? '';
    const first = expressions.get('P');
    const rows = [0, 1].flatMap((a) => [0, 1].flatMap((b) => [0, 1].map((c) => [a, b, c].map(Boolean))));
    if (first === undefined || text.includes('different')) {
      const fitting = rows.filter(([A = false, B = false, C = false]) => {
        if (first === undefined) return valueOf(last, { A, B, C });
        const P = valueOf(first, { A, B });
        return valueOf(last, { P, C }) !== P;
      });
      return numberOf(option) === fitting.length;
    }
    const P = valueOf(first, given);
    const Q = valueOf(last, { ...given, P });
    return option === `P = ${P ? 1 : 0} and Q = ${Q ? 1 : 0}`;
  }),
};
