import type { Family } from '../../family.ts';
import { lawFamily } from '../formula.ts';
import { lawCheck } from '../formula-check.ts';

export const family: Family = {
  ...lawFamily(
    'voltage-current-resistance',
    {
      say: 'Potential difference is current × resistance',
      product: { name: 'the potential difference', unit: 'V' },
      first: { name: 'the current', unit: 'A', values: [0.2, 0.25, 0.4, 0.5, 2, 3] },
      second: { name: 'the resistance', unit: 'Ω', values: [4, 6, 10, 12, 20, 60] },
    },
    [1, 2, 3],
    ['A resistor is connected to a supply.', 'A component is part of a circuit.'],
    { unit: 'mA', factor: 1e-3, of: 'first' },
  ),
  syllabus: 'Current, potential difference and resistance',
  check: lawCheck('potential difference', 'current', 'resistance'),
};
