import { inequalities } from './algebra-and-functions/quadratic-inequalities.ts';
import { partialFractions } from './algebra-and-functions/partial-fractions.ts';
import { functions } from './algebra-and-functions/composite-and-inverse.ts';
import { factorTheorem } from './algebra-and-functions/factor-theorem.ts';
import { completeTheSquare } from './algebra-and-functions/complete-the-square.ts';
import { discriminant } from './algebra-and-functions/discriminant.ts';
import type { TopicFamilies } from '../family.ts';

export const algebraAndFunctions: TopicFamilies = {
  subjectCode: 'A_LEVEL_MATHEMATICS',
  topicCode: 'ALGEBRA_AND_FUNCTIONS',
  families: [discriminant, completeTheSquare, factorTheorem, functions, partialFractions, inequalities],
};
