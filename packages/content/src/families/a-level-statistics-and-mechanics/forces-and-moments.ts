import { connected } from './forces-and-moments/pulleys-and-slopes.ts';
import { friction } from './forces-and-moments/friction.ts';
import { moments } from './forces-and-moments/moments.ts';
import { newton } from './forces-and-moments/newtons-second-law.ts';
import type { TopicFamilies } from '../family.ts';

export const forcesAndMoments: TopicFamilies = {
  subjectCode: 'A_LEVEL_STATISTICS_AND_MECHANICS',
  topicCode: 'FORCES_AND_MOMENTS',
  families: [newton, moments, friction, connected],
};
