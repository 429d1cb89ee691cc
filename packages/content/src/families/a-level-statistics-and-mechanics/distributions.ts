import { normal } from './distributions/normal.ts';
import { binomial } from './distributions/binomial.ts';
import { discrete } from './distributions/discrete.ts';
import type { TopicFamilies } from '../family.ts';

export const distributions: TopicFamilies = {
  subjectCode: 'A_LEVEL_STATISTICS_AND_MECHANICS',
  topicCode: 'DISTRIBUTIONS',
  families: [discrete, binomial, normal],
};
