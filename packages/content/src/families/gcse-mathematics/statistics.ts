import { combinedMean } from './statistics/combined-mean.ts';
import { boxPlots } from './statistics/box-plot.ts';
import { groupedMean } from './statistics/grouped-mean.ts';
import { frequencyTable } from './statistics/frequency-table.ts';
import { averages } from './statistics/averages.ts';
import type { TopicFamilies } from '../family.ts';

export const statistics: TopicFamilies = {
  subjectCode: 'GCSE_MATHEMATICS',
  topicCode: 'STATISTICS',
  families: [averages, frequencyTable, groupedMean, boxPlots, combinedMean],
};
