import { item } from '../written.ts';
import type { WrittenSet } from '../written.ts';

export const numberRepresentation: WrittenSet = {
  subjectCode: 'A_LEVEL_COMPUTER_SCIENCE',
  topicCode: 'NUMBER_REPRESENTATION',
  name: 'questions',
  items: [
    item(
      1,
      'Convert the 8-bit two’s complement number 1110 0110 to denary.',
      '−26',
      ['−25', '−102', '230'],
      'The first bit is worth −128. The others that are set are worth 64, 32, 4 and 2, so the value is −128 + 102 = −26.',
    ),
  ],
};
