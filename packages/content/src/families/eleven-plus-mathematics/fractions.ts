import { findTheWhole } from './fractions/find-the-whole.ts';
import { equivalentFractions } from './fractions/lowest-terms.ts';
import { addFractions } from './fractions/add-and-subtract.ts';
import { fractionOfAnAmount } from './fractions/fraction-of-an-amount.ts';
import type { TopicFamilies } from '../family.ts';

export const fractions: TopicFamilies = {
  subjectCode: 'ELEVEN_PLUS_MATHEMATICS',
  topicCode: 'FRACTIONS',
  families: [fractionOfAnAmount, addFractions, equivalentFractions, findTheWhole],
};
