import { block } from '#drawing/shapes/cubes.ts';
import type { Random } from '#random.ts';

type Heights = readonly (readonly number[])[];

/** Heights of stacks by row from the back; the top of every stack can be seen. Null if this try gives none. */
export function randomStacks(
  random: Random,
  width: number,
  depth: number,
  tallest: number,
): number[][] | null {
  for (let attempt = 0; attempt < 60; attempt++) {
    const heights = Array.from({ length: depth }, () =>
      Array.from({ length: width }, () => random.int(0, tallest)),
    );
    const lines = [...heights, ...Array.from({ length: width }, (_, x) => heights.map((row) => row[x] ?? 0))];
    if ((heights[0]?.[0] ?? 0) > 0 && lines.every((line) => Math.max(...line) > 0) && topsAreVisible(heights))
      return heights;
  }
  return null;
}

function topsAreVisible(heights: Heights): boolean {
  return heights.every((row, y) =>
    row.every((height, x) => height === 0 || visibleShare(heights, x, y, height) >= 0.4),
  );
}

/** The share of a stack's top that no stack nearer to the eye hides. */
function visibleShare(heights: Heights, x: number, y: number, height: number): number {
  const places = [0.2, 0.5, 0.8];
  const rise = (2 * block.slope) / block.height;
  const seen = places.flatMap((u) =>
    places.filter((v) => {
      for (let step = 0.1; step < 4; step += 0.1)
        if ((heights[Math.floor(y + v + step)]?.[Math.floor(x + u + step)] ?? 0) > height + rise * step)
          return false;
      return true;
    }),
  );
  return seen.length / 9;
}

export function stackWords(heights: Heights): string {
  return heights.map((row, index) => `row ${index + 1} from the back: ${row.join(', ')}`).join('; ');
}
