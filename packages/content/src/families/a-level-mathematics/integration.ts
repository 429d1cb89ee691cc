import { byParts } from './integration/by-parts-and-trapezium.ts';
import { functions } from './integration/standard-functions.ts';
import { areas } from './integration/areas.ts';
import { definite } from './integration/definite.ts';
import { indefinite } from './integration/powers.ts';
import type { TopicFamilies } from '../family.ts';

export const integration: TopicFamilies = {
  subjectCode: 'A_LEVEL_MATHEMATICS',
  topicCode: 'INTEGRATION',
  families: [indefinite, definite, areas, functions, byParts],
};
