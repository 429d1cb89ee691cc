import { circle } from './coordinate-geometry/circles.ts';
import { lines } from './coordinate-geometry/lines.ts';
import { midpoint } from './coordinate-geometry/midpoint-and-distance.ts';
import type { TopicFamilies } from '../family.ts';

export const coordinateGeometry: TopicFamilies = {
  subjectCode: 'A_LEVEL_MATHEMATICS',
  topicCode: 'COORDINATE_GEOMETRY',
  families: [midpoint, lines, circle],
};
