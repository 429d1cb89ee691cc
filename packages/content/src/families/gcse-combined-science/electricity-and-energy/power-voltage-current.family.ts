import type { Family } from '../../family.ts';
import { lawFamily } from '../formula.ts';
import { lawCheck } from '../formula-check.ts';

export const family: Family = {
  ...lawFamily(
    'power-voltage-current',
    {
      say: 'Power is potential difference × current',
      product: { name: 'the power', unit: 'W' },
      first: { name: 'the potential difference', unit: 'V', values: [6, 12, 24, 230] },
      second: { name: 'the current', unit: 'A', values: [0.5, 2, 3, 5, 8] },
    },
    [2, 3],
    ['A heater is connected to a supply.', 'A lamp is connected to a supply.'],
    { unit: 'mA', factor: 1e-3, of: 'second' },
  ),
  syllabus: 'Electrical power',
  check: lawCheck('power', 'potential difference', 'current'),
};
