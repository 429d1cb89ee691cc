import { itemAt } from '../../item-at.ts';
import type { Random } from '../../random.ts';
import { circle, drawing, ink, line, paper, polygon, rectangle } from '../svg.ts';
import type { Point } from '../svg.ts';

/** A square of a grid: column and row, rows downwards. */
export type Cell = readonly [x: number, y: number];

/** A shape of squares, with an optional dot in one of them. */
export interface CellShape {
  cells: readonly Cell[];
  dot?: Cell;
}

/** A turn or reflection of the plane that keeps the grid. */
export type GridMove = (cell: Cell) => Cell;

/** Quarter turns clockwise. */
export const quarterTurn =
  (quarters: number): GridMove =>
  (cell) => {
    let [x, y] = cell;
    for (let index = 0; index < ((quarters % 4) + 4) % 4; index++) [x, y] = [0 - y, x];
    return [x, y];
  };

export const flip: GridMove = ([x, y]) => [0 - x, y];

/** Moved to the top left corner, in reading order. */
export function normalized(shape: CellShape): CellShape {
  const left = Math.min(...shape.cells.map(([x]) => x));
  const top = Math.min(...shape.cells.map(([, y]) => y));
  const at = ([x, y]: Cell): Cell => [x - left, y - top];
  const cells = shape.cells.map(at).sort(([x1, y1], [x2, y2]) => y1 - y2 || x1 - x2);
  return { cells, ...(shape.dot && { dot: at(shape.dot) }) };
}

export function moved(shape: CellShape, move: GridMove): CellShape {
  return normalized({ cells: shape.cells.map(move), ...(shape.dot && { dot: move(shape.dot) }) });
}

export const keyOf = ({ cells, dot }: CellShape) => `${cells.join(' ')}${dot ? ` dot ${dot.join()}` : ''}`;

const neighbours = ([x, y]: Cell): Cell[] => [
  [x + 1, y],
  [x - 1, y],
  [x, y + 1],
  [x, y - 1],
];

const has = (cells: readonly Cell[], [x, y]: Cell) => cells.some(([x1, y1]) => x1 === x && y1 === y);

/** A connected shape of `count` squares within `size` columns and rows. */
export function randomCells(random: Random, count: number, size: number): Cell[] {
  const cells: Cell[] = [[random.int(0, size - 1), random.int(0, size - 1)]];
  while (cells.length < count) {
    const open = cells
      .flatMap(neighbours)
      .filter((cell) => Math.min(...cell) >= 0 && Math.max(...cell) < size && !has(cells, cell));
    cells.push(random.pick(open));
  }
  return cells;
}

/** The shape with one square moved to another place, still connected; null if there is none. */
export function withOneMoved(random: Random, cells: readonly Cell[], size: number): Cell[] | null {
  for (const cell of random.shuffle(cells)) {
    const rest = cells.filter((each) => each !== cell);
    const open = rest
      .flatMap(neighbours)
      .filter((each) => Math.min(...each) >= 0 && Math.max(...each) < size && !has(cells, each));
    if (open.length === 0) continue;
    const result = [...rest, random.pick(open)];
    if (outlineOf(result)) return result;
  }
  return null;
}

