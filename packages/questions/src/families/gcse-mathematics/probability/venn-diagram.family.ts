import { venn } from '#drawing/charts/venn.ts';
import { fraction } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';

export const family: Family = {
  name: 'venn-diagram',
  syllabus: 'Probabilities from Venn diagrams',
  levels: {
    2: 'one reading over the sum of all four parts',
    3: 'the union: three parts over the sum of all four',
    5: 'four steps: only one circle counts, two pupils are chosen from it, and the second fraction is smaller',
  },
  tier: { 5: 'HIGHER' },
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
    const [verb, plural] = first === 'French' ? ['studies', 'study'] : ['plays', 'play'];
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
        ask: `What is the probability that both of them also ${plural} ${second}?`,
        top: both * (both - 1),
        of: (left + both) * (left + both - 1),
        say: `only the ${left + both} pupils in the circle of ${first} count, and ${both} of them are in both. For the second pupil one is missing from each number: ${both}/${left + both} × ${both - 1}/${left + both - 1}`,
      },
    } as const;
    const { ask, top, of, say } = questions[difficulty === 2 || difficulty === 3 ? difficulty : 5];
    const circle = left + both;
    const initial = (name: string) => name.charAt(0).toUpperCase();
    return {
      body: `The Venn diagram shows how many pupils of a class ${plural} ${first} (${initial(first)}) and ${second} (${initial(second)}). ${difficulty === 5 ? `Two of the pupils who ${plural} ${first} are chosen at random.` : 'One pupil is chosen at random.'} ${ask}`,
      image: {
        svg: venn(initial(first), initial(second), [left, both, right, neither]),
        alternativeText: `A Venn diagram of two circles: ${left} in ${initial(first)} only, ${both} in both, ${right} in ${initial(second)} only, ${neither} outside.`,
      },
      answer: fraction(top, of),
      mistakes: [
        ...(difficulty === 5
          ? ([
              [fraction(both ** 2, circle ** 2), 'putting the first pupil back'],
              [fraction(both * (both - 1), total * (total - 1)), 'choosing from the whole class'],
              [fraction(both, circle), 'choosing one pupil only'],
            ] as const)
          : []),
        [fraction(both, total), 'comparing with the whole class'],
        [fraction(left + right, total), 'leaving out the pupils in both'],
        [fraction(circle, total), 'counting one circle only'],
        [fraction(both, left + both + right), 'leaving out the pupils outside'],
        [fraction(left, left + both), ''],
        [fraction(neither, total), ''],
      ],
      explanation: `${say}${difficulty === 5 ? ' =' : ':'} ${fraction(top, of)}.`.replace(/^./, (letter) =>
        letter.toUpperCase(),
      ),
    };
  },
  check: checkNumber((text) => {
    const [left = NaN, both = NaN, right = NaN, outside = NaN] = numbersIn(
      text.slice(text.indexOf('circles:')),
    );
    if (text.includes('Two of the pupils')) {
      const pairs = (of: number) => (of * (of - 1)) / 2;
      return pairs(both) / pairs(left + both);
    }
    return (text.includes('or both?') ? left + both + right : both) / (left + both + right + outside);
  }),
};
