import type { Family } from '../../family.ts';
import { lawFamily } from '../formula.ts';
import { lawCheck } from '../formula-check.ts';

export const family: Family = {
  ...lawFamily(
    'hookes-law',
    {
      say: 'Force is spring constant × extension',
      product: { name: 'the force', unit: 'N' },
      first: { name: 'the spring constant', unit: 'N/m', values: [20, 25, 40, 50, 200, 250] },
      second: { name: 'the extension', unit: 'm', values: [0.02, 0.04, 0.05, 0.12, 0.2, 0.3] },
    },
    [1, 2, 3],
    [
      'A spring is stretched within its limit of proportionality.',
      'A spring hangs from a stand and a load is added.',
      'The spring of a toy is stretched.',
    ],
    { unit: 'cm', factor: 1e-2, of: 'second' },
  ),
  syllabus: 'Force and extension of a spring',
  check: lawCheck('force', 'spring constant', 'extension'),
};
