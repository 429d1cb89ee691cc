import { models } from './exponentials-and-logarithms/models.ts';
import { equations } from './exponentials-and-logarithms/equations.ts';
import { laws } from './exponentials-and-logarithms/laws.ts';
import { evaluateLogs } from './exponentials-and-logarithms/evaluate.ts';
import type { TopicFamilies } from '../family.ts';

export const exponentialsAndLogarithms: TopicFamilies = {
  subjectCode: 'A_LEVEL_MATHEMATICS',
  topicCode: 'EXPONENTIALS_AND_LOGARITHMS',
  families: [evaluateLogs, laws, equations, models],
};
