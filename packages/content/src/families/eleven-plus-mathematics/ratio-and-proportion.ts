import { bestValue } from './ratio-and-proportion/best-value.ts';
import { mapScales } from './ratio-and-proportion/map-scales.ts';
import { recipes } from './ratio-and-proportion/recipes.ts';
import { sharing } from './ratio-and-proportion/sharing.ts';
import { simplify } from './ratio-and-proportion/simplest-form.ts';
import type { TopicFamilies } from '../family.ts';

export const ratioAndProportion: TopicFamilies = {
  subjectCode: 'ELEVEN_PLUS_MATHEMATICS',
  topicCode: 'RATIO_AND_PROPORTION',
  families: [simplify, sharing, recipes, mapScales, bestValue],
};
