import type { Family } from '../../family.ts';
import { lawFamily } from '../formula.ts';
import { lawCheck } from '../formula-check.ts';

export const family: Family = {
  ...lawFamily(
    'charge-current-time',
    {
      say: 'Charge is current × time',
      product: { name: 'the charge that passes', unit: 'C' },
      first: { name: 'the current', unit: 'A', values: [0.2, 0.25, 0.4, 0.5, 2, 3, 5] },
      second: { name: 'the time', unit: 's', values: [20, 30, 40, 60, 80, 120, 300] },
    },
    [1, 2],
    ['A battery is connected to a lamp.', 'A phone is being charged.', 'A motor runs on a direct current.'],
    { unit: 'minutes', factor: 60, of: 'second' },
  ),
  syllabus: 'Charge, current and time',
  check: lawCheck('charge that passes', 'current', 'time'),
};
