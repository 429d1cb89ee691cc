import type { Random } from '#random.ts';

/** Heights of stacks by row from the back; no stack hides the top of another. */
export function randomStacks(random: Random, width: number, depth: number, tallest: number): number[][] {
  const heights = Array.from({ length: depth }, () => Array.from({ length: width }, () => 0));
  for (let y = 0; y < depth; y++)
    for (let x = 0; x < width; x++) {
      const behind = Math.min(heights[y - 1]?.[x] ?? tallest, heights[y]?.[x - 1] ?? tallest);
      const row = heights[y];
      if (row) row[x] = behind === 0 ? 0 : x + y === 0 ? random.int(2, tallest) : random.int(Math.max(0, behind - 2), behind);
    }
  return heights;
}

export function stackWords(heights: readonly (readonly number[])[]): string {
  return heights.map((row, index) => `row ${index + 1} from the back: ${row.join(', ')}`).join('; ');
}
