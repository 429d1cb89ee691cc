import { at } from '../../../at.ts';
import { printed } from '../../../text/numbers.ts';
import { person } from '../../../text/people.ts';
import type { Family } from '../../family.ts';
import { nothing } from '../../nothing.ts';
import { near } from '../../near.ts';
import { sum } from './sum.ts';

export const averages: Family = {
  name: 'averages',
  printed: { 1: 4, 2: 2 },
  write: (random, difficulty) => {
    const base = random.int(10, 60);
    const count = difficulty === 1 ? 5 : 6;
    const values = random.sample([0, 1, 3, 4, 6, 7, 9, 12, 14], count).map((each) => base + each);
    const sorted = [...values].sort((a, b) => a - b);
    const kind = difficulty === 1 ? random.pick(['median', 'range', 'mean'] as const) : 'median';
    const middle = (at(sorted, Math.floor((count - 1) / 2)) + at(sorted, Math.floor(count / 2))) / 2;
    const mean = sum(values) / count;
    if (kind === 'mean' && !Number.isInteger(mean)) return nothing;
    const [low, high] = [at(sorted, 0), at(sorted, -1)];
    const answer = { median: middle, range: high - low, mean }[kind];
    const what = random.pick([
      'The masses of some parcels, in grams, are',
      `${person(random)} times some journeys to school, in minutes:`,
      'The marks of some pupils are',
      'The heights of some seedlings, in millimetres, are',
    ]);
    return {
      body: `${what} ${values.join(', ')}. What is the ${kind}?`,
      answer: printed(answer),
      mistakes: [
        [
          printed((at(values, Math.floor((count - 1) / 2)) + at(values, Math.floor(count / 2))) / 2),
          'taking the middle without putting them in order',
        ],
        [printed(Math.round(mean)), 'finding the mean'],
        [printed(high - low), 'finding the range'],
        [printed(at(sorted, Math.floor(count / 2))), 'taking only one of the two middle values'],
        [printed(high), 'taking the largest'],
        [printed((high + low) / 2), 'taking halfway between the smallest and the largest'],
        ...near(answer, 1),
      ],
      explanation: {
        median: `In order: ${sorted.join(', ')}. The middle ${count % 2 === 1 ? `value is ${middle}` : `two are ${at(sorted, count / 2 - 1)} and ${at(sorted, count / 2)}, and halfway between them is ${printed(middle)}`}.`,
        range: `The largest minus the smallest: ${high} − ${low} = ${high - low}.`,
        mean: `The total is ${sum(values)}, and ${sum(values)} ÷ ${count} = ${mean}.`,
      }[kind],
    };
  },
};
