import { polygons } from './geometry/polygon-angles.ts';
import { solids } from './geometry/solids.ts';
import { circles } from './geometry/circles.ts';
import { trigonometry } from './geometry/trigonometry.ts';
import { pythagoras } from './geometry/pythagoras.ts';
import { parallel } from './geometry/parallel-lines.ts';
import type { TopicFamilies } from '../family.ts';

export const geometry: TopicFamilies = {
  subjectCode: 'GCSE_MATHEMATICS',
  topicCode: 'GEOMETRY',
  families: [parallel, pythagoras, trigonometry, circles, solids, polygons],
};
