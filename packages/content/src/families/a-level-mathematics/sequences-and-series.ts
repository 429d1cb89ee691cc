import { recurrence } from './sequences-and-series/recurrence.ts';
import { binomial } from './sequences-and-series/binomial-expansion.ts';
import { geometric } from './sequences-and-series/geometric.ts';
import { arithmetic } from './sequences-and-series/arithmetic.ts';
import type { TopicFamilies } from '../family.ts';

export const sequencesAndSeries: TopicFamilies = {
  subjectCode: 'A_LEVEL_MATHEMATICS',
  topicCode: 'SEQUENCES_AND_SERIES',
  families: [arithmetic, geometric, binomial, recurrence],
};
