import { circle, drawing, grey, ink, line, pointsFrom, polygon } from '../svg.ts';
import type { Point } from '../svg.ts';

/** A shape without symmetry, around the origin within a radius of about 50, y upwards, with an optional dot. */
export interface TurnedShape {
  name: string;
  corners: readonly Point[];
  dot?: Point;
}

const flag = pointsFrom('-22,-45 -12,-45 -12,-2 30,16 -12,38 -12,45 -22,45');
const letterF = pointsFrom('-25,-45 -8,-45 -8,-6 12,-6 12,10 -8,10 -8,28 27,28 27,45 -25,45');
const hook = pointsFrom('-30,40 30,40 30,-40 -8,-40 -8,-22 12,-22 12,22 -30,22');
const halfArrow = pointsFrom('-7,-45 7,-45 7,2 32,2 -7,45');
const boat = pointsFrom('-40,-20 20,-20 40,5 -5,5 -5,42 -25,5 -40,5');
const step = pointsFrom('-36,-36 36,-36 36,-12 12,-12 12,36 -14,36 -14,8 -36,8');

export const shapesWithoutSymmetry: readonly TurnedShape[] = [
  { name: 'flag on a pole', corners: flag },
  { name: 'letter F', corners: letterF },
  { name: 'hook', corners: hook },
  { name: 'half arrow', corners: halfArrow },
  { name: 'boat', corners: boat },
  { name: 'step', corners: step },
];

export const withDots: readonly TurnedShape[] = [
  { name: 'hook with a dot', corners: hook.map(([x, y]) => [x - 4, y]), dot: [-24, -2] },
  { name: 'half arrow with a dot', corners: halfArrow, dot: [24, -24] },
  { name: 'flag with a dot', corners: flag, dot: [10, -28] },
];

export type Move = (point: Point) => Point;

export const turn =
  (degrees: number): Move =>
  ([x, y]) => {
    const radians = (degrees * Math.PI) / 180;
    return [x * Math.cos(radians) - y * Math.sin(radians), x * Math.sin(radians) + y * Math.cos(radians)];
  };

/** Reflects in a line through the middle at an angle: 90 is a vertical mirror line. */
export const mirror =
  (degrees: number): Move =>
  ([x, y]) => {
    const double = (2 * degrees * Math.PI) / 180;
    return [x * Math.cos(double) + y * Math.sin(double), x * Math.sin(double) - y * Math.cos(double)];
  };

export const after =
  (first: Move, then: Move): Move =>
  (point) =>
    then(first(point));

/** The shape in a cell of 130; a mirror line may be drawn beyond the cell at an angle. */
export function turnedShape(shape: TurnedShape, move: Move, mirrorLine?: 0 | 45 | 90): string {
  const wide = mirrorLine === 90;
  const tall = mirrorLine === 0;
  const toCanvas = (point: Point): Point => {
    const [x, y] = move(point);
    return [65 + x, 65 - y];
  };
  const parts = [polygon(shape.corners.map(toCanvas), { fill: '#B4BBCB' })];
  if (shape.dot) parts.push(circle(toCanvas(shape.dot), 7, { fill: ink }));
  const style = { stroke: grey, dash: '8 8' };
  if (wide) parts.push(line([138, 8], [138, 122], style));
  if (tall) parts.push(line([8, 138], [122, 138], style));
  if (mirrorLine === 45) parts.push(line([60, 190], [190, 60], style));
  const size = mirrorLine === 45 ? 200 : 130;
  return drawing(wide ? 150 : size, tall ? 150 : size, parts);
}
