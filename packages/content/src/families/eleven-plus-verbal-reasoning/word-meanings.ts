import { opposite } from './word-meanings/opposite-meanings.ts';
import { closest } from './word-meanings/closest-meanings.ts';
import { oddOneOut } from './word-meanings/odd-word-out.ts';
import type { TopicFamilies } from '../family.ts';

export const wordMeanings: TopicFamilies = {
  subjectCode: 'ELEVEN_PLUS_VERBAL_REASONING',
  topicCode: 'WORD_MEANINGS',
  families: [oddOneOut, closest, opposite],
};
