import type { Family } from '../../family.ts';
import { lawFamily } from '../formula.ts';
import { lawCheck } from '../formula-check.ts';

export const family: Family = {
  ...lawFamily(
    'momentum',
    {
      say: 'Momentum is mass × velocity',
      product: { name: 'the momentum', unit: 'kg m/s' },
      first: { name: 'the mass', unit: 'kg', values: [0.4, 0.5, 2, 6, 50, 80] },
      second: { name: 'the velocity', unit: 'm/s', values: [3, 4, 6, 15, 20] },
    },
    [2, 3],
    ['An object moves in a straight line.', 'An object slides over smooth ice.'],
    { unit: 'g', factor: 1e-3, of: 'first' },
  ),
  syllabus: 'Momentum',
  check: lawCheck('momentum', 'mass', 'velocity'),
};