/** The corners of the outline, clockwise; null if the shape has a hole, two parts or parts that touch at a corner. */
export function outlineOf(cells: readonly Cell[]): Point[] | null {
  const next = new Map<string, Point>();
  let edges = 0;
  for (const cell of cells) {
    const [x, y] = cell;
    const sides: [Cell, Point, Point][] = [
      [
        [x, y - 1],
        [x, y],
        [x + 1, y],
      ],
      [
        [x + 1, y],
        [x + 1, y],
        [x + 1, y + 1],
      ],
      [
        [x, y + 1],
        [x + 1, y + 1],
        [x, y + 1],
      ],
      [
        [x - 1, y],
        [x, y + 1],
        [x, y],
      ],
    ];
    for (const [beside, from, to] of sides) {
      if (has(cells, beside)) continue;
      if (next.has(from.join())) return null;
      next.set(from.join(), to);
      edges++;
    }
  }
  const start = next.values().next().value;
  if (!start) return null;
  const around: Point[] = [];
  let at: Point = start;
  do {
    around.push(at);
    at = next.get(at.join()) ?? start;
  } while (at.join() !== start.join() && around.length <= edges);
  if (around.length !== edges) return null;
  return around.filter(([x, y], index) => {
    const [beforeX, beforeY] = itemAt(around, (index + edges - 1) % edges);
    const [afterX, afterY] = itemAt(around, (index + 1) % edges);
    return !((beforeX === x && afterX === x) || (beforeY === y && afterY === y));
  });
}

/** Whether no turn and no reflection leaves the shape as it is. */
export function isWithoutSymmetry(shape: CellShape): boolean {
  const keys = [0, 1, 2, 3].flatMap((quarters) => {
    const turned = moved(shape, quarterTurn(quarters));
    return [keyOf(turned), keyOf(moved(turned, flip))];
  });
  return new Set(keys).size === 8;
}

export const cellFill = '#A3ABBD';

/** The elements of a shape with its middle at a point, turned clockwise by degrees about it. */
export function cellMarks(
  shape: CellShape,
  [x, y]: Point,
  unit: number,
  degrees = 0,
  fill = cellFill,
): string[] {
  const { cells, dot } = normalized(shape);
  const corners = outlineOf(cells);
  if (!corners) throw new Error('The shape has no simple outline');
  const [width, height] = [
    Math.max(...cells.map(([x1]) => x1)) + 1,
    Math.max(...cells.map(([, y1]) => y1)) + 1,
  ];
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const at = ([x1, y1]: Point): Point => {
    const [dx, dy] = [(x1 - width / 2) * unit, (y1 - height / 2) * unit];
    return [x + dx * cos - dy * sin, y + dx * sin + dy * cos];
  };
  return [
    polygon(corners.map(at), { fill }),
    ...(dot ? [circle(at([dot[0] + 0.5, dot[1] + 0.5]), unit * 0.26, { fill: ink, width: 1 })] : []),
  ];
}

export function cellPicture(shape: CellShape, unit: number, degrees = 0): string {
  return drawing(130, 130, cellMarks(shape, [65, 65], unit, degrees));
}

/** The squares of the shape in words, row by row: `row 1: 1, 2; row 2: 2 with a dot`. */
export function cellWords(shape: CellShape): string {
  const { cells, dot } = normalized(shape);
  const rows = [...new Set(cells.map(([, y]) => y))].sort((one, other) => one - other);
  return rows
    .map((row) => {
      const columns = cells.filter(([, y]) => y === row).map(([x]) => x);
      const words = columns
        .sort((one, other) => one - other)
        .map((x) => `${x + 1}${dot?.[0] === x && dot[1] === row ? ' with a dot' : ''}`);
      return `row ${row + 1}: ${words.join(', ')}`;
    })
    .join('; ');
}

/** A square grid in which some squares are filled; `shaded` gives the fill of a square. */
export function gridMarks(
  size: number,
  [left, top]: Point,
  unit: number,
  fillOf: (cell: Cell) => string | null,
): string[] {
  const parts = [rectangle([left, top], unit * size, unit * size, { fill: paper })];
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const fill = fillOf([x, y]);
      if (fill) parts.push(rectangle([left + unit * x, top + unit * y], unit, unit, { fill, width: 1 }));
    }
  for (let index = 1; index < size; index++) {
    parts.push(line([left + unit * index, top], [left + unit * index, top + unit * size], { width: 1.2 }));
    parts.push(line([left, top + unit * index], [left + unit * size, top + unit * index], { width: 1.2 }));
  }
  return parts;
}
