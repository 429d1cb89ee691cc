import type { Fact, TopicFacts } from '../facts.ts';
import { counted } from './computed.ts';

const box = (long: number, wide: number, high: number): Fact =>
  counted(`${long} cubes long, ${wide} wide and ${high} high`, long * wide * high, [
    long + wide + high,
    long * wide + high,
    long * wide * (high + 1),
    long * wide * high - wide,
  ]);

export const facts: TopicFacts = {
  topic: 'ELEVEN_PLUS_NON_VERBAL_REASONING/BLOCKS_AND_VIEWS',
  groups: {
    'cubes-in-a-box': {
      levels: [1, 10],
      seconds: 25,
      ask: (size) => `How many small cubes make a solid block ${size}?`,
      explain: (size, cubes) => `Multiply the three numbers: a block ${size} has ${cubes} cubes.`,
      facts: [
        box(2, 2, 1),
        box(3, 2, 1),
        box(2, 2, 2),
        box(3, 2, 2),
        box(4, 2, 1),
        box(5, 2, 1),
        box(4, 2, 2),
        box(3, 3, 2),
        box(5, 2, 2),
        box(4, 3, 1),
        box(3, 3, 3),
        box(4, 3, 2),
        box(6, 2, 2),
        box(5, 3, 2),
        box(4, 4, 2),
        box(4, 3, 3),
        box(6, 3, 2),
        box(5, 4, 2),
        box(5, 3, 3),
        box(10, 3, 2),
        box(4, 4, 3),
        box(6, 4, 2),
        box(6, 3, 3),
        box(5, 4, 3),
        box(4, 4, 4),
        box(6, 4, 3),
        box(5, 5, 3),
        box(8, 4, 3),
        box(6, 5, 4),
        box(5, 5, 5),
      ],
    },
  },
};
