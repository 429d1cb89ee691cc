import { coordinates } from './shape-and-space/coordinates.ts';
import { volume } from './shape-and-space/volume.ts';
import { angles } from './shape-and-space/missing-angle.ts';
import { compoundShape } from './shape-and-space/compound-shape.ts';
import { rectangleMeasures } from './shape-and-space/rectangle.ts';
import type { TopicFamilies } from '../family.ts';

export const shapeAndSpace: TopicFamilies = {
  subjectCode: 'ELEVEN_PLUS_MATHEMATICS',
  topicCode: 'SHAPE_AND_SPACE',
  families: [rectangleMeasures, compoundShape, angles, volume, coordinates],
};
