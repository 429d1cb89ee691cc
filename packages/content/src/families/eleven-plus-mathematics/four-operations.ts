import { missingDigit } from './four-operations/missing-digit.ts';
import { orderOfOperations } from './four-operations/order-of-operations.ts';
import { remainders } from './four-operations/remainders.ts';
import { shopping } from './four-operations/two-step-story.ts';
import { columns } from './four-operations/column-sum.ts';
import type { TopicFamilies } from '../family.ts';

export const fourOperations: TopicFamilies = {
  subjectCode: 'ELEVEN_PLUS_MATHEMATICS',
  topicCode: 'FOUR_OPERATIONS',
  families: [columns, shopping, remainders, orderOfOperations, missingDigit],
};
