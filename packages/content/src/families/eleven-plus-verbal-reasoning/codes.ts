import { numberCodes } from './codes/number-codes.ts';
import { decoding } from './codes/decoding.ts';
import { wordCodes } from './codes/letter-codes.ts';
import type { TopicFamilies } from '../family.ts';

export const codes: TopicFamilies = {
  subjectCode: 'ELEVEN_PLUS_VERBAL_REASONING',
  topicCode: 'CODES',
  families: [wordCodes, decoding, numberCodes],
};
