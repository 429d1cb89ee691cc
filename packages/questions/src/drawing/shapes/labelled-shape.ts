import { itemAt } from '../../item-at.ts';
import { strokeText, textWidth } from '../stroke-text.ts';
import { drawing, paleBlue, polygon } from '../svg.ts';
import type { Point } from '../svg.ts';

/**
 * A polygon with a label outside each side (`''` for none). Corners are given in order, clockwise on the screen, in
 * any units: the shape is scaled to the picture.
 */
export function labelledShape(
  corners: readonly Point[],
  labels: readonly string[],
  extra: (toCanvas: (point: Point) => Point) => string[] = () => [],
): string {
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const width = Math.max(...xs) - Math.min(...xs);
  const height = Math.max(...ys) - Math.min(...ys);
  const scale = Math.min(380 / width, 240 / height);
  const side = 110;
  const toCanvas = ([x, y]: Point): Point => [
    side + (x - Math.min(...xs)) * scale,
    60 + (y - Math.min(...ys)) * scale,
  ];
  const drawn = corners.map(toCanvas);
  const texts = labels.map((label, index) => {
    if (label === '') return '';
    const [x1, y1] = itemAt(drawn, index);
    const [x2, y2] = itemAt(drawn, (index + 1) % drawn.length);
    const length = Math.hypot(x2 - x1, y2 - y1);
    const normal: Point = [(y2 - y1) / length, (x1 - x2) / length];
    const distance = 20 + (Math.abs(normal[0]) * textWidth(label, 18)) / 2;
    return strokeText(label, [(x1 + x2) / 2 + normal[0] * distance, (y1 + y2) / 2 + normal[1] * distance], {
      size: 18,
    });
  });
  return drawing(width * scale + 2 * side, height * scale + 120, [
    polygon(drawn, { fill: paleBlue }),
    ...texts,
    ...extra(toCanvas),
  ]);
}
