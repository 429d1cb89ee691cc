import { readNumberLine } from './number-and-place-value/number-line.ts';
import { primesAndMultiples } from './number-and-place-value/primes-and-multiples.ts';
import { temperature } from './number-and-place-value/temperature.ts';
import { rounding } from './number-and-place-value/rounding.ts';
import { digitValue } from './number-and-place-value/digit-value.ts';
import type { TopicFamilies } from '../family.ts';

export const numberAndPlaceValue: TopicFamilies = {
  subjectCode: 'ELEVEN_PLUS_MATHEMATICS',
  topicCode: 'NUMBER_AND_PLACE_VALUE',
  families: [digitValue, rounding, temperature, primesAndMultiples, readNumberLine],
};
