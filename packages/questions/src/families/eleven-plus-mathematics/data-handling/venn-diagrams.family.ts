import { venn } from '#drawing/charts/venn.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import type { Family } from '../../family.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';

const pairs = [
  ['Chess', 'Choir', 'go to the chess club', 'sing in the choir'],
  ['Cats', 'Dogs', 'look after a cat', 'look after a dog'],
  ['Bus', 'Train', 'come by bus', 'come by train'],
  ['Tennis', 'Judo', 'play tennis', 'do judo'],
] as const;

function solvedStory(text: string): number {
  const [all = NaN, first = NaN, second = NaN, given = NaN] = numbersIn(text);
  return text.includes('How many do both') ? first + second + given - all : all - first - second + given;
}

function readDiagram(text: string): number {
  const [one = NaN, both = NaN, other = NaN, outside = NaN] = numbersIn(text.slice(text.indexOf('Only ')));
  const shown = /how many pupils (.*?) and how many (.*?)\. How many pupils (.*?)\?/.exec(text);
  const [, first = '', second = '', asked = ''] = shown ?? [];
  const counts: Readonly<Record<string, number>> = {
    [`only ${first}`]: one,
    [`only ${second}`]: other,
    [`${first} and also ${second}`]: both,
    'do neither': outside,
    [first]: one + both,
    [second]: both + other,
    'do exactly one of the two': one + other,
    'do at least one of the two': one + both + other,
  };
  return counts[asked] ?? NaN;
}

export const family: Family = {
  name: 'venn-diagrams',
  syllabus: 'Read Venn diagrams and solve problems with two groups',
  levels: {
    1: 'one step: read one part of a diagram',
    2: 'two steps: add two or three parts of a diagram',
    3: 'three steps in words: how many are in neither group',
    4: 'three steps in words: how many are in both groups',
  },
  write: (random, difficulty) => {
    const [left, right, first, second] = random.pick(pairs);
    const [one, both, other, outside] = random.sample([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13], 4) as [
      number,
      number,
      number,
      number,
    ];
    const all = one + both + other + outside;
    if (difficulty > 2) {
      const asksBoth = difficulty === 4;
      const answer = asksBoth ? both : outside;
      return {
        body: `In a group of ${all} pupils, ${one + both} ${first} and ${both + other} ${second}. ${asksBoth ? `${outside} do neither. How many do both?` : `${both} do both. How many do neither?`}`,
        answer: String(answer),
        mistakes: [
          asksBoth
            ? [String(Math.abs(one + 2 * both + other - all) || all), 'forgetting those who do neither']
            : [String(Math.abs(all - (one + 2 * both + other)) || all), 'counting those who do both twice'],
          [String(one + both + other), 'giving the number who do at least one'],
          [
            String(asksBoth ? one : one + other),
            asksBoth ? 'giving those who do only the first' : 'giving those who do exactly one',
          ],
          [String(asksBoth ? other : both), ''],
          ...nearbyNumbers(answer, 1),
        ],
        explanation: asksBoth
          ? `${all} − ${outside} = ${all - outside} do at least one, but ${one + both} + ${both + other} = ${one + 2 * both + other}. The ${both} who do both are counted twice.`
          : `${one + both} + ${both + other} − ${both} = ${one + both + other} do at least one, and ${all} − ${one + both + other} = ${outside} do neither.`,
      };
    }
    const questions: readonly (readonly [asked: string, answer: number])[] =
      difficulty === 1
        ? [
            [`only ${first}`, one],
            [`only ${second}`, other],
            [`${first} and also ${second}`, both],
            [`do neither`, outside],
          ]
        : [
            [first, one + both],
            [second, both + other],
            ['do exactly one of the two', one + other],
            ['do at least one of the two', one + both + other],
          ];
    const [asked, answer] = random.pick(questions);
    return {
      body: `The diagram shows how many pupils ${first} and how many ${second}. How many pupils ${asked}?`,
      image: {
        svg: venn(left, right, [one, both, other, outside]),
        alternativeText: `A Venn diagram. Only ${left}: ${one}. Both: ${both}. Only ${right}: ${other}. Outside both circles: ${outside}.`,
      },
      answer: String(answer),
      mistakes: [
        ...[one, both, other, outside, one + both, both + other, one + other, one + both + other, all].map(
          (value) => [String(value), 'reading another part of the diagram'] as const,
        ),
        ...nearbyNumbers(answer, 1),
      ],
      explanation: `${left} alone has ${one}, both have ${both}, ${right} alone has ${other} and ${outside} are outside: the answer is ${answer}.`,
    };
  },
  check: checkNumber((text) => (text.startsWith('In a group') ? solvedStory(text) : readDiagram(text))),
};
