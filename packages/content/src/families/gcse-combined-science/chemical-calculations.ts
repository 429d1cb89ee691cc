import { concentration } from './chemical-calculations/concentration-and-yield.ts';
import { moles } from './chemical-calculations/moles.ts';
import { formulaMass } from './chemical-calculations/formula-mass.ts';
import type { TopicFamilies } from '../family.ts';

export const chemicalCalculations: TopicFamilies = {
  subjectCode: 'GCSE_COMBINED_SCIENCE',
  topicCode: 'CHEMICAL_CALCULATIONS',
  families: [formulaMass, moles, concentration],
};
