import { resistivity } from './electricity/resistivity.ts';
import { internalResistance } from './electricity/internal-resistance.ts';
import type { TopicFamilies } from '../family.ts';

export const electricity: TopicFamilies = {
  subjectCode: 'A_LEVEL_PHYSICS',
  topicCode: 'ELECTRICITY',
  families: [internalResistance, resistivity],
};
