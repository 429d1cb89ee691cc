import type { Family } from '../../family.ts';
import { lawFamily } from '../../gcse-combined-science/formula.ts';
import { lawCheck } from '../../gcse-combined-science/formula-check.ts';

export const family: Family = {
  ...lawFamily(
    'transformer-power',
    {
      say: 'Power is potential difference × current',
      product: { name: 'the output power', unit: 'W' },
      first: { name: 'the output potential difference', unit: 'V', values: [5, 9, 12, 24, 48, 230] },
      second: { name: 'the output current', unit: 'A', values: [0.2, 0.4, 0.5, 1.5, 2, 4] },
    },
    [1, 2, 3],
    [
      'The secondary coil of a transformer supplies a lamp.',
      'A transformer supplies a charger.',
      'A transformer supplies a model railway.',
    ],
    { unit: 'mA', factor: 1e-3, of: 'second' },
  ),
  syllabus: 'Power of a transformer',
  tier: 'HIGHER',
  check: lawCheck('output power', 'output potential difference', 'output current'),
};
