import { expect, test } from 'vitest';
import { unprintable } from '../../checks/support/pictures.ts';
import { coordinateGrid } from './coordinate-grid.ts';

test('shapes on squared paper are filled with a pale colour', () => {
  const svg = coordinateGrid({
    low: 0,
    high: 5,
    shapes: [
      [
        [1, 1],
        [4, 1],
        [1, 3],
      ],
    ],
  });
  expect(svg).toMatch(/<polygon [^>]*fill-opacity="0[.]/);
  expect(unprintable(svg)).toBeNull();
});
