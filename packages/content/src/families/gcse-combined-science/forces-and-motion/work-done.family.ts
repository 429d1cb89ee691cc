import type { Family } from '../../family.ts';
import { lawFamily } from '../formula.ts';
import { lawCheck } from '../formula-check.ts';

export const family: Family = {
  ...lawFamily(
    'work-done',
    {
      say: 'Work done is force × distance along the line of the force',
      product: { name: 'the work done', unit: 'J' },
      first: { name: 'the force', unit: 'N', values: [12, 25, 40, 60, 150, 250, 800] },
      second: { name: 'the distance', unit: 'm', values: [0.5, 1.5, 2, 4, 6, 12, 20] },
    },
    [1, 2],
    [
      'A sledge is pulled along level snow.',
      'A trolley is pushed in a straight line.',
      'A crane lifts a load.',
    ],
    { unit: 'cm', factor: 0.01, of: 'second' },
  ),
  syllabus: 'Work done by a force',
  check: lawCheck('work done', 'force', 'distance'),
};
