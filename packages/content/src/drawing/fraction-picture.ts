import type { Random } from '../random.ts';
import { drawing, paper, rectangle, sector } from './svg.ts';

/** A grid of equal squares, some shaded. */
export function shadedGrid(rows: number, columns: number, shaded: readonly number[]): string {
  const cell = Math.min(420 / columns, 300 / rows, 80);
  const parts: string[] = [];
  for (let index = 0; index < rows * columns; index++) {
    const x = 20 + cell * (index % columns);
    const y = 20 + cell * Math.floor(index / columns);
    parts.push(rectangle([x, y], cell, cell, { fill: shaded.includes(index) ? '#8FA6E8' : paper }));
  }
  return drawing(cell * columns + 40, cell * rows + 40, parts);
}

/** A circle divided into equal slices, the first of them shaded. */
export function shadedCircle(slices: number, shaded: number): string {
  const angle = 360 / slices;
  const parts = Array.from({ length: slices }, (_, index) =>
    sector([130, 130], 110, 90 - angle * (index + 1), 90 - angle * index, {
      fill: index < shaded ? '#8FA6E8' : paper,
    }),
  );
  return drawing(260, 260, parts);
}

/** The shaded cells, scattered so that pupils have to count them. */
export function scattered(random: Random, cells: number, shaded: number): number[] {
  return random.sample(
    Array.from({ length: cells }, (_, index) => index),
    shaded,
  );
}
