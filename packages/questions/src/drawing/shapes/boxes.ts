import { strokeText } from '../stroke-text.ts';
import { arrow, drawing, rectangle } from '../svg.ts';
import type { Point } from '../svg.ts';
import { cellSize } from './figures.ts';

/** What a box shows: its elements around the middle of the box, or null for the box with the question mark. */
export type Content = ((middle: Point) => readonly string[]) | null;

function box(content: Content, left: number, top: number): string {
  const middle: Point = [left + cellSize / 2, top + cellSize / 2];
  const marks = content === null ? [strokeText('?', middle, { size: 44 })] : content(middle);
  return rectangle([left, top], cellSize, cellSize, { width: 2.5 }) + marks.join('');
}

/** Boxes in rows of `columns`. */
export function boxGrid(contents: readonly Content[], columns: number): string {
  const rows = Math.ceil(contents.length / columns);
  return drawing(
    cellSize * columns + 20,
    cellSize * rows + 20,
    contents.map((content, index) =>
      box(content, 10 + cellSize * (index % columns), 10 + cellSize * Math.floor(index / columns)),
    ),
  );
}

/** Boxes with a gap between them, each with a label below it. */
export function labelledBoxes(contents: readonly Content[], labels: readonly string[]): string {
  const pitch = cellSize + 14;
  return drawing(pitch * contents.length + 6, cellSize + 75, [
    ...contents.map((content, index) => box(content, 10 + pitch * index, 10)),
    ...labels.map((label, index) =>
      strokeText(label, [10 + pitch * index + cellSize / 2, cellSize + 42], { size: 24, bold: true }),
    ),
  ]);
}

/** Boxes one after the other with an arrow between the two of each pair. */
export function pairedBoxes(pairs: readonly (readonly [Content, Content])[]): string {
  const width = 2 * cellSize + 50;
  return drawing(
    (width + 46) * pairs.length - 26,
    cellSize + 20,
    pairs.flatMap(([first, second], index) => {
      const left = 10 + (width + 46) * index;
      return [
        box(first, left, 10),
        arrow([left + cellSize + 8, 10 + cellSize / 2], [left + cellSize + 42, 10 + cellSize / 2]),
        box(second, left + cellSize + 50, 10),
      ];
    }),
  );
}
