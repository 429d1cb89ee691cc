import { interpolation } from './data-and-spread/interpolation.ts';
import { outliers } from './data-and-spread/outliers.ts';
import { coding } from './data-and-spread/coding.ts';
import { summary } from './data-and-spread/summary-statistics.ts';
import type { TopicFamilies } from '../family.ts';

export const dataAndSpread: TopicFamilies = {
  subjectCode: 'A_LEVEL_STATISTICS_AND_MECHANICS',
  topicCode: 'DATA_AND_SPREAD',
  families: [summary, coding, outliers, interpolation],
};
