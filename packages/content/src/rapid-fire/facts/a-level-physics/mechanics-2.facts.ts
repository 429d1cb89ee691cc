import type { SubjectFacts } from '../facts.ts';
import { capital } from '../wording.ts';
import { proportions, reasons } from './calculations.ts';

export const facts: SubjectFacts = {
  subjectCode: 'A_LEVEL_PHYSICS',
  groups: [
    {
      topicCode: 'MECHANICS',
      name: 'proportions',
      levels: [6, 8],
      seconds: 20,
      ask: (change) => `By what factor does this change? ${capital(change)}.`,
      explain: (change) => reasons.get(change) ?? '',
      facts: proportions.map(([change, factor]) => [change, factor]),
    },
  ],
};
