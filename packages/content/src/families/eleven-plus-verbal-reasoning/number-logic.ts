import { balances } from './number-logic/balanced-sums.ts';
import { interleaved } from './number-logic/number-series.ts';
import { relatedNumbers } from './number-logic/related-numbers.ts';
import { letterSums } from './number-logic/letter-sums.ts';
import type { TopicFamilies } from '../family.ts';

export const numberLogic: TopicFamilies = {
  subjectCode: 'ELEVEN_PLUS_VERBAL_REASONING',
  topicCode: 'NUMBER_LOGIC',
  families: [letterSums, relatedNumbers, interleaved, balances],
};
