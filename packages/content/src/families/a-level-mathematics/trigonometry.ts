import { harmonic } from './trigonometry/harmonic-form.ts';
import { identities } from './trigonometry/identities.ts';
import { equations } from './trigonometry/equations.ts';
import { exactValues } from './trigonometry/exact-values.ts';
import { radians } from './trigonometry/radians.ts';
import type { TopicFamilies } from '../family.ts';

export const trigonometry: TopicFamilies = {
  subjectCode: 'A_LEVEL_MATHEMATICS',
  topicCode: 'TRIGONOMETRY',
  families: [radians, exactValues, equations, identities, harmonic],
};
