import { fraction } from '#text/numbers.ts';
import { checkNumber } from '#checks/check.ts';
import { itemAt } from '#item-at.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import type { Random } from '#random.ts';
import { byDifficulty, type Draft, type Family } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';

const surveys = [
  [
    'The guests of a hotel order breakfast.',
    'adults',
    'children',
    'tea',
    'juice',
    'guest',
    'is an adult',
    'is a child',
    'has tea',
    'has juice',
  ],
  [
    'The members of a club choose a course.',
    'juniors',
    'seniors',
    'rowing',
    'sailing',
    'member',
    'is a junior',
    'is a senior',
    'rows',
    'sails',
  ],
  [
    'The cars in a car park are counted.',
    'red cars',
    'other cars',
    'electric',
    'petrol',
    'car',
    'is red',
    'is not red',
    'is electric',
    'runs on petrol',
  ],
  [
    'The books of a library are counted.',
    'novels',
    'other books',
    'on loan',
    'on the shelf',
    'book',
    'is a novel',
    'is not a novel',
    'is on loan',
    'is on the shelf',
  ],
] as const;

function table(random: Random) {
  const [intro, a, b, x, y, one, isA, isB, isX, isY] = random.pick(surveys);
  const [ax, ay, bx, by] = random.sample([6, 8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 24, 25, 27, 30], 4) as [
    number,
    number,
    number,
    number,
  ];
  const total = ax + ay + bx + by;
  const body = `${intro}\n${a}: ${ax} ${x}, ${ay} ${y}\n${b}: ${bx} ${x}, ${by} ${y}`;
  return { one, isA, isB, isX, isY, ax, ay, bx, by, total, body };
}

function single(random: Random): Draft {
  const { one, isA, isX, ax, ay, bx, by, total, body } = table(random);
  const isUnion = random.chance(0.5);
  const answer = isUnion ? ax + ay + bx : ax + bx;
  return {
    body: `${body}\nWhat is the probability that a random ${one} ${isUnion ? `${isA} or ${isX} (or both)` : isX}?`,
    answer: fraction(answer, total),
    mistakes: isUnion
      ? [
          [fraction(2 * ax + ay + bx, total + ax), 'counting those with both properties twice'],
          [fraction(ax, total), 'counting only those with both properties'],
          [fraction(ay + bx, total), 'leaving out those with both properties'],
          [fraction(by, total), 'finding the probability of the opposite'],
        ]
      : [
          [fraction(ax, total), 'counting one of the two rows only'],
          [fraction(ax, ax + ay), 'looking at one row only'],
          [fraction(ay + by, total), 'finding the probability of the opposite'],
          [fraction(ax + bx, ay + by), 'dividing by the others instead of by all'],
        ],
    explanation: `There are ${total} altogether, and ${isUnion ? `${ax} + ${ay} + ${bx}` : `${ax} + ${bx}`} = ${answer} of them count: ${fraction(answer, total)}.`,
  };
}

function conditional(random: Random): Draft {
  const { one, isA, isB, isX, isY, ax, ay, bx, by, total, body } = table(random);
  const [asked, condition, top, of, other] = random.pick([
    [isA, isX, ax, ax + bx, ax + ay],
    [isX, isA, ax, ax + ay, ax + bx],
    [isY, isB, by, bx + by, ay + by],
    [isB, isY, by, ay + by, bx + by],
  ] as const);
  return {
    body: `${body}\nA random ${one} ${condition}. What is the probability that it ${asked}?`.replace(
      /(guest|member) (.*) that it/,
      '$1 $2 that the $1',
    ),
    answer: fraction(top, of),
    mistakes: [
      [fraction(top, other), 'swapping the condition and the event'],
      [fraction(top, total), 'dividing by all instead of by those that meet the condition'],
      [fraction(of - top, of), 'finding the opposite under the condition'],
      [fraction(of, total), 'finding the probability of the condition'],
    ],
    explanation: `Only those that meet the condition count: ${of}. Of these, ${top} fit: ${fraction(top, of)}.`,
  };
}

