import { vennDiagram } from './probability/venn-diagram.ts';
import { combined } from './probability/two-events.ts';
import { expected } from './probability/expected-frequency.ts';
import { decimalTable } from './probability/missing-probability.ts';
import type { TopicFamilies } from '../family.ts';

export const probability: TopicFamilies = {
  subjectCode: 'GCSE_MATHEMATICS',
  topicCode: 'PROBABILITY',
  families: [decimalTable, expected, combined, vennDiagram],
};
