import { ratios } from './ratio-and-proportion/ratios.ts';
import { proportion } from './ratio-and-proportion/direct-and-inverse.ts';
import { measures } from './ratio-and-proportion/compound-measures.ts';
import { compound } from './ratio-and-proportion/compound-change.ts';
import { percentageChange } from './ratio-and-proportion/percentage-change.ts';
import type { TopicFamilies } from '../family.ts';

export const ratioAndProportion: TopicFamilies = {
  subjectCode: 'GCSE_MATHEMATICS',
  topicCode: 'RATIO_AND_PROPORTION',
  families: [percentageChange, compound, measures, proportion, ratios],
};
