import type { Family } from '../../family.ts';
import { lawFamily } from '../../gcse-combined-science/formula.ts';
import { lawCheck } from '../../gcse-combined-science/formula-check.ts';

export const family: Family = {
  ...lawFamily(
    'moment',
    {
      say: 'A moment is force × perpendicular distance',
      product: { name: 'the moment', unit: 'N m' },
      first: { name: 'the force', unit: 'N', values: [12, 15, 20, 30, 45, 60, 80] },
      second: { name: 'the perpendicular distance', unit: 'm', values: [0.15, 0.2, 0.3, 0.4, 0.6, 0.8] },
    },
    [1, 2, 3],
    ['A spanner turns a nut.', 'A force acts on a lever.', 'A door is pushed open.'],
    { unit: 'cm', factor: 1e-2, of: 'second' },
  ),
  syllabus: 'Moments',
  check: lawCheck('moment', 'force', 'perpendicular distance'),
};
