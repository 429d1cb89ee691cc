import { bounds } from './number/bounds.ts';
import { surds } from './number/surds.ts';
import { factorsAndMultiples } from './number/hcf-and-lcm.ts';
import { indexLaws } from './number/index-laws.ts';
import { standardForm } from './number/standard-form.ts';
import type { TopicFamilies } from '../family.ts';

export const number: TopicFamilies = {
  subjectCode: 'GCSE_MATHEMATICS',
  topicCode: 'NUMBER',
  families: [standardForm, indexLaws, factorsAndMultiples, surds, bounds],
};
