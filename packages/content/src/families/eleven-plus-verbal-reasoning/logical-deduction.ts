import { at } from '../../at.ts';
import { listed } from '../../text/numbers.ts';
import { people } from '../../text/people.ts';
import type { Family, TopicFamilies } from '../family.ts';

/** Words for a comparison: who comes first, and how two are compared. */
const scales = [
  {
    more: 'is taller than',
    less: 'is shorter than',
    top: 'the tallest',
    bottom: 'the shortest',
    of: 'Five friends compare their heights.',
  },
  {
    more: 'is older than',
    less: 'is younger than',
    top: 'the oldest',
    bottom: 'the youngest',
    of: 'Five cousins compare their ages.',
  },
  {
    more: 'ran faster than',
    less: 'ran more slowly than',
    top: 'the fastest',
    bottom: 'the slowest',
    of: 'Five pupils ran a race.',
  },
  {
    more: 'scored more than',
    less: 'scored less than',
    top: 'the highest scorer',
    bottom: 'the lowest scorer',
    of: 'Five players finished a game with different scores.',
  },
] as const;

const ordering: Family = {
  name: 'ordering',
  printed: { 1: 3, 2: 3, 3: 3 },
  write: (random, difficulty) => {
    const order = people(random, 5);
    const scale = random.pick(scales);
    const links = [0, 1, 2, 3].map((index) => {
      const [upper, lower] = [at(order, index), at(order, index + 1)];
      return difficulty > 1 && random.chance(0.5)
        ? `${lower} ${scale.less} ${upper}.`
        : `${upper} ${scale.more} ${lower}.`;
    });
    const clues = difficulty === 1 ? links : random.shuffle(links);
    const [asked, place] =
      difficulty === 3
        ? random.pick([
            ['in the middle', 2],
            ['second', 1],
            ['fourth', 3],
          ] as const)
        : random.pick([
            [scale.top, 0],
            [scale.bottom, 4],
          ] as const);
    const question =
      difficulty === 3
        ? `If they are put in order beginning with ${scale.top}, who is ${asked}?`
        : `Who is ${asked}?`;
    return {
      body: `${scale.of} ${clues.join(' ')} ${question}`,
      answer: at(order, place),
      mistakes: order.filter((_, index) => index !== place).map((name) => [name, ''] as const),
      explanation: `Beginning with ${scale.top}, the order is ${listed(order)}, so the answer is ${at(order, place)}.`,
    };
  },
};

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const weekdays: Family = {
  name: 'weekdays',
  printed: { 1: 2, 2: 2, 4: 2 },
  write: (random, difficulty) => {
    const points = [
      ['the day before yesterday', -2],
      ['yesterday', -1],
      ['tomorrow', 1],
      ['the day after tomorrow', 2],
    ] as const;
    const [known, knownBy] = random.pick(points);
    const today = random.int(0, 6);
    const day = (by: number) => at(days, (((today + by) % 7) + 7) % 7);
    const verb = (by: number) => (by < 0 ? 'was' : 'will be');
    const [asked, askedBy] =
      difficulty === 1
        ? random.pick(points.filter(([, by]) => Math.sign(by) !== Math.sign(knownBy)))
        : difficulty === 2
          ? (['in eight days', 8] as const)
          : ([`${random.int(20, 40)} days from today`, 0] as const);
    const by = difficulty === 4 ? Number.parseInt(asked, 10) : askedBy;
    return {
      body: `If ${known} ${verb(knownBy)} ${day(knownBy)}, which day ${difficulty !== 1 ? `will it be ${asked}` : by < 0 ? `was ${asked}` : `will ${asked} be`}?`,
      answer: day(by),
      mistakes: [
        [day(0), 'stopping at today'],
        [day(by + 1), 'counting one day too many'],
        [day(by - 1), 'counting one day too few'],
        [day(-by), 'counting the wrong way'],
        [day(knownBy), 'repeating the day given'],
        [day(by + 2), ''],
        [day(by + 3), ''],
      ],
      explanation: `Today is ${day(0)}. ${difficulty === 4 ? `${by} days are ${Math.floor(by / 7)} weeks and ${by % 7} days, so` : 'Counting from there,'} the answer is ${day(by)}.`,
    };
  },
};

const ages: Family = {
  name: 'ages',
  printed: { 3: 2, 4: 2, 5: 2 },
  write: (random, difficulty) => {
    const [older, younger] = people(random, 2) as [string, string];
    const [years, child] = [random.int(2, 6), random.int(5, 11)];
    const times = difficulty === 3 ? 2 : 3;
    const parent = times * (child + years) - years;
    if (difficulty === 5) {
      const [sum, difference] = [random.int(15, 25) * 2, random.int(1, 5) * 2];
      const answer = (sum - difference) / 2;
      return {
        body: `The ages of ${older} and ${younger} add up to ${sum} years. ${older} is ${difference} years older than ${younger}. How old is ${younger}?`,
        answer: String(answer),
        mistakes: [
          [(sum + difference) / 2, `giving ${older}’s age`],
          [sum / 2, 'sharing the total equally'],
          [sum - difference, `subtracting ${difference} and not halving`],
          [sum / 2 - difference, `halving first and then subtracting ${difference}`],
          [answer + 1, ''],
          [answer - 1, ''],
        ].map(([value, cause]) => [String(value), String(cause)] as const),
        explanation: `Without the ${difference} years by which ${older} is older, the ages would add up to ${sum} − ${difference} = ${sum - difference}. Half of that is ${answer}.`,
      };
    }
    return {
      body: `In ${years} years ${older} will be ${times === 2 ? 'twice' : 'three times'} as old as ${younger} will be then. ${younger} is ${child} now. How old is ${older} now?`,
      answer: String(parent),
      mistakes: [
        [times * child, `taking ${times === 2 ? 'twice' : 'three times'} ${younger}’s age now`],
        [times * (child + years), `forgetting to go back ${years} years`],
        [times * child + years, `adding ${years} to ${times === 2 ? 'double' : 'three times'} the age now`],
        [child + years, `giving ${younger}’s age in ${years} years`],
        [parent + 1, ''],
        [parent - 2, ''],
      ].map(([value, cause]) => [String(value), String(cause)] as const),
      explanation: `In ${years} years ${younger} will be ${child + years}, so ${older} will be ${times} × ${child + years} = ${times * (child + years)}. Now ${older} is ${times * (child + years)} − ${years} = ${parent}.`,
    };
  },
};

export const logicalDeduction: TopicFamilies = {
  subjectCode: 'ELEVEN_PLUS_VERBAL_REASONING',
  topicCode: 'LOGICAL_DEDUCTION',
  families: [ordering, weekdays, ages],
};
