import { treeDiagram } from '#drawing/charts/tree-diagram.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import type { Family } from '../../family.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import { noDraft } from '../../no-draft.ts';

const show = (value: number) => formatPrintedNumber(Number(value.toFixed(6)));

export const family: Family = {
  name: 'tree-diagrams',
  syllabus: 'Use tree diagrams for two events',
  levels: {
    2: 'multiply along two branches',
    3: 'add two paths',
    4: 'the missing probabilities first, then at least one',
  },
  write: (random, difficulty) => {
    const [first, again, otherwise] = [random.int(2, 8) / 10, random.int(1, 9) / 10, random.int(1, 9) / 10];
    if (again === otherwise) return noDraft;
    const [event, yes, no] = random.pick([
      ['the weather on two days', 'rain', 'dry'],
      ['a bus on two days', 'late', 'on time'],
      ['two penalties', 'goal', 'miss'],
      ['two games of chess', 'win', 'no win'],
    ] as const);
    const picture = treeDiagram(
      [
        { name: yes, probability: show(first) },
        { name: no, probability: difficulty === 4 ? '?' : show(1 - first) },
      ],
      [
        [
          { name: yes, probability: show(again) },
          { name: no, probability: difficulty === 4 ? '?' : show(1 - again) },
        ],
        [
          { name: yes, probability: show(otherwise) },
          { name: no, probability: difficulty === 4 ? '?' : show(1 - otherwise) },
        ],
      ],
    );
    const both = first * again;
    const once = first * (1 - again) + (1 - first) * otherwise;
    const never = (1 - first) * (1 - otherwise);
    const answer = difficulty === 2 ? both : difficulty === 3 ? once : 1 - never;
    const asked = { 2: `‘${yes}’ both times`, 3: `‘${yes}’ exactly once`, 4: `‘${yes}’ at least once` }[
      difficulty as 2 | 3 | 4
    ];
    return {
      body: `The tree diagram shows ${event}. What is the probability of ${asked}?`,
      image: {
        svg: picture,
        alternativeText: `A tree diagram. First: ${yes} ${show(first)}, ${no} ${difficulty === 4 ? 'not given' : show(1 - first)}. After ${yes}: ${yes} ${show(again)}, ${no} ${difficulty === 4 ? 'not given' : show(1 - again)}. After ${no}: ${yes} ${show(otherwise)}, ${no} ${difficulty === 4 ? 'not given' : show(1 - otherwise)}.`,
      },
      answer: show(answer),
      mistakes: [
        ...(difficulty === 2
          ? ([
              [show(first * otherwise), 'following the wrong branch'],
              [show(again), 'using one branch only'],
              [show(first), 'using one branch only'],
            ] as const)
          : difficulty === 3
            ? ([
                [show(first * (1 - again)), 'using one path only'],
                [show(both), 'following the wrong path'],
                [show((1 - first) * otherwise), 'using one path only'],
              ] as const)
            : ([
                [show(once), 'leaving out the path with both'],
                [show(never), 'giving the probability of none'],
                [show(both), 'giving the probability of both'],
              ] as const)),
        [show(Math.abs(1 - answer)), 'giving the opposite event'],
        ...nearbyNumbers(answer, 0.05, show),
      ],
      explanation:
        difficulty === 2
          ? `Multiply along the branches: ${show(first)} × ${show(again)} = ${show(both)}.`
          : difficulty === 3
            ? `Two paths: ${show(first)} × ${show(1 - again)} = ${show(first * (1 - again))} and ${show(1 - first)} × ${show(otherwise)} = ${show((1 - first) * otherwise)}. Together ${show(once)}.`
            : `Never: ${show(1 - first)} × ${show(1 - otherwise)} = ${show(never)}. At least once is the rest: 1 − ${show(never)} = ${show(1 - never)}.`,
    };
  },
  check: checkNumber((text) => {
    const given = numbersIn(text.slice(text.indexOf('First:')).replace(/not given/g, ''));
    const [first = NaN, second = NaN, third = NaN] = text.includes('not given')
      ? given
      : [given[0], given[2], given[4]];
    // All four paths.
    const paths = [
      [2, first * second],
      [1, first - first * second],
      [1, third - first * third],
      [0, (1 - first) * (1 - third)],
    ] as const;
    const counts = (times: number) =>
      text.includes('both times') ? times === 2 : text.includes('exactly once') ? times === 1 : times > 0;
    return paths.reduce((sum, [times, chance]) => sum + (counts(times) ? chance : 0), 0);
  }, 1e-6),
};
