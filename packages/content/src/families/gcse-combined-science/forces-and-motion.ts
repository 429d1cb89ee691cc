import type { TopicFamilies } from '../family.ts';
import { lawFamily } from './formula.ts';

export const forcesAndMotion: TopicFamilies = {
  subjectCode: 'GCSE_COMBINED_SCIENCE',
  topicCode: 'FORCES_AND_MOTION',
  families: [
    lawFamily(
      'distance-speed-time',
      {
        say: 'Distance is speed × time',
        product: { name: 'the distance', unit: 'm' },
        first: { name: 'the speed', unit: 'm/s', values: [2, 4, 5, 8, 12, 15, 20] },
        second: { name: 'the time', unit: 's', values: [60, 120, 180, 240, 300] },
      },
      { 1: 1, 2: 1, 3: 1 },
      [
        'A bus moves steadily along a straight road.',
        'A tram moves at a constant speed.',
        'A van drives along a straight road.',
      ],
      { unit: 'minutes', factor: 60, of: 'second' },
    ),
    lawFamily(
      'force-mass-acceleration',
      {
        say: 'Force is mass × acceleration',
        product: { name: 'the resultant force', unit: 'N' },
        first: { name: 'the mass', unit: 'kg', values: [0.2, 0.5, 0.8, 2, 5, 12, 40] },
        second: { name: 'the acceleration', unit: 'm/s²', values: [2, 3, 4, 5, 8] },
      },
      { 1: 1, 2: 1, 3: 1 },
      [
        'A trolley speeds up on a level track.',
        'An object is pushed along a smooth floor.',
        'A model vehicle speeds up.',
      ],
      { unit: 'g', factor: 1e-3, of: 'first' },
    ),
    lawFamily(
      'momentum',
      {
        say: 'Momentum is mass × velocity',
        product: { name: 'the momentum', unit: 'kg m/s' },
        first: { name: 'the mass', unit: 'kg', values: [0.4, 0.5, 2, 6, 50, 80] },
        second: { name: 'the velocity', unit: 'm/s', values: [3, 4, 6, 15, 20] },
      },
      { 2: 1, 3: 1 },
      ['An object moves in a straight line.', 'An object slides over smooth ice.'],
      { unit: 'g', factor: 1e-3, of: 'first' },
    ),
  ],
};
