import type { FactGroup, TopicFacts } from '../facts.ts';
import { capital } from '../wording.ts';
import { counted } from './wording.ts';

const solids: readonly (readonly [name: string, faces: number, edges: number, corners: number])[] = [
  ['a cube', 6, 12, 8],
  ['a cuboid', 6, 12, 8],
  ['a square-based pyramid', 5, 8, 5],
  ['a triangular prism', 5, 9, 6],
  ['a triangular pyramid', 4, 6, 4],
  ['a hexagonal prism', 8, 18, 12],
  ['a pentagonal prism', 7, 15, 10],
  ['a pentagonal pyramid', 6, 10, 6],
  ['a hexagonal pyramid', 7, 12, 7],
  ['an octagonal prism', 10, 24, 16],
  ['an octahedron', 8, 12, 6],
  ['an octagonal pyramid', 9, 16, 9],
  ['a decagonal prism', 12, 30, 20],
];

const partsOfSolids = (
  part: string,
  index: 1 | 2 | 3,
  slips: (faces: number, edges: number, corners: number) => number[],
): FactGroup => ({
  levels: [1, 10],
  seconds: 20,
  ask: (solid) => `How many ${part} does ${solid} have?`,
  explain: (solid, count) => `${capital(solid)} has ${count} ${part}.`,
  facts: solids.map((solid) => counted(solid[0], solid[index], slips(solid[1], solid[2], solid[3]))),
});

export const facts: TopicFacts = {
  topic: 'ELEVEN_PLUS_NON_VERBAL_REASONING/NETS_AND_CUBES',
  groups: {
    faces: partsOfSolids('faces', 1, (_, edges, corners) => [corners, edges]),
    edges: partsOfSolids('edges', 2, (faces, _, corners) => [corners, faces, faces + corners]),
    corners: partsOfSolids('corners', 3, (faces, edges) => [faces, edges]),
  },
};
