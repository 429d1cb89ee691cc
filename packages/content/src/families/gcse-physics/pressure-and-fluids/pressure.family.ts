import type { Family } from '../../family.ts';
import { lawFamily } from '../../gcse-combined-science/formula.ts';
import { lawCheck } from '../../gcse-combined-science/formula-check.ts';

export const family: Family = {
  ...lawFamily(
    'pressure',
    {
      say: 'Force is pressure × area',
      product: { name: 'the force', unit: 'N' },
      first: { name: 'the pressure', unit: 'Pa', values: [400, 500, 2000, 4000, 5000, 12000, 20000] },
      second: { name: 'the area', unit: 'm²', values: [0.02, 0.05, 0.15, 0.3, 0.4, 0.5, 2] },
    },
    [1, 2, 3],
    ['A box stands on the floor.', 'A fluid pushes on a flat plate.', 'A piston is pushed into a cylinder.'],
    { unit: 'kPa', factor: 1e3, of: 'first' },
  ),
  syllabus: 'Pressure, force and area',
  check: lawCheck('force', 'pressure', 'area'),
};
