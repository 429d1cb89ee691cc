import type { Family } from '../../family.ts';
import { lawFamily } from '../formula.ts';
import { lawCheck } from '../formula-check.ts';

export const family: Family = {
  ...lawFamily(
    'force-mass-acceleration',
    {
      say: 'Force is mass × acceleration',
      product: { name: 'the resultant force', unit: 'N' },
      first: { name: 'the mass', unit: 'kg', values: [0.2, 0.5, 0.8, 2, 5, 12, 40] },
      second: { name: 'the acceleration', unit: 'm/s²', values: [2, 3, 4, 5, 8] },
    },
    [1, 2, 3],
    [
      'A trolley speeds up on a level track.',
      'An object is pushed along a smooth floor.',
      'A model vehicle speeds up.',
    ],
    { unit: 'g', factor: 1e-3, of: 'first' },
  ),
  syllabus: 'Newton’s second law',
  check: lawCheck('force', 'mass', 'acceleration'),
};
