import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { itemAt } from '#item-at.ts';

interface Rule {
  say: string;
  work: (left: number, right: number) => number;
}

const rules: Readonly<Record<2 | 3 | 4, readonly Rule[]>> = {
  2: [
    { say: 'add the outer numbers', work: (left, right) => left + right },
    { say: 'take the second number from the first', work: (left, right) => left - right },
    { say: 'multiply the outer numbers', work: (left, right) => left * right },
  ],
  3: [
    { say: 'add the outer numbers and double', work: (left, right) => 2 * (left + right) },
    { say: 'multiply the outer numbers and add 1', work: (left, right) => left * right + 1 },
    { say: 'double the first number and add the second', work: (left, right) => 2 * left + right },
  ],
  4: [
    {
      say: 'multiply the outer numbers and subtract the second',
      work: (left, right) => left * right - right,
    },
    { say: 'square the second number and add the first', work: (left, right) => right * right + left },
    { say: 'take half the sum of the outer numbers', work: (left, right) => (left + right) / 2 },
  ],
};

/** Calculations a pupil may try with the two outer numbers. */
const guesses: readonly ((left: number, right: number) => number)[] = [
  (left, right) => left + right,
  (left, right) => left - right,
  (left, right) => left * right,
  (left, right) => 2 * (left + right),
  (left, right) => (left + right) / 2,
  (left, right) => left * right + 1,
  (left, right) => (left - 1) * right,
  (left, right) => 2 * left + right,
  (left, right) => right ** 2 + left,
];

export const family: Family = {
  name: 'related-numbers',
  syllabus: 'Find the number related to two others as in an example',
  levels: {
    2: 'one operation',
    3: 'two operations',
    4: 'two operations with a square, a half or a number used twice',
  },
  write: (random, difficulty) => {
    const level = difficulty === 2 || difficulty === 3 ? difficulty : 4;
    const rule = random.pick(rules[level]);
    const rows = random
      .sample([2, 3, 4, 5, 6, 7, 8, 9], 3)
      .map((right) => [right + 2 * random.int(1, 5), right] as const);
    const row = ([left, right]: readonly [number, number], middle: string) =>
      `(${left} [${middle}] ${right})`;
    const [first, second, third] = rows as [
      readonly [number, number],
      readonly [number, number],
      readonly [number, number],
    ];
    const answer = rule.work(...third);
    const others = Object.values(rules)
      .flat()
      .filter((other) => other !== rule);
    // A second simple rule that also fits both examples would make two answers correct.
    if (
      others.some(
        (other) =>
          other.work(...first) === rule.work(...first) && other.work(...second) === rule.work(...second),
      )
    )
      return noDraft;
    return {
      body: `The number in the middle of each group is made from the two outer numbers by the same rule. Which number is missing? ${row(first, String(rule.work(...first)))} ${row(second, String(rule.work(...second)))} ${row(third, '?')}`,
      answer: formatPrintedNumber(answer),
      mistakes: [
        ...random
          .shuffle(
            others
              .map((other) => [other.work(...third), other.say] as const)
              .filter(([value]) => Number.isInteger(value) && value > 0),
          )
          .slice(0, 3)
          .map(
            ([value, say]) =>
              [
                formatPrintedNumber(value),
                `the rule ‘${say}’, which does not fit the first two groups`,
              ] as const,
          ),
        ...nearbyNumbers(answer, 1),
        ...nearbyNumbers(answer, 2),
      ],
      explanation: `The rule is: ${rule.say}. It gives ${rule.work(...first)} and ${rule.work(...second)} in the first two groups, and ${answer} in the third.`,
    };
  },
  check: checkNumber((text) => {
    const [a = NaN, first = NaN, b = NaN, c = NaN, second = NaN, d = NaN, e = NaN, f = NaN] = numbersIn(text);
    const results = guesses
      .filter((guess) => guess(a, b) === first && guess(c, d) === second)
      .map((guess) => guess(e, f));
    return new Set(results).size === 1 ? itemAt(results, 0) : NaN;
  }),
};
