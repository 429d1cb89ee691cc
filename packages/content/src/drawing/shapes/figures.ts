import { itemAt } from '../../item-at.ts';
import { strokeText } from '../stroke-text.ts';
import { circle, drawing, grey, ink, line, paper, polar, polygon, rectangle } from '../svg.ts';
import type { Point } from '../svg.ts';

/** One figure of a non-verbal reasoning question. */
export interface Figure {
  /** 3 to 8: corners of the outer shape. */
  sides: number;
  fill: Shade;
  /** The direction of the hand with the round end: degrees, anticlockwise from the right; omitted without a hand. */
  pointer?: number;
  /** Dots in a row below the shape. */
  dots?: number;
  /** A small shape in the middle, by its corners. */
  inner?: number;
  size?: 'small' | 'large';
}

export type Shade = 'white' | 'grey' | 'black';
export const shades: readonly Shade[] = ['white', 'grey', 'black'];

const fills: Readonly<Record<Shade, string>> = { white: paper, grey: '#B4BBCB', black: ink };

export const cellSize = 130;

export function regular(centre: Point, sides: number, radius: number): Point[] {
  const start = sides === 4 ? 45 : 90;
  return Array.from({ length: sides }, (_, index) => polar(centre, radius, start + (360 / sides) * index));
}

/** The SVG elements of a figure around a centre; it fits into a cell. */
export function figureMarks(figure: Figure, [x, y]: Point): string[] {
  const { sides, fill, pointer, dots = 0, inner, size = 'large' } = figure;
  const centre: Point = [x, dots > 0 ? y - 10 : y];
  const radius = (dots > 0 ? 42 : 50) * (size === 'small' ? 0.6 : 1);
  const contrast = fill === 'black' ? paper : ink;
  const parts = [polygon(regular(centre, sides, radius), { fill: fills[fill] })];
  if (inner !== undefined)
    parts.push(
      polygon(regular(centre, inner, radius * 0.42), {
        stroke: contrast,
        fill: fill === 'white' ? grey : paper,
      }),
    );
  if (pointer !== undefined) {
    const end = polar(centre, radius * (sides === 3 ? 0.3 : 0.5), pointer);
    parts.push(
      line(centre, end, { stroke: contrast, width: 4 }),
      circle(end, size === 'small' ? 3 : 5, { stroke: contrast, fill: contrast, width: 2 }),
    );
  }
  for (let index = 0; index < dots; index++)
    parts.push(circle([x + 17 * (index - (dots - 1) / 2), y + 50], 5, { fill: ink, width: 1 }));
  return parts;
}

export function figureCell(figure: Figure): string {
  return drawing(cellSize, cellSize, figureMarks(figure, [cellSize / 2, cellSize / 2]));
}

/** Figures in a row of boxes; the last box holds a question mark. */
export function figureRow(figures: readonly Figure[]): string {
  const boxes = [
    ...figures.map((figure, index) => box(index, 0) + figureMarks(figure, middle(index, 0)).join('')),
    box(figures.length, 0) + strokeText('?', middle(figures.length, 0), { size: 44 }),
  ];
  return drawing(cellSize * boxes.length + 20, cellSize + 20, boxes);
}

/** Figures in a square grid, row by row; the last box holds a question mark. */
export function figureGrid(figures: readonly Figure[], columns: number): string {
  const cells = Array.from({ length: columns * columns }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const content =
      index < figures.length
        ? figureMarks(itemAt(figures, index), middle(column, row)).join('')
        : strokeText('?', middle(column, row), { size: 44 });
    return box(column, row) + content;
  });
  return drawing(cellSize * columns + 20, cellSize * columns + 20, cells);
}

function box(column: number, row: number): string {
  return rectangle([10 + cellSize * column, 10 + cellSize * row], cellSize, cellSize, { width: 2.5 });
}

function middle(column: number, row: number): Point {
  return [10 + cellSize * (column + 0.5), 10 + cellSize * (row + 0.5)];
}

const shapeNames: Readonly<Record<number, string>> = {
  3: 'triangle',
  4: 'square',
  5: 'pentagon',
  6: 'hexagon',
  7: 'heptagon',
  8: 'octagon',
};

const directions = [
  'right',
  'up and right',
  'up',
  'up and left',
  'left',
  'down and left',
  'down',
  'down and right',
];

/** A description of the figure: `a small grey square, hand pointing up, 2 dots below`. */
export function figureWords({ sides, fill, pointer, dots = 0, inner, size }: Figure): string {
  return [
    `a ${size === undefined ? '' : `${size} `}${fill} ${shapeNames[sides] ?? 'shape'}`,
    inner === undefined ? '' : `with a ${shapeNames[inner] ?? 'shape'} inside`,
    pointer === undefined
      ? ''
      : `hand pointing ${itemAt(directions, Math.round((((pointer % 360) + 360) % 360) / 45) % 8)}`,
    dots === 0 ? '' : `${dots} ${dots === 1 ? 'dot' : 'dots'} below`,
  ]
    .filter((part) => part !== '')
    .join(', ');
}
