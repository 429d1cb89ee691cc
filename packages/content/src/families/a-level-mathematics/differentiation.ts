import { rules } from './differentiation/chain-product-quotient.ts';
import { tangents } from './differentiation/tangents-and-normals.ts';
import { stationary } from './differentiation/stationary-points.ts';
import { gradients } from './differentiation/gradient-at-a-point.ts';
import { powers } from './differentiation/powers.ts';
import type { TopicFamilies } from '../family.ts';

export const differentiation: TopicFamilies = {
  subjectCode: 'A_LEVEL_MATHEMATICS',
  topicCode: 'DIFFERENTIATION',
  families: [powers, gradients, stationary, tangents, rules],
};
