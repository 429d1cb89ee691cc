import { chance } from './data-handling/chance.ts';
import { averages } from './data-handling/averages.ts';
import { pie } from './data-handling/pie-chart.ts';
import { bars } from './data-handling/bar-chart.ts';
import type { TopicFamilies } from '../family.ts';

export const dataHandling: TopicFamilies = {
  subjectCode: 'ELEVEN_PLUS_MATHEMATICS',
  topicCode: 'DATA_HANDLING',
  families: [bars, pie, averages, chance],
};
