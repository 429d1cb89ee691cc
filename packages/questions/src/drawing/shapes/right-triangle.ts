import { rightAngleMark } from './angles.ts';
import { labelledShape } from './labelled-shape.ts';
import { arc, blue, path } from '../svg.ts';
import type { Point } from '../svg.ts';
import { strokeText } from '../stroke-text.ts';

/** A right-angled triangle: base along the bottom, the right angle at its left end, an angle marked at the right end. */
export function rightTriangle(
  base: number,
  height: number,
  labels: { base: string; height: string; slope: string; angle?: string },
): string {
  const corners: Point[] = [
    [0, 0],
    [base, height],
    [0, height],
  ];
  return labelledShape(corners, [labels.slope, labels.base, labels.height], (toCanvas) => {
    const [x, y] = toCanvas([base, height]);
    const angle = (Math.atan2(height, base) * 180) / Math.PI;
    const text = labels.angle ?? '';
    return [
      rightAngleMark(toCanvas([0, height]), 0, 90),
      ...(text === ''
        ? []
        : [
            path(arc([x, y], 55, 180 - angle, 180), { stroke: blue }),
            strokeText(text, [x - 82, y - Math.max(13, 40 * Math.tan((angle / 2 / 180) * Math.PI))], {
              size: 15,
              color: blue,
            }),
          ]),
    ];
  });
}
