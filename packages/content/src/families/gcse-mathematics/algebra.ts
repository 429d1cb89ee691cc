import { lineFromGraph } from './algebra/line-from-a-graph.ts';
import { simultaneous } from './algebra/simultaneous-equations.ts';
import { nthTerm } from './algebra/nth-term.ts';
import { factorise } from './algebra/factorise-quadratics.ts';
import { linear } from './algebra/linear-equations.ts';
import { expand } from './algebra/expand-brackets.ts';
import type { TopicFamilies } from '../family.ts';

export const algebra: TopicFamilies = {
  subjectCode: 'GCSE_MATHEMATICS',
  topicCode: 'ALGEBRA',
  families: [expand, linear, factorise, nthTerm, simultaneous, lineFromGraph],
};
