import type { Fact, TopicFacts } from '../facts.ts';
import { counted } from './wording.ts';

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
    'painted-cubes': {
      levels: [5, 10],
      seconds: 30,
      ask: (which) => `The outside of a cube is painted. It is cut into small cubes, ${which}?`,
      explain: (_, count) =>
        `Corner cubes have three painted faces, the others on an edge two, and those inside a face one: here ${count}.`,
      facts: [
        counted('2 along each edge. How many have 3 painted faces', 8, [4, 6, 12]),
        counted('3 along each edge. How many have 3 painted faces', 8, [12, 6, 27]),
        counted('3 along each edge. How many have no painted face', 1, [0, 6, 8]),
        counted('3 along each edge. How many have just 1 painted face', 6, [8, 12, 9]),
        counted('3 along each edge. How many have just 2 painted faces', 12, [8, 6, 24]),
        counted('4 along each edge. How many have 3 painted faces', 8, [12, 24, 16]),
        counted('2 along each edge. How many have no painted face', 0, [1, 4, 8]),
        counted('4 along each edge. How many have no painted face', 8, [1, 4, 16]),
        counted('4 along each edge. How many have just 2 painted faces', 24, [12, 16, 8]),
        counted('4 along each edge. How many have just 1 painted face', 24, [6, 16, 54]),
        counted('5 along each edge. How many have just 2 painted faces', 36, [12, 24, 60]),
        counted('5 along each edge. How many have no painted face', 27, [8, 25, 64]),
      ],
    },
  },
};
