import type { Family } from '../../family.ts';
import { lawFamily } from '../formula.ts';
import { lawCheck } from '../formula-check.ts';

export const family: Family = {
  ...lawFamily(
    'wave-equation',
    {
      say: 'Wave speed is frequency × wavelength',
      product: { name: 'the wave speed', unit: 'm/s' },
      first: { name: 'the frequency', unit: 'Hz', values: [200, 400, 500, 1000, 2000] },
      second: { name: 'the wavelength', unit: 'm', values: [0.5, 0.6, 0.75, 0.8, 1.5, 2.5] },
    },
    [1, 2, 3],
    [
      'A sound wave travels through a solid.',
      'A wave passes through a material.',
      'A sound wave travels through a liquid.',
    ],
    { unit: 'cm', factor: 1e-2, of: 'second' },
  ),
  syllabus: 'The wave equation',
  check: lawCheck('wave speed', 'frequency', 'wavelength'),
};
