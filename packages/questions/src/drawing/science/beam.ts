import { strokeText } from '../stroke-text.ts';
import { arrow, blue, drawing, grey, line, polygon, rectangle } from '../svg.ts';

export interface Load {
  /** The position along the beam, from 0 to 1. */
  at: number;
  label: string;
}

/** A level beam on one support, with loads that pull down and distances below. */
export function beam(
  pivot: number,
  loads: readonly Load[],
  distances: readonly { from: number; to: number; label: string }[],
): string {
  const x = (at: number) => 60 + 480 * at;
  const support = x(pivot);
  return drawing(600, 300, [
    rectangle([60, 128], 480, 14, { fill: '#DCE4FA' }),
    polygon(
      [
        [support, 142],
        [support - 22, 180],
        [support + 22, 180],
      ],
      { fill: grey },
    ),
    ...loads.flatMap(({ at, label }) => [
      arrow([x(at), 62], [x(at), 126], { stroke: blue, width: 4 }),
      strokeText(label, [x(at), 40], { size: 20, color: blue }),
    ]),
    ...distances.flatMap(({ from, to, label }) => {
      const middle = (x(from) + x(to)) / 2;
      return [
        line([x(from), 215], [x(to), 215], { width: 2 }),
        line([x(from), 205], [x(from), 225], { width: 2 }),
        line([x(to), 205], [x(to), 225], { width: 2 }),
        strokeText(label, [middle, 248], { size: 20 }),
      ];
    }),
  ]);
}
