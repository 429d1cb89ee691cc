import type { RandomInt } from '#platform/random.ts';

/** Returns a copy in random order, all orders equally likely (Fisher-Yates). */
export function shuffle<Item>(items: readonly Item[], randomInt: RandomInt): Item[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = randomInt(last + 1);
    [shuffled[last], shuffled[other]] = [shuffled[other] as Item, shuffled[last] as Item];
  }
  return shuffled;
}

/**
 * `count` different whole numbers from 0 to `total` - 1 in random order, all selections equally likely; all
 * of them when `count` is `total` or more. Robert Floyd's algorithm: `count` steps, however large the total.
 */
export function distinctRandomNumbers(total: number, count: number, randomInt: RandomInt): number[] {
  const chosen = new Set<number>();
  for (let last = Math.max(0, total - count); last < total; last++) {
    const candidate = randomInt(last + 1);
    chosen.add(chosen.has(candidate) ? last : candidate);
  }
  return shuffle([...chosen], randomInt);
}
