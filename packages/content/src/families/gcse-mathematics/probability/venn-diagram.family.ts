import { venn } from '#drawing/charts/venn.ts';
import { fraction } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';

export const family: Family = {
  name: 'venn-diagram',
  syllabus: 'Probabilities from Venn diagrams',
  steps: {
    2: 'one reading over the sum of all four parts',
    3: 'the union: three parts over the sum of all four',
    5: 'a condition: only the pupils of one circle count',
  },
  printed: { 2: 1, 3: 2, 5: 28 },
  write: (random, difficulty) => {
    const [left, both, right, neither] = random.sample([3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 4) as [
      number,
      number,
      number,
      number,
    ];
    const total = left + both + right + neither;
    const [first, second] = random.pick([
      ['French', 'Spanish'],
      ['football', 'netball'],
      ['piano', 'guitar'],
    ] as const);
    const verb = first === 'French' ? 'studies' : 'plays';
    const questions = {
      2: {
        ask: `What is the probability that this pupil ${verb} both ${first} and ${second}?`,
        top: both,
        of: total,
        say: `${both} of all ${total} pupils are in both circles`,
      },
      3: {
        ask: `What is the probability that this pupil ${verb} ${first} or ${second} or both?`,
        top: left + both + right,
        of: total,
        say: `${left} + ${both} + ${right} = ${left + both + right} of all ${total} pupils are in at least one circle`,
      },
      5: {
        ask: `Given that this pupil ${verb} ${first}, what is the probability that the pupil also ${verb} ${second}?`,
        top: both,
        of: left + both,
        say: `only the ${left + both} pupils in the circle of ${first} count, and ${both} of them are in both`,
      },
    } as const;
    const { ask, top, of, say } = questions[difficulty === 2 || difficulty === 3 ? difficulty : 5];
    const initial = (name: string) => name.charAt(0).toUpperCase();
    return {
      body: `The Venn diagram shows how many pupils of a class ${verb === 'studies' ? 'study' : 'play'} ${first} (${initial(first)}) and ${second} (${initial(second)}). One pupil is chosen at random. ${ask}`,
      image: {
        svg: venn(initial(first), initial(second), [left, both, right, neither]),
        alternativeText: `A Venn diagram of two circles: ${left} in ${initial(first)} only, ${both} in both, ${right} in ${initial(second)} only, ${neither} outside.`,
      },
      answer: fraction(top, of),
      mistakes: [
        [fraction(both, total), 'comparing with the whole class'],
        [fraction(left + right, total), 'leaving out the pupils in both'],
        [fraction(left + both, total), 'counting one circle only'],
        [fraction(both, left + both + right), 'leaving out the pupils outside'],
        [fraction(left, left + both), ''],
        [fraction(neither, total), ''],
      ],
      explanation: `${say}: ${fraction(top, of)}.`.replace(/^./, (letter) => letter.toUpperCase()),
    };
  },
  check: checkNumber((text) => {
    const [left = NaN, both = NaN, right = NaN, outside = NaN] = numbersIn(
      text.slice(text.indexOf('circles:')),
    );
    if (text.includes('Given that')) return both / (left + both);
    return (text.includes('or both?') ? left + both + right : both) / (left + both + right + outside);
  }),
};
