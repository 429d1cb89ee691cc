import type { Family } from '../../family.ts';
import { lawFamily } from '../formula.ts';
import { lawCheck } from '../formula-check.ts';

export const family: Family = {
  ...lawFamily(
    'distance-speed-time',
    {
      say: 'Distance is speed × time',
      product: { name: 'the distance', unit: 'm' },
      first: { name: 'the speed', unit: 'm/s', values: [2, 4, 5, 8, 12, 15, 20] },
      second: { name: 'the time', unit: 's', values: [60, 120, 180, 240, 300] },
    },
    [1, 2, 3],
    [
      'A bus moves steadily along a straight road.',
      'A tram moves at a constant speed.',
      'A van drives along a straight road.',
    ],
    { unit: 'minutes', factor: 60, of: 'second' },
  ),
  syllabus: 'Speed, distance and time',
  check: lawCheck('distance', 'speed', 'time'),
};
