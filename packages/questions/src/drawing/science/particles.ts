import { strokeText } from '../stroke-text.ts';
import { blue, circle, drawing, ink, polyline } from '../svg.ts';
import type { Point } from '../svg.ts';

export const statesOfMatter = ['solid', 'liquid', 'gas'] as const;
export type StateOfMatter = (typeof statesOfMatter)[number];

const radius = 11;
const side = 150;

/** Positions in the vessel, from its lower left corner, y upwards. */
const centres: Readonly<Record<StateOfMatter, readonly Point[]>> = {
  solid: [0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2, 3, 4].map((column): Point => [31 + 22 * column, 12 + 22 * row]),
  ),
  liquid: [
    [13, 12],
    [37, 13],
    [60, 12],
    [84, 14],
    [109, 12],
    [135, 13],
    [24, 33],
    [49, 34],
    [73, 34],
    [97, 35],
    [122, 33],
    [14, 54],
    [38, 55],
    [61, 57],
    [86, 56],
    [110, 54],
    [136, 56],
    [50, 78],
    [99, 76],
    [25, 75],
  ],
  gas: [
    [24, 30],
    [88, 18],
    [128, 62],
    [56, 76],
    [20, 122],
    [98, 108],
    [132, 132],
  ],
};

/** Open vessels side by side, with the particles of a substance in each and a letter below. */
export function particleVessels(vessels: readonly { label: string; state: StateOfMatter }[]): string {
  const parts = vessels.flatMap(({ label, state }, index) => {
    const [x, y] = [35 + 200 * index, 30 + side];
    return [
      polyline(
        [
          [x, y - side],
          [x, y],
          [x + side, y],
          [x + side, y - side],
        ],
        { width: 4 },
      ),
      ...centres[state].map(([right, up]) =>
        circle([x + right, y - up - 2], radius, { fill: blue, stroke: ink, width: 1.5 }),
      ),
      strokeText(label, [x + side / 2, y + 34], { size: 24 }),
    ];
  });
  return drawing(200 * vessels.length + 20, side + 90, parts);
}
