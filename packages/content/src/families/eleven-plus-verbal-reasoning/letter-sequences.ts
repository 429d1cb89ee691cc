import { alternating } from './letter-sequences/alternating-letters.ts';
import { analogies } from './letter-sequences/letter-analogies.ts';
import { nextPair } from './letter-sequences/next-pair.ts';
import type { TopicFamilies } from '../family.ts';

export const letterSequences: TopicFamilies = {
  subjectCode: 'ELEVEN_PLUS_VERBAL_REASONING',
  topicCode: 'LETTER_SEQUENCES',
  families: [nextPair, analogies, alternating],
};
