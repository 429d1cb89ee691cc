import type { Family } from '../../family.ts';
import { lawFamily } from '../formula.ts';
import { lawCheck } from '../formula-check.ts';

export const family: Family = {
  ...lawFamily(
    'density',
    {
      say: 'Mass is density × volume',
      product: { name: 'the mass', unit: 'kg' },
      first: { name: 'the density', unit: 'kg/m³', values: [500, 800, 1000, 1200, 2500, 2700, 7800, 8900] },
      second: { name: 'the volume', unit: 'm³', values: [0.02, 0.05, 0.1, 0.25, 0.4, 2, 3] },
    },
    [1, 2, 3],
    [
      'A block is made of a single material.',
      'An engineer tests a sample of a material.',
      'A builder orders a load of material.',
    ],
    { unit: 'g/cm³', factor: 1e3, of: 'first' },
  ),
  syllabus: 'Density, mass and volume',
  check: lawCheck('mass', 'density', 'volume'),
};
