import { floatingPoint } from './number-representation/floating-point.ts';
import { fixedPoint } from './number-representation/fixed-point.ts';
import { twosComplement } from './number-representation/twos-complement.ts';
import type { TopicFamilies } from '../family.ts';

export const numberRepresentation: TopicFamilies = {
  subjectCode: 'A_LEVEL_COMPUTER_SCIENCE',
  topicCode: 'NUMBER_REPRESENTATION',
  families: [twosComplement, fixedPoint, floatingPoint],
};
