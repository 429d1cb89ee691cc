import { circle, drawing, ink, line, paper, polar, polygon } from '../svg.ts';
import type { Point, Style } from '../svg.ts';
import { cornersOfShape, inside, stripesIn } from './outlines.ts';
import type { Shape } from './outlines.ts';

/** One figure of a non-verbal reasoning question. Features can be distinguished in grey too: none is shown by colour alone. */
export interface Figure {
  shape: Shape;
  shade: Shade;
  line?: LineStyle;
  /** The direction of an arrow or semicircle: eighths of a turn clockwise from the top. */
  turn?: number;
  /** A stick with a ball at its end: eighths of a turn clockwise from the top. */
  arm?: number;
  /** Dots in a row below the shape, at most 6. */
  dots?: number;
  /** A small shape in the middle. */
  inner?: Shape;
  innerShade?: 'white' | 'black';
  size?: 'small' | 'large';
}

export type Shade = 'white' | 'grey' | 'black' | 'striped' | 'spotted' | 'crossed';
/** Shadings that show every outline; black would hide a thick or dashed one. */
export const shades: readonly Shade[] = ['white', 'grey', 'striped', 'spotted', 'crossed'];
export type LineStyle = 'plain' | 'dashed' | 'thick';

const fills: Readonly<Record<Shade, string>> = {
  white: paper,
  grey: '#A3ABBD',
  black: ink,
  striped: paper,
  spotted: paper,
  crossed: paper,
};
const lineStyles: Readonly<Record<LineStyle, Style>> = {
  plain: { width: 3 },
  dashed: { width: 3, dash: '7 7' },
  thick: { width: 8 },
};

export const cellSize = 130;

/** The SVG elements of a figure around a centre; it fits into a cell. */
export function figureMarks(figure: Figure, [x, y]: Point): string[] {
  const { shape, shade, line: style = 'plain', turn = 0, arm, dots, inner, innerShade, size } = figure;
  const centre: Point = [x, (dots ?? 0) > 0 ? y - 9 : y];
  const full = dots === undefined && arm === undefined ? 46 : 36;
  const radius = size === 'small' ? full * 0.64 : full;
  const parts: string[] = [];
  if (arm !== undefined) {
    const end = polar(centre, radius + 13, 90 - 45 * arm);
    parts.push(line(centre, end, { width: 4 }), circle(end, 4.5, { fill: ink, width: 2 }));
  }
  parts.push(...shaded(shape, shade, centre, radius, turn, lineStyles[style]));
  if (inner !== undefined)
    parts.push(outline(inner, centre, radius * 0.44, 0, { fill: fills[innerShade ?? 'white'], width: 2.5 }));
  for (let index = 0; index < (dots ?? 0); index++)
    parts.push(circle([x + 17 * (index - ((dots ?? 0) - 1) / 2), y + 53], 5, { fill: ink, width: 1 }));
  return parts;
}

/** A shape with its shading: stripes and spots are drawn one by one, because a PDF prints no patterns. */
export function shaded(
  shape: Shape,
  shade: Shade,
  centre: Point,
  radius: number,
  turn: number,
  style: Style,
): string[] {
  const parts = [outline(shape, centre, radius, turn, { ...style, fill: fills[shade] })];
  const at = ([x, y]: Point): Point => [centre[0] + x, centre[1] + y];
  const hatching =
    shade === 'striped' ? (['up'] as const) : shade === 'crossed' ? (['up', 'down'] as const) : [];
  for (const way of hatching)
    for (const [from, to] of stripesIn(shape, radius, turn, way))
      parts.push(line(at(from), at(to), { width: 2 }));
  if (shade === 'spotted')
    for (const spot of spotsIn(shape, radius, turn))
      parts.push(circle(at(spot), 2.6, { fill: ink, width: 0.5 }));
  return parts;
}

function outline(shape: Shape, centre: Point, radius: number, turn: number, style: Style): string {
  if (shape === 'circle') return circle(centre, radius * 0.92, style);
  return polygon(
    cornersOfShape(shape, radius, turn).map(([x, y]) => [centre[0] + x, centre[1] + y]),
    style,
  );
}

const spots = new Map<string, Point[]>();

function spotsIn(shape: Shape, radius: number, turn: number): Point[] {
  const key = `${shape} ${radius} ${turn}`;
  const known = spots.get(key);
  if (known) return known;
  const corners = cornersOfShape(shape, radius * 0.86, turn);
  const found: Point[] = [];
  for (let row = -6; row <= 6; row++)
    for (let column = -6; column <= 6; column++) {
      const spot: Point = [11 * column + (row % 2 === 0 ? 0 : 5.5), 9.5 * row];
      if (inside(corners, spot)) found.push(spot);
    }
  spots.set(key, found);
  return found;
}

export function figureCell(figure: Figure): string {
  return drawing(cellSize, cellSize, figureMarks(figure, [cellSize / 2, cellSize / 2]));
}
