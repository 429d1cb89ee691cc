import { venn } from '#drawing/charts/venn.ts';
import { fraction } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';

export const family: Family = {
  name: 'conditional-from-venn',
  syllabus: 'Conditional probability from Venn diagrams',
  levels: {
    2: 'two steps: the outcomes of B, then those of A among them',
    3: 'two steps with a complement: the outcomes outside one or both circles',
  },
  write: (random, difficulty) => {
    const [left, both, right, neither] = random.sample([4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15], 4) as [
      number,
      number,
      number,
      number,
    ];
    const total = left + both + right + neither;
    const [event, top, of, why] =
      difficulty === 2
        ? ([
            'P(A | B)',
            both,
            both + right,
            `B has ${both} + ${right} = ${both + right}, and ${both} of them are in A`,
          ] as const)
        : random.pick([
            [
              'P(B | A′)',
              right,
              right + neither,
              `outside A there are ${right} + ${neither} = ${right + neither}, and ${right} of them are in B`,
            ],
            [
              'P(A′ | B′)',
              neither,
              left + neither,
              `outside B there are ${left} + ${neither} = ${left + neither}, and ${neither} of them are outside A`,
            ],
          ] as const);
    return {
      body: `The Venn diagram shows numbers of outcomes, all equally likely. What is ${event}?`,
      image: {
        svg: venn('A', 'B', [left, both, right, neither]),
        alternativeText: `A Venn diagram: ${left} in A only, ${both} in both A and B, ${right} in B only, ${neither} outside both.`,
      },
      answer: fraction(top, of),
      mistakes: [
        [fraction(top, total), 'dividing by all outcomes'],
        [fraction(both, left + both), 'conditioning on the wrong event'],
        [fraction(right, both + right), 'counting the wrong part'],
        [fraction(neither, right + neither), 'counting the wrong part'],
        [fraction(left, left + neither), ''],
      ],
      explanation: `${why}: ${fraction(top, of)}.`.replace(/^./, (letter) => letter.toUpperCase()),
    };
  },
  check: checkNumber((text) => {
    const [left = NaN, both = NaN, right = NaN, neither = NaN] = numbersIn(text);
    if (text.includes('P(A | B)')) return both / (both + right);
    return text.includes('P(B | A′)') ? right / (right + neither) : neither / (left + neither);
  }),
};
