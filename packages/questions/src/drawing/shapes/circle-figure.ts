import { strokeText } from '../stroke-text.ts';
import { blue, circle, drawing, ink, line, polar, type Point } from '../svg.ts';

const centre: Point = [250, 230];
const radius = 165;

/** A point by its letter: on the circle at these degrees, or the centre. */
export interface CirclePoint {
  letter: string;
  /** Anticlockwise from the right; undefined for the centre. */
  degrees?: number;
  /** Outside the circle, as a multiple of the radius. */
  distance?: number;
}

const positionOf = ({ degrees, distance = 1 }: CirclePoint): Point =>
  degrees === undefined ? centre : polar(centre, radius * distance, degrees);

/** A circle with lettered points, straight lines between some of them, and labels inside angles at points. */
export function circleFigure(
  points: readonly CirclePoint[],
  lines: readonly string[],
  angles: readonly { at: string; from: string; to: string; label: string }[],
): string {
  const find = (letter: string) => {
    const point = points.find((each) => each.letter === letter);
    if (!point) throw new Error(`No point ${letter}`);
    return positionOf(point);
  };
  const between = (at: string, from: string, to: string): Point => {
    const [x, y] = find(at);
    const unit = (letter: string): Point => {
      const [ax, ay] = find(letter);
      const length = Math.hypot(ax - x, ay - y);
      return [(ax - x) / length, (ay - y) / length];
    };
    const [[ux, uy], [vx, vy]] = [unit(from), unit(to)];
    const length = Math.hypot(ux + vx, uy + vy) || 1;
    const away = length < 0.7 ? 34 : length < 1.6 ? 52 : 74;
    return [x + ((ux + vx) / length) * away, y + ((uy + vy) / length) * away];
  };
  return drawing(500, 460, [
    circle(centre, radius, { width: 2.5 }),
    ...lines.map((pair) => line(find(pair.charAt(0)), find(pair.charAt(1)), { width: 2.5 })),
    ...points.map((point) => circle(positionOf(point), 4, { fill: ink, width: 1 })),
    ...points.map((point) => {
      const [x, y] = positionOf(point);
      const at: Point = point.degrees === undefined ? [x, y - 20] : polar([x, y], 22, point.degrees);
      return strokeText(point.letter, at, { size: 18, bold: true });
    }),
    ...angles.map(({ at, from, to, label }) =>
      strokeText(label, between(at, from, to), { size: 16, color: label.length === 1 ? blue : ink }),
    ),
  ]);
}