function pair(random: Random): Draft {
  const { one, isA, isX, ax, ay, total, body } = table(random);
  const isGiven = random.chance(0.5);
  const [count, of] = isGiven ? [ax, ax + ay] : [ax + ay, total];
  if (count < 6) return noDraft;
  return {
    body: isGiven
      ? `${body}\nTwo of the ${one}s in the first row are chosen at random. What is the probability that each of them ${isX}?`
      : `${body}\nTwo of the ${one}s are chosen at random. What is the probability that each of them ${isA}?`,
    answer: fraction(count * (count - 1), of * (of - 1)),
    mistakes: [
      [fraction(count * count, of * of), 'taking the second choice to be from the same number'],
      [fraction(count, of), 'choosing only one'],
      [fraction(count * (count - 1), of * of), 'lowering the number above the line only'],
      [fraction(2 * count, of), 'doubling the probability of one'],
    ],
    explanation: `First ${count}/${of}, then ${count - 1}/${of - 1}, because one is already chosen. Multiply: ${fraction(count * (count - 1), of * (of - 1))}.`,
  };
}

export const family: Family = {
  name: 'two-way-tables',
  syllabus: 'Probabilities from two-way tables',
  levels: {
    1: 'two short steps: a total, then a fraction',
    2: 'two steps with a condition: which numbers count, then a fraction of them',
    3: 'four steps: a total, two fractions without replacement, their product',
  },
  write: byDifficulty({ 1: single, 2: conditional, 3: pair }),
  check: checkNumber((text) => {
    const [intro = '', first = '', second = '', question = ''] = text.split('\n');
    const rows = [first, second].map(numbersIn);
    const cell = (row: number, column: number) => itemAt(itemAt(rows, row), column);
    const all = rows.flat().reduce((sum, each) => sum + each, 0);
    const ratios: Readonly<Record<string, readonly [row: boolean, place: 0 | 1]>> = {
      'is an adult': [true, 0],
      'is a child': [true, 1],
      'has tea': [false, 0],
      'has juice': [false, 1],
      'is a junior': [true, 0],
      'is a senior': [true, 1],
      rows: [false, 0],
      sails: [false, 1],
      'is red': [true, 0],
      'is not red': [true, 1],
      'is electric': [false, 0],
      'runs on petrol': [false, 1],
      'is a novel': [true, 0],
      'is not a novel': [true, 1],
      'is on loan': [false, 0],
      'is on the shelf': [false, 1],
    };
    const places = [0, 1].flatMap((row) => [0, 1].map((column) => [row, column] as const));
    const has = (words: string) => {
      const [isRow, place] = ratios[words] ?? [true, 0];
      return ([row, column]: readonly [number, number]) => (isRow ? row : column) === place;
    };
    const count = (holds: (place: readonly [number, number]) => boolean) =>
      places.filter(holds).reduce((sum, [row, column]) => sum + cell(row, column), 0);
    if (intro === '') return NaN;
    const each = /each of them (.*)\?/.exec(question)?.[1];
    if (each !== undefined) {
      const inFirst = question.includes('first row');
      const [some, of] = [
        count((place) => has(each)(place) && (!inFirst || place[0] === 0)),
        inFirst ? cell(0, 0) + cell(0, 1) : all,
      ];
      return (some / of) * ((some - 1) / (of - 1));
    }
    const given = /A random \w+ (.*)\. What is the probability that \w+(?: (?:guest|member))? (.*)\?/.exec(
      question,
    );
    if (given) {
      const [condition, event] = [has(given[1] ?? ''), has(given[2] ?? '')];
      return count((place) => condition(place) && event(place)) / count(condition);
    }
    const events = (/a random \w+ (.*?)(?: \(or both\))?\?/.exec(question)?.[1] ?? '').split(' or ').map(has);
    return count((place) => events.some((event) => event(place))) / all;
  }),
};
