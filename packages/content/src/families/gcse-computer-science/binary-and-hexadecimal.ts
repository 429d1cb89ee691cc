import { shifts } from './binary-and-hexadecimal/shifts.ts';
import { addition } from './binary-and-hexadecimal/addition.ts';
import { conversions } from './binary-and-hexadecimal/conversions.ts';
import type { TopicFamilies } from '../family.ts';

export const binaryAndHexadecimal: TopicFamilies = {
  subjectCode: 'GCSE_COMPUTER_SCIENCE',
  topicCode: 'BINARY_AND_HEXADECIMAL',
  families: [conversions, addition, shifts],
};
