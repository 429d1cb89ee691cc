import type { Family } from '../../family.ts';
import { lawFamily } from '../formula.ts';
import { lawCheck } from '../formula-check.ts';

export const family: Family = {
  ...lawFamily(
    'energy-power-time',
    {
      say: 'Energy is power × time',
      product: { name: 'the energy transferred', unit: 'J' },
      first: { name: 'the power', unit: 'W', values: [60, 100, 500, 1200, 2000] },
      second: { name: 'the time', unit: 's', values: [10, 30, 60, 90, 120] },
    },
    [1, 2, 3],
    ['An appliance is switched on.', 'A motor lifts a load.'],
    { unit: 'kW', factor: 1e3, of: 'first' },
  ),
  syllabus: 'Energy, power and time',
  check: lawCheck('energy transferred', 'power', 'time'),
};
