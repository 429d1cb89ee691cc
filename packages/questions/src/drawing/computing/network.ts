import { strokeText, textWidth } from '../stroke-text.ts';
import { arrow, circle, drawing, line, paleBlue, paper, rectangle } from '../svg.ts';
import type { Point } from '../svg.ts';

export interface Network {
  width: number;
  height: number;
  nodes: Readonly<Record<string, Point>>;
  links: readonly { from: string; to: string; label?: string; directed?: boolean }[];
  /** Words in boxes, for a food web, or letters in circles, for a graph. */
  shape: 'box' | 'circle';
}

const radius = 25;
const boxHeight = 40;

export function network({ width, height, nodes, links, shape }: Network): string {
  const pointOf = (name: string): Point => {
    const point = nodes[name];
    if (!point) throw new Error(`The network has no node ${name}`);
    return point;
  };
  /** The point on the edge of this node where a link from another node ends. */
  const edge = (name: string, other: Point, gap: number): Point => {
    const [x, y] = pointOf(name);
    const [dx, dy] = [other[0] - x, other[1] - y];
    const reach =
      shape === 'circle'
        ? radius / Math.hypot(dx, dy)
        : Math.min(halfWidth(name) / Math.abs(dx || 0.001), boxHeight / 2 / Math.abs(dy || 0.001));
    const share = reach + gap / Math.hypot(dx, dy);
    return [x + dx * share, y + dy * share];
  };
  const lines = links.flatMap(({ from, to, label, directed = false }) => {
    const start = edge(from, pointOf(to), 0);
    const end = edge(to, pointOf(from), directed ? 3 : 0);
    const middle: Point = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2];
    const drawn = directed ? arrow(start, end) : line(start, end);
    if (label === undefined) return [drawn];
    const cover = circle(middle, 17, { fill: paper, stroke: paper, width: 1 });
    return [drawn, cover, strokeText(label, middle, { size: 17 })];
  });
  const drawnNodes = Object.entries(nodes).map(([name, at]) => {
    const outline =
      shape === 'circle'
        ? circle(at, radius, { fill: paleBlue })
        : rectangle([at[0] - halfWidth(name), at[1] - boxHeight / 2], 2 * halfWidth(name), boxHeight, {
            fill: paleBlue,
            width: 2,
          });
    return outline + strokeText(name, at, { size: shape === 'circle' ? 19 : 17 });
  });
  return drawing(width, height, [...lines, ...drawnNodes]);
}

function halfWidth(name: string): number {
  return textWidth(name, 17) / 2 + 14;
}
