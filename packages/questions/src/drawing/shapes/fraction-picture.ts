import type { Random } from '../../random.ts';
import { drawing, paper, rectangle } from '../svg.ts';

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

/** The shaded cells, scattered so that pupils have to count them. */
export function scattered(random: Random, cells: number, shaded: number): number[] {
  return random.sample(
    Array.from({ length: cells }, (_, index) => index),
    shaded,
  );
}
