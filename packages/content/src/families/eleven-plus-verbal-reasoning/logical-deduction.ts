import { ages } from './logical-deduction/ages.ts';
import { weekdays } from './logical-deduction/weekdays.ts';
import { ordering } from './logical-deduction/ordering.ts';
import type { TopicFamilies } from '../family.ts';

export const logicalDeduction: TopicFamilies = {
  subjectCode: 'ELEVEN_PLUS_VERBAL_REASONING',
  topicCode: 'LOGICAL_DEDUCTION',
  families: [ordering, weekdays, ages],
};
