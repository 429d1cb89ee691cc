import type { Family } from '../../family.ts';
import { lawFamily } from '../formula.ts';
import { lawCheck } from '../formula-check.ts';

export const family: Family = {
  ...lawFamily(
    'latent-heat',
    {
      say: 'Energy is mass × specific latent heat',
      product: { name: 'the energy transferred', unit: 'J' },
      first: { name: 'the mass', unit: 'kg', values: [0.1, 0.2, 0.25, 0.4, 0.5, 2] },
      second: {
        name: 'the specific latent heat',
        unit: 'J/kg',
        values: [25000, 60000, 106000, 205000, 334000, 396000],
      },
    },
    [1, 2, 3],
    [
      'A solid melts at its melting point.',
      'A pure substance changes state at a constant temperature.',
      'A liquid freezes at its freezing point.',
    ],
    { unit: 'g', factor: 1e-3, of: 'first' },
  ),
  syllabus: 'Specific latent heat',
  check: lawCheck('energy transferred', 'mass', 'specific latent heat'),
};
