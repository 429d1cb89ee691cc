import { testPositive } from './probability/reversed-conditions.ts';
import { conditional } from './probability/conditional-from-venn.ts';
import { independence } from './probability/independence.ts';
import { unions } from './probability/unions.ts';
import type { TopicFamilies } from '../family.ts';

export const probability: TopicFamilies = {
  subjectCode: 'A_LEVEL_STATISTICS_AND_MECHANICS',
  topicCode: 'PROBABILITY',
  families: [unions, independence, conditional, testPositive],
};
